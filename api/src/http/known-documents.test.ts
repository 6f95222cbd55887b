import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startHarness, type Harness } from '../testing/harness.js';
import { readKnownDocuments } from './known-documents.js';

const KNOWN = 'query Health {\n  health {\n    status\n  }\n}';
const UNKNOWN = '{ __typename }';

const toHash = (text: string) => createHash('sha256').update(text).digest('hex');

let app: Harness;
beforeAll(async () => {
  app = await startHarness({}, { knownDocuments: new Map([[toHash(KNOWN), KNOWN]]) });
});
afterAll(() => app.close());

async function ask(body: { query?: string; sha256Hash: string }) {
  const response = await fetch(`${app.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/graphql-response+json' },
    body: JSON.stringify({
      query: body.query,
      extensions: { persistedQuery: { version: 1, sha256Hash: body.sha256Hash } },
    }),
  });
  return (await response.json()) as { data?: unknown; errors?: { message: string }[] };
}

describe('a persisted document', () => {
  it('runs when the build listed it', async () => {
    expect(await ask({ sha256Hash: toHash(KNOWN) })).toEqual({ data: { health: { status: 'ok' } } });
  });

  it('is sent as text if unknown, and isn’t remembered', async () => {
    const notFound = { errors: [expect.objectContaining({ message: 'PersistedQueryNotFound' })] };
    expect(await ask({ sha256Hash: toHash(UNKNOWN) })).toEqual(notFound);
    expect(await ask({ query: UNKNOWN, sha256Hash: toHash(UNKNOWN) })).toEqual({ data: { __typename: 'Query' } });
    expect(await ask({ sha256Hash: toHash(UNKNOWN) })).toEqual(notFound);
  });

  it('is refused when hash and text differ', async () => {
    const { errors } = await ask({ query: UNKNOWN, sha256Hash: toHash(KNOWN) });
    expect(errors?.[0]?.message).toBe('provided sha does not match query');
  });
});

describe('the list of the build', () => {
  it('is read by hash, and is empty where there is none', () => {
    const folder = mkdtempSync(join(tmpdir(), 'mehfil-documents-'));
    expect(readKnownDocuments(folder).size).toBe(0);
    mkdirSync(join(folder, '.vite'));
    writeFileSync(
      join(folder, '.vite/operations.json'),
      JSON.stringify([{ name: 'Health', hash: toHash(KNOWN), query: KNOWN }]),
    );
    expect([...readKnownDocuments(folder)]).toEqual([[toHash(KNOWN), KNOWN]]);
  });
});
