import {
  coerceInputValue,
  getNamedType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  type GraphQLInputType,
} from 'graphql';
import type { AnyObjectSchema } from 'yup';
import { DomainError } from '../domain/input/errors.js';

const schemasByTypeName = new Map<string, AnyObjectSchema>();

/**
 * Ties an input or args class to its yup schema in `domain/`. The schema sees the values as they stand on the wire and is
 * applied before the resolver runs; the resolver gets the cleaned values.
 */
export function Rules(schema: AnyObjectSchema): ClassDecorator {
  return (target) => {
    schemasByTypeName.set(target.name, schema);
  };
}

/** The yup schema of an input type, if it has one. */
export function rulesOf(type: GraphQLInputType): AnyObjectSchema | undefined {
  return schemasByTypeName.get(getNamedType(type).name);
}

/** Turns a coerced input value back into what stood on the wire (money as a number, instants as text, enums as values). */
export function toWire(value: unknown, type: GraphQLInputType): unknown {
  if (isNonNullType(type)) return toWire(value, type.ofType);
  if (value === null || value === undefined) return value;
  if (isListType(type)) return Array.isArray(value) ? value.map((item) => toWire(item, type.ofType)) : value;
  if (isInputObjectType(type)) {
    const fields = type.getFields();
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]) => [name, fields[name] ? toWire(inner, fields[name].type) : inner]),
    );
  }
  // Enums stay as their values: that is what the rules are written in.
  return isLeafType(type) && 'serialize' in type && !('getValues' in type) ? type.serialize(value) : value;
}

/** The way back: cleaned wire values to what resolvers receive. Enum values are kept as they are. */
export function fromWire(value: unknown, type: GraphQLInputType): unknown {
  if (isNonNullType(type)) return fromWire(value, type.ofType);
  if (value === null || value === undefined) return value;
  if (isListType(type)) return Array.isArray(value) ? value.map((item) => fromWire(item, type.ofType)) : value;
  if (isInputObjectType(type)) {
    const fields = type.getFields();
    return Object.fromEntries(
      Object.entries(value).flatMap(([name, inner]) => {
        const field = fields[name];
        return field ? [[name, fromWire(inner, field.type)]] : [];
      }),
    );
  }
  if ('getValues' in type) return value;
  return coerceInputValue(value, type, (_path, _invalid, error) => {
    throw error.originalError instanceof DomainError ? error.originalError : error;
  });
}
