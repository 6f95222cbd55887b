import {
  getArgumentValues,
  getDirectiveValues,
  getNamedType,
  getNullableType,
  getVariableValues,
  GraphQLIncludeDirective,
  GraphQLSkipDirective,
  isCompositeType,
  isListType,
  Kind,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLCompositeType,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql';
import { PAGING_LIMITS } from '../domain/input/limits.js';
import { DOCUMENT_LIMITS, REQUEST_LIMITS } from '../domain/requests/limits.js';
import { getMaxBodyBytes } from './input-size.js';

/** Assumed length of a list without a limit argument. */
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
function countItems(parent: string, type: GraphQLOutputType, args: Record<string, unknown>): number {
  const asked = countRequestedItems(args);
  if (asked > 0) return asked;
  if (getNamedType(type).name.endsWith('Connection')) return PAGING_LIMITS.listDefault;
  // The nodes of a connection were already counted with the connection.
  return isListType(getNullableType(type)) && !parent.endsWith('Connection') ? DEFAULT_LIST_ITEMS : 1;
}

/** Cost of a heavy operation, whatever it selects: half of what a document may cost. */
export const HEAVY_COST = DOCUMENT_LIMITS.costMax / 2 + 1;

/** Whether an operation reads a large input (a file, an article) or writes a file. */
function isHeavy(field: GraphQLField<unknown, unknown>): boolean {
  return getNamedType(field.type).name === 'TextFile' || getMaxBodyBytes(field) > 2 * REQUEST_LIMITS.bodyMaxBytes;
}

class CostCounter {
  private visited = 0;

  constructor(
    private readonly schema: GraphQLSchema,
    private readonly root: GraphQLObjectType,
    private readonly fragments: ReadonlyMap<string, FragmentDefinitionNode>,
    private readonly variables: Record<string, unknown>,
  ) {}

  selectionSet({ selections }: SelectionSetNode, type: GraphQLCompositeType): number {
    let cost = 0;
    for (const selection of selections) {
      this.visited += 1;
      if (this.visited > SELECTIONS_MAX) return Infinity;
      if (this.isIncluded(selection)) cost += this.selection(selection, type);
    }
    return cost;
  }

  private isIncluded(selection: SelectionNode): boolean {
    const skip = getDirectiveValues(GraphQLSkipDirective, selection, this.variables);
    const include = getDirectiveValues(GraphQLIncludeDirective, selection, this.variables);
    return skip?.if !== true && include?.if !== false;
  }

  private selection(selection: SelectionNode, type: GraphQLCompositeType): number {
    if (selection.kind === Kind.FIELD) return this.field(selection, type);
    const fragment = selection.kind === Kind.FRAGMENT_SPREAD ? this.fragments.get(selection.name.value) : selection;
    const condition = fragment?.typeCondition && this.schema.getType(fragment.typeCondition.name.value);
    return fragment ? this.selectionSet(fragment.selectionSet, isCompositeType(condition) ? condition : type) : 0;
  }

  private field(node: FieldNode, type: GraphQLCompositeType): number {
    const field = 'getFields' in type ? type.getFields()[node.name.value] : undefined;
    if (!field) return 1;
    const own = type === this.root && isHeavy(field) ? HEAVY_COST : 1;
    const inner = getNamedType(field.type);
    // Access to the schema is checked elsewhere; a separate rule limits the depth.
    if (inner.name.startsWith('__') || !node.selectionSet || !isCompositeType(inner)) return own;
    const args = getArgumentValues(field, node, this.variables);
    return own + countItems(type.name, field.type, args) * this.selectionSet(node.selectionSet, inner);
  }
}

/** The cost of a valid operation with these variables: one for each field, multiplied by the length of the lists around it. */
export function getCost(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Record<string, unknown>,
): number {
  const root = schema.getRootType(operation.operation);
  // Invalid variables are refused when they are coerced, naming the field.
  const { coerced } = getVariableValues(schema, operation.variableDefinitions ?? [], variables);
  if (!root || !coerced) return 0;
  const fragments = document.definitions.filter((each) => each.kind === Kind.FRAGMENT_DEFINITION);
  const byName = new Map(fragments.map((each) => [each.name.value, each]));
  return new CostCounter(schema, root, byName, coerced).selectionSet(operation.selectionSet, root);
}
