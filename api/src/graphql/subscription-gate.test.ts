import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { buildSchema } from 'graphql';
import { createClient, type Client } from 'graphql-ws';
import WebSocket from 'ws';
import { Role } from '../domain/accounts/roles.js';
import { LIVE_LIMITS } from '../domain/requests/limits.js';
import { startHarness, type Harness, type Person } from '../testing/harness.js';
import { recordStatements } from '../testing/statements.js';
import { openVenue, bookingInput } from '../testing/scene.js';
import { readSubscription } from './subscription-gate.js';
import { until } from '../testing/until.js';

const limits = LIVE_LIMITS;
let at: Harness;
const clients: Client[] = [];
beforeAll(async () => {
  at = await startHarness();
});
afterEach(async () => {
  for (const client of clients.splice(0)) await client.dispose();
});
afterAll(() => at.close());

function connect(who: Person): Client {
  const client = createClient({
    url: `${at.url.replace('http', 'ws')}/graphql`,
    webSocketImpl: WebSocket,
    connectionParams: who.token === undefined ? {} : { authorization: `Bearer ${who.token}` },
    retryAttempts: 0,
    lazy: false,
    onNonLazyError: () => undefined,
  });
  clients.push(client);
  return client;
}

interface Refusal {
  message: string;
  extensions: { code: string };
}

/** The error of a message, or nothing if the subscription succeeded. */
async function refusal(
  client: Client,
  query: string,
  variables = {},
  operationName?: string,
): Promise<Refusal | undefined> {
  try {
    const heard: IteratorResult<{ errors?: unknown }, unknown> = await client
      .iterate({ query, variables, operationName })
      .next();
    return heard.done ? undefined : (heard.value.errors as Refusal[] | undefined)?.[0];
  } catch (errors) {
    return (errors as Refusal[])[0];
  }
}

function openStreams(): number {
  return (at.app.live as unknown as { streams: Set<unknown> }).streams.size;
}

/** Opens a number of subscriptions, and resolves when the server has accepted them all. */
async function subscribe(client: Client, times: number) {
  const before = openStreams();
  const streams = Array.from({ length: times }, () =>
    client.iterate({ query: 'subscription { bookingChanged { id } }' }),
  );
  const heard = streams.map((stream) => stream.next());
  for (const each of heard) each.catch(() => undefined);
  await until(() => openStreams() === before + times);
  return { heard };
}

describe('[issue 12: one gate] documents over the WebSocket', () => {
  it.each([
    ['queries', '{ health { status } }', /subscriptions only/],
    ['mutations', 'mutation { renewCalendarFeed(input: {}) { url } }', /subscriptions only/],
    ['the schema', '{ __schema { types { name } } }', /subscriptions only/],
    ['nothing', 'fragment F on Booking { id }', /no operation/],
    ['broken documents', 'subscription {', /Syntax Error/],
    ['too many tokens', `subscription { bookingChanged { ${'id '.repeat(1100)} } }`, /token/],
    ['too many aliases', `subscription { bookingChanged { ${aliases(31)} } }`, /alias/i],
    ['too many directives', `subscription { bookingChanged { ${'id @include(if: true) '.repeat(21)} } }`, /directive/i],
    ['too many fragments', `subscription { bookingChanged { ${spreads(21)} } } ${fragments(21)}`, /fragment/i],
    ['unknown fields, without suggestions', 'subscription { bookingChangd { id } }', /^(?!.*Did you mean)/],
  ])('%s are refused', async (_name, query, message) => {
    const customer = await at.person(Role.USER);
    expect(await refusal(connect(customer), query)).toMatchObject({
      message: expect.stringMatching(message) as unknown,
      extensions: { code: 'MALFORMED' },
    });
  });

  it.each([
    ['no name for two of them', undefined],
    ['a name that is neither', 'Third'],
    ['an empty name', ''],
  ])('with %s are refused', async (_name, operationName) => {
    const two = 'subscription A { bookingChanged { id } } subscription B { bookingChanged { id } }';
    for (const who of [at.visitor, await at.person(Role.USER)]) {
      expect(await refusal(connect(who), two, {}, operationName)).toMatchObject({
        message: expect.stringMatching(/no operation/) as unknown,
        extensions: { code: 'MALFORMED' },
      });
    }
  });

  it('that cost too much are refused, whatever the schema offers', async () => {
    const schema = buildSchema(
      'type Query { a: Int } type Item { id: Int } type Subscription { items(limit: Int): [Item!]! }',
    );
    const read = (limit: number) =>
      readSubscription(schema, { query: `subscription { items(limit: ${limit}) { id } }` }, at.context());
    await expect(read(100)).resolves.toMatchObject({ schema });
    await expect(read(100_000)).rejects.toMatchObject({ code: 'ANSWER_TOO_LARGE' });
  });

  it('invalid variables are reported by field', async () => {
    const customer = await at.person(Role.USER);
    const query = 'subscription Q($id: Int) { bookingChanged(id: $id) { id } }';
    expect((await refusal(connect(customer), query, { id: 'x' }))?.extensions).toMatchObject({
      code: 'INVALID_INPUT',
      field: 'id',
    });
  });
});

