import { Role } from '../../domain/accounts/roles.js';
import { ERROR_CODES, type ErrorCode } from '../../domain/input/errors.js';
import { BUSY_MESSAGE } from '../../domain/requests/messages.js';
import type { Route } from '../route.js';
import type { JsonSchema } from './json-schema.js';

/** A reference to a component of the document. */
export interface Reference {
  $ref: string;
}

/** A response header. */
export interface Header {
  description: string;
  schema: JsonSchema;
  example?: unknown;
}

/** A content type of a body. */
export interface MediaType {
  schema: JsonSchema;
  example?: unknown;
  encoding?: Record<string, { contentType: string }>;
}

export interface ResponseObject {
  description: string;
  headers?: Record<string, Reference>;
  content?: Record<string, MediaType>;
}

/** Response headers by their component's name. */
export const HEADERS: Readonly<Record<string, Header>> = {
  'X-Request-Id': {
    description: 'The request id, as logged. Taken from the request if sent.',
    schema: { type: 'string', pattern: '^[\\w-]{1,64}$' },
    example: '0b6f0a2e-5c0b-4a53-9a3b-6d0d1f1f4d7a',
  },
  RateLimit: {
    description:
      'Remaining requests (`r`) and seconds until the window ends (`t`); with an API key, also those of the key.',
    schema: { type: 'string' },
    example: '"requests";r=1199;t=60',
  },
  'RateLimit-Policy': {
    description: 'Allowed requests (`q`) per window in seconds (`w`).',
    schema: { type: 'string' },
    example: '"requests";q=1200;w=60',
  },
  'Retry-After': {
    description: 'Seconds to wait before retrying.',
    schema: { type: 'integer', minimum: 1 },
    example: 30,
  },
  'Idempotent-Replayed': {
    description: 'Whether an earlier request with the same `Idempotency-Key` made what is returned.',
    schema: { type: 'string', enum: ['true'] },
    example: 'true',
  },
  'Content-Language': {
    description:
      'The language of `error` and `message`: `ur` where `Accept-Language` prefers Urdu and there is one, else `en`.',
    schema: { type: 'string', enum: ['en', 'ur'] },
    example: 'en',
  },
  ETag: {
    description: 'The version of the response: sent as `If-None-Match`, an unchanged response is 304 without a body.',
    schema: { type: 'string' },
    example: 'W/"1d-5f9Yd0YJ8Q"',
  },
  'Cache-Control': {
    description: 'Caching policy. Public reads are revalidated each time.',
    schema: { type: 'string' },
    example: 'public, max-age=0, must-revalidate',
  },
  Deprecation: {
    description: 'When this path was deprecated (RFC 9745).',
    schema: { type: 'string' },
    example: '@1795219200',
  },
  Link: {
    description: 'The replacement path, as `successor-version`.',
    schema: { type: 'string' },
    example: '</api/business-application/status>; rel="successor-version"',
  },
  'Content-Disposition': {
    description: 'The suggested file name.',
    schema: { type: 'string' },
    example: 'attachment; filename="INV-000001.pdf"',
  },
  'Accept-Ranges': { description: 'Ranges are supported.', schema: { type: 'string' }, example: 'bytes' },
  'Content-Range': {
    description: 'The range of the file in this response.',
    schema: { type: 'string' },
    example: 'bytes 0-99/23145',
  },
};

/** References to headers by name. */
export function headerRefs(...names: string[]): Record<string, Reference> {
  return Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));
}

/** Headers of every response. */
export const COMMON_HEADERS = ['X-Request-Id', 'RateLimit', 'RateLimit-Policy'] as const;

