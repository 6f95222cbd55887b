import { DomainError } from '../domain/input/errors.js';

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
export function toFormError(error: unknown): DomainError | undefined {
  if (!(error instanceof Error)) return undefined;
  const { status, expose } = error as Error & { status?: number; expose?: boolean };
  if (status !== undefined && expose && status < 500) {
    return new DomainError(status === PAYLOAD_TOO_LARGE ? 'PAYLOAD_TOO_LARGE' : 'MALFORMED', error.message);
  }
  return PARSER_MESSAGE.test(error.message) ? new DomainError('MALFORMED', BROKEN_FORM) : undefined;
}
