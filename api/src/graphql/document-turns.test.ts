import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { createClient } from 'graphql-ws';
import WebSocket from 'ws';
import { startHarness, type Harness } from '../testing/harness.js';
import { DocumentTurns } from './document-turns.js';

const from = (address: string, isDisconnected = () => false) => ({ address, isDisconnected });

/** Keeps the event loop busy, like the validation of a document. */
function block(ms: number): void {
  const end = performance.now() + ms;
  while (performance.now() < end);
}

describe('[issue 12: one client] turns of new documents', () => {
  it('go to one network after the other', async () => {
    const turns = new DocumentTurns();
    const order: string[] = [];
    const [many, few, network, sameNetwork] = ['192.0.2.1', '192.0.2.2', '2001:db8::1', '2001:db8::2'] as const;
    const senders = [few, many, many, many, network, sameNetwork, few];
    await Promise.all(senders.map((address) => turns.take(from(address)).then(() => order.push(address))));
    expect(order).toEqual([few, many, network, few, many, sameNetwork, many]);
  });

  it('are followed by a pause of the same length', async () => {
    const turns = new DocumentTurns();
    const [first, second] = [turns.take(from('192.0.2.1')), turns.take(from('192.0.2.2'))];
    await first;
    block(60);
    const ended = performance.now();
    await second;
    // Timers may run a millisecond early.
    expect(performance.now() - ended).toBeGreaterThan(58);
  });

  it('are lost by those who disconnect, without waiting', async () => {
    const turns = new DocumentTurns();
    const started: string[] = [];
    const take = (name: string, isDisconnected = () => false) =>
      turns.take(from('192.0.2.1', isDisconnected)).then(() => started.push(name));
    const waiting = [take('first'), take('second')];
    for (let n = 0; n < 1000; n += 1) void take('gone', () => true);
    waiting.push(take('third'));
    await Promise.all(waiting);
    await turns.take(from('192.0.2.1'));
    expect(started).toEqual(['first', 'second', 'third']);
  });
});

describe('[issue 12: one client] new documents', () => {
  let at: Harness;
  beforeAll(async () => {
    at = await startHarness({ TRUSTED_PROXIES: '127.0.0.1' });
  });
  afterEach(() => {
    jest.restoreAllMocks();
  });
  afterAll(() => at.close());

  const post = async (query: string, address: string) => {
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': address };
    const response = await fetch(`${at.url}/graphql`, { method: 'POST', headers, body: JSON.stringify({ query }) });
    return (await response.json()) as { data?: unknown; errors?: { message: string }[] };
  };

  it.each([
    ['fields of one name', (n: number) => `{ health { ${'status '.repeat(980)} } } # ${n}`],
    ['objects of one name', (n: number) => `{ ${'health { status } '.repeat(240)} } # ${n}`],
    ['unknown fragments', (n: number) => `{ ${Array.from({ length: 480 }, (_, at) => `...F${at}`).join(' ')} } # ${n}`],
  ])('of one client with %s don’t hold up the requests of others', async (what, expensive) => {
    const ended: string[] = [];
    const others = ['of another', 'without a document'];
    await Promise.all([
      ...Array.from({ length: 6 }, (_, n) => post(expensive(n), '192.0.2.1').then(() => ended.push('expensive'))),
      post(`{ health { status } } # ${what}`, '192.0.2.2').then(() => ended.push('of another')),
      fetch(`${at.url}/api/public/halls`, { headers: { 'x-forwarded-for': '192.0.2.2' } })
        .then((response) => response.arrayBuffer())
        .then(() => ended.push('without a document')),
    ]);
    expect(ended.slice(0, -2)).toEqual(expect.arrayContaining(others));
  });

  it('take a turn until they are known to be valid', async () => {
    const take = jest.spyOn(DocumentTurns.prototype, 'take');
    const turnsFor = async (query: string) => {
      take.mockClear();
      await post(query, '192.0.2.1');
      return take.mock.calls.map(([{ address }]) => address);
    };
    const valid = '{ health { status database } }';
    expect(await turnsFor(valid)).toEqual(['192.0.2.1']);
    expect(await turnsFor(valid)).toEqual([]);
    for (const invalid of ['{ nothing }', '{ nothing }', '{', '{'])
      expect([invalid, await turnsFor(invalid)]).toEqual([invalid, ['192.0.2.1']]);
  });

  it('take a turn over the WebSocket, too', async () => {
    const take = jest.spyOn(DocumentTurns.prototype, 'take');
    const client = createClient({
      url: `${at.url.replace('http', 'ws')}/graphql`,
      webSocketImpl: WebSocket,
      retryAttempts: 0,
    });
    const refused = client.iterate({ query: 'subscription { nothing }' }).next();
    await expect(refused).rejects.toMatchObject([{ extensions: { code: 'MALFORMED' } }]);
    expect(take).toHaveBeenCalledTimes(1);
    await client.dispose();
  });
});
