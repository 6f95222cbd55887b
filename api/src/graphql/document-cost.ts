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
import { bodyBytesOf } from './input-size.js';

/** How many objects a list is counted for where nothing tells. */
const PLAIN_LIST_ITEMS = 10;
/** Selections that are looked at; beyond it the cost counts as infinite, which bounds fragments that spread fragments. */
const SELECTIONS_MAX = 5000;
/** Arguments, and fields of inputs, that say how many are wanted. */
const FACTORS = new Set(['limit', 'first', 'last', 'perDay']);

/** The largest limit in an argument or in what it holds. */
function largestLimit(value: unknown, name: string): number {
  if (typeof value === 'number') return FACTORS.has(name) ? value : 0;
  if (typeof value !== 'object' || value === null) return 0;
  return Math.max(0, ...Object.entries(value).map(([key, inner]) => largestLimit(inner, key)));
}

/** How many items a field's arguments ask for: by a limit, or by a list of ids. */
function itemsAskedFor(args: Record<string, unknown>): number {
  const asked = Object.entries(args).map(([name, value]) =>
    Array.isArray(value) ? value.length : largestLimit(value, name),
  );
  return Math.max(0, ...asked);
}

/** How many objects of a field its selection is answered for. */
function itemsOf(parent: string, type: GraphQLOutputType, args: Record<string, unknown>): number {
  const asked = itemsAskedFor(args);
  if (asked > 0) return asked;
  if (getNamedType(type).name.endsWith('Connection')) return PAGING_LIMITS.listDefault;
  // The nodes of a connection were counted with the connection.
  return isListType(getNullableType(type)) && !parent.endsWith('Connection') ? PLAIN_LIST_ITEMS : 1;
}

/** An operation that keeps the server busy, however little is asked of it: one of them fills half of what a document may cost. */
export const HEAVY_COST = DOCUMENT_LIMITS.costMax / 2 + 1;

/** Whether an operation reads a large input (a file, an article) or writes a file. */
function isHeavy(field: GraphQLField<unknown, unknown>): boolean {
  return getNamedType(field.type).name === 'TextFile' || bodyBytesOf(field) > 2 * REQUEST_LIMITS.bodyMaxBytes;
}

class Counter {
  private looked = 0;

  constructor(
    private readonly schema: GraphQLSchema,
    private readonly root: GraphQLObjectType,
    private readonly fragments: ReadonlyMap<string, FragmentDefinitionNode>,
    private readonly variables: Record<string, unknown>,
  ) {}

  selectionSet({ selections }: SelectionSetNode, type: GraphQLCompositeType): number {
    let cost = 0;
    for (const selection of selections) {
      this.looked += 1;
      if (this.looked > SELECTIONS_MAX) return Infinity;
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
    // The schema itself is read by whoever may; its depth has a rule of its own.
    if (inner.name.startsWith('__') || !node.selectionSet || !isCompositeType(inner)) return own;
    const args = getArgumentValues(field, node, this.variables);
    return own + itemsOf(type.name, field.type, args) * this.selectionSet(node.selectionSet, inner);
  }
}

/**
 * How much a valid operation asks for with these variables: one for each field, and the fields of a list once for each item that
 * it may have.
 */
export function costOf(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Record<string, unknown>,
): number {
  const root = schema.getRootType(operation.operation);
  // Variables that don't fit are refused where they are read, by the name of their field.
  const { coerced } = getVariableValues(schema, operation.variableDefinitions ?? [], variables);
  if (!root || !coerced) return 0;
  const fragments = document.definitions.filter((each) => each.kind === Kind.FRAGMENT_DEFINITION);
  const byName = new Map(fragments.map((each) => [each.name.value, each]));
  return new Counter(schema, root, byName, coerced).selectionSet(operation.selectionSet, root);
}
