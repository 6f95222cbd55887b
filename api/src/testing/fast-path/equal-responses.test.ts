import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Kind, parse } from 'graphql';
import { ROUTES } from '../../modules/routes.js';
import { getVariableTypes } from '../../rest/wire.js';
import { buildProductSchema } from '../../schema.js';
import type { Access, BaseOutcomes, Case } from '../access/actors.js';
import { findVariables, getDocuments, getRoots, requestFor } from '../access/calls.js';
import { guardDatabase, type DatabaseGuard } from '../access/database-guard.js';
import { OPERATIONS } from '../access/operations.js';
import { buildScene, restoreFiles, type AccessScene } from '../access/scene.js';
import type { Harness } from '../harness.js';
import { getPlainValue, readWebOperations, sendKnown, sendRest, type Call, type Seen } from './compare.js';
import { startBothPaths, type BothPaths } from './servers.js';

/**
 * Every known operation and every REST row on the fast path and on the slow path, by two servers on one database: as each kind of
 * caller, with the arguments of the access matrix and with wrong ones. Status, headers and body are the same.
 */
type Actor = keyof BaseOutcomes;
const ACTORS: readonly Actor[] = ['visitor', 'customer', 'owner', 'moderator', 'admin'];
/** Their content grows with every call of this test. */
const GROWING: ReadonlySet<string> = new Set(['ExportSecurityLog', 'GET /admin/security-log/export']);
/** Cases of an operation to run: its own record, and somebody else's. */
const CASES = 2;
const KNOWN: Access = OPERATIONS;
const schema = buildProductSchema();
const operations = readWebOperations();

let at: Harness;
let both: BothPaths;
let urls: BothPaths['urls'];
let scene: AccessScene;
let guard: DatabaseGuard;
/** What was answered with data, by operation. */
const answered = new Set<string>();

beforeAll(async () => {
  const unlimited = { LOGIN_ATTEMPTS_PER_ACCOUNT: '0', LOGIN_ATTEMPTS_PER_ADDRESS: '0', UPLOADS_PER_HOUR: '0' };
  const outward = { SMTP_URL: 'smtp://mail.test:25', RATES_URL: 'https://rates.test/latest.json' };
  both = await startBothPaths({ ...unlimited, ...outward });
  ({ at, urls } = both);
  scene = await buildScene(at);
  guard = await guardDatabase(at.context().em);
});
afterAll(() => both.close());

type Send = (url: string, call: Call) => Promise<Seen>;

interface Comparison {
  name: string;
  outcomes: Case['outcomes'];
  isWrite: boolean;
}

/** Compares both paths: callers who change nothing all at once, the others one after the other on the same records. */
async function expectEqual({ name, outcomes, isWrite }: Comparison, send: Send): Promise<void> {
  const changes = (actor: Actor) => isWrite && outcomes[actor] === 'answered';
  // The other customer has a passkey, and what goes with it.
  const isAnswered = ACTORS.some((actor) => outcomes[actor] === 'answered');
  const actors = isAnswered ? ACTORS : [...ACTORS, 'otherCustomer' as const];
  const seen: Record<string, Seen> = {};
  const expected: Record<string, Seen> = {};
  restoreFiles(at);
  const ask = (actor: Actor, url: string) =>
    send(url, { person: scene.people[actor], isWrite: changes(actor) || GROWING.has(name) });
  await Promise.all(
    actors
      .filter((each) => !changes(each))
      .map(async (actor) => {
        [seen[actor], expected[actor]] = (await Promise.all(urls.map((url) => ask(actor, url)))) as [Seen, Seen];
      }),
  );
  for (const actor of actors.filter(changes)) {
    for (const [into, url] of [
      [seen, urls[0]],
      [expected, urls[1]],
    ] as const) {
      restoreFiles(at);
      into[actor] = await ask(actor, url);
      await guard.restore();
      await both.forget();
    }
  }
  expect(seen).toEqual(expected);
  if (Object.values(seen).some(({ status, body }) => status < 300 && !String(body).includes('"errors"')))
    answered.add(name);
}

/** Compares what a visitor and an admin get, where nothing changes. */
async function expectSame(name: string, send: Send): Promise<void> {
  const both = (['visitor', 'admin'] as const).map((actor) =>
    Promise.all(urls.map((url) => send(url, { person: scene.people[actor], isWrite: GROWING.has(name) }))),
  );
  for (const [fast, slow] of await Promise.all(both)) expect(fast).toEqual(slow);
}

