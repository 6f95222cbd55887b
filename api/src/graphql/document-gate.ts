import { ApolloArmor } from '@escape.tech/graphql-armor';
import {
  GraphQLError,
  Kind,
  NoSchemaIntrospectionCustomRule,
  OperationTypeNode,
  validate,
  type DocumentNode,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type ValidationContext,
  type ValidationRule,
} from 'graphql';
import type { RequestContext } from '../context.js';
import { DomainError } from '../domain/input/errors.js';
import { DOCUMENT_LIMITS } from '../domain/requests/limits.js';
import { STAFF } from './auth.js';
import { getCost } from './document-cost.js';

/**
 * The one gate for documents, over HTTP and WebSocket: parser options, validation rules beyond the specification's, and the
 * checks that need the variables.
 */
const limits = DOCUMENT_LIMITS;

/** Parser options for documents. */
export const PARSE_OPTIONS = { maxTokens: limits.tokensMax };

/** Validation options for documents: each error costs a stack trace, and the first ones say enough. */
export const VALIDATION_OPTIONS = { maxErrors: limits.errorsMax, hideSuggestions: true };

// Reported rather than thrown: an error that validate() throws counts as a server failure.
const report = {
  propagateOnRejection: false,
  onReject: [
    (context: ValidationContext | null, { message }: GraphQLError) =>
      context?.reportError(new GraphQLError(message.replace(/^Syntax Error: /, ''))),
  ],
};

const armor = new ApolloArmor({
  maxDepth: { n: limits.depthMax, ...report },
  maxAliases: { n: limits.aliasesMax, ...report },
  maxDirectives: { n: limits.directivesMax, ...report },
  maxTokens: { enabled: false },
  costLimit: { enabled: false },
  blockFieldSuggestion: { enabled: false },
});

/** Refuses documents with too many fragments before other rules follow them. */
const maxFragments: ValidationRule = (context) => ({
  Document({ definitions }) {
    const count = definitions.filter(({ kind }) => kind === Kind.FRAGMENT_DEFINITION).length;
    if (count > limits.fragmentsMax)
      context.reportError(new GraphQLError(`Fragments limit of ${limits.fragmentsMax} exceeded, found ${count}.`));
  },
});

/** Validation rules in addition to those of the specification. */
export const DOCUMENT_RULES: readonly ValidationRule[] = [maxFragments, ...armor.protect().validationRules];

/** Whether a document reads the schema (introspection). */
function isIntrospecting(schema: GraphQLSchema, document: DocumentNode): boolean {
  return validate(schema, document, [NoSchemaIntrospectionCustomRule]).length > 0;
}

/**
 * Refuses subscriptions outside the WebSocket: executed like a query they would resolve to null, an error of ours.
 * @throws DomainError MALFORMED
 */
export function assertNoSubscription({ operation }: OperationDefinitionNode): void {
  if (operation !== OperationTypeNode.SUBSCRIPTION) return;
  throw new DomainError('MALFORMED', 'Subscriptions run over the WebSocket only (graphql-transport-ws).');
}

/**
 * Refuses documents from which no operation can be chosen: several and no name, a name that isn't there, fragments alone. No
 * hook and no rule behind it needs to ask whether there is an operation.
 * @throws DomainError MALFORMED
 */
export function assertOperation(
  operation: OperationDefinitionNode | null | undefined,
): asserts operation is OperationDefinitionNode {
  if (operation) return;
  throw new DomainError(
    'MALFORMED',
    'The document names no operation to run: send one operation, or its name as operationName.',
  );
}

/** A parsed and validated document with its variables. */
export interface ValidatedOperation {
  schema: GraphQLSchema;
  document: DocumentNode;
  operation: OperationDefinitionNode;
  variables: Record<string, unknown>;
}

/**
 * Checks an operation once its variables are known: introspection and cost.
 * @throws DomainError FORBIDDEN when anyone but staff reads the schema in production; ANSWER_TOO_LARGE
 */
export function assertDocument(
  { schema, document, operation, variables }: ValidatedOperation,
  ctx: RequestContext,
): void {
  const isStaff = ctx.viewer !== null && STAFF.includes(ctx.viewer.role);
  if (ctx.app.env.production && !isStaff && isIntrospecting(schema, document)) {
    throw new DomainError('FORBIDDEN', 'Only staff can read the schema here.');
  }
  const cost = getCost(schema, document, operation, variables);
  if (cost <= limits.costMax) return;
  throw new DomainError(
    'ANSWER_TOO_LARGE',
    `This asks for too much at once: it costs ${cost.toLocaleString('en-US')}, at most ${limits.costMax.toLocaleString('en-US')} are allowed. Ask for fewer items or fields.`,
    { details: { cost, costMax: limits.costMax } },
  );
}
