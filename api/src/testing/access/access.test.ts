import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { isRequiredArgument, Kind, parse, subscribe, type FieldNode } from 'graphql';
import { getAccessRules, getRequiredRoles } from '../../graphql/guard.js';
import { ROUTES } from '../../modules/routes.js';
import type { Route } from '../../rest/route.js';
import { createContext } from '../../modules/integrations/request-context.js';
import { Role } from '../../domain/accounts/roles.js';
import { DomainError } from '../../domain/input/errors.js';
import { buildProductSchema } from '../../schema.js';
import { startHarness, TEST_PASSWORD, type Harness } from '../harness.js';
import type { Access, Case, Outcome, Outcomes } from './actors.js';
import { ACTORS, type Actor } from './people.js';
import { callGraphql, callRest, documentFor, getDocuments, requestFor, getRoots, type Answer } from './calls.js';
import { guardDatabase, type DatabaseGuard } from './database-guard.js';
import { findAuditProblems, readNewEntries, findRepeatedEntries } from './audit-check.js';
import { OPERATIONS } from './operations.js';
import { EVERY_MEMBER, getShown, MANAGERS_ONLY, OWNERS_ONLY, withMembers } from './team.js';
import { buildScene, getEnvFile, restoreFiles, type AccessScene } from './scene.js';

/**
 * Every operation × actor × owner of the record, over GraphQL and REST: the outcome for each, that actions of staff are audited
 * exactly once and truthfully, that a refusal changes and reveals nothing, and that a response contains no personal data except
 * for those entitled to it.
 */
const schema = buildProductSchema();
/** A case with the outcome of every actor. */
type KnownCase = Omit<Case, 'outcomes'> & { outcomes: Outcomes };

/**
 * The cases, with what members of teams get, and a suspended account: `ACCOUNT_SUSPENDED` wherever its token counts, else the same as a visitor.
 */
const KNOWN: Readonly<Record<string, readonly KnownCase[]>> = Object.fromEntries(
  Object.entries<readonly Case[]>(OPERATIONS).map(([name, cases]) => {
    const [root = '', field = ''] = name.split('.');
    const operation = schema.getRootType(root.toLowerCase() as never)?.getFields()[field];
    const { args: _args, ...config } = operation ?? { args: [] };
    const isIgnored = getAccessRules(schema, { ...config, args: {} } as never, root).anyToken;
    return [
      name,
      cases.map((each) => {
        const outcomes = withMembers(name, each);
        const suspendedCustomer = isIgnored ? outcomes.visitor : ('ACCOUNT_SUSPENDED' as const);
        return { ...each, outcomes: { ...outcomes, suspendedCustomer } };
      }),
    ];
  }),
);
const STAFF: readonly Actor[] = ['moderator', 'admin'];
/** Parts of passwords and their hashes, as used by the scene's accounts and its environment file. */
const SECRETS = ['argon2', 'user:pass', 'user:word', TEST_PASSWORD];

let at: Harness;
let scene: AccessScene;
let guard: DatabaseGuard;

beforeAll(async () => {
  at = await startHarness({
    LOGIN_ATTEMPTS_PER_ACCOUNT: '0',
    LOGIN_ATTEMPTS_PER_ADDRESS: '0',
    UPLOADS_PER_HOUR: '0',
    // Configured, so that mails and rates can be queued; nothing runs the queue, which would use them.
    SMTP_URL: 'smtp://mail.test:25',
    RATES_URL: 'https://rates.test/latest.json',
  });
  scene = await buildScene(at);
  guard = await guardDatabase(at.context().em);
});
afterAll(() => at.close());

/** Everything that this actor may not read in the response of a case. */
function forbiddenFor(actor: Actor, { shows = {} }: KnownCase, isAnswered: boolean): string[] {
  if (isAnswered && STAFF.includes(actor)) return [];
  const shown = isAnswered ? getShown(actor, shows) : [];
  return ACTORS.filter((other) => other !== actor && other !== 'visitor').flatMap((other) => {
    const { name, others } = scene.particulars[other];
    if (shown.includes(other)) return [];
    return shown.includes(`${other}.name`) ? others : [name, ...others];
  });
}

type Call = (actor: Actor) => Promise<Answer>;

interface Expected {
  outcomes: Outcomes;
  reads: boolean;
  /** Whether staff doing this is audited. */
  isAudited: boolean;
}

/** An audited call by staff, made twice: what the audit log misreports. */
async function checkAuditLog(
  actor: Actor,
  isAudited: boolean,
  take: () => Promise<void>,
  again: Call,
): Promise<string[]> {
  const { em } = at.context();
  const fileBefore = getEnvFile(at);
  await take();
  if (!STAFF.includes(actor)) return [];
  const by = scene.people[actor].id;
  const secrets = [...SECRETS, ...ACTORS.flatMap((other) => scene.particulars[other].others)];
  const problems = await findAuditProblems(em, { by, isAudited, fileBefore, fileAfter: getEnvFile(at), secrets });
  if (!isAudited) return problems;
  const { length } = await readNewEntries(em);
  await again(actor);
  return [...problems, ...(await findRepeatedEntries(em, length))];
}

