import { HeaderMap } from '@apollo/server';
import { unwrapResolverError } from '@apollo/server/errors';
import { randomUUID } from 'node:crypto';
import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import type { Logger } from 'pino';
import { toDomainError } from '../database/constraints.js';
import { DomainError } from '../domain/input/errors.js';
import { DOCUMENT_LIMITS } from '../domain/requests/limits.js';
import { sayInAccepted } from '../http/language.js';
import { getScope } from '../telemetry/scope.js';

const BROKEN_FORM = 'The form could not be read.';
const PAYLOAD_TOO_LARGE = 413;
/** Messages of busboy for a form that ends early or isn't one; its errors carry no code. */
const PARSER_MESSAGE =
  /^(Unexpected end of (form|file)|Malformed |Multipart: |Unsupported content type|Missing Content-Type)/;

/**
 * Maps errors of the multipart parsers (graphql-upload and busboy) to refusals. They also surface in resolvers, which read files
 * while they are still arriving.
 * @returns undefined for any other error
 */
function toFormError(error: unknown): DomainError | undefined {
  if (!(error instanceof Error)) return undefined;
  const { status, expose } = error as Error & { status?: number; expose?: boolean };
  if (status !== undefined && expose && status < 500) {
    return new DomainError(status === PAYLOAD_TOO_LARGE ? 'PAYLOAD_TOO_LARGE' : 'MALFORMED', error.message);
  }
  return PARSER_MESSAGE.test(error.message) ? new DomainError('MALFORMED', BROKEN_FORM) : undefined;
}

/** Codes that Apollo sets on requests that never reached a resolver. */
const REQUEST_CODES: Record<string, DomainError['code']> = {
  GRAPHQL_PARSE_FAILED: 'MALFORMED',
  GRAPHQL_VALIDATION_FAILED: 'MALFORMED',
  BAD_REQUEST: 'MALFORMED',
  OPERATION_RESOLUTION_FAILURE: 'MALFORMED',
  PERSISTED_QUERY_NOT_FOUND: 'MALFORMED',
  PERSISTED_QUERY_NOT_SUPPORTED: 'MALFORMED',
  BAD_USER_INPUT: 'INVALID_INPUT',
};

/** Matches "Variable "$input" got invalid value … at "input.guestCount"; why" and similar messages. */
const AT_PATH = / at "[\w]+\.([\w.[\]]+)"/;
const MISSING_FIELD = /Field "(\w+)" of required type/;
const UNKNOWN_FIELD = /; Field "(\w+)" is not defined by type "\w+"\.$/;
const VARIABLE = /Variable "\$(\w+)"/;

