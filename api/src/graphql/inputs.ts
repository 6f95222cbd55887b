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
 * Binds an input or args class to its yup schema in `domain/`. The schema validates the wire values before the resolver runs; the
 * resolver gets the cast values.
 */
export function Rules(schema: AnyObjectSchema): ClassDecorator {
  return (target) => {
    schemasByTypeName.set(target.name, schema);
  };
}

/** The yup schema of an input type, if any. */
export function getRules(type: GraphQLInputType): AnyObjectSchema | undefined {
  return schemasByTypeName.get(getNamedType(type).name);
}

/** Converts a coerced input value back to its wire form (money as a number, instants as text, enums as values). */
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
  // Enums keep their internal values, which the rules use.
  return isLeafType(type) && 'serialize' in type && !('getValues' in type) ? type.serialize(value) : value;
}

/** Converts cleaned wire values to what resolvers receive. Enum values stay as they are. */
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
