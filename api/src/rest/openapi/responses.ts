import type { Role } from '../../domain/accounts/roles.js';
import { ERROR_CODES, type ErrorCode } from '../../domain/input/errors.js';
import type { Route } from '../route.js';
import type { JsonSchema } from './json-schema.js';

/** A reference to a named part of the document. */
export interface Reference {
  $ref: string;
}

/** A header of an answer. */
export interface Header {
  description: string;
  schema: JsonSchema;
  example?: unknown;
}

/** One kind of content of a body. */
export interface MediaType {
  schema: JsonSchema;
  example?: unknown;
  encoding?: Record<string, { contentType: string }>;
}

/** An answer. */
export interface ResponseObject {
  description: string;
  headers?: Record<string, Reference>;
  content?: Record<string, MediaType>;
}

/** Headers of answers, by the name of their component. */
export const HEADERS: Readonly<Record<string, Header>> = {
  'X-Request-Id': {
    description: 'The request’s id, as the log knows it. One that is sent along is kept.',
    schema: { type: 'string', pattern: '^[\\w-]{1,64}$' },
    example: '0b6f0a2e-5c0b-4a53-9a3b-6d0d1f1f4d7a',
  },
  RateLimit: {
    description:
      'How many requests are left (`r`) and in how many seconds the window ends (`t`); with an API key, of its own as well.',
    schema: { type: 'string' },
    example: '"requests";r=1199;t=60',
  },
  'RateLimit-Policy': {
    description: 'How many requests (`q`) are answered in how many seconds (`w`).',
    schema: { type: 'string' },
    example: '"requests";q=1200;w=60',
  },
  'Retry-After': {
    description: 'Seconds to wait before trying again.',
    schema: { type: 'integer', minimum: 1 },
    example: 30,
  },
  ETag: {
    description: 'What this answer is known by: sent as `If-None-Match`, the same answer comes as 304 without a body.',
    schema: { type: 'string' },
    example: 'W/"1d-5f9Yd0YJ8Q"',
  },
  'Cache-Control': {
    description: 'Who may keep the answer. Public reads are revalidated each time.',
    schema: { type: 'string' },
    example: 'public, max-age=0, must-revalidate',
  },
  Deprecation: {
    description: 'Since when the other name of this path is the one to use (RFC 9745).',
    schema: { type: 'string' },
    example: '@1795219200',
  },
  Link: {
    description: 'The path to use instead, as `successor-version`.',
    schema: { type: 'string' },
    example: '</api/business-application/status>; rel="successor-version"',
  },
  'Content-Disposition': {
    description: 'What to call the file.',
    schema: { type: 'string' },
    example: 'attachment; filename="INV-000001.pdf"',
  },
  'Accept-Ranges': { description: 'Parts of the file may be asked for.', schema: { type: 'string' }, example: 'bytes' },
  'Content-Range': {
    description: 'Which part of the file this is.',
    schema: { type: 'string' },
    example: 'bytes 0-99/23145',
  },
};

/** References to headers by their names. */
export function headers(...names: string[]): Record<string, Reference> {
  return Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));
}

/** Headers that every answer has. */
export const EVERYWHERE = ['X-Request-Id', 'RateLimit', 'RateLimit-Policy'] as const;

/** What each refusal means, for the document and for docs/integrators.md. */
export const CODE_MEANINGS: Readonly<Record<ErrorCode, string>> = {
  MALFORMED: 'The request could not be read: broken JSON, a broken address, a broken query.',
  UNAUTHENTICATED: 'Nobody is signed in, or the token is no longer good.',
  FORBIDDEN: 'This account may not do this.',
  REAUTHENTICATION_REQUIRED: 'The sign-in is too old for this; give the password again.',
  NOT_FOUND: 'It does not exist, or the caller may not know that it does.',
  METHOD_NOT_ALLOWED: 'The address exists, but not with this method; `Allow` lists the ones it has.',
  ALREADY_TAKEN: 'A unique value (an e-mail address, a slug) belongs to somebody else.',
  CONFLICT: 'The thing is in a state that doesn’t allow this.',
  SLOT_TAKEN: 'The hall is occupied in that time.',
  PRICE_CHANGED: 'The total that was sent is not what the server asks for now; the new price is in `details`.',
  FINAL_STATUS: 'The booking is confirmed or cancelled already.',
  IN_USE: 'Something else still uses it; `details` says what.',
  IDEMPOTENCY_MISMATCH: 'The same Idempotency-Key came with another request.',
  PAYLOAD_TOO_LARGE: 'The body or the file is larger than allowed.',
  UNSUPPORTED_MEDIA_TYPE: 'The body or the file is of a kind that isn’t accepted.',
  INVALID_INPUT: 'One or more fields break a rule; all of them are in `details.fields`.',
  ANSWER_TOO_LARGE: 'The answer would be too large: ask for fewer items, fields or a shorter time.',
  TOO_MANY_REQUESTS: 'Too many requests or attempts; `Retry-After` says when to come back.',
  INTERNAL: 'A surprise on our side; the message holds the id under which it was logged.',
  MAINTENANCE: 'The platform is under maintenance; `Retry-After` says when to come back.',
  UNAVAILABLE: 'The server is overloaded or the database can’t be reached; `Retry-After` says when to come back.',
};

