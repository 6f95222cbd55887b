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
import { compileOperation, isCompilable, type CompiledOperation, type CompiledResult } from './compile.js';
import type { CompileOptions } from './complete.js';
import { toCoercionError, toPresentableError } from './errors.js';
import { getAccessRules, authorize } from './guard.js';
import { inSpan } from '../telemetry/tracing.js';
import { isOpenRead, runOperation } from './open-read.js';
import { boundVariables } from './variable-size.js';
import { getRules } from './inputs.js';
import type { KeptVariables } from './kept-variables.js';

/** Variable errors to collect: each costs a stack trace, and only the first is reported. */
const VARIABLE_ERRORS_MAX = 1;

type Variables = Record<string, unknown>;

/** A parsed and validated document, prepared for repeated execution. */
export interface PreparedOperation extends Operation {
  document: DocumentNode;
  enumPaths: Map<string, GraphQLEnumType>;
  isOpenRead: boolean;
  /** Runs it on the fast path; absent where that can't be. */
  compiled?: CompiledOperation | undefined;
}

/**
 * Parses and validates a document against the schema.
 * @param options of its results on the fast path
 * @throws Error when the document is invalid, which stops the server from starting
 */
export function prepareOperation(schema: GraphQLSchema, text: string, options: CompileOptions = {}): PreparedOperation {
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
    isOpenRead: isOpenRead(schema, operation),
    compiled: isCompilable(schema, document) ? compileOperation(schema, document, operation, options) : undefined,
  };
}

/** The variables that a request sends. */
export interface SentVariables {
  read: () => Variables;
  /** Where coerced ones are kept, and under which text; absent where each request is read anew. */
  kept?: { variables: KeptVariables; text: string } | undefined;
}

/** What an operation resulted in. */
export interface Executed {
  data: Record<string, unknown>;
  /** Whether it ran compiled, with the options of `prepareOperation`. */
  isCompiled: boolean;
  /** Whether the data holds `FinishedJson`, which `toJson` writes. */
  isFinished: boolean;
}

/**
 * Executes a prepared operation in process, with the caller's context.
 * @throws DomainError the first error; unexpected errors are logged and masked
 */
export async function executePrepared(
  schema: GraphQLSchema,
  prepared: PreparedOperation,
  sent: SentVariables,
  ctx: RequestContext,
): Promise<Executed> {
  const { operation, document, compiled } = prepared;
  const name = `${operation.operation} ${operation.name?.value ?? 'anonymous'}`;
  const isCompiled = compiled !== undefined && ctx.app.env.fastPath;
  const variables = await readOrCoerce(schema, prepared, sent, ctx);
  const run = async (contextValue: RequestContext): Promise<CompiledResult> =>
    isCompiled
      ? compiled(variables, contextValue)
      : execute({ schema, document, contextValue, variableValues: sent.read() });
  const result = await inSpan(ctx.app.tracing, name, () => runOperation(ctx, prepared.isOpenRead, run));
  const error = result.errors?.[0];
  if (error) throw toPresentableError(error, ctx.app.log, ctx.requestId);
  return { data: result.data as Record<string, unknown>, isCompiled, isFinished: result.isFinished === true };
}

/** The coerced variables that are kept of an earlier request, or this one's. */
async function readOrCoerce(
  schema: GraphQLSchema,
  prepared: Operation,
  { read, kept }: SentVariables,
  ctx: RequestContext,
): Promise<Variables> {
  const known = kept?.variables.find(kept.text);
  if (known) return known;
  const variables = await coerceVariables(schema, prepared, read(), ctx);
  return kept ? kept.variables.keep(kept.text, variables) : variables;
}

/** The declared variables of an operation, by type. */
export interface Operation {
  operation: OperationDefinitionNode;
  variableTypes: Readonly<Record<string, GraphQLInputType>>;
}

/** Variables coerced to their types, or what is wrong with them. */
function readVariables(schema: GraphQLSchema, { operation, variableTypes }: Operation, sent: Variables) {
  const { variables, tooLong } = boundVariables(variableTypes, sent);
  const { coerced, errors } = getVariableValues(schema, operation.variableDefinitions ?? [], variables, {
    hideSuggestions: true,
    maxErrors: VARIABLE_ERRORS_MAX,
  });
  return { variables, tooLong, coerced, first: errors?.[0] };
}

/** Coerces variables to their types. @returns undefined when {@link coerceVariables} would refuse them */
export function tryCoerce(schema: GraphQLSchema, operation: Operation, sent: Variables): Variables | undefined {
  const { coerced, tooLong } = readVariables(schema, operation, sent);
  return tooLong ? undefined : coerced;
}

/**
 * Coerces variables to their types, and refuses those that don't match, with the messages of the input's own rules where it has
 * some. Access is checked first: callers who may not run the operation learn nothing about its input.
 */
async function coerceVariables(
  schema: GraphQLSchema,
  prepared: Operation,
  sent: Variables,
  ctx: RequestContext,
): Promise<Variables> {
  const { variables, tooLong, coerced, first } = readVariables(schema, prepared, sent);
  if (coerced && !tooLong) return coerced;
  await assertAccess(schema, prepared.operation, ctx);
  for (const [name, type] of Object.entries(prepared.variableTypes)) {
    const rules = getRules(type);
    const value = variables[name] ?? {};
    // Of anything but an object its type says what is wrong.
    if (rules && typeof value === 'object' && !Array.isArray(value)) validate(rules, namesToValues(value, type));
  }
  if (tooLong) throw invalidInput([tooLong]);
  throw first ? toCoercionError(first) : new Error('Variables were neither coerced nor refused');
}

/** Refuses variables as {@link coerceVariables} does, for an operation that isn't prepared. */
export async function assertVariables(
  schema: GraphQLSchema,
  operation: OperationDefinitionNode,
  sent: Variables,
  ctx: RequestContext,
): Promise<void> {
  await coerceVariables(schema, { operation, variableTypes: getVariableTypes(schema, operation) }, sent, ctx);
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
