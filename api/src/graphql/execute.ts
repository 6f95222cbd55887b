import {
  execute,
  getNamedType,
  getVariableValues,
  isEnumType,
  isInputObjectType,
  Kind,
  parse,
  validate as validateDocument,
  type DocumentNode,
  type GraphQLEnumType,
  type GraphQLInputType,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import type { RequestContext } from '../context.js';
import { invalidInput, validate } from '../domain/input/errors.js';
import { findEnumPaths, getVariableTypes } from '../rest/wire.js';
import { toCoercionError, toPresentableError } from './errors.js';
import { getAccessRules, authorize } from './guard.js';
import { inSpan } from '../telemetry/tracing.js';
import { boundVariables } from './variable-size.js';
import { getRules } from './inputs.js';

/** Variable errors to collect: each costs a stack trace, and only the first is reported. */
const VARIABLE_ERRORS_MAX = 1;

/** A parsed and validated document, prepared for repeated execution. */
export interface PreparedOperation {
  document: DocumentNode;
  operation: OperationDefinitionNode;
  variableTypes: Record<string, GraphQLInputType>;
  enumPaths: Map<string, GraphQLEnumType>;
}

/**
 * Parses and validates a document against the schema.
 * @throws Error when the document is invalid, which stops the server from starting
 */
export function prepareOperation(schema: GraphQLSchema, text: string): PreparedOperation {
  const document = parse(text);
  const errors = validateDocument(schema, document);
  if (errors.length > 0) throw new Error(`${errors.map((error) => error.message).join('; ')} in ${text}`);
  const operation = document.definitions.find((definition) => definition.kind === Kind.OPERATION_DEFINITION);
  if (!operation) throw new Error(`No operation in ${text}`);
  return {
    document,
    operation,
    variableTypes: getVariableTypes(schema, operation),
    enumPaths: findEnumPaths(schema, document),
  };
}

/**
 * Executes a prepared operation in process, with the caller's context.
 * @throws DomainError the first error; unexpected errors are logged and masked
 */
export async function executePrepared(
  schema: GraphQLSchema,
  prepared: PreparedOperation,
  variables: Record<string, unknown>,
  ctx: RequestContext,
): Promise<Record<string, unknown>> {
  await assertVariables(schema, prepared.operation, variables, ctx);
  const { operation, document } = prepared;
  const name = `${operation.operation} ${operation.name?.value ?? 'anonymous'}`;
  const run = async () => execute({ schema, document, contextValue: ctx, variableValues: variables });
  const result = await inSpan(ctx.app.tracing, name, run);
  const error = result.errors?.[0];
  if (error) throw toPresentableError(error, ctx.app.log, ctx.requestId);
  return result.data as Record<string, unknown>;
}

/**
 * Refuses variables that don't match their types, with the messages of the input's own rules where it has some. Access is checked
 * first: callers who may not run the operation learn nothing about its input.
 */
export async function assertVariables(
  schema: GraphQLSchema,
  operation: OperationDefinitionNode,
  sent: Record<string, unknown>,
  ctx: RequestContext,
): Promise<void> {
  const { variables, tooLong } = boundVariables(schema, operation, sent);
  const { errors } = getVariableValues(schema, operation.variableDefinitions ?? [], variables, {
    hideSuggestions: true,
    maxErrors: VARIABLE_ERRORS_MAX,
  });
  const first = errors?.[0];
  if (!first && !tooLong) return;
  await assertAccess(schema, operation, ctx);
  for (const [name, type] of Object.entries(getVariableTypes(schema, operation))) {
    const rules = getRules(type);
    const value = variables[name] ?? {};
    // Of anything but an object its type says what is wrong.
    if (rules && typeof value === 'object' && !Array.isArray(value)) validate(rules, namesToValues(value, type));
  }
  if (tooLong) throw invalidInput([tooLong]);
  if (first) throw toCoercionError(first);
}

/** Checks access to an operation without reading its variables: invalid token, maintenance, role, API-key scope. */
export async function assertAccess(
  schema: GraphQLSchema,
  operation: OperationDefinitionNode,
  ctx: RequestContext,
): Promise<void> {
  const root = schema.getRootType(operation.operation);
  if (!root) return;
  for (const selection of operation.selectionSet.selections) {
    if (selection.kind !== Kind.FIELD) continue;
    const field = root.getFields()[selection.name.value];
    if (!field) continue;
    const { args: _args, ...config } = field;
    await authorize(getAccessRules(schema, { ...config, args: {} }, root.name), ctx);
  }
}

/** Maps enum names to the values that rules use; drops fields that the type doesn't have. */
function namesToValues(value: unknown, type: GraphQLInputType): unknown {
  const named = getNamedType(type);
  if (Array.isArray(value)) return value.map((item) => namesToValues(item, named));
  if (isEnumType(named))
    return typeof value === 'string' ? ((named.getValue(value)?.value as unknown) ?? value) : value;
  if (!isInputObjectType(named) || typeof value !== 'object' || value === null) return value;
  const sent = value as Record<string, unknown>;
  return Object.fromEntries(
    Object.values(named.getFields()).flatMap(({ name, type: inner }) =>
      Object.hasOwn(sent, name) ? [[name, namesToValues(sent[name], inner)]] : [],
    ),
  );
}
