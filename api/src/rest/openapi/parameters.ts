import { BOOKING_LIMITS } from '../../domain/bookings/limits.js';
import type { QueryParameter, Route } from '../route.js';
import type { Example } from './examples.js';
import type { JsonSchema } from './json-schema.js';
import type { UsedPart } from './requests.js';

/** A path or query parameter, or a request header. */
export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required?: boolean;
  description?: string;
  style?: string;
  explode?: boolean;
  schema: JsonSchema;
  example?: unknown;
}

/** The parameters of a row: what its operation takes from path, query and headers, and what says how its file is rendered. */
export function describeParameters(row: Route, parts: readonly UsedPart[], example: Example): Parameter[] {
  const inPath = parts.filter(({ part }) => part === 'path').map((part) => toParameter('path', part, example.params));
  const inQuery = parts
    .filter(({ part }) => part === 'query')
    .map((part) => toParameter('query', { ...part, schema: toQuerySchema(row, part) }, example.query));
  const ofFile = row.render ? describeFileParameters(row, inQuery, example) : [];
  const inHeader = parts.filter(({ part }) => part === 'key').map(({ name }) => idempotencyKeyParameter(name));
  return [...inPath, ...inQuery, ...ofFile, ...inHeader];
}

/** The schema of a query parameter: as the row declares it, or as the input field that takes it. */
function toQuerySchema(row: Route, { name, schema }: UsedPart): JsonSchema {
  const declared = row.query?.[name];
  return declared ? toDeclaredSchema(declared) : schema;
}

function toDeclaredSchema({ description, pattern, values, type }: QueryParameter): JsonSchema {
  return {
    type: type ?? 'string',
    description,
    ...(pattern === undefined ? {} : { pattern }),
    ...(values ? { enum: [...values] } : {}),
  };
}

/** The parameters that say how a file is rendered, which no variable of the operation takes. */
function describeFileParameters(row: Route, known: readonly Parameter[], example: Example): Parameter[] {
  const names = new Set(known.map(({ name }) => name));
  return Object.entries(row.query ?? {})
    .filter(([name]) => !names.has(name))
    .map(([name, declared]) =>
      toParameter('query', { name, schema: toDeclaredSchema(declared), isRequired: false }, example.query),
    );
}

function toParameter(
  where: 'path' | 'query',
  { name, schema, isRequired }: Pick<UsedPart, 'name' | 'schema' | 'isRequired'>,
  examples: Readonly<Record<string, unknown>> = {},
): Parameter {
  const { description, ...rest } = schema;
  return {
    name,
    in: where,
    ...(where === 'path' || isRequired ? { required: true } : {}),
    ...(description === undefined ? {} : { description }),
    ...(rest.type === 'array' ? { style: 'form', explode: false } : {}),
    schema: rest,
    ...(examples[name] === undefined ? {} : { example: examples[name] }),
  };
}

function idempotencyKeyParameter(name: string): Parameter {
  return {
    name,
    in: 'header',
    description: 'An idempotency key: repeated requests with the same key and body run once and get the same response.',
    schema: { type: 'string', minLength: 1, maxLength: BOOKING_LIMITS.idempotencyKeyMaxCharacters },
  };
}