const isWriting = (name: string, each: Case) => !name.startsWith('Query.') || each.leavesTrace === true;

interface KnownCall {
  name: string;
  of: string;
  hash: string;
  root: string;
  /** Whether several of its operations run at once. */
  hasSeveral: boolean;
  each: Case;
  getVariables: (args: AccessScene) => Record<string, unknown>;
}

/** The variables of a document for the arguments of its operations. */
function createVariables(query: string, index: number): KnownCall['getVariables'] {
  const [definition] = parse(query).definitions.filter((part) => part.kind === Kind.OPERATION_DEFINITION);
  if (!definition) throw new Error(`No operation in ${query}`);
  const types = Object.entries(getVariableTypes(schema, definition));
  return (given) => {
    const plain = Object.fromEntries(types.map(([name, type]) => [name, getPlainValue(type)]));
    const found = getRoots(query).map(({ name, field }) => {
      const cases = KNOWN[name as keyof Access] ?? [];
      return findVariables(field, (cases[index] ?? cases[0])?.args?.(given) ?? {});
    });
    const all = [plain, ...found].flatMap((each) => Object.entries(each).filter(([, value]) => value !== undefined));
    return Object.fromEntries(all);
  };
}

const knownCalls: KnownCall[] = operations.flatMap(({ name, hash, query }) => {
  const roots = getRoots(query);
  const root = roots[0]?.name ?? '';
  if (root.startsWith('Subscription.')) return [];
  const cases = (KNOWN[root as keyof Access] ?? []).filter(({ file }) => !file).slice(0, CASES);
  return cases.map((each, index) => ({
    name,
    of: each.of,
    hash,
    root,
    hasSeveral: roots.length > 1,
    each,
    getVariables: createVariables(query, index),
  }));
});

describe('[issue 15: known documents] the operations of the web app', () => {
  test.each(operations)('$name, with wrong variables', async ({ name, hash, query }) => {
    const names = [...query.matchAll(/\$(\w+):/g)].map(([, name = '']) => name);
    const wrong = [{}, { unknown: 1 }, ...names.map((name) => ({ [name]: { unknown: ['x'] } }))].slice(0, 4);
    for (const variables of wrong.slice(query.startsWith('mutation') ? 2 : 0)) {
      await expectSame(name, (url, call) => sendKnown(url, { hash }, { ...call, variables }));
    }
  });

  test.each(knownCalls)('$name on both paths: $of', async ({ name, hash, root, hasSeveral, each, getVariables }) => {
    const variables = getVariables(scene);
    await expectEqual({ name, outcomes: each.outcomes, isWrite: isWriting(root, each) }, (url, call) =>
      sendKnown(url, { hash, hasSeveral }, { ...call, variables }),
    );
  });

  test('were answered with data, nearly all', () => {
    const asked = [...new Set(knownCalls.map(({ name }) => name))];
    const refused = asked.filter((name) => !answered.has(name));
    expect(refused.length).toBeLessThan(asked.length / 10);
    expect(refused).not.toContain('SearchHalls');
    expect(refused).not.toContain('HallPage');
  });
});

const restCalls = ROUTES.flatMap((row) =>
  getDocuments(row).flatMap(({ document, chosenBy = {} }) => {
    const [root] = getRoots(document);
    const cases = root ? (KNOWN[root.name as keyof Access] ?? []) : [];
    return cases
      .slice(0, CASES)
      .map((each) => ({ title: `${row.method} ${row.path}`, of: each.of, row, each, chosenBy, root }));
  }),
);

describe('[issue 15: known documents] the REST table', () => {
  test.each(restCalls)('$title on both paths: $of', async ({ title, row, each, chosenBy, root }) => {
    if (!root) throw new Error(`${title} has no operation`);
    const { path, body } = requestFor(row, root.field, each.args?.(scene) ?? {});
    const request = { method: row.method, path, body: { ...body, ...chosenBy } };
    const comparison = { name: title, outcomes: each.outcomes, isWrite: isWriting(root.name, each) };
    await expectEqual(comparison, (url, call) => sendRest(url, request, { ...call, file: each.file }));
  });

  test.each(ROUTES.filter(({ method }) => method === 'GET'))(
    '$path, with wrong parameters',
    async ({ method, path }) => {
      const wrong = path.replace(/\{\w+\}/g, 'nonsense');
      const request = { method, path: `${wrong}?limit=x&page=-1&status=none&id=x&filter=1`, body: {} };
      await expectSame(`GET ${path}`, (url, call) => sendRest(url, request, call));
    },
  );
});