/** The meaning of each error code, for the document and for docs/integrators.md. */
export const CODE_MEANINGS: Readonly<Record<ErrorCode, string>> = {
  MALFORMED: 'The request is malformed: its JSON, its URL or its query, such as a parameter that is sent twice.',
  UNAUTHENTICATED: 'Not signed in, or the token is no longer valid.',
  SECOND_FACTOR_REQUIRED:
    'The password is right; send `code` too. `details.methods` names what the account has set up.',
  INVALID_SECOND_FACTOR: 'The code of the second factor is wrong, or was used before.',
  FORBIDDEN: 'The account lacks the permission.',
  ACCOUNT_SUSPENDED: 'The account is suspended; its holder can write to support.',
  EMAIL_NOT_CONFIRMED: 'The account’s e-mail address has to be confirmed first, with the link that was mailed to it.',
  REAUTHENTICATION_REQUIRED: 'A more recent sign-in is required; enter the password again.',
  SECOND_FACTOR_NOT_SET_UP:
    'The role needs a second factor (`REQUIRE_SECOND_FACTOR`), which the account hasn’t set up.',
  NOT_FOUND: 'It does not exist, or the caller may not see it.',
  METHOD_NOT_ALLOWED: 'The path does not support this method; `Allow` lists those it does.',
  ALREADY_TAKEN: 'A unique value (an e-mail address, a slug) is already taken.',
  CONFLICT: 'The current state does not allow this.',
  SLOT_TAKEN:
    'The hall is occupied at that time, or held for a request: `details.taken` lists the periods, with `heldUntil` for holds.',
  PRICE_CHANGED: 'The total that was sent is outdated; the new price is in `details`.',
  FINAL_STATUS: 'The booking is already confirmed or cancelled.',
  IN_USE: 'It is still in use; `details` says where.',
  IDEMPOTENCY_MISMATCH: 'The Idempotency-Key was used for a different request.',
  PAYLOAD_TOO_LARGE: 'The body or the file is larger than allowed.',
  UNSUPPORTED_MEDIA_TYPE: 'The media type of the body or file is not supported.',
  INVALID_INPUT: 'One or more fields are invalid; `details.fields` lists all of them.',
  ANSWER_TOO_LARGE: 'The response would be too large: request fewer items or fields, or a shorter period.',
  TOO_MANY_REQUESTS: 'Too many requests or attempts; `Retry-After` says when to retry.',
  INTERNAL: 'An unexpected server error; the message contains the id under which it was logged.',
  MAINTENANCE: 'The platform is under maintenance; `Retry-After` says when to retry.',
  UNAVAILABLE: 'The server is overloaded or the database is unreachable; `Retry-After` says when to retry.',
};

const COMMON_CODES: readonly ErrorCode[] = ['MALFORMED', 'TOO_MANY_REQUESTS', 'INTERNAL', 'UNAVAILABLE'];
/** Reading a body, even where none is expected. */
const BODY_CODES: readonly ErrorCode[] = ['PAYLOAD_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE'];

/** Facts about a row that determine its errors. */
export interface RowFacts {
  anyToken: boolean;
  inMaintenance: boolean;
  recentSignIn: boolean;
  roles: readonly Role[] | undefined;
  isMutation: boolean;
  takesVariables: boolean;
  /** Whether the request names something that may not exist. */
  hasId: boolean;
}

/** Every error code that a row may return, in the order of {@link ERROR_CODES}. */
export function listErrorCodes(row: Route, facts: RowFacts): ErrorCode[] {
  const codes = new Set<ErrorCode>([
    ...COMMON_CODES,
    ...(row.method === 'GET' ? (['ANSWER_TOO_LARGE'] as const) : BODY_CODES),
    ...(facts.anyToken ? [] : (['UNAUTHENTICATED', 'ACCOUNT_SUSPENDED'] as const)),
    ...(facts.inMaintenance ? [] : (['MAINTENANCE'] as const)),
    // Includes callers without a business, or with one that isn't approved.
    ...(facts.roles ? (['FORBIDDEN', 'NOT_FOUND'] as const) : []),
    ...(facts.roles?.includes(Role.USER) === false ? (['SECOND_FACTOR_NOT_SET_UP'] as const) : []),
    ...(facts.recentSignIn ? (['REAUTHENTICATION_REQUIRED'] as const) : []),
    ...(facts.hasId ? (['NOT_FOUND'] as const) : []),
    ...(facts.takesVariables ? (['INVALID_INPUT'] as const) : []),
    ...(facts.isMutation && !facts.anyToken ? (['CONFLICT'] as const) : []),
    ...(row.refusals ?? []),
  ]);
  return (Object.keys(ERROR_CODES) as ErrorCode[]).filter((code) => codes.has(code));
}

const pascal = (code: string) =>
  code
    .toLowerCase()
    .split('_')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');

/** Error responses by status, each a component whose name lists its codes. */
export function describeErrors(
  codes: readonly ErrorCode[],
  responses: Record<string, ResponseObject>,
): Record<string, Reference> {
  const byStatus = new Map<number, ErrorCode[]>();
  for (const code of codes) byStatus.set(ERROR_CODES[code], [...(byStatus.get(ERROR_CODES[code]) ?? []), code]);
  return Object.fromEntries(
    [...byStatus].map(([status, of]) => {
      const name = of.map(pascal).join('Or');
      responses[name] ??= describeError(of);
      return [String(status), { $ref: `#/components/responses/${name}` }];
    }),
  );
}

