import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { addTypenameToDocument } from '@apollo/client/utilities';
import type { CodegenConfig } from '@graphql-codegen/cli';
import { parse, print, visit, type DocumentNode } from 'graphql';

/**
 * Types and hooks of the web app, from `schema.graphql` and its `.graphql` files. Every file of operations becomes one module of
 * its own, `web/src/graphql/generated/<file>.ts`: a page loads the documents that it uses and no others. Fragments that several
 * files share stand in files named `*.fragments.graphql`.
 */
const OUTPUT = 'web/src/graphql/generated';
const SCALARS = {
  JSONObject: 'Record<string, unknown>',
  DateTime: 'string',
  Date: 'string',
  TimeOfDay: 'string',
  Money: 'number',
  Percentage: 'number',
  Upload: 'File',
};

interface Source {
  path: string;
  document: DocumentNode;
}

const sources: Source[] = globSync('web/src/**/*.graphql')
  .sort()
  .map((path) => ({ path, document: parse(readFileSync(path, 'utf8')) }));
const operationFiles = sources.filter(({ path }) => !path.endsWith('.fragments.graphql'));
const fragmentFiles = sources.filter(({ path }) => path.endsWith('.fragments.graphql'));

function fragmentsUsedIn(document: DocumentNode): Set<string> {
  const names = new Set<string>();
  visit(document, { FragmentSpread: (node) => void names.add(node.name.value) });
  return names;
}

function defines(document: DocumentNode, name: string): boolean {
  return document.definitions.some((part) => part.kind === 'FragmentDefinition' && part.name.value === name);
}

/** The file and the fragment files that it needs, directly or through others. */
function withFragments(file: Source): string[] {
  const needed = new Set([file]);
  for (const each of needed) {
    for (const name of fragmentsUsedIn(each.document)) {
      const home = fragmentFiles.find(({ document }) => defines(document, name));
      if (home) needed.add(home);
    }
  }
  return [...needed].map(({ path }) => path);
}

/** The operation's identity: SHA-256 of the text that the client sends, which asks for `__typename` everywhere. */
function getHash(document: DocumentNode): string {
  return createHash('sha256')
    .update(print(addTypenameToDocument(document)))
    .digest('hex');
}

function getModule({ path }: Source): string {
  return `${OUTPUT}/${basename(path, '.graphql')}.ts`;
}

const names = operationFiles.map(getModule);
const twice = names.find((name, index) => names.indexOf(name) !== index);
if (twice) throw new Error(`Two files of operations would both become ${twice}: rename one`);

const config: CodegenConfig = {
  schema: 'schema.graphql',
  config: {
    scalars: SCALARS,
    strictScalars: true,
    useTypeImports: true,
    skipTypename: true,
    arrayInputCoercion: false,
    enumType: 'string-literal',
    documentMode: 'documentNodeImportFragments',
    unstable_onExecutableDocumentNode: (document: DocumentNode) => ({ hash: getHash(document) }),
  },
  generates: {
    ...Object.fromEntries(
      operationFiles.map((file) => [
        getModule(file),
        {
          documents: withFragments(file),
          plugins: ['typescript-operations', 'typed-document-node', './web/codegen/hooks-plugin.ts'],
        },
      ]),
    ),
    [`${OUTPUT}/operations.json`]: {
      documents: sources.map(({ path }) => path),
      plugins: ['./web/codegen/manifest-plugin.ts'],
    },
  },
};

// The tool reads the default export.
export default config;
