import { ApolloServer, type ApolloServerPlugin, type GraphQLResponse } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled';
import type { GraphQLError, GraphQLSchema } from 'graphql';
import type { Logger } from 'pino';
import type { RequestContext } from '../context.js';
import { toDomainError } from '../database/constraints.js';
import { persistedDocuments } from '../http/known-documents.js';
import { DomainError, ERROR_CODES, isErrorCode } from '../domain/input/errors.js';
import { assertDocument, DOCUMENT_RULES, PARSE_OPTIONS } from './document-gate.js';
import { errorFormatter } from './errors.js';
import { assertVariables } from './execute.js';

/** Refusals that are shown as the answer's HTTP status even over GraphQL, because they concern the request as a whole. */
const WHOLE_REQUEST = new Set(['MAINTENANCE', 'TOO_MANY_REQUESTS', 'UNAVAILABLE', 'INTERNAL']);

/** What a server of GraphQL is made of. */
export interface ApolloSettings {
  log: Logger;
  /** Texts by SHA-256 that clients may ask for by their hash alone. */
  knownDocuments: ReadonlyMap<string, string>;
}

/** Apollo over the schema. */
export function createApollo(
  schema: GraphQLSchema,
  { log, knownDocuments }: ApolloSettings,
): ApolloServer<RequestContext> {
  return new ApolloServer<RequestContext>({
    schema,
    introspection: true,
    includeStacktraceInErrorResponses: false,
    csrfPrevention: true,
    stopOnTerminationSignals: false,
    formatError: errorFormatter(log),
    parseOptions: PARSE_OPTIONS,
    validationRules: [...DOCUMENT_RULES],
    hideSchemaDetailsFromClientErrors: true,
    allowBatchedHttpRequests: false,
    persistedQueries: persistedDocuments(knownDocuments),
    plugins: [
      ApolloServerPluginLandingPageDisabled(),
      // No field says how long it may be kept, and asking each of them costs more than resolving it.
      ApolloServerPluginCacheControlDisabled(),
      statusPlugin(),
      operationPlugin(schema),
    ],
    logger: {
      debug: (message: string) => log.debug(message),
      info: (message: string) => log.info(message),
      warn: (message: string) => log.warn(message),
      error: (message: string) => log.error(message),
    },
  });
}

/** Gives the field-named messages of the input rules where variables don't fit their types, and holds the operation to its limits. */
function operationPlugin(schema: GraphQLSchema): ApolloServerPlugin<RequestContext> {
  return {
    requestDidStart: () =>
      Promise.resolve({
        async didResolveOperation({ document, operation, request, contextValue }) {
          if (!operation) return;
          const variables = request.variables ?? {};
          await assertVariables(schema, operation, variables, contextValue);
          assertDocument({ schema, document, operation, variables }, contextValue);
        },
      }),
  };
}

/** 401 for a dead token, 503 with `Retry-After` during maintenance, 429 with `Retry-After`. */
function statusPlugin(): ApolloServerPlugin<RequestContext> {
  return {
    requestDidStart: () =>
      Promise.resolve({
        willSendResponse({ request, source, response, contextValue, errors }) {
          const refusals = (errors ?? [])
            .map(({ originalError }: GraphQLError) =>
              originalError instanceof DomainError ? originalError : toDomainError(originalError),
            )
            .filter((error) => error !== undefined);
          const whole =
            refusals.find((refusal) => WHOLE_REQUEST.has(refusal.code)) ??
            (contextValue.tokenProblem && refusals.find((refusal) => refusal.code === 'UNAUTHENTICATED'));
          if (!whole) {
            const accept = request.http?.headers.get('accept') ?? '';
            const status = refusedStatus(response.body, source, accept, response.http.status);
            if (status !== undefined) response.http.status = status;
            return Promise.resolve();
          }
          response.http.status = whole.status;
          const { retryAfter } = (whole.details ?? {}) as {
            retryAfter?: number;
          };
          if (retryAfter !== undefined) response.http.headers.set('Retry-After', String(retryAfter));
          return Promise.resolve();
        },
      }),
  };
}

/** Statuses that Apollo gives by itself to what was refused before it was executed. */
const GENERAL_STATUSES = new Set([undefined, 400, 500]);

/**
 * The status of a request that was refused before it was executed: its code's own, or, for clients of the older media type, 200,
 * since the answer is a well-formed one. Undefined leaves what Apollo says.
 */
function refusedStatus(
  body: GraphQLResponse['body'],
  query: string | undefined,
  accept: string,
  current: number | undefined,
): number | undefined {
  if (body.kind !== 'single' || body.singleResult.data !== undefined) return undefined;
  const code = body.singleResult.errors?.[0]?.extensions?.code;
  if (query === undefined || !isErrorCode(code) || code === 'INTERNAL' || !GENERAL_STATUSES.has(current))
    return undefined;
  return accept.includes('application/graphql-response+json') ? ERROR_CODES[code] : 200;
}
