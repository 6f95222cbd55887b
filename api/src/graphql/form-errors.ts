import { DomainError } from '../domain/input/errors.js';

const BROKEN_FORM = 'The form could not be read.';
const PAYLOAD_TOO_LARGE = 413;
/** What busboy says of a form that ends early, or that was never one; its errors carry no code. */
const PARSER_MESSAGE =
  /^(Unexpected end of (form|file)|Malformed |Multipart: |Unsupported content type|Missing Content-Type)/;

/**
 * The refusal for what the parsers of multipart requests found wrong (graphql-upload and busboy), which also reaches resolvers:
 * they read files while these are still coming in.
 * @returns undefined for an error of anybody else
 */
export function toFormError(error: unknown): DomainError | undefined {
  if (!(error instanceof Error)) return undefined;
  const { status, expose } = error as Error & { status?: number; expose?: boolean };
  if (status !== undefined && expose && status < 500) {
    return new DomainError(status === PAYLOAD_TOO_LARGE ? 'PAYLOAD_TOO_LARGE' : 'MALFORMED', error.message);
  }
  return PARSER_MESSAGE.test(error.message) ? new DomainError('MALFORMED', BROKEN_FORM) : undefined;
}
