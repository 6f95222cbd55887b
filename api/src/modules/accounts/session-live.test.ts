import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createClient, type Client } from 'graphql-ws';
import WebSocket from 'ws';
import { Role } from '../../domain/accounts/roles.js';
import { startHarness, TEST_PASSWORD, type Harness, type Person } from '../../testing/harness.js';
import { givenMember, openVenue } from '../../testing/scene.js';
import { addTestApp } from '../../testing/second-factor.js';

let at: Harness;
const clients: Client[] = [];

beforeAll(async () => {
  at = await startHarness();
});
afterAll(async () => {
  for (const client of clients) await client.dispose();
  await at.close();
});

describe('[issue: sessions] a live connection', () => {
  it('closes when its session is ended on another device, and no other one does', async () => {
    const owner = await at.person(Role.USER);
    const signIn = await at.visitor.rest<{ token: string }>('POST', '/user/auth/login', {
      ...{ emailOrUsername: owner.email, password: TEST_PASSWORD },
    });
    const here = at.withToken(signIn.body.token);
    const [closed, open] = [watchClosing(owner), watchClosing(here)];
    await Promise.all([closed.opened, open.opened]);
    expect((await here.rest('DELETE', '/user/sessions')).body).toEqual({ ended: 1 });
    expect(await closed.code).toBe(4401);
    expect(open.isClosed()).toBe(false);
  });
});

describe('[security Identity] a live connection', () => {
  let strict: Harness;
  beforeAll(async () => {
    strict = await startHarness({ REQUIRE_SECOND_FACTOR: 'staff-and-owners' });
  });
  afterAll(() => strict.close());

  it.each([
    ['of a member', true],
    ['of an owner', false],
  ])('%s is closed for a reconnection when the required second factor is removed', async (_whose, isMember) => {
    const venue = await openVenue(strict);
    const person = isMember ? await strict.person(Role.USER) : venue.owner;
    if (isMember) await givenMember(strict.context().em, venue.businessId, person.id, 'CLERK');
    await addTestApp(strict, person);
    const connection = watchClosing(person, strict);
    await connection.opened;
    const admin = await strict.person(Role.ADMIN);
    await addTestApp(strict, admin);
    await admin.graphql(`mutation { removeSecondFactors(id: ${person.id}) }`);
    expect(await connection.code).toBe(1013);
  });

  it('is closed when its account is suspended', async () => {
    const [person, admin] = [await at.person(Role.USER), await at.person(Role.ADMIN)];
    const connection = watchClosing(person);
    await connection.opened;
    await admin.rest('PUT', `/admin/users/${person.id}/suspend`, { reason: 'Spam' });
    expect(await connection.code).toBe(4401);
  });
});

/** Opens a connection and waits for its end. */
function watchClosing(who: Person, harness: Harness = at) {
  let isClosed = false;
  let tellCode: (code: number) => void = () => undefined;
  const code = new Promise<number>((resolve) => (tellCode = resolve));
  const opened = new Promise<void>((resolve) => {
    const client = createClient({
      url: `${harness.url.replace('http', 'ws')}/graphql`,
      webSocketImpl: WebSocket,
      connectionParams: { authorization: `Bearer ${who.token}` },
      retryAttempts: 0,
      lazy: false,
      onNonLazyError: () => undefined,
      on: {
        connected: () => resolve(),
        closed: (event) => {
          isClosed = true;
          tellCode((event as { code: number }).code);
        },
      },
    });
    clients.push(client);
  });
  return { opened, code, isClosed: () => isClosed };
}
