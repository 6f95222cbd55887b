import { ApolloServer, type ApolloServerPlugin, type GraphQLResponse } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled';
import { getOperationAST, type GraphQLSchema } from 'graphql';
import type { Logger } from 'pino';
import type { RequestContext } from '../context.js';
import { persistedDocuments } from '../http/known-documents.js';
import { ERROR_CODES, isErrorCode } from '../domain/input/errors.js';
import {
  assertDocument,
  assertNoSubscription,
  assertOperation,
  DOCUMENT_RULES,
  PARSE_OPTIONS,
  VALIDATION_OPTIONS,
} from './document-gate.js';
import { nameOperation } from '../telemetry/scope.js';
import { enterSpan } from '../telemetry/tracing.js';
import type { DocumentTurns } from './document-turns.js';
import { errorFormatter } from './errors.js';
import { countErrors, findRequestRefusal, getRetryAfter } from './response-errors.js';
import { assertVariables } from './execute.js';

/** What the GraphQL server needs. */
export interface ApolloOptions {
  log: Logger;
  /** Persisted documents, keyed by their SHA-256 hash. */
  knownDocuments: ReadonlyMap<string, string>;
  turns: DocumentTurns;
}

/** Creates the Apollo server for the schema. */
export function createApollo(
  schema: GraphQLSchema,
  { log, knownDocuments, turns }: ApolloOptions,
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
    validationOptions: VALIDATION_OPTIONS,
    hideSchemaDetailsFromClientErrors: true,
    allowBatchedHttpRequests: false,
    persistedQueries: persistedDocuments(knownDocuments),
    plugins: [
      ApolloServerPluginLandingPageDisabled(),
      // No field sets a cache policy, and calling the resolver of each one's policy costs more than resolving the
      // field.
      ApolloServerPluginCacheControlDisabled(),
      observePlugin(knownDocuments),
      turnPlugin(turns),
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

/** Names, counts and traces operations; those of documents that aren't the product's own have no name. */
function observePlugin(known: ReadonlyMap<string, string>): ApolloServerPlugin<RequestContext> {
  return {
    requestDidStart: () =>
      Promise.resolve({
        didResolveOperation({ operation, queryHash }) {
          const name = known.has(queryHash) ? operation?.name?.value : undefined;
          nameOperation('graphql', name ?? 'other');
          return Promise.resolve();
        },
        executionDidStart({ operation, queryHash, contextValue }) {
          const name = known.has(queryHash) ? operation.name?.value : undefined;
          const end = enterSpan(contextValue.app.tracing, `${operation.operation} ${name ?? 'other'}`);
          return Promise.resolve({
            executionDidEnd: (error?: Error) => {
              end(error);
              return Promise.resolve();
            },
          });
        },
        willSendResponse({ response, contextValue }) {
          if (response.body.kind === 'single') countErrors(response.body.singleResult.errors, contextValue);
          return Promise.resolve();
        },
      }),
  };
}

/** Lets documents that Apollo hasn't stored as valid take turns. */
function turnPlugin(turns: DocumentTurns): ApolloServerPlugin<RequestContext> {
  return {
    requestDidStart: () =>
      Promise.resolve({
        parsingDidStart: ({ contextValue }) => turns.take(contextValue),
      }),
  };
}

/** Reports invalid variables with the messages of the input rules, and enforces the operation limits. */
function operationPlugin(schema: GraphQLSchema): ApolloServerPlugin<RequestContext> {
  return {
    requestDidStart: () =>
      Promise.resolve({
        async didResolveOperation({ document, operation, request, contextValue }) {
          assertOperation(operation);
          assertNoSubscription(operation);
          const variables = request.variables ?? {};
          await assertVariables(schema, operation, variables, contextValue);
          assertDocument({ schema, document, operation, variables }, contextValue);
        },
      }),
  };
}

/** Sets 401 for an invalid token, 503 with `Retry-After` during maintenance, 429 with `Retry-After`. */
function statusPlugin(): ApolloServerPlugin<RequestContext> {
  return {
    requestDidStart: () =>
      Promise.resolve({
        willSendResponse({ request, source, document, response, contextValue, errors }) {
          const whole = findRequestRefusal(errors, contextValue);
          // A request that doesn't say what to run isn't well-formed, for clients of either media type.
          if (!whole && document && !getOperationAST(document, request.operationName)) {
            response.http.status = ERROR_CODES.MALFORMED;
            return Promise.resolve();
          }
          if (!whole) {
            const accept = request.http?.headers.get('accept') ?? '';
            const status = getRefusalStatus(response.body, source, accept, response.http.status);
            if (status !== undefined) response.http.status = status;
            return Promise.resolve();
          }
          response.http.status = whole.status;
          const retryAfter = getRetryAfter(whole);
          if (retryAfter !== undefined) response.http.headers.set('Retry-After', retryAfter);
          return Promise.resolve();
        },
      }),
  };
}

/** Statuses that Apollo sets itself when it refuses an operation before executing it. */
const APOLLO_STATUSES = new Set([undefined, 400, 500]);

/**
 * The status of a request that was refused before it was executed: the one of its error code, or 200 for clients of the older
 * media type, since the response is well-formed. Undefined keeps Apollo's status.
 */
function getRefusalStatus(
  body: GraphQLResponse['body'],
  query: string | undefined,
  accept: string,
  current: number | undefined,
): number | undefined {
  if (body.kind !== 'single' || body.singleResult.data !== undefined) return undefined;
  const code = body.singleResult.errors?.[0]?.extensions?.code;
  if (query === undefined || !isErrorCode(code) || code === 'INTERNAL' || !APOLLO_STATUSES.has(current))
    return undefined;
  return accept.includes('application/graphql-response+json') ? ERROR_CODES[code] : 200;
}