/**
 * Makes the same call as every actor. Reads and refusals run concurrently, since they change nothing; calls that change something
 * run one after the other, each on the same records.
 */
async function expectOutcomes(each: KnownCase, { outcomes, reads, isAudited }: Expected, call: Call) {
  const got: Partial<Record<Actor, string>> = {};
  const untrue: string[] = [];
  const reported: string[] = [];
  const take = async (actor: Actor) => {
    const { outcome, text } = await call(actor);
    got[actor] = outcome === 'answered' || outcome === outcomes[actor] ? outcome : `${outcome}: ${text.slice(0, 300)}`;
    const leaks = forbiddenFor(actor, each, outcome === 'answered').filter((secret) => text.includes(secret));
    reported.push(...leaks.map((secret) => `${secret} to ${actor}`));
  };
  const changes = (actor: Actor) => outcomes[actor] === 'answered' && (!reads || each.leavesTrace === true);
  restoreFiles(at);
  await Promise.all(ACTORS.filter((actor) => !changes(actor)).map(take));
  const changed = await guard.changed();
  for (const actor of ACTORS.filter(changes)) {
    restoreFiles(at);
    untrue.push(...(await checkAuditLog(actor, isAudited, () => take(actor), call)));
    await guard.restore();
  }
  expect(got).toEqual(outcomes);
  expect({ told: reported, changed, untrue }).toEqual({ told: [], changed: [], untrue: [] });
}

/**
 * Whether an operation by staff is audited: a mutation that the schema opens to them, but not to everybody, such as one's own
 * password or a comment.
 */
function isAuditedOperation(name: string): boolean {
  const [root, field = ''] = name.split('.');
  if (root !== 'Mutation') return false;
  const operation = schema.getMutationType()?.getFields()[field];
  if (!operation) return false;
  const { args: _args, ...config } = operation;
  const roles = getRequiredRoles(schema, { ...config, args: {} }) ?? [];
  return roles.some((role) => role === Role.ADMIN || role === Role.MODERATOR) && !roles.includes(Role.USER);
}

const operations = ['Query', 'Mutation', 'Subscription'].flatMap((root) => {
  const type = schema.getRootType(root.toLowerCase() as never);
  return Object.keys(type?.getFields() ?? {}).map((name) => `${root}.${name}` as keyof Access);
});

describe('[security Never 2] the access matrix', () => {
  test('knows every operation of the schema, and no other', () => {
    expect(Object.keys(KNOWN).sort()).toEqual([...operations].sort());
  });

  test('reaches a record with every operation that takes an id', () => {
    const needy = operations.filter((name) => {
      const [root = '', field = ''] = name.split('.');
      const type = schema.getRootType(root.toLowerCase() as never);
      return type?.getFields()[field]?.args.some(isRequiredArgument);
    });
    const without = needy.filter(
      (name) => !KNOWN[name]?.some(({ args, file }) => args !== undefined || file !== undefined),
    );
    expect(without).toEqual([]);
  });

  test('decides for every operation of owners which members may run it', () => {
    const rules = operations.map((name) => {
      const [root = '', field = ''] = name.split('.');
      const { args: _args, ...config } = schema.getRootType(root.toLowerCase() as never)?.getFields()[field] ?? {
        args: [],
      };
      return { name, ...getAccessRules(schema, { ...config, args: {} } as never, root) };
    });
    const ofOwners = rules.filter(({ roles }) => roles?.includes(Role.BUSINESS) && !roles.includes(Role.USER));
    expect(ofOwners.map(({ name }) => name).sort()).toEqual([...EVERY_MEMBER, ...MANAGERS_ONLY, ...OWNERS_ONLY].sort());
    expect(ofOwners.filter(({ right }) => right === undefined).map(({ name }) => name)).toEqual([]);
    expect(
      rules.filter(({ right, name }) => right !== undefined && !ofOwners.some((own) => own.name === name)),
    ).toEqual([]);
  });

  test('performs every action that staff can do', () => {
    const audited = operations.filter(isAuditedOperation);
    const notPerformed = audited.filter(
      (name) => !KNOWN[name]?.some(({ outcomes }) => STAFF.some((actor) => outcomes[actor] === 'answered')),
    );
    expect(audited.length).toBeGreaterThan(30);
    expect(notPerformed).toEqual([]);
  });
});

