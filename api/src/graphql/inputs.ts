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
 * Binds an input or args class to its yup schema in `domain/`. The schema validates the JSON values before the resolver runs; the
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

/** Converts a coerced input value back to JSON, which the rules validate (money as a number, instants as text). */
export function serializeInput(value: unknown, type: GraphQLInputType): unknown {
  if (isNonNullType(type)) return serializeInput(value, type.ofType);
  if (value === null || value === undefined) return value;
  if (isListType(type)) return Array.isArray(value) ? value.map((item) => serializeInput(item, type.ofType)) : value;
  if (isInputObjectType(type)) {
    const fields = type.getFields();
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]) => [
        name,
        fields[name] ? serializeInput(inner, fields[name].type) : inner,
      ]),
    );
  }
  return isLeafType(type) && 'serialize' in type && !('getValues' in type) ? type.serialize(value) : value;
}

/** Converts cleaned JSON to what resolvers receive. Enum values stay as they are. */
export function coerceInput(value: unknown, type: GraphQLInputType): unknown {
  if (isNonNullType(type)) return coerceInput(value, type.ofType);
  if (value === null || value === undefined) return value;
  if (isListType(type)) return Array.isArray(value) ? value.map((item) => coerceInput(item, type.ofType)) : value;
  if (isInputObjectType(type)) {
    const fields = type.getFields();
    return Object.fromEntries(
      Object.entries(value).flatMap(([name, inner]) => {
        const field = fields[name];
        return field ? [[name, coerceInput(inner, field.type)]] : [];
      }),
    );
  }
  if ('getValues' in type) return value;
  return coerceInputValue(value, type, (_path, _invalid, error) => {
    throw error.originalError instanceof DomainError ? error.originalError : error;
  });
}
