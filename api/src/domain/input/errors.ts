import type { AnySchema, InferType, ValidationError } from 'yup';

/**
 * Every code that a refusal can carry, with its one HTTP status. The list is exhaustive: GraphQL puts the code into
 * `extensions.code`, REST answers with the status beside it.
 */
export const ERROR_CODES = {
  /** The request could not be read (broken JSON, broken query). */
  MALFORMED: 400,
  /** Nobody is signed in, or the token is no longer good. */
  UNAUTHENTICATED: 401,
  /** The viewer may not do this. */
  FORBIDDEN: 403,
  /** The sign-in is too old for this; the password is asked for again. Not 401, which would sign the viewer out. */
  REAUTHENTICATION_REQUIRED: 403,
  /** It does not exist, or the viewer may not know that it does. */
  NOT_FOUND: 404,
  /** The address exists, but not with this method. */
  METHOD_NOT_ALLOWED: 405,
  /** A unique value (an e-mail address, a slug) belongs to somebody else. */
  ALREADY_TAKEN: 409,
  /** The thing is in a state that doesn't allow this. */
  CONFLICT: 409,
  /** The hall is occupied in that time. */
  SLOT_TAKEN: 409,
  /** The total that was sent is not what the server asks for now; the new price is in the details. */
  PRICE_CHANGED: 409,
  /** The booking is confirmed or cancelled already. */
  FINAL_STATUS: 409,
  /** Something else still uses it; the details say what. */
  IN_USE: 409,
  /** The same idempotency key came with another request. */
  IDEMPOTENCY_MISMATCH: 409,
  /** The body or file is larger than allowed. */
  PAYLOAD_TOO_LARGE: 413,
  /** The body or file is of a kind that isn't accepted. */
  UNSUPPORTED_MEDIA_TYPE: 415,
  /** One or more fields break a rule; all of them are in the details. */
  INVALID_INPUT: 422,
  /** The answer would be larger than one may be; fewer items or fields have to be asked for. */
  ANSWER_TOO_LARGE: 422,
  /** Too many attempts or requests; `Retry-After` says when to come back. */
  TOO_MANY_REQUESTS: 429,
  /** A surprise; the message holds the id under which it was logged. */
  INTERNAL: 500,
  /** The platform is under maintenance. */
  MAINTENANCE: 503,
  /** The server is overloaded or the database can't be reached; `Retry-After` says when to come back. */
  UNAVAILABLE: 503,
} as const;

export type ErrorCode = keyof typeof ERROR_CODES;

/** One broken rule: the field's path (`guests`, `hours[2].closingTime`) and the sentence for people. */
export interface FieldError {
  field: string;
  message: string;
}

/** What an error may say besides its code and message. */
export interface ErrorExtras {
  field?: string | undefined;
  details?: Readonly<Record<string, unknown>> | undefined;
}

/**
 * An expected refusal. Whatever else is thrown counts as a surprise: it is logged and answered as `INTERNAL`.
 *
 * @param code one of {@link ERROR_CODES}
 * @param message the sentence that people read
 * @param extras the offending field, and details for programs
 */
export class DomainError extends Error {
  override readonly name = 'DomainError';
  readonly field: string | undefined;
  readonly details: Readonly<Record<string, unknown>> | undefined;

  constructor(
    readonly code: ErrorCode,
    message: string,
    extras: ErrorExtras = {},
  ) {
    super(message);
    this.field = extras.field;
    this.details = extras.details;
  }

  /** The code's one HTTP status. */
  get status(): number {
    return ERROR_CODES[this.code];
  }
}

/** Whether `code` is one of ours, as told by a server's answer. */
export function isErrorCode(code: unknown): code is ErrorCode {
  return typeof code === 'string' && Object.hasOwn(ERROR_CODES, code);
}

/**
 * `INVALID_INPUT` for these fields: the first one gives message and `field`, all are in `details.fields`.
 *
 * @throws TypeError when the list is empty, since nothing would be wrong then
 */
export function invalidInput(fields: readonly FieldError[]): DomainError {
  const first = fields[0];
  if (!first) throw new TypeError('invalidInput needs at least one field');
  return new DomainError('INVALID_INPUT', first.message, {
    field: first.field === '' ? undefined : first.field,
    details: { fields },
  });
}

/**
 * Cleans and checks an input by a schema of `domain/`. Fields that the schema doesn't know are dropped.
 *
 * @returns the cleaned value (trimmed, empty optional texts as null, defaults filled in)
 * @throws DomainError `INVALID_INPUT` with every invalid field at once, in the order of the schema, one message each
 */
export function validate<S extends AnySchema>(schema: S, input: unknown): InferType<S> {
  try {
    // A stack trace for each broken field would cost more than the checks.
    return schema.validateSync(input, { abortEarly: false, stripUnknown: true, disableStackTrace: true });
  } catch (error) {
    if (!isValidationError(error)) throw error;
    throw invalidInput(toFieldErrors(error, schema));
  }
}

// By name, so that this file needs yup's types only and screens without forms don't load it.
function isValidationError(error: unknown): error is ValidationError {
  return (
    typeof error === 'object' &&
    error !== null &&
    'inner' in error &&
    'name' in error &&
    error.name === 'ValidationError'
  );
}

function toFieldErrors(error: ValidationError, schema: AnySchema): FieldError[] {
  const failures = error.inner.length > 0 ? error.inner : [error];
  const messages = new Map<string, string>();
  for (const failure of failures) {
    const field = failure.path ?? '';
    if (!messages.has(field)) messages.set(field, failure.message);
  }
  const order = declaredFields(schema);
  return [...messages]
    .map(([field, message]) => ({ field, message }))
    .sort((a, b) => findPosition(order, a.field) - findPosition(order, b.field));
}

function declaredFields(schema: AnySchema): string[] {
  return 'fields' in schema ? Object.keys(schema.fields as object) : [];
}

function findPosition(order: readonly string[], path: string): number {
  const place = order.indexOf(path.split(/[.[]/, 1)[0] ?? path);
  return place === -1 ? order.length : place;
}