const calls = operations
  .filter((name) => !name.startsWith('Subscription.'))
  .flatMap((name) => (KNOWN[name] ?? []).map((each) => ({ name, of: each.of, each })));

describe('[security Never 2] over GraphQL, everybody gets what is theirs', () => {
  test.each(calls)('$name: $of', async ({ name, each }) => {
    const args = each.args?.(scene) ?? {};
    const query = documentFor(schema, name, each.file ? { ...args, file: true } : args);
    const isAudited = isAuditedOperation(name);
    const expected = { outcomes: each.outcomes, reads: name.startsWith('Query.'), isAudited };
    await expectOutcomes(each, expected, (actor) =>
      callGraphql(at, scene.people[actor], query, { args, file: each.file }),
    );
  });
});

const subscriptions = operations
  .filter((name) => name.startsWith('Subscription.'))
  .flatMap((name) => (KNOWN[name] ?? []).map((each) => ({ name, of: each.of, each })));

/** Who gets a live event of the customer's pending request at the owner's hall, or is refused with which code. */
async function subscribeAs(
  actor: Actor,
  query: string,
  variableValues: Record<string, unknown>,
): Promise<Outcome | 'heard'> {
  const { token } = scene.people[actor];
  const ctx = await createContext(at.app, { token, address: '127.0.0.1', isDisconnected: () => false });
  const id = scene.bookings.pending;
  const events = ['booking', 'bookingRequest', 'maintenance', 'thread'].map((kind) => ({ kind, id }));
  const live = { stream: (isWanted: (event: object) => boolean) => events.filter(isWanted)[Symbol.iterator]() };
  const contextValue = { ...ctx, app: { ...at.app, live } };
  const stream = await subscribe({ schema, document: parse(query), variableValues, contextValue });
  if (!(Symbol.asyncIterator in stream)) {
    const error = stream.errors?.[0]?.originalError;
    return error instanceof DomainError ? error.code : 'INTERNAL';
  }
  for await (const _event of stream) return 'heard';
  return 'answered';
}

describe('[security Never 2] over live connections, everybody gets what is theirs', () => {
  test.each(subscriptions)('$name, of $of: who hears of a booking', async ({ name, each }) => {
    const args = each.args?.(scene) ?? {};
    const query = documentFor(schema, name, args);
    const got = await Promise.all(ACTORS.map(async (actor) => [actor, await subscribeAs(actor, query, args)] as const));
    const hears = each.hears ?? [];
    const expected = ACTORS.map((actor) => [actor, hears.includes(actor) ? 'heard' : each.outcomes[actor]]);
    expect(Object.fromEntries(got)).toEqual(Object.fromEntries(expected));
  });
});

interface RestCall {
  title: string;
  of: string;
  row: Route;
  each: KnownCase;
  outcomes: Outcomes;
  chosenBy: Record<string, string>;
  document: string;
}

/** A row with several operations is refused if the first of them is. */
function together(all: readonly Outcomes[]): Outcomes {
  const first = (actor: Actor) => all.map((one) => one[actor]).find((outcome) => outcome !== 'answered') ?? 'answered';
  return Object.fromEntries(ACTORS.map((actor) => [actor, first(actor)])) as Outcomes;
}

/** Whether a case is of what the document says by itself. */
function isAbout({ arguments: args = [] }: FieldNode, { about }: KnownCase): boolean {
  const written = args.find(({ name }) => name.value === 'about')?.value;
  return (written?.kind === Kind.ENUM ? written.value : undefined) === about;
}

const restCalls: RestCall[] = ROUTES.flatMap((row) =>
  getDocuments(row).flatMap(({ document, chosenBy = {} }) => {
    const roots = getRoots(document).map(({ name, field }) =>
      (KNOWN[name] ?? []).filter((each) => isAbout(field, each)),
    );
    const [cases = [], ...others] = roots;
    return cases.map((each) => ({
      title: `${row.method} ${row.path}`,
      of: each.of,
      row,
      each,
      outcomes: together([each.outcomes, ...others.flatMap((other) => other.slice(0, 1)).map((one) => one.outcomes)]),
      chosenBy,
      document,
    }));
  }),
);

describe('[security Never 2] over REST, everybody gets the same', () => {
  test.each(restCalls)('$title: $of', async ({ row, each, outcomes, chosenBy, document }) => {
    const [root] = getRoots(document);
    if (!root) throw new Error(`No field in ${document}`);
    const { path, body } = requestFor(row, root.field, each.args?.(scene) ?? {});
    const request = { method: row.method, path, body: { ...body, ...chosenBy }, file: each.file };
    const expected = { outcomes, reads: root.name.startsWith('Query.'), isAudited: isAuditedOperation(root.name) };
    await expectOutcomes(each, expected, (actor) => callRest(at, scene.people[actor], request));
  });
});
