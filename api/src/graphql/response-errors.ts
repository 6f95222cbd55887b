import type { GraphQLError, GraphQLFormattedError } from 'graphql';
import type { RequestContext } from '../context.js';
import { toDomainError } from '../database/constraints.js';
import { DomainError, isErrorCode } from '../domain/input/errors.js';

/** Error codes that set the HTTP status even for GraphQL requests, because they concern the request as a whole. */
const REQUEST_LEVEL_CODES = new Set(['MAINTENANCE', 'TOO_MANY_REQUESTS', 'UNAVAILABLE', 'INTERNAL']);

/** The error that decides a response's status, if any: one that concerns the request as a whole, or an invalid token. */
export function findRequestRefusal(
  errors: readonly GraphQLError[] | undefined,
  { tokenProblem }: RequestContext,
): DomainError | undefined {
  const refusals = (errors ?? [])
    .map(({ originalError }) => (originalError instanceof DomainError ? originalError : toDomainError(originalError)))
    .filter((error) => error !== undefined);
  const whole = refusals.find(({ code }) => REQUEST_LEVEL_CODES.has(code));
  return whole ?? (tokenProblem ? refusals.find(({ code }) => code === 'UNAUTHENTICATED') : undefined);
}

/** The value of `Retry-After` for a refusal, if it has one. */
export function getRetryAfter({ details }: DomainError): string | undefined {
  const { retryAfter } = (details ?? {}) as { retryAfter?: number };
  return retryAfter === undefined ? undefined : String(retryAfter);
}

/** Counts the errors of a response by their codes. */
export function countErrors(errors: readonly GraphQLFormattedError[] | undefined, { app }: RequestContext): void {
  for (const { extensions } of errors ?? [])
    if (isErrorCode(extensions?.code)) app.metrics.countGraphqlError(extensions.code);
}