describe('[issue 12: one gate] live connections', () => {
  it('have a limited number of subscriptions, and accept another once one has ended', async () => {
    const client = connect(await at.person(Role.USER));
    await subscribe(client, limits.subscriptionsPerConnection);
    expect(await refusal(client, 'subscription { bookingChanged { id } }')).toMatchObject({
      extensions: { code: 'TOO_MANY_REQUESTS' },
    });
  });

  it('of one account have a shared limit, and release it when they close', async () => {
    const customer = await at.person(Role.USER);
    const before = openStreams();
    const { subscriptionsPerConnection: each, subscriptionsPerAccount: max } = limits;
    for (let open = 0; open < max; open += each) await subscribe(connect(customer), each);
    const other = connect(customer);
    expect((await refusal(other, 'subscription { bookingChanged { id } }'))?.extensions.code).toBe('TOO_MANY_REQUESTS');
    await subscribe(connect(await at.person(Role.USER)), 1);
    for (const client of clients.splice(0)) await client.dispose();
    await until(() => openStreams() === before);
    await subscribe(connect(customer), 1);
  });

  it('of pages of another origin are refused', async () => {
    const open = (origin: string) =>
      new Promise<number>((resolve) => {
        const socket = new WebSocket(`${at.url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws', { origin });
        socket.on('open', () => {
          socket.close();
          resolve(101);
        });
        socket.on('unexpected-response', (_request, response) => resolve(response.statusCode ?? 0));
        socket.on('error', () => undefined);
      });
    for (const origin of ['https://evil.example', 'null']) expect([origin, await open(origin)]).toEqual([origin, 403]);
    for (const origin of [at.url, at.app.env.publicUrl]) expect([origin, await open(origin)]).toEqual([origin, 101]);
  });

  /** Opens connections from the given addresses at once; returns their statuses. */
  async function openFrom(server: Harness, addresses: readonly string[]): Promise<number[]> {
    const sockets: WebSocket[] = [];
    const open = (address: string) =>
      new Promise<number>((resolve) => {
        const socket = new WebSocket(`${server.url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws', {
          headers: { 'x-forwarded-for': address },
        });
        sockets.push(socket);
        socket.on('open', () => resolve(101));
        socket.on('unexpected-response', (_request, response) => resolve(response.statusCode ?? 0));
        socket.on('error', () => undefined);
      });
    const answers = await Promise.all(addresses.map(open));
    for (const socket of sockets) socket.terminate();
    return answers;
  }
  const count = (answers: readonly number[], expected: number) =>
    answers.filter((status) => status === expected).length;

  it('of one address are limited', async () => {
    const answers = await openFrom(at, new Array<string>(limits.connectionsPerAddress + 5).fill('192.0.2.1'));
    expect(count(answers, 429)).toBeGreaterThanOrEqual(5);
    expect(count(answers, 101)).toBeGreaterThan(0);
  });

  it('of one IPv6 network are limited as those of one address', async () => {
    const behindProxy = await startHarness({ TRUSTED_PROXIES: 'loopback' });
    const hosts = Array.from({ length: limits.connectionsPerAddress + 5 }, (_, host) => host.toString(16));
    const network = await openFrom(
      behindProxy,
      hosts.map((host) => `2001:db8:1:1::${host}`),
    );
    expect([count(network, 101), count(network, 429)]).toEqual([limits.connectionsPerAddress, 5]);
    const networks = await openFrom(
      behindProxy,
      hosts.map((host) => `2001:db8:2:${host}::1`),
    );
    expect(count(networks, 101)).toBe(hosts.length);
    await behindProxy.close();
  });

  it('that flood the server are closed', async () => {
    const socket = new WebSocket(`${at.url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws');
    const closed = new Promise<number>((resolve) => socket.once('close', resolve));
    socket.on('error', () => undefined);
    await new Promise((resolve) => socket.once('open', resolve));
    for (let sent = 0; sent <= limits.messagesPerMinute; sent += 1) socket.send('{"type":"ping"}');
    expect(await closed).toBe(1006);
  });
});

describe('[issue 12: one gate] a change', () => {
  it('costs one read for any number of listeners', async () => {
    const [customer, venue] = [await at.person(Role.USER), await openVenue(at)];
    const { streams } = { streams: [connect(customer), connect(customer), connect(venue.owner)] };
    const heard: Awaited<ReturnType<typeof subscribe>>['heard'] = [];
    // One by one: each waits for the number of open streams to grow by one.
    for (const client of streams) heard.push(...(await subscribe(client, 1)).heard);
    const request = bookingInput(venue.hallId, { startTime: '2027-04-10T10:00:00Z', endTime: '2027-04-10T14:00:00Z' });
    const { statements, result } = await recordStatements(at.app.orm, async () => {
      const { status, body } = await customer.rest<{ id: number }>('POST', '/user/bookings', request);
      expect(status).toBe(201);
      return { id: body.id, told: await Promise.all(heard) };
    });
    for (const { value } of result.told)
      expect((value as { data: { bookingChanged: { id: number } } }).data.bookingChanged.id).toBe(result.id);
    expect(statements.filter((sql) => sql.includes('as "people"'))).toHaveLength(1);
    // Nobody's account is read again.
    expect(statements.filter((sql) => sql.startsWith('select "id" from "users"'))).toHaveLength(0);
  });
});

function aliases(count: number): string {
  return Array.from({ length: count }, (_, at) => `a${at}: id`).join(' ');
}
function spreads(count: number): string {
  return Array.from({ length: count }, (_, at) => `...F${at}`).join(' ');
}
function fragments(count: number): string {
  return Array.from({ length: count }, (_, at) => `fragment F${at} on Booking { id }`).join(' ');
}
