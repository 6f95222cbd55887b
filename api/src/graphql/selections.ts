import {
  getArgumentValues,
  getDirectiveValues,
  GraphQLIncludeDirective,
  GraphQLSkipDirective,
  Kind,
  visit,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLField,
  type GraphQLObjectType,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql';
import { deriveOnce } from './kept-variables.js';

/** Reads a field's arguments for an execution's coerced variables. */
export type ReadArguments = (variables: Record<string, unknown>) => Record<string, unknown>;

/** What decides which selections count. */
export interface SelectionScope {
  fragments: Readonly<Record<string, FragmentDefinitionNode>>;
  /** The variables of `@include` and `@skip`. */
  variables: Record<string, unknown>;
}

/** Whether `@skip` and `@include` let a selection count. */
export function isIncluded(selection: SelectionNode, variables: Record<string, unknown>): boolean {
  const skip = getDirectiveValues(GraphQLSkipDirective, selection, variables);
  const include = getDirectiveValues(GraphQLIncludeDirective, selection, variables);
  return skip?.if !== true && include?.if !== false;
}

/** The variables that `@include` and `@skip` of a document refer to. */
export function findConditions(document: DocumentNode): string[] {
  const names = new Set<string>();
  visit(document, {
    Directive(node) {
      for (const { value } of node.arguments ?? []) if (value.kind === Kind.VARIABLE) names.add(value.name.value);
    },
  });
  return [...names];
}

/** The fields of a type's selections, merged by response key, in graphql-js's order. */
export function collectFields(
  type: GraphQLObjectType,
  holders: readonly { selectionSet?: SelectionSetNode | undefined }[],
  { fragments, variables }: SelectionScope,
): Map<string, [FieldNode, ...FieldNode[]]> {
  const found = new Map<string, [FieldNode, ...FieldNode[]]>();
  const spread = new Set<string>();
  const collect = ({ selections }: SelectionSetNode): void => {
    for (const selection of selections) {
      if (!isIncluded(selection, variables)) continue;
      if (selection.kind === Kind.FIELD) {
        const key = (selection.alias ?? selection.name).value;
        const nodes = found.get(key);
        if (nodes) nodes.push(selection);
        else found.set(key, [selection]);
        continue;
      }
      const isSpread = selection.kind === Kind.FRAGMENT_SPREAD;
      if (isSpread && spread.has(selection.name.value)) continue;
      if (isSpread) spread.add(selection.name.value);
      const fragment = isSpread ? fragments[selection.name.value] : selection;
      const condition = fragment?.typeCondition?.name.value;
      if (fragment && (condition === undefined || condition === type.name)) collect(fragment.selectionSet);
    }
  };
  for (const { selectionSet } of holders) if (selectionSet) collect(selectionSet);
  return found;
}

/** Whether a field's arguments depend on variables. */
export function hasVariables(node: FieldNode): boolean {
  let found = false;
  for (const { value } of node.arguments ?? []) visit(value, { Variable: () => void (found = true) });
  return found;
}

/** Whether arguments can be shared by requests: they hold no object that a resolver could change. */
function isShareable(values: Record<string, unknown>): boolean {
  return Object.values(values).every((value) => typeof value !== 'object' || value === null);
}

/** Reads a field's arguments; those that no variable decides are read once. */
export function createArgumentReader(field: GraphQLField<unknown, unknown>, node: FieldNode): ReadArguments {
  if (field.args.length === 0) return () => ({});
  const read: ReadArguments = (variables) => getArgumentValues(field, node, variables);
  if (hasVariables(node)) return deriveOnce(read);
  let constant: Record<string, unknown> | undefined;
  return (variables) => {
    if (constant) return { ...constant };
    const values = read(variables);
    if (isShareable(values)) constant = values;
    return { ...values };
  };
}
