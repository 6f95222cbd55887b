import { ApolloServer, type ApolloServerPlugin } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled';
import { ApolloArmor } from '@escape.tech/graphql-armor';
import type { GraphQLError, GraphQLSchema } from 'graphql';
import type { Logger } from 'pino';
import type { RequestContext } from '../context.js';
import { toDomainError } from '../database/constraints.js';
import { persistedDocuments } from '../http/known-documents.js';
import { DomainError, Role } from '../rules/index.js';
import { errorFormatter } from './errors.js';
import { assertVariables } from './execute.js';

/** Refusals that are shown as the answer's HTTP status even over GraphQL, because they concern the request as a whole. */
const WHOLE_REQUEST = new Set(['MAINTENANCE', 'TOO_MANY_REQUESTS', 'UNAVAILABLE', 'INTERNAL']);

/** Limits on what one document may ask for. */
const armor = new ApolloArmor({
  maxDepth: { n: 12 },
  maxAliases: { n: 30 },
  maxDirectives: { n: 20 },
  maxTokens: { n: 2_000 },
  costLimit: {
    maxCost: 20_000,
    objectCost: 2,
    scalarCost: 1,
    depthCostFactor: 1.3,
    ignoreIntrospection: true,
  },
  blockFieldSuggestion: { enabled: false },
});

/** What a server of GraphQL is made of. */
export interface ApolloSettings {
  log: Logger;
  production: boolean;
  /** Texts by SHA-256 that clients may ask for by their hash alone. */
  knownDocuments: ReadonlyMap<string, string>;
}

/** Apollo over the schema. */
export function createApollo(
  schema: GraphQLSchema,
  { log, production, knownDocuments }: ApolloSettings,
): ApolloServer<RequestContext> {
  return new ApolloServer<RequestContext>({
    schema,
    introspection: true,
    includeStacktraceInErrorResponses: false,
    csrfPrevention: true,
    stopOnTerminationSignals: false,
    formatError: errorFormatter(log),
    validationRules: armor.protect().validationRules,
    hideSchemaDetailsFromClientErrors: true,
    allowBatchedHttpRequests: false,
    persistedQueries: persistedDocuments(knownDocuments),
    plugins: [
      ApolloServerPluginLandingPageDisabled(),
      // No field says how long it may be kept, and asking each of them costs more than resolving it.
      ApolloServerPluginCacheControlDisabled(),
      statusPlugin(),
      variablesPlugin(schema),
      ...(production ? [staffIntrospection()] : []),
    ],
    logger: {
      debug: (message: string) => log.debug(message),
      info: (message: string) => log.info(message),
      warn: (message: string) => log.warn(message),
      error: (message: string) => log.error(message),
    },
  });
}

/** Gives the field-named messages of the input rules where variables don't fit their types. */
function variablesPlugin(schema: GraphQLSchema): ApolloServerPlugin<RequestContext> {
  return {
    requestDidStart: () =>
      Promise.resolve({
        async didResolveOperation({ operation, request, contextValue }) {
          if (operation) await assertVariables(schema, operation, request.variables ?? {}, contextValue);
        },
      }),
  };
}

/** 401 for a dead token, 503 with `Retry-After` during maintenance, 429 with `Retry-After`. */
function statusPlugin(): ApolloServerPlugin<RequestContext> {
  return {
    requestDidStart: () =>
      Promise.resolve({
        willSendResponse({ request, response, contextValue, errors }) {
          const refusals = (errors ?? [])
            .map(({ originalError }: GraphQLError) =>
              originalError instanceof DomainError ? originalError : toDomainError(originalError),
            )
            .filter((error) => error !== undefined);
          const whole =
            refusals.find((refusal) => WHOLE_REQUEST.has(refusal.code)) ??
            (contextValue.tokenProblem && refusals.find((refusal) => refusal.code === 'UNAUTHENTICATED'));
          if (!whole) {
            // A document that was read and refused is a well-formed answer to clients of the older media type.
            const isOlder = !request.http?.headers.get('accept')?.includes('application/graphql-response+json');
            if (isOlder && request.query !== undefined && response.http.status === 400) response.http.status = 200;
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

/** In production the schema can be read by staff only. */
function staffIntrospection(): ApolloServerPlugin<RequestContext> {
  return {
    requestDidStart: () =>
      Promise.resolve({
        didResolveOperation({ contextValue, operation }) {
          const asks = operation?.selectionSet.selections.some(
            (selection) => selection.kind === 'Field' && ['__schema', '__type'].includes(selection.name.value),
          );
          const role = contextValue.viewer?.role;
          if (asks && role !== Role.ADMIN && role !== Role.MODERATOR) {
            throw new DomainError('FORBIDDEN', 'Only staff can read the schema here.');
          }
          return Promise.resolve();
        },
      }),
  };
}