const ALWAYS: readonly ErrorCode[] = ['TOO_MANY_REQUESTS', 'INTERNAL', 'UNAVAILABLE'];
/** Reading a body, or the start of one that shouldn't be there. */
const BODY: readonly ErrorCode[] = ['MALFORMED', 'PAYLOAD_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE'];

/** What is known of a row when its refusals are listed. */
export interface RowFacts {
  anyToken: boolean;
  inMaintenance: boolean;
  roles: readonly Role[] | undefined;
  isMutation: boolean;
  takesVariables: boolean;
  /** Whether it names something that may not exist. */
  namesSomething: boolean;
}

/** Every code that a row may answer, in the order of {@link ERROR_CODES}. */
export function refusalsOf(row: Route, facts: RowFacts): ErrorCode[] {
  const codes = new Set<ErrorCode>([
    ...ALWAYS,
    ...(row.path.includes('{') ? (['MALFORMED'] as const) : []),
    ...(row.method === 'GET' ? (['ANSWER_TOO_LARGE'] as const) : BODY),
    ...(facts.anyToken ? [] : (['UNAUTHENTICATED'] as const)),
    ...(facts.inMaintenance ? [] : (['MAINTENANCE'] as const)),
    // Also where somebody has no business yet, or one that isn't approved.
    ...(facts.roles ? (['FORBIDDEN', 'NOT_FOUND'] as const) : []),
    ...(facts.namesSomething ? (['NOT_FOUND'] as const) : []),
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

/** Refusals by status, each a component of its own name that lists its codes. */
export function refusalResponses(
  codes: readonly ErrorCode[],
  responses: Record<string, ResponseObject>,
): Record<string, Reference> {
  const byStatus = new Map<number, ErrorCode[]>();
  for (const code of codes) byStatus.set(ERROR_CODES[code], [...(byStatus.get(ERROR_CODES[code]) ?? []), code]);
  return Object.fromEntries(
    [...byStatus].map(([status, of]) => {
      const name = of.map(pascal).join('Or');
      responses[name] ??= refusal(of);
      return [String(status), { $ref: `#/components/responses/${name}` }];
    }),
  );
}

function refusal(codes: readonly ErrorCode[]): ResponseObject {
  const waits = codes.some((code) => ['TOO_MANY_REQUESTS', 'MAINTENANCE', 'UNAVAILABLE'].includes(code));
  const [first] = codes;
  return {
    description: codes.map((code) => `\`${code}\`: ${CODE_MEANINGS[code]}`).join('\n\n'),
    headers: headers(...EVERYWHERE, ...(waits ? ['Retry-After'] : [])),
    content: {
      'application/json': {
        schema: {
          allOf: [
            { $ref: '#/components/schemas/Error' },
            { type: 'object', properties: { code: { enum: [...codes] } } },
          ],
        },
        example: {
          error: EXAMPLES[first ?? 'INTERNAL'],
          message: EXAMPLES[first ?? 'INTERNAL'],
          code: first,
          field: null,
        },
      },
    },
  };
}

/** A sentence as people read it, for each code. */
const EXAMPLES: Readonly<Record<ErrorCode, string>> = {
  MALFORMED: 'The body is not valid JSON.',
  UNAUTHENTICATED: 'Please sign in to continue.',
  FORBIDDEN: 'Your account is not allowed to do this.',
  REAUTHENTICATION_REQUIRED: 'Please enter your password again to continue.',
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
  PAYLOAD_TOO_LARGE: 'The body is too large.',
  UNSUPPORTED_MEDIA_TYPE: 'Send the body as application/json.',
  INVALID_INPUT: 'Email or username is required',
  TOO_MANY_REQUESTS: 'Too many attempts. Please try again in 30 seconds.',
  INTERNAL: 'Something went wrong on our side. Please try again. (3b1d0c1e-5a8e-4f44-9f0a-0a8f5f9c2d11)',
  MAINTENANCE: 'System is under maintenance. Please check back later.',
  UNAVAILABLE: 'The server is busy. Please try again in a moment.',
};

/** The one shape of every refusal. */
export const ERROR_SCHEMA: JsonSchema = {
  type: 'object',
  description: 'A refusal. `error` and `message` are the same sentence for people; programs go by `code`.',
  properties: {
    error: { type: 'string', description: 'What is wrong, for people.' },
    message: { type: 'string', description: 'The same sentence.' },
    code: {
      type: 'string',
      enum: Object.keys(ERROR_CODES),
      description: 'What is wrong, for programs; never changes.',
    },
    field: { type: ['string', 'null'], description: 'The field that is wrong, or the first of them.' },
    details: {
      type: 'object',
      description: 'More for programs; `fields` lists every invalid field.',
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
