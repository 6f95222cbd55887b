import type { AnySchema, InferType, ValidationError } from 'yup';

/** Every error code with its HTTP status: GraphQL puts the code into `extensions.code`, REST responds with the status. */
export const ERROR_CODES = {
  /** The request can't be parsed (invalid JSON or query). */
  MALFORMED: 400,
  /** Nobody is signed in, or the token is invalid. */
  UNAUTHENTICATED: 401,
  /** The password was right; the sign-in needs the code of the second factor too. */
  SECOND_FACTOR_REQUIRED: 401,
  /** The code of the second factor is wrong or was used before. */
  INVALID_SECOND_FACTOR: 401,
  /** The viewer may not do this. */
  FORBIDDEN: 403,
  /** The account is suspended; only somebody who holds its password, or a token, link or key of it, learns that. */
  ACCOUNT_SUSPENDED: 403,
  /** The e-mail address has to be confirmed first. */
  EMAIL_NOT_CONFIRMED: 403,
  /** The sign-in is too old; the password is asked for again. Not 401, which would sign the viewer out. */
  REAUTHENTICATION_REQUIRED: 403,
  /** The role needs a second factor, which the account hasn't set up. */
  SECOND_FACTOR_NOT_SET_UP: 403,
  /** It doesn't exist, or the viewer may not know that it does. */
  NOT_FOUND: 404,
  /** The URL exists, but not with this method. */
  METHOD_NOT_ALLOWED: 405,
  /** A unique value (an e-mail address, a slug) is in use. */
  ALREADY_TAKEN: 409,
  /** The current state doesn't allow this. */
  CONFLICT: 409,
  /** The hall is occupied at that time. */
  SLOT_TAKEN: 409,
  /** The total isn't the current one, which is in the details. */
  PRICE_CHANGED: 409,
  /** The booking is already confirmed or cancelled. */
  FINAL_STATUS: 409,
  /** Something else still uses it; see the details. */
  IN_USE: 409,
  /** The idempotency key was used for a different request. */
  IDEMPOTENCY_MISMATCH: 409,
  /** The body or file is larger than allowed. */
  PAYLOAD_TOO_LARGE: 413,
  /** The type of the body or file isn't accepted. */
  UNSUPPORTED_MEDIA_TYPE: 415,
  /** One or more fields are invalid; the details list all of them. */
  INVALID_INPUT: 422,
  /** The response would be too large; fewer items or fields must be requested. */
  ANSWER_TOO_LARGE: 422,
  /** Too many attempts or requests; see `Retry-After`. */
  TOO_MANY_REQUESTS: 429,
  /** An unexpected error; the message contains the id under which it was logged. */
  INTERNAL: 500,
  /** The platform is under maintenance. */
  MAINTENANCE: 503,
  /** The server is overloaded or the database is unavailable; see `Retry-After`. */
  UNAVAILABLE: 503,
} as const;

export type ErrorCode = keyof typeof ERROR_CODES;

/** A validation error: the field's path (`guests`, `hours[2].closingTime`) and the message. */
export interface FieldError {
  field: string;
  message: string;
}

/** Optional parts of an error. */
export interface ErrorExtras {
  field?: string | undefined;
  details?: Readonly<Record<string, unknown>> | undefined;
}

/**
 * An expected error. Any other error is unexpected: it is logged and reported as `INTERNAL`.
 * @param code one of {@link ERROR_CODES}
 * @param message for people
 * @param extras the invalid field, and details for programs
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

  /** The HTTP status of the code. */
  get status(): number {
    return ERROR_CODES[this.code];
  }
}

/** Whether this is an error code of this API. */
export function isErrorCode(code: unknown): code is ErrorCode {
  return typeof code === 'string' && Object.hasOwn(ERROR_CODES, code);
}

/**
 * `INVALID_INPUT` for these fields: message and `field` are the first one's, `details.fields` lists all.
 * @throws TypeError for an empty list
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
 * Validates and cleans an input with a schema of `domain/`. Unknown fields are dropped.
 * @returns the cleaned value (trimmed, empty optional texts as null, defaults applied)
 * @throws DomainError `INVALID_INPUT` listing every invalid field, in the order of the schema, with one message each
 */
export function validate<S extends AnySchema>(schema: S, input: unknown): InferType<S> {
  try {
    // A stack trace per field would cost more than the validation.
    return schema.validateSync(input, { abortEarly: false, stripUnknown: true, disableStackTrace: true });
  } catch (error) {
    if (!isValidationError(error)) throw error;
    throw invalidInput(toFieldErrors(error, schema));
  }
}

// By name: importing yup's class would load yup on screens without forms.
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
    if (!messages.has(field)) messages.set(field, toMessage(failure));
  }
  const order = declaredFields(schema);
  return [...messages]
    .map(([field, message]) => ({ field, message }))
    .sort((a, b) => findPosition(order, a.field) - findPosition(order, b.field));
}

/** What is wrong, in our words also for objects, whose rules word neither another type nor null. */
function toMessage({ path, type, params, message }: ValidationError): string {
  if (!path) return message;
  if (type === 'typeError' && params?.type === 'object') return `${path} must be an object`;
  return message === `${path} cannot be null` ? `${path} is required` : message;
}

function declaredFields(schema: AnySchema): string[] {
  return 'fields' in schema ? Object.keys(schema.fields as object) : [];
}

function findPosition(order: readonly string[], path: string): number {
  const place = order.indexOf(path.split(/[.[]/, 1)[0] ?? path);
  return place === -1 ? order.length : place;
}
