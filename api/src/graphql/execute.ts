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
import { validate } from '../rules/index.js';
import { enumPaths, variableTypes } from '../rest/wire.js';
import { coercionError, presentable } from './errors.js';
import { operationOf, passDoor } from './guard.js';
import { rulesOf } from './inputs.js';

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
  variables: Record<string, unknown>,
  ctx: RequestContext,
): Promise<void> {
  const { errors } = getVariableValues(schema, operation.variableDefinitions ?? [], variables, {
    hideSuggestions: true,
  });
  const first = errors?.[0];
  if (!first) return;
  await assertDoor(schema, operation, ctx);
  for (const [name, type] of Object.entries(variableTypes(schema, operation))) {
    const rules = rulesOf(type);
    if (rules) validate(rules, namesToValues(variables[name] ?? {}, type));
  }
  throw coercionError(first);
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

/** Enum names as the values that rules are written in. */
function namesToValues(value: unknown, type: GraphQLInputType): unknown {
  const named = getNamedType(type);
  if (Array.isArray(value)) return value.map((item) => namesToValues(item, named));
  if (isEnumType(named))
    return typeof value === 'string' ? ((named.getValue(value)?.value as unknown) ?? value) : value;
  if (!isInputObjectType(named) || typeof value !== 'object' || value === null) return value;
  const fields = named.getFields();
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      fields[name] ? namesToValues(inner, fields[name].type) : inner,
    ]),
  );
}
