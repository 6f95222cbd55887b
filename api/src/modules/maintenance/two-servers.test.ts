import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Role } from '../../domain/accounts/roles.js';
import { TEST_NOW, type Harness, type Person } from '../../testing/harness.js';
import { startTwoServers, type TwoServers } from '../../testing/two-servers.js';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const after = (ms: number) => new Date(TEST_NOW.getTime() + ms);

let at: Harness;
let servers: TwoServers;
let admin: Person;
let customer: Person;

beforeAll(async () => {
  servers = await startTwoServers();
  ({ at } = servers);
  admin = await at.person(Role.ADMIN);
  customer = await at.person(Role.USER);
});
afterAll(() => servers.close());

interface Seen {
  status: number;
  retryAfter: string | null;
}

/** The response of each server at one moment. */
async function seenAt(moment: Date, path: string, token?: string): Promise<Seen[]> {
  at.clock.set(moment);
  return Promise.all(
    servers.urls.map(async (url) => {
      const headers: Record<string, string> = token === undefined ? {} : { authorization: `Bearer ${token}` };
      const response = await fetch(`${url}/api${path}`, { headers });
      await response.arrayBuffer();
      return { status: response.status, retryAfter: response.headers.get('retry-after') };
    }),
  );
}

describe('[business §4 Maintenance] two servers on one database', () => {
  it('a scheduled window starts and ends on schedule in both, with Retry-After', async () => {
    const window = {
      isEnabled: true,
      message: 'New server',
      startTime: after(HOUR).toISOString(),
      endTime: after(3 * HOUR).toISOString(),
    };
    // Both have cached that nothing is planned before one of them learns of the window.
    await seenAt(TEST_NOW, '/public/blog/posts');
    expect((await admin.rest('POST', '/admin/maintenance', window)).status).toBe(200);
    const open = { status: 200, retryAfter: null };
    const moments: [string, Date, Seen][] = [
      ['a moment before the start', after(HOUR - 1), open],
      ['at the start', after(HOUR), { status: 503, retryAfter: '7200' }],
      ['in the middle', after(2 * HOUR), { status: 503, retryAfter: '3600' }],
      ['a moment before the end', after(3 * HOUR - 1), { status: 503, retryAfter: '1' }],
      ['at the end', after(3 * HOUR), open],
      ['long after', after(30 * HOUR), open],
    ];
    for (const [what, moment, expected] of moments)
      expect([what, ...(await seenAt(moment, '/public/blog/posts'))]).toEqual([what, expected, expected]);
  });

  it('[product: control panel] a rate that is set on one counts on the other at once', async () => {
    const query = '{ exchangeRates { rates { currency rate } } }';
    const rateAt = async (url: string | undefined) => {
      const response = await fetch(`${url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${admin.token}` },
        body: JSON.stringify({ query }),
      });
      const { data } = (await response.json()) as {
        data: { exchangeRates: { rates: { currency: string; rate: number }[] } };
      };
      return data.exchangeRates.rates.find(({ currency }) => currency === 'PKR')?.rate;
    };
    at.clock.set(TEST_NOW);
    expect(await rateAt(servers.urls[1])).not.toBe(301.25);
    const set = `mutation { setExchangeRate(input: { currency: "PKR", rate: 301.25 }) { base } }`;
    expect((await admin.graphql(set)).errors).toEqual([]);
    let seen = await rateAt(servers.urls[1]);
    for (let look = 0; look < 200 && seen !== 301.25; look += 1) seen = await rateAt(servers.urls[1]);
    expect(seen).toBe(301.25);
  });

  it('lets staff work in both, and ends no session', async () => {
    at.clock.set(TEST_NOW);
    await admin.rest('POST', '/admin/maintenance', { isEnabled: true, message: 'Now' });
    const during = after(MINUTE);
    expect((await seenAt(during, '/user/profile', customer.token)).map(({ status }) => status)).toEqual([503, 503]);
    expect((await seenAt(during, '/admin/maintenance', admin.token)).map(({ status }) => status)).toEqual([200, 200]);
    expect((await seenAt(during, '/health')).map(({ status }) => status)).toEqual([200, 200]);
    await admin.rest('DELETE', '/admin/maintenance');
    const ended = after(2 * MINUTE);
    expect((await seenAt(ended, '/user/profile', customer.token)).map(({ status }) => status)).toEqual([200, 200]);
  });
});