/** graphql-js messages about invalid values, mapped to plain words for API users. */
const PLAIN_MESSAGES: readonly (readonly [RegExp, string])[] = [
  [/^Int cannot represent non 32-bit/, 'is out of range'],
  [/^Int cannot represent/, 'must be a whole number'],
  [/^Float cannot represent/, 'must be a number'],
  [/^String cannot represent/, 'must be text'],
  [/^Boolean cannot represent/, 'must be true or false'],
  [/^Enum "|^Value ".*" does not exist in/s, 'is not one of the known values'],
  [/^Expected type ".*" to be an object/, 'must be an object'],
  [/^Expected non-nullable type/, 'is required'],
];

function toPlainWords(message: string): string {
  const reason = (message.split('; ').pop() ?? '').replace(/^Expected type "\w+"\. /, '');
  return PLAIN_MESSAGES.find(([pattern]) => pattern.test(reason))?.[1] ?? (reason || 'is not valid');
}

/** What is wrong, in words that follow the field's name. */
function getReason(
  error: GraphQLError,
  { missing, unknown }: Record<'missing' | 'unknown', string | undefined>,
): string {
  if (missing !== undefined || error.message.includes('was not provided')) return 'is required';
  if (unknown !== undefined) return 'is not a known field';
  return error.originalError instanceof DomainError ? error.originalError.message : toPlainWords(error.message);
}

/** Maps a coercion error of graphql-js to a refusal that names the field. */
export function toCoercionError(error: GraphQLError): DomainError {
  const missing = MISSING_FIELD.exec(error.message)?.[1];
  const unknown = UNKNOWN_FIELD.exec(error.message)?.[1];
  const path = AT_PATH.exec(error.message)?.[1];
  const variable = VARIABLE.exec(error.message)?.[1];
  const field = [path, missing ?? unknown].filter(Boolean).join('.') || (variable === 'input' ? undefined : variable);
  const reason = getReason(error, { missing, unknown });
  const message = field ? `${field} ${reason}` : reason;
  return new DomainError('INVALID_INPUT', message, {
    field,
    details: { fields: field ? [{ field, message }] : [] },
  });
}

const TOO_MANY_TOKENS = /^Syntax Error: Document contains more that \d+ tokens/;

/** Our words for a document that graphql-js refuses. */
function toDocumentMessage(message: string): string {
  if (!TOO_MANY_TOKENS.test(message)) return message;
  return `A document can have at most ${DOCUMENT_LIMITS.tokensMax.toLocaleString('en-US')} tokens.`;
}

/** Maps any thrown value to an error that may be shown. An unexpected error is logged with an id, and only the id is shown. */
export function toPresentableError(error: unknown, log: Logger, requestId?: string): DomainError {
  const thrown = error instanceof GraphQLError ? unwrapResolverError(error) : error;
  if (thrown instanceof DomainError) {
    if (thrown.cause !== undefined) log.warn({ err: thrown.cause, code: thrown.code }, 'a request was refused');
    return thrown;
  }
  const mapped = toDomainError(thrown) ?? toFormError(thrown);
  if (mapped) return mapped;
  if (thrown instanceof GraphQLError) {
    const code = REQUEST_CODES[String(thrown.extensions.code)];
    if (code === 'INVALID_INPUT') return toCoercionError(thrown);
    if (code) return new DomainError(code, toDocumentMessage(thrown.message));
    // A refusal before any resolver ran (variables that break their rules) arrives wrapped, without a path.
    if (thrown.originalError instanceof DomainError) return thrown.originalError;
    // From graphql-js itself: a document that doesn't match the schema, or null for a non-null value.
    if (!thrown.originalError && thrown.path === undefined)
      return new DomainError('MALFORMED', toDocumentMessage(thrown.message));
  }
  const id = randomUUID();
  const scope = getScope();
  const traceId = scope?.span?.traceId;
  log.error({ err: thrown, errorId: id, requestId: requestId ?? scope?.requestId }, 'unexpected error');
  return new DomainError('INTERNAL', `Something went wrong on our side. Please try again. (${id})`, {
    details: { id, ...(traceId === undefined ? {} : { traceId }) },
  });
}

/**
 * The error for Apollo when a request's context can't be created, e.g. because the database is down; Apollo would answer 500
 * otherwise.
 * @param error whatever was thrown
 */
export function toContextError(error: unknown, log: Logger): GraphQLError {
  const refusal = toPresentableError(error, log);
  const { retryAfter } = (refusal.details ?? {}) as { retryAfter?: number };
  const headers = new HeaderMap(retryAfter === undefined ? [] : [['retry-after', String(retryAfter)]]);
  return new GraphQLError(refusal.message, {
    originalError: refusal,
    extensions: { ...toExtensions(refusal), http: { status: refusal.status, headers } },
  });
}

/** Apollo's error formatter: message, locations, path and `extensions { code, field, details }` only. */
export function errorFormatter(log: Logger) {
  return (formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError => {
    const refusal = toPresentableError(restoreCode(formatted, error), log);
    const { message, extensions } = toGraphqlError(refusal);
    return { message, locations: formatted.locations, path: formatted.path, extensions };
  };
}

/** A refusal in GraphQL's format, in the language that the request accepts. */
export function toGraphqlError(refusal: DomainError): { message: string; extensions: Record<string, unknown> } {
  const { message, details } = sayInAccepted(refusal);
  return { message, extensions: { ...toExtensions(refusal), ...(details === undefined ? {} : { details }) } };
}

/** The `extensions` of an error. */
export function toExtensions(refusal: DomainError): Record<string, unknown> {
  return {
    code: refusal.code,
    ...(refusal.field === undefined ? {} : { field: refusal.field }),
    ...(refusal.details === undefined ? {} : { details: refusal.details }),
  };
}

/** Apollo sets its code on the formatted error only; this restores it on the original. */
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
