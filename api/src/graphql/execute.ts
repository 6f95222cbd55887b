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
import { enumPaths, variableTypes } from '../rest/wire.js';
import { coercionError, presentable } from './errors.js';
import { operationOf, passDoor } from './guard.js';
import { boundLists } from './list-size.js';
import { rulesOf } from './inputs.js';

/** Errors of variables that are collected: each costs its stack, and the first is told. */
const VARIABLE_ERRORS_MAX = 20;

/** A document that was parsed and validated once, with what its callers need to know of it. */
export interface PreparedOperation {
  document: DocumentNode;
  operation: OperationDefinitionNode;
  variableTypes: Record<string, GraphQLInputType>;
  enumPaths: Map<string, GraphQLEnumType>;
}

/** Parses and validates a document against the schema; a document that doesn't fit stops the start. */
export function prepareOperation(schema: GraphQLSchema, text: string): PreparedOperation {
  const document = parse(text);
  const errors = validateDocument(schema, document);
  if (errors.length > 0) throw new Error(`${errors.map((error) => error.message).join('; ')} in ${text}`);
  const operation = document.definitions.find((definition) => definition.kind === Kind.OPERATION_DEFINITION);
  if (!operation) throw new Error(`No operation in ${text}`);
  return {
    document,
    operation,
    variableTypes: variableTypes(schema, operation),
    enumPaths: enumPaths(schema, document),
  };
}

/**
 * Executes a prepared operation in process, on the one schema and with the caller's context.
 * @throws DomainError the first refusal; surprises are logged and masked
 */
export async function executePrepared(
  schema: GraphQLSchema,
  prepared: PreparedOperation,
  variables: Record<string, unknown>,
  ctx: RequestContext,
): Promise<Record<string, unknown>> {
  await assertVariables(schema, prepared.operation, variables, ctx);
  const result = await execute({
    schema,
    document: prepared.document,
    contextValue: ctx,
    variableValues: variables,
  });
  const error = result.errors?.[0];
  if (error) throw presentable(error, ctx.app.log, ctx.requestId);
  return result.data as Record<string, unknown>;
}

/**
 * Refuses variables that don't fit their types, with the messages of the input's own rules where it has some. The door comes
 * first: who may not use the operation learns nothing about its input.
 */
export async function assertVariables(
  schema: GraphQLSchema,
  operation: OperationDefinitionNode,
  sent: Record<string, unknown>,
  ctx: RequestContext,
): Promise<void> {
  const { variables, tooLong } = boundLists(schema, operation, sent);
  const { errors } = getVariableValues(schema, operation.variableDefinitions ?? [], variables, {
    hideSuggestions: true,
    maxErrors: VARIABLE_ERRORS_MAX,
  });
  const first = errors?.[0];
  if (!first && !tooLong) return;
  await assertDoor(schema, operation, ctx);
  for (const [name, type] of Object.entries(variableTypes(schema, operation))) {
    const rules = rulesOf(type);
    if (rules) validate(rules, namesToValues(variables[name] ?? {}, type));
  }
  if (tooLong) throw invalidInput([tooLong]);
  if (first) throw coercionError(first);
}

/** Refuses who may not use an operation, without looking at its variables: a dead token, maintenance, role, a key's scope. */
export async function assertDoor(
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
    await passDoor(operationOf(schema, { ...config, args: {} }, root.name), ctx);
  }
}

/** Enum names as the values that rules are written in; fields that the type doesn't have are left out. */
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
