import type {
  ArgumentNode,
  DefinitionNode,
  DirectiveNode,
  DocumentNode,
  SelectionNode,
  SelectionSetNode,
  TypeNode,
  ValueNode,
} from 'graphql';

/** Longer lines have their arguments below each other. */
const LINE = 80;

const indented = (text: string): string => (text === '' ? '' : `  ${text.replaceAll('\n', '\n  ')}`);

function value(node: ValueNode): string {
  if ('name' in node) return `$${node.name.value}`;
  switch (node.kind) {
    case 'StringValue':
      return JSON.stringify(node.value);
    case 'ListValue':
      return `[${node.values.map(value).join(', ')}]`;
    case 'ObjectValue':
      return `{${node.fields.map((field) => `${field.name.value}: ${value(field.value)}`).join(', ')}}`;
    default:
      return 'value' in node ? String(node.value) : 'null';
  }
}

function type(node: TypeNode): string {
  if (node.kind === 'NonNullType') return `${type(node.type)}!`;
  return node.kind === 'ListType' ? `[${type(node.type)}]` : node.name.value;
}

const argument = (node: ArgumentNode): string => `${node.name.value}: ${value(node.value)}`;

function inBrackets(parts: readonly string[] = []): string {
  return parts.length === 0 ? '' : `(${parts.join(', ')})`;
}

const directives = (nodes: readonly DirectiveNode[] = []): string =>
  nodes.map((node) => ` @${node.name.value}${inBrackets(node.arguments?.map(argument))}`).join('');

const block = ({ selections }: SelectionSetNode): string =>
  `{\n${selections.map(selection).map(indented).join('\n')}\n}`;

function selection(node: SelectionNode): string {
  if (node.kind === 'FragmentSpread') return `...${node.name.value}${directives(node.directives)}`;
  const set = node.selectionSet ? ` ${block(node.selectionSet)}` : '';
  if (node.kind === 'InlineFragment') {
    const on = node.typeCondition ? ` on ${node.typeCondition.name.value}` : '';
    return `...${on}${directives(node.directives)}${set}`;
  }
  const name = `${node.alias ? `${node.alias.value}: ` : ''}${node.name.value}`;
  const parts = node.arguments?.map(argument);
  const short = name + inBrackets(parts);
  const field = short.length > LINE ? `${name}(\n${indented((parts ?? []).join('\n'))}\n)` : short;
  return field + directives(node.directives) + set;
}

function definition(node: DefinitionNode): string {
  if (node.kind === 'FragmentDefinition') {
    const on = node.typeCondition.name.value;
    return `fragment ${node.name.value} on ${on}${directives(node.directives)} ${block(node.selectionSet)}`;
  }
  if (node.kind !== 'OperationDefinition') throw new Error(`${node.kind} is not for a server`);
  const variables = node.variableDefinitions?.map(({ variable, type: of, defaultValue }) => {
    return `${value(variable)}: ${type(of)}${defaultValue ? ` = ${value(defaultValue)}` : ''}`;
  });
  const name = `${node.name?.value ?? ''}${inBrackets(variables)}${directives(node.directives)}`;
  return `${node.operation} ${name} ${block(node.selectionSet)}`;
}

const printed = new WeakMap<DocumentNode, string>();

/**
 * The text of a document of the product, exactly as graphql's own `print` writes it (`generated.test.ts` compares them all). That
 * one also writes schemas, which every first visit would pay for.
 */
export function print(document: DocumentNode): string {
  let text = printed.get(document);
  if (text === undefined) printed.set(document, (text = document.definitions.map(definition).join('\n\n')));
  return text;
}
