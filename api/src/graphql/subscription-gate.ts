import {
  getOperationAST,
  GraphQLError,
  OperationTypeNode,
  parse,
  specifiedRules,
  validate,
  type ExecutionArgs,
  type GraphQLSchema,
} from 'graphql';
import type { RequestContext } from '../context.js';
import { DomainError } from '../domain/input/errors.js';
import { LIVE_LIMITS } from '../domain/requests/limits.js';
import { assertDocument, assertOperation, DOCUMENT_RULES, PARSE_OPTIONS, VALIDATION_OPTIONS } from './document-gate.js';
import { assertVariables } from './execute.js';

/** The payload of a client's subscribe message. */
export interface SubscribePayload {
  query: string;
  operationName?: string | undefined | null;
  variables?: Record<string, unknown> | undefined | null;
}

/**
 * Parses and validates a subscription by the same rules as documents over HTTP. Queries and mutations are refused.
 * @throws GraphQLError or DomainError the first reason to refuse it
 */
export async function readSubscription(
  schema: GraphQLSchema,
  { query, operationName, variables: sent }: SubscribePayload,
  ctx: RequestContext,
): Promise<ExecutionArgs> {
  const document = parse(query, PARSE_OPTIONS);
  const operation = getOperationAST(document, operationName);
  assertOperation(operation);
  if (operation.operation !== OperationTypeNode.SUBSCRIPTION)
    throw new DomainError('MALFORMED', 'The WebSocket carries subscriptions only: send queries and mutations by POST.');
  const rules = [...specifiedRules, ...DOCUMENT_RULES];
  const [error] = validate(schema, document, rules, VALIDATION_OPTIONS);
  if (error) throw error;
  const variables = sent ?? {};
  await assertVariables(schema, operation, variables, ctx);
  assertDocument({ schema, document, operation, variables }, ctx);
  return { schema, document, operationName, variableValues: variables, contextValue: ctx };
}

/** The error above the subscription limit. */
export function subscriptionLimitError(whose: string, max: number): DomainError {
  return new DomainError('TOO_MANY_REQUESTS', `${whose} can have at most ${max} subscriptions at once.`, {
    details: { retryAfter: LIVE_LIMITS.retryAfterSeconds },
  });
}

/** Maps any error to the one that graphql-ws expects; `onError` sets its code. */
export function toGraphqlError(error: unknown): GraphQLError {
  if (error instanceof GraphQLError) return error;
  const originalError = error instanceof Error ? error : new Error(String(error));
  return new GraphQLError(originalError.message, { originalError });
}
