import { createHash } from 'node:crypto';
import { addTypenameToDocument } from '@apollo/client/utilities';
import type { PluginFunction } from '@graphql-codegen/plugin-helpers';
import {
  concatAST,
  Kind,
  print,
  visit,
  type DefinitionNode,
  type DocumentNode,
  type FragmentDefinitionNode,
} from 'graphql';

function spreadsIn(definition: DefinitionNode): string[] {
  const names: string[] = [];
  visit(definition, { FragmentSpread: (node) => void names.push(node.name.value) });
  return names;
}

/** An operation with its fragments, in the order in which the generated documents hold them. */
function executable(operation: DefinitionNode, fragments: Map<string, FragmentDefinitionNode>): DocumentNode {
  const found: FragmentDefinitionNode[] = [];
  const collect = (definition: DefinitionNode): void => {
    for (const name of spreadsIn(definition)) {
      const fragment = fragments.get(name);
      if (!fragment || found.includes(fragment)) continue;
      found.push(fragment);
      collect(fragment);
    }
  };
  collect(operation);
  return { kind: Kind.DOCUMENT, definitions: [operation, ...found] };
}

/**
 * Writes the list of everything that the web app can ask: `[{ name, hash, query }]`, `query` being the exact text that it sends
 * and `hash` its SHA-256, so that a server can prepare these documents when it starts.
 */
export const plugin: PluginFunction = (_schema, files) => {
  const all = concatAST(files.flatMap(({ document }) => document ?? []));
  const fragments = new Map(
    all.definitions.flatMap((part) =>
      part.kind === Kind.FRAGMENT_DEFINITION ? [[part.name.value, part] as const] : [],
    ),
  );
  const operations = all.definitions.flatMap((part) => {
    if (part.kind !== Kind.OPERATION_DEFINITION) return [];
    const query = print(addTypenameToDocument(executable(part, fragments)));
    return [{ name: part.name?.value ?? '', hash: createHash('sha256').update(query).digest('hex'), query }];
  });
  operations.sort((a, b) => (a.name < b.name ? -1 : 1));
  return `${JSON.stringify(operations, null, 2)}\n`;
};
