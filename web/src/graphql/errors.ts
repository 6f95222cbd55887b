import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import { say } from '../i18n/locale-store';
import type { ErrorCode, FieldError } from '@mehfil/api/domain/input/errors';
import { BUSY_MESSAGE } from '@mehfil/api/domain/requests/messages';

/** A failed call, in the shape that screens need. */
export interface CallError {
  /** The server's stable code; `NETWORK` where no answer of the server's came. */
  code: ErrorCode | 'NETWORK';
  /** The server's sentence for people; empty where there is none. */
  message: string;
  /** The offending field, where one is named. */
  field: string | undefined;
  /** Every invalid field with its own sentence. */
  fields: readonly FieldError[];
  /** What else the server says, by code (a new price, what is using it ...). */
  details: Readonly<Record<string, unknown>>;
}

interface GraphQLErrorEntry {
  message: string;
  extensions?: { code?: unknown; field?: unknown; details?: unknown } | undefined;
}

const NO_ANSWER: CallError = { code: 'NETWORK', message: '', field: undefined, fields: [], details: {} };

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isFieldError(value: unknown): value is FieldError {
  return isRecord(value) && typeof value.field === 'string' && typeof value.message === 'string';
}

function toCallError({ message: english, extensions }: GraphQLErrorEntry): CallError {
  const message = say(english);
  const details = isRecord(extensions?.details) ? extensions.details : {};
  const field = typeof extensions?.field === 'string' ? extensions.field : undefined;
  const listed = Array.isArray(details.fields) ? details.fields.filter(isFieldError) : [];
  const fields = listed.length === 0 && field !== undefined ? [{ field, message }] : listed;
  // The codes are the server's own closed list; an unknown one behaves like any other refusal.
  const code = typeof extensions?.code === 'string' ? (extensions.code as ErrorCode) : 'INTERNAL';
  return { code, message, field, fields, details };
}

/** A change that wasn't made, because the session had ended; the page says so in one place. */
export class SessionEnded extends Error {
  constructor(readonly refusal: unknown) {
    super('The session has ended');
  }
}

/** The GraphQL errors in the body of an answer whose status wasn't 200. */
function firstErrorIn(body: string): GraphQLErrorEntry | undefined {
  try {
    const parsed: unknown = JSON.parse(body);
    const first: unknown = isRecord(parsed) && Array.isArray(parsed.errors) ? parsed.errors[0] : undefined;
    return isRecord(first) && typeof first.message === 'string' ? (first as unknown as GraphQLErrorEntry) : undefined;
  } catch {
    return undefined;
  }
}

/** Reads any error of a call. Never throws. */
export function readError(error: unknown): CallError {
  if (error instanceof SessionEnded) return readError(error.refusal);
  if (CombinedGraphQLErrors.is(error)) {
    const first = error.errors[0];
    return first ? toCallError(first) : NO_ANSWER;
  }
  if (ServerError.is(error)) {
    const first = firstErrorIn(error.bodyText);
    if (first) return toCallError(first);
    // Of a proxy before the server, or a token that could not be renewed.
    return error.statusCode === 503 ? { ...NO_ANSWER, code: 'UNAVAILABLE', message: say(BUSY_MESSAGE) } : NO_ANSWER;
  }
  return NO_ANSWER;
}
