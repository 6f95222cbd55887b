import {
  GraphQLError,
  Kind,
  isAbstractType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  OperationTypeNode,
  visit,
  type DocumentNode,
  type ExecutionResult,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import type { RequestContext } from '../context.js';
import {
  addError,
  completeItem,
  completeLeaf,
  finishShared,
  handleError,
  isPromise,
  type Complete,
  type CompileOptions,
  type Path,
  type Run,
  type Variables,
} from './complete.js';
import { createArgumentReader, collectFields, findConditions, type ReadArguments } from './selections.js';

type Field = GraphQLField<unknown, unknown>;

/** The result of a compiled operation. */
export interface CompiledResult extends ExecutionResult {
  /** Whether the data holds `FinishedJson`, which `toJson` writes. */
  isFinished?: boolean;
}

/** A compiled operation. Takes coerced variables; errors are in the result, as graphql-js reports them. */
export type CompiledOperation = (variables: Variables, ctx: RequestContext) => Promise<CompiledResult>;

interface FieldPlan {
  readonly key: string;
  readonly parent: GraphQLObjectType;
  readonly nodes: readonly FieldNode[];
  readonly field: Field;
  readonly readArguments: ReadArguments;
  readonly complete: Complete;
  /** Whether it is made of properties only: no resolvers, no arguments. */
  readonly isPlain: boolean;
  /** Reads and completes the field. */
  readonly run: (run: Run, source: unknown, parentPath: Path | undefined) => unknown;
}

/** Most variables of `@include` and `@skip` together; each doubles the number of plans. */
const CONDITIONS_MAX = 6;

/** Waits for the promises among a selection's values, which take their places. */
function settle(results: Record<string, unknown>, waiting: readonly string[]): Promise<Record<string, unknown>> {
  return Promise.all(waiting.map((key) => results[key])).then((values) => {
    waiting.forEach((key, index) => (results[key] = values[index]));
    return results;
  });
}

function runFields(run: Run, fields: readonly FieldPlan[], source: unknown, path: Path | undefined) {
  const results: Record<string, unknown> = {};
  let waiting: string[] | undefined;
  try {
    for (const field of fields) {
      const value = field.run(run, source, path);
      results[field.key] = value;
      if (isPromise(value)) (waiting ??= []).push(field.key);
    }
  } catch (error) {
    if (!waiting) throw error;
    // The others may fail as well, and must not do so unheard.
    return settle(results, waiting).finally(() => {
      throw error;
    });
  }
  return waiting ? settle(results, waiting) : results;
}

async function runSerially(run: Run, fields: readonly FieldPlan[]): Promise<Record<string, unknown>> {
  const results: Record<string, unknown> = {};
  for (const field of fields) results[field.key] = await field.run(run, undefined, undefined);
  return results;
}

/** The plans of one operation for one combination of its conditions. */
class Compiler {
  constructor(
    private readonly schema: GraphQLSchema,
    private readonly operation: OperationDefinitionNode,
    private readonly fragments: Record<string, FragmentDefinitionNode>,
    private readonly conditions: Variables,
    private readonly options: CompileOptions,
  ) {}

  root(): FieldPlan[] {
    const type = this.schema.getRootType(this.operation.operation);
    if (!type) throw new Error(`The schema has no ${this.operation.operation}`);
    return this.selection(type, [this.operation]);
  }

  private selection(type: GraphQLObjectType, holders: readonly Pick<FieldNode, 'selectionSet'>[]): FieldPlan[] {
    const found = collectFields(type, holders, { fragments: this.fragments, variables: this.conditions });
    return [...found].map(([key, nodes]) => this.field(key, type, nodes));
  }

  private field(key: string, parent: GraphQLObjectType, nodes: readonly [FieldNode, ...FieldNode[]]): FieldPlan {
    const name = nodes[0].name.value;
    const field = parent.getFields()[name];
    if (name === '__typename') return { ...this.typename(key, parent), nodes };
    if (!field) throw new Error(`${parent.name} has no field ${name}`);
    const value = this.value(field.type, { nodes, parent, name });
    const plan = {
      key,
      parent,
      nodes,
      field,
      readArguments: createArgumentReader(field, nodes[0]),
      complete: value.complete,
      isPlain: field.resolve === undefined && field.args.length === 0 && value.isPlain,
    };
    return { ...plan, run: isPlainLeaf(field) ? this.leafReader(plan) : this.reader(plan) };
  }

  private typename(key: string, parent: GraphQLObjectType): Omit<FieldPlan, 'nodes'> {
    const run = () => parent.name;
    return { key, parent, field: undefined as never, readArguments: () => ({}), complete: run, isPlain: true, run };
  }

  /** Reads a property that holds a leaf: no arguments, no resolver, and a path only for errors. */
  private leafReader(plan: Omit<FieldPlan, 'run'>): FieldPlan['run'] {
    const { key, parent, nodes, field, complete } = plan;
    const { name, type } = field;
    const general = this.reader(plan);
    return (run, source, parentPath) => {
      const value = (source as Record<string, unknown> | null | undefined)?.[name];
      if (typeof value === 'function' || isPromise(value)) return general(run, source, parentPath);
      try {
        return complete(run, value, undefined as never);
      } catch (error) {
        const path = { prev: parentPath, key, typename: parent.name };
        return handleError(run, error, { nodes, type, path });
      }
    };
  }

  private reader(plan: Omit<FieldPlan, 'run'>): FieldPlan['run'] {
    const { key, parent, nodes, field, readArguments, complete } = plan;
    const { name, type } = field;
    const info = {
      fieldName: name,
      fieldNodes: nodes,
      returnType: type,
      parentType: parent,
      schema: this.schema,
      fragments: this.fragments,
      rootValue: undefined,
      operation: this.operation,
    };
    const resolve = field.resolve ?? readProperty;
    return (run, source, prev) => {
      const path = { prev, key, typename: parent.name };
      const fail = (error: unknown) => handleError(run, error, { nodes, type, path });
      try {
        const { variables } = run;
        const value: unknown = resolve(source, readArguments(variables), run.ctx, {
          ...info,
          path,
          variableValues: variables,
        });
        const completed = isPromise(value)
          ? value.then((resolved) => complete(run, resolved, path))
          : complete(run, value, path);
        return isPromise(completed) ? completed.then(undefined, fail) : completed;
      } catch (error) {
        return fail(error);
      }
    };
  }

  private value(type: GraphQLOutputType, at: FieldAt): ValuePlan {
    if (isNonNullType(type)) {
      const { complete, isPlain } = this.value(type.ofType, at);
      return {
        isPlain,
        complete: (run, value, path) => {
          const completed = complete(run, value, path);
          if (completed !== null) return completed;
          throw new Error(`Cannot return null for non-nullable field ${at.parent.name}.${at.name}.`);
        },
      };
    }
    if (isLeafType(type)) {
      const complete = completeLeaf(type, this.options.spellEnum);
      return { isPlain: true, complete: (_run, value) => complete(value) };
    }
    const { complete: general, isPlain } = isListType(type) ? this.list(type.ofType, at) : this.object(type, at);
    const complete = this.options.finishes && isPlain ? finishShared(general) : general;
    return {
      isPlain,
      complete: (run, value, path) => {
        if (value instanceof Error) throw value;
        return value === null || value === undefined ? null : complete(run, value, path);
      },
    };
  }

  private object(type: GraphQLOutputType, { nodes }: FieldAt): ValuePlan {
    if (!isObjectType(type)) throw new Error(`${String(type)} is not compiled`);
    const fields = this.selection(type, nodes);
    return {
      isPlain: fields.every(({ isPlain }) => isPlain),
      complete: (run, value, path) => runFields(run, fields, value, path),
    };
  }

  private list(type: GraphQLOutputType, at: FieldAt): ValuePlan {
    const { complete, isPlain } = this.value(type, at);
    const { nodes } = at;
    const completeList: Complete = (run, value, prev) => {
      if (typeof value !== 'object' || !(Symbol.iterator in (value as object)))
        throw new GraphQLError(`Expected Iterable, but did not find one for field "${at.parent.name}.${at.name}".`);
      const waiting: Promise<unknown>[] = [];
      try {
        const items = Array.from(value as Iterable<unknown>, (item, key) => {
          const completed = completeItem(run, item, {
            path: { prev, key, typename: undefined },
            complete,
            nodes,
            type,
          });
          if (isPromise(completed)) waiting.push(completed);
          return completed;
        });
        return waiting.length > 0 ? Promise.all(items) : items;
      } catch (error) {
        // The others may fail as well, and must not do so unheard.
        for (const each of waiting) each.catch(() => undefined);
        throw error;
      }
    };
    return { isPlain, complete: completeList };
  }
}

/** How values of a type are completed. */
interface ValuePlan {
  complete: Complete;
  /** Whether it is made of properties only: no resolvers, no arguments. */
  isPlain: boolean;
}

/** Where a type stands, for messages. */
interface FieldAt {
  nodes: readonly [FieldNode, ...FieldNode[]];
  parent: GraphQLObjectType;
  name: string;
}

/** Whether a field is a property that holds a leaf. */
function isPlainLeaf({ resolve, type, args }: Field): boolean {
  return resolve === undefined && args.length === 0 && isLeafType(isNonNullType(type) ? type.ofType : type);
}

/** What graphql-js does where a field has no resolver. */
function readProperty(source: unknown, args: Variables, ctx: unknown, info: { fieldName: string }): unknown {
  if (typeof source !== 'object' || source === null) return undefined;
  const value = (source as Record<string, unknown>)[info.fieldName];
  if (typeof value !== 'function') return value;
  return (source as Record<string, (...given: unknown[]) => unknown>)[info.fieldName]?.(args, ctx, info);
}

const abstractBySchema = new WeakMap<GraphQLSchema, boolean>();

function hasAbstractTypes(schema: GraphQLSchema): boolean {
  const known = abstractBySchema.get(schema);
  if (known !== undefined) return known;
  const found = Object.values(schema.getTypeMap()).some((type) => isAbstractType(type));
  abstractBySchema.set(schema, found);
  return found;
}

function isIntrospecting(document: DocumentNode): boolean {
  const names = new Set<string>();
  visit(document, { Field: ({ name }) => void names.add(name.value) });
  return names.has('__schema') || names.has('__type');
}

/** Whether a document can be compiled: one query or mutation, without introspection or abstract types. */
export function isCompilable(schema: GraphQLSchema, document: DocumentNode): boolean {
  const operations = document.definitions.filter((each) => each.kind === Kind.OPERATION_DEFINITION);
  const [operation] = operations;
  if (!operation || operations.length > 1 || operation.operation === OperationTypeNode.SUBSCRIPTION) return false;
  return findConditions(document).length <= CONDITIONS_MAX && !hasAbstractTypes(schema) && !isIntrospecting(document);
}

/**
 * Compiles a valid document (docs/decisions/0023-known-documents.md). Plans are made at their first use.
 * @throws Error for a document that isn't {@link isCompilable}, at its first run
 */
export function compileOperation(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  options: CompileOptions = {},
): CompiledOperation {
  const fragments = Object.fromEntries(
    document.definitions.flatMap((each) =>
      each.kind === Kind.FRAGMENT_DEFINITION ? [[each.name.value, each] as const] : [],
    ),
  );
  const conditions = findConditions(document);
  const plans = new Map<string, FieldPlan[]>();
  const getPlan = (variables: Variables): FieldPlan[] => {
    const values = Object.fromEntries(conditions.map((name) => [name, variables[name]]));
    const key = conditions.map((name) => String(variables[name])).join();
    const plan = plans.get(key) ?? new Compiler(schema, operation, fragments, values, options).root();
    plans.set(key, plan);
    return plan;
  };
  const isSerial = operation.operation === OperationTypeNode.MUTATION;
  return async (variables, ctx) => {
    const run: Run = { ctx, variables, errors: [], nulled: new Set(), isFinished: false };
    let data: Record<string, unknown> | null = null;
    try {
      const plan = getPlan(variables);
      data = await (isSerial ? runSerially(run, plan) : runFields(run, plan, undefined, undefined));
    } catch (error) {
      addError(run, error as GraphQLError, undefined);
    }
    const { errors, isFinished } = run;
    const result: CompiledResult = errors.length > 0 ? { errors, data } : { data };
    if (isFinished) result.isFinished = true;
    return result;
  };
}
