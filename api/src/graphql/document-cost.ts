import {
  getArgumentValues,
  getNamedType,
  getNullableType,
  getVariableValues,
  isCompositeType,
  isListType,
  Kind,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLCompositeType,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql';
import { PAGING_LIMITS } from '../domain/input/limits.js';
import { DOCUMENT_LIMITS, REQUEST_LIMITS } from '../domain/requests/limits.js';
import { getMaxBodyBytes } from './input-size.js';
import { getListLength } from './list-length.js';
import { hasVariables, isIncluded } from './selections.js';

/** Assumed length of a list without a limit argument, unless its field says another. */
const DEFAULT_LIST_ITEMS = 10;
/** Most selections to visit; above it the cost is infinite, which bounds fragments that spread fragments. */
const SELECTIONS_MAX = 5000;
/** Arguments and input fields that set how many items are requested. */
const LIMIT_ARGUMENTS = new Set(['limit', 'first', 'last', 'perDay']);

/** The largest limit in an argument or nested in its value. */
function findLargestLimit(value: unknown, name: string): number {
  if (typeof value === 'number') return LIMIT_ARGUMENTS.has(name) ? value : 0;
  if (typeof value !== 'object' || value === null) return 0;
  return Math.max(0, ...Object.entries(value).map(([key, inner]) => findLargestLimit(inner, key)));
}

/** How many items a field's arguments request: by a limit, or by a list of ids. */
function countRequestedItems(args: Record<string, unknown>): number {
  const asked = Object.entries(args).map(([name, value]) =>
    Array.isArray(value) ? value.length : findLargestLimit(value, name),
  );
  return Math.max(0, ...asked);
}

/** How many objects a field's selection is resolved for. */
function countItems(parent: string, field: GraphQLField<unknown, unknown>, args: Record<string, unknown>): number {
  const { type } = field;
  const asked = countRequestedItems(args);
  if (asked > 0) return asked;
  if (getNamedType(type).name.endsWith('Connection')) return PAGING_LIMITS.listDefault;
  // The nodes of a connection were already counted with the connection.
  const isList = isListType(getNullableType(type)) && !parent.endsWith('Connection');
  return isList ? (getListLength(field) ?? DEFAULT_LIST_ITEMS) : 1;
}

/** Cost of a heavy operation, whatever it selects: half of what a document may cost. */
export const HEAVY_COST = DOCUMENT_LIMITS.costMax / 2 + 1;

/** Whether an operation reads a large input (a file, an article) or writes a file. */
function isHeavy(field: GraphQLField<unknown, unknown>): boolean {
  return getNamedType(field.type).name === 'TextFile' || getMaxBodyBytes(field) > 2 * REQUEST_LIMITS.bodyMaxBytes;
}

type Variables = Record<string, unknown>;

/** The cost of a selection: what no variable decides, and what some do. */
interface Cost {
  readonly fixed: number;
  readonly varying: readonly ((variables: Variables) => number)[];
}

function evaluate({ fixed, varying }: Cost, variables: Variables): number {
  return varying.reduce((sum, part) => sum + part(variables), fixed);
}

class CostCompiler {
  private visited = 0;

  constructor(
    private readonly schema: GraphQLSchema,
    private readonly root: GraphQLObjectType,
    private readonly fragments: ReadonlyMap<string, FragmentDefinitionNode>,
  ) {}

  selectionSet({ selections }: SelectionSetNode, type: GraphQLCompositeType): Cost {
    let fixed = 0;
    const varying: Cost['varying'][number][] = [];
    for (const selection of selections) {
      this.visited += 1;
      if (this.visited > SELECTIONS_MAX) return { fixed: Infinity, varying: [] };
      const cost = this.selection(selection, type);
      if ((selection.directives?.length ?? 0) > 0) {
        varying.push((variables) => (isIncluded(selection, variables) ? evaluate(cost, variables) : 0));
      } else {
        fixed += cost.fixed;
        varying.push(...cost.varying);
      }
    }
    return { fixed, varying };
  }

  private selection(selection: SelectionNode, type: GraphQLCompositeType): Cost {
    if (selection.kind === Kind.FIELD) return this.field(selection, type);
    const fragment = selection.kind === Kind.FRAGMENT_SPREAD ? this.fragments.get(selection.name.value) : selection;
    const condition = fragment?.typeCondition && this.schema.getType(fragment.typeCondition.name.value);
    if (!fragment) return { fixed: 0, varying: [] };
    return this.selectionSet(fragment.selectionSet, isCompositeType(condition) ? condition : type);
  }

  private field(node: FieldNode, type: GraphQLCompositeType): Cost {
    const field = 'getFields' in type ? type.getFields()[node.name.value] : undefined;
    if (!field) return { fixed: 1, varying: [] };
    const own = type === this.root && isHeavy(field) ? HEAVY_COST : 1;
    const inner = getNamedType(field.type);
    // Access to the schema is checked elsewhere; a separate rule limits the depth.
    if (inner.name.startsWith('__') || !node.selectionSet || !isCompositeType(inner))
      return { fixed: own, varying: [] };
    const below = this.selectionSet(node.selectionSet, inner);
    const cost = (variables: Variables) =>
      own + countItems(type.name, field, getArgumentValues(field, node, variables)) * evaluate(below, variables);
    return hasVariables(node) || below.varying.length > 0
      ? { fixed: 0, varying: [cost] }
      : { fixed: cost({}), varying: [] };
  }
}

/**
 * Compiles the cost of a valid operation: one for each field, multiplied by the length of the lists around it.
 * @returns the cost for coerced variables
 */
export function compileCost(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
): (variables: Variables) => number {
  const root = schema.getRootType(operation.operation);
  if (!root) return () => 0;
  const fragments = document.definitions.filter((each) => each.kind === Kind.FRAGMENT_DEFINITION);
  const byName = new Map(fragments.map((each) => [each.name.value, each]));
  const cost = new CostCompiler(schema, root, byName).selectionSet(operation.selectionSet, root);
  return (variables) => evaluate(cost, variables);
}

/** The cost of a valid operation with these variables, as sent. */
export function getCost(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Variables,
): number {
  // Invalid variables are refused when they are coerced, naming the field.
  const { coerced } = getVariableValues(schema, operation.variableDefinitions ?? [], variables);
  return coerced ? compileCost(schema, document, operation)(coerced) : 0;
}
