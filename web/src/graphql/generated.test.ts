/** @jest-environment node */
import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { addTypenameToDocument } from '@apollo/client/utilities';
import { expect, it } from '@jest/globals';
import { parse, print, type DocumentNode } from 'graphql';
import manifest from './generated/operations.json' with { type: 'json' };

const FOLDER = new URL('./generated/', import.meta.url).pathname;

type Exports = Record<string, DocumentNode & { __meta__?: { hash: string } }>;

async function documents() {
  const modules = await Promise.all(globSync(`${FOLDER}*.ts`).map((file) => import(file) as Promise<Exports>));
  return modules.flatMap((exports) => Object.values(exports)).filter((value) => value.__meta__ !== undefined);
}

it('lists every operation of the web app once, with the text that the client sends and its hash', async () => {
  const sent = (await documents()).map((document) => {
    const query = print(addTypenameToDocument(document));
    return { hash: document.__meta__?.hash, query };
  });
  expect(new Set(manifest.map(({ query }) => query)).size).toBe(manifest.length);
  expect(sent.map(({ hash }) => hash)).toEqual(
    sent.map(({ query }) => createHash('sha256').update(query).digest('hex')),
  );
  expect(manifest.map(({ hash, query }) => ({ hash, query }))).toEqual(expect.arrayContaining(sent));
  expect(sent).toHaveLength(manifest.length);
});

it('names every operation', () => {
  const files = globSync(new URL('../**/*.graphql', import.meta.url).pathname);
  const operations = files
    .flatMap((file) => parse(readFileSync(file, 'utf8')).definitions)
    .filter((part) => part.kind === 'OperationDefinition');
  expect(operations.map(({ name }) => name?.value).sort()).toEqual(manifest.map(({ name }) => name).sort());
});
