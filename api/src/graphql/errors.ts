import { HeaderMap } from '@apollo/server';
import { unwrapResolverError } from '@apollo/server/errors';
import { randomUUID } from 'node:crypto';
import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import type { Logger } from 'pino';
import { toDomainError } from '../database/constraints.js';
import { DomainError } from '../domain/input/errors.js';
import { toFormError } from './form-errors.js';

/** Codes that Apollo gives to requests that never reached a resolver. */
const REQUEST_CODES: Record<string, DomainError['code']> = {
  GRAPHQL_PARSE_FAILED: 'MALFORMED',
  GRAPHQL_VALIDATION_FAILED: 'MALFORMED',
  BAD_REQUEST: 'MALFORMED',
  OPERATION_RESOLUTION_FAILURE: 'MALFORMED',
  PERSISTED_QUERY_NOT_FOUND: 'MALFORMED',
  PERSISTED_QUERY_NOT_SUPPORTED: 'MALFORMED',
  BAD_USER_INPUT: 'INVALID_INPUT',
};

/** "Variable "$input" got invalid value … at "input.guestCount"; why" and its relatives. */
const AT_PATH = / at "[\w]+\.([\w.[\]]+)"/;
const MISSING_FIELD = /Field "(\w+)" of required type/;
const VARIABLE = /Variable "\$(\w+)"/;

/** What graphql-js says of values that don't fit, in words for people who don't know its types. */
const PLAIN_WORDS: readonly (readonly [RegExp, string])[] = [
  [/^Int cannot represent non 32-bit/, 'is out of range'],
  [/^Int cannot represent/, 'must be a whole number'],
  [/^Float cannot represent/, 'must be a number'],
  [/^String cannot represent/, 'must be text'],
  [/^Boolean cannot represent/, 'must be true or false'],
  [/^Enum "|^Value ".*" does not exist in/s, 'is not one of the known values'],
  [/^Expected type ".*" to be an object/, 'must be an object'],
  [/^Expected non-nullable type/, 'is required'],
];

function plainWords(message: string): string {
  const reason = (message.split('; ').pop() ?? '').replace(/^Expected type "\w+"\. /, '');
  return PLAIN_WORDS.find(([pattern]) => pattern.test(reason))?.[1] ?? (reason || 'is not valid');
}

/** The refusal behind an error that graphql-js raised while it read variables: names the field. */
export function coercionError(error: GraphQLError): DomainError {
  const original = error.originalError;
  const missing = MISSING_FIELD.exec(error.message)?.[1];
  const path = AT_PATH.exec(error.message)?.[1];
  const variable = VARIABLE.exec(error.message)?.[1];
  const field = [path, missing].filter(Boolean).join('.') || (variable === 'input' ? undefined : variable);
  const reason =
    missing !== undefined || error.message.includes('was not provided')
      ? 'is required'
      : original instanceof DomainError
        ? original.message
        : plainWords(error.message);
  const message = field ? `${field} ${reason}` : reason;
  return new DomainError('INVALID_INPUT', message, {
    field,
    details: { fields: field ? [{ field, message }] : [] },
  });
}

/** Whatever was thrown, as a refusal that may be shown. A surprise is logged with an id; only the id is shown. */
export function presentable(error: unknown, log: Logger, requestId?: string): DomainError {
  const thrown = error instanceof GraphQLError ? unwrapResolverError(error) : error;
  if (thrown instanceof DomainError) return thrown;
  const mapped = toDomainError(thrown) ?? toFormError(thrown);
  if (mapped) return mapped;
  if (thrown instanceof GraphQLError) {
    const code = REQUEST_CODES[String(thrown.extensions.code)];
    if (code === 'INVALID_INPUT') return coercionError(thrown);
    if (code) return new DomainError(code, thrown.message);
    // A refusal before any field ran (variables that break their rules) comes wrapped, without a path.
    if (thrown.originalError instanceof DomainError) return thrown.originalError;
    // graphql-js itself: a document that doesn't fit the schema, or a value that is null where it may not be.
    if (!thrown.originalError && thrown.path === undefined) return new DomainError('MALFORMED', thrown.message);
  }
  const id = randomUUID();
  log.error({ err: thrown, errorId: id, requestId }, 'unexpected error');
  return new DomainError('INTERNAL', `Something went wrong on our side. Please try again. (${id})`, {
    details: { id },
  });
}

/**
 * What Apollo is told where a request's context can't be built, the database being away: it would answer 500 by itself.
 * @param error whatever was thrown
 */
export function contextError(error: unknown, log: Logger): GraphQLError {
  const refusal = presentable(error, log);
  const { retryAfter } = (refusal.details ?? {}) as { retryAfter?: number };
  const headers = new HeaderMap(retryAfter === undefined ? [] : [['retry-after', String(retryAfter)]]);
  return new GraphQLError(refusal.message, {
    originalError: refusal,
    extensions: { ...extensionsOf(refusal), http: { status: refusal.status, headers } },
  });
}

/** Apollo's error formatter: message, locations, path and `extensions { code, field, details }`, nothing else. */
export function errorFormatter(log: Logger) {
  return (formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError => {
    const refusal = presentable(restoreCode(formatted, error), log);
    return {
      message: refusal.message,
      locations: formatted.locations,
      path: formatted.path,
      extensions: extensionsOf(refusal),
    };
  };
}

/** `extensions` of a refusal. */
export function extensionsOf(refusal: DomainError): Record<string, unknown> {
  return {
    code: refusal.code,
    ...(refusal.field === undefined ? {} : { field: refusal.field }),
    ...(refusal.details === undefined ? {} : { details: refusal.details }),
  };
}

/** Apollo puts its code on the formatted error only; bring it back beside the original. */
function restoreCode(formatted: GraphQLFormattedError, error: unknown): unknown {
  const code = formatted.extensions?.code;
  if (!(error instanceof GraphQLError) || error.originalError || typeof code !== 'string') {
    return error;
  }
  return new GraphQLError(error.message, {
    ...error,
    extensions: { ...error.extensions, code },
  });
}
