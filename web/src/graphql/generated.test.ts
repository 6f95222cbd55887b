import { globSync, readFileSync } from 'node:fs';
import { addTypenameToDocument } from '@apollo/client/utilities';
import { expect, it } from '@jest/globals';
import { Kind, parse, print, type DocumentNode } from 'graphql';
import { print as printDocument } from './print-document';
import manifest from './generated/operations.json' with { type: 'json' };

const FOLDER = new URL('./generated/', import.meta.url).pathname;

type Exports = Record<string, Partial<DocumentNode>>;

const isDocument = (value: Partial<DocumentNode>): value is DocumentNode => value.kind === Kind.DOCUMENT;

async function documents() {
  const modules = await Promise.all(globSync(`${FOLDER}*.ts`).map((file) => import(file) as Promise<Exports>));
  return (
    modules
      .flatMap((exports) => Object.values(exports))
      .filter(isDocument)
      // Fragments are documents, too.
      .filter(({ definitions }) => definitions.some(({ kind }) => kind === Kind.OPERATION_DEFINITION))
  );
}

it('lists every operation of the web app once, with the text that the client sends', async () => {
  const sent = (await documents()).map((document) => print(addTypenameToDocument(document)));
  const queries = manifest.map(({ query }) => query);
  expect(new Set(queries).size).toBe(queries.length);
  expect(queries.toSorted()).toEqual(sent.toSorted());
});

it('names every operation', () => {
  const files = globSync(new URL('../**/*.graphql', import.meta.url).pathname);
  const operations = files
    .flatMap((file) => parse(readFileSync(file, 'utf8')).definitions)
    .filter((part) => part.kind === 'OperationDefinition');
  expect(operations.map(({ name }) => name?.value).sort()).toEqual(manifest.map(({ name }) => name).sort());
});

it('prints every operation as graphql itself does, and sends none that asks for what the build leaves out', async () => {
  for (const document of await documents()) {
    const sent = addTypenameToDocument(document);
    expect(printDocument(sent)).toBe(print(sent));
    expect(print(sent)).not.toMatch(/@(client|connection|nonreactive|unmask|defer|stream|export)\b/);
  }
});
