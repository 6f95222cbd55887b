import { ServerError } from '@apollo/client/errors';
import type { ApolloLink } from '@apollo/client/link';
import { print } from './print-document';

/** What both ways of sending ask for: a GraphQL answer, whatever its status. */
export const ACCEPT = 'application/graphql-response+json,application/json;q=0.9';

/** The body of a request; files have been taken out of its variables already. */
export function requestBody({ operationName, query, extensions }: ApolloLink.Operation, variables: unknown): string {
  return JSON.stringify({ operationName, query: print(query), variables, extensions });
}

function isResult(value: unknown): value is ApolloLink.Result {
  return typeof value === 'object' && value !== null && ('data' in value || 'errors' in value);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Reads an answer.
 * @throws ServerError when it isn't a GraphQL answer (a proxy's page, an empty body)
 */
export function readAnswer(response: Response, bodyText: string): ApolloLink.Result {
  const value = parsed(bodyText);
  if (isResult(value)) return value;
  throw new ServerError(`Status ${response.status}`, { response, bodyText });
}
