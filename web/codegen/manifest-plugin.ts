import { createHash } from 'node:crypto';
import { addTypenameToDocument } from '@apollo/client/utilities';
import type { PluginFunction } from '@graphql-codegen/plugin-helpers';
import { plugin as typedDocumentNode } from '@graphql-codegen/typed-document-node';
import { Kind, print, type DocumentNode } from 'graphql';

/** The typed-document-node plugin's options, with the one that its types leave out. */
type Collecting = Parameters<typeof typedDocumentNode>[2] & {
  unstable_onExecutableDocumentNode: (document: DocumentNode) => void;
};

interface ListedOperation {
  name: string;
  hash: string;
  query: string;
}

function listed(document: DocumentNode): ListedOperation {
  const query = print(addTypenameToDocument(document));
  const operation = document.definitions.find((part) => part.kind === Kind.OPERATION_DEFINITION);
  return { name: operation?.name?.value ?? '', hash: createHash('sha256').update(query).digest('hex'), query };
}

/**
 * Writes the list of everything that the web app can ask: `[{ name, hash, query }]`, `query` being the exact text that it sends
 * and `hash` its SHA-256, so that a server can prepare these documents when it starts. The documents come from the plugin that
 * writes them into the app, because the order of their fragments counts.
 */
export const plugin: PluginFunction<object> = async (schema, files, config) => {
  const operations: ListedOperation[] = [];
  const collecting: Collecting = {
    ...config,
    unstable_onExecutableDocumentNode: (document: DocumentNode) => {
      operations.push(listed(document));
    },
  };
  await typedDocumentNode(schema, files, collecting);
  operations.sort((a, b) => (a.name < b.name ? -1 : 1));
  return `${JSON.stringify(operations, null, 2)}\n`;
};
