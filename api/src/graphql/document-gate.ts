import { ApolloArmor } from '@escape.tech/graphql-armor';
import {
  GraphQLError,
  Kind,
  NoSchemaIntrospectionCustomRule,
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
import { costOf } from './document-cost.js';

/**
 * The one gate that documents pass over HTTP and over the WebSocket: how they are parsed, which rules they are held to beside the
 * specification's own, and what is looked at once their variables are known.
 */
const limits = DOCUMENT_LIMITS;

/** How a document is parsed. */
export const PARSE_OPTIONS = { maxTokens: limits.tokensMax };

// Reported rather than thrown: what validate() throws counts as a failure of the server.
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

/** Refuses documents of many fragments before any other rule follows them. */
const maxFragments: ValidationRule = (context) => ({
  Document({ definitions }) {
    const count = definitions.filter(({ kind }) => kind === Kind.FRAGMENT_DEFINITION).length;
    if (count > limits.fragmentsMax)
      context.reportError(new GraphQLError(`Fragments limit of ${limits.fragmentsMax} exceeded, found ${count}.`));
  },
});

/** What a document is held to beside the rules of the specification. */
export const DOCUMENT_RULES: readonly ValidationRule[] = [maxFragments, ...armor.protect().validationRules];

/** Whether a document can read the schema. */
function isIntrospecting(schema: GraphQLSchema, document: DocumentNode): boolean {
  return validate(schema, document, [NoSchemaIntrospectionCustomRule]).length > 0;
}

/** A document that was parsed and validated, and what came with it. */
export interface AskedOperation {
  schema: GraphQLSchema;
  document: DocumentNode;
  operation: OperationDefinitionNode;
  variables: Record<string, unknown>;
}

/**
 * What is looked at once the operation and its variables are known: who reads the schema, and how much is asked for.
 * @throws DomainError FORBIDDEN where others than staff read the schema in production; ANSWER_TOO_LARGE
 */
export function assertDocument({ schema, document, operation, variables }: AskedOperation, ctx: RequestContext): void {
  const isStaff = ctx.viewer !== null && STAFF.includes(ctx.viewer.role);
  if (ctx.app.env.production && !isStaff && isIntrospecting(schema, document)) {
    throw new DomainError('FORBIDDEN', 'Only staff can read the schema here.');
  }
  const cost = costOf(schema, document, operation, variables);
  if (cost <= limits.costMax) return;
  throw new DomainError(
    'ANSWER_TOO_LARGE',
    `This asks for too much at once: it costs ${cost.toLocaleString('en-US')}, at most ${limits.costMax.toLocaleString('en-US')} are allowed. Ask for fewer items or fields.`,
    { details: { cost, costMax: limits.costMax } },
  );
}