function describeError(codes: readonly ErrorCode[]): ResponseObject {
  const waits = codes.some((code) => ['TOO_MANY_REQUESTS', 'MAINTENANCE', 'UNAVAILABLE'].includes(code));
  const [first] = codes;
  return {
    description: codes.map((code) => `\`${code}\`: ${CODE_MEANINGS[code]}`).join('\n\n'),
    headers: headerRefs(...COMMON_HEADERS, 'Content-Language', ...(waits ? ['Retry-After'] : [])),
    content: {
      'application/json': {
        schema: {
          allOf: [
            { $ref: '#/components/schemas/Error' },
            { type: 'object', properties: { code: { enum: [...codes] } } },
          ],
        },
        example: {
          error: EXAMPLE_MESSAGES[first ?? 'INTERNAL'],
          message: EXAMPLE_MESSAGES[first ?? 'INTERNAL'],
          code: first,
          field: null,
        },
      },
    },
  };
}

/** An example message for each code. */
const EXAMPLE_MESSAGES: Readonly<Record<ErrorCode, string>> = {
  MALFORMED: 'The body is not valid JSON.',
  UNAUTHENTICATED: 'Please sign in to continue.',
  SECOND_FACTOR_REQUIRED: 'Please enter the code of your authenticator app, or a recovery code.',
  INVALID_SECOND_FACTOR: 'This code is wrong, or was used before.',
  FORBIDDEN: 'Your account is not allowed to do this.',
  ACCOUNT_SUSPENDED: 'Your account is suspended. Please write to our support.',
  EMAIL_NOT_CONFIRMED: 'Please confirm your e-mail address first, with the link that we mailed to you.',
  REAUTHENTICATION_REQUIRED: 'Please enter your password again to continue.',
  SECOND_FACTOR_NOT_SET_UP: 'Please set up a second factor in your account’s settings first.',
  NOT_FOUND: 'This hall does not exist.',
  METHOD_NOT_ALLOWED: 'This address answers GET, HEAD, OPTIONS.',
  ALREADY_TAKEN: 'This email is already taken',
  CONFLICT: 'You have reviewed this hall already.',
  SLOT_TAKEN: 'The hall is already taken in that time.',
  PRICE_CHANGED: 'The price has changed. Please look at it again.',
  FINAL_STATUS: 'This booking is confirmed already.',
  IN_USE: 'This category is used by halls. Choose another category for them first.',
  IDEMPOTENCY_MISMATCH: 'This key was used for another request.',
  ANSWER_TOO_LARGE: 'The answer would be larger than 5 MB. Ask for fewer items or fields.',
  PAYLOAD_TOO_LARGE: 'The body can be at most 100 kB.',
  UNSUPPORTED_MEDIA_TYPE: 'Send the body as application/json.',
  INVALID_INPUT: 'Email or username is required',
  TOO_MANY_REQUESTS: 'Too many attempts. Please try again in 30 seconds.',
  INTERNAL: 'Something went wrong on our side. Please try again. (3b1d0c1e-5a8e-4f44-9f0a-0a8f5f9c2d11)',
  MAINTENANCE: 'System is under maintenance. Please check back later.',
  UNAVAILABLE: BUSY_MESSAGE,
};

/** The format of every error. */
export const ERROR_SCHEMA: JsonSchema = {
  type: 'object',
  description: 'An error. `error` and `message` are the same text to display; programs use `code`.',
  properties: {
    error: { type: 'string', description: 'The message to display, in English or Urdu (`Content-Language`).' },
    message: { type: 'string', description: 'The same message.' },
    code: {
      type: 'string',
      enum: Object.keys(ERROR_CODES),
      description: 'The machine-readable error code; stable.',
    },
    field: { type: ['string', 'null'], description: 'The first invalid field.' },
    details: {
      type: 'object',
      description: 'Machine-readable details; `fields` lists every invalid field.',
      properties: {
        fields: {
          type: 'array',
          items: {
            type: 'object',
            properties: {
              field: { type: 'string', description: 'The path of the field, as in `operatingHours[2].closingTime`.' },
              message: { type: 'string', description: 'What is wrong with it.' },
            },
            required: ['field', 'message'],
          },
        },
        retryAfter: { type: 'integer', description: 'Seconds to wait.' },
      },
      additionalProperties: true,
    },
  },
  required: ['error', 'message', 'code', 'field'],
};
