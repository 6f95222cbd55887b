import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createClient, type Client } from 'graphql-ws';
import WebSocket from 'ws';
import type { Live, LiveEvent } from '../../graphql/live.js';
import { Role } from '../../domain/accounts/roles.js';
import { startHarness, type Harness, type Person } from '../../testing/harness.js';
import { givenMember, openVenue, bookingInput, type Venue } from '../../testing/scene.js';
import { subscribeToAnyBookingChange, subscribeToBookingChanges } from './booking.live.js';
import type { BookingView } from './booking.types.js';
import { until } from '../../testing/until.js';

let at: Harness;
let customer: Person;
let stranger: Person;
let venue: Venue;
let other: Venue;
const clients: Client[] = [];

beforeAll(async () => {
  at = await startHarness();
  [customer, stranger] = [await at.person(Role.USER), await at.person(Role.USER)];
  [venue, other] = [await openVenue(at), await openVenue(at)];
});
afterAll(async () => {
  for (const client of clients) await client.dispose();
  await at.close();
});

interface Heard {
  id: number;
  status: string;
}

/** What a client receives on a subscription, with a way to wait for the next event. */
interface Ear {
  heard: Heard[];
  next(): Promise<Heard>;
  stop(): Promise<void>;
}

/** Subscribes, and resolves once the server has accepted. */
async function listen(who: Person, field: string): Promise<Ear> {
  const client = createClient({
    url: `${at.url.replace('http', 'ws')}/graphql`,
    webSocketImpl: WebSocket,
    connectionParams: { authorization: `Bearer ${who.token}` },
    retryAttempts: 0,
    lazy: false,
    onNonLazyError: () => undefined,
  });
  clients.push(client);
  const before = listeners();
  const stream = client.iterate<Record<string, Heard>>({ query: `subscription { ${field} { id status } }` });
  const heard: Heard[] = [];
  const pending = stream.next();
  let queue = pending;
  await until(() => listeners() > before);
  const name = field.split('(')[0] ?? field;
  return {
    heard,
    async next() {
      const result = await queue;
      const event = (result.value as { data: Record<string, Heard> }).data[name];
      if (!event) throw new Error('no event');
      heard.push(event);
      queue = stream.next();
      return event;
    },
    async stop() {
      const open = listeners();
      await stream.return?.();
      await until(() => listeners() < open);
    },
  };
}

/** The number of open streams inside the server. */
function listeners(): number {
  return (at.app.live as unknown as { streams: Set<unknown> }).streams.size;
}

async function refusal(who: Person, query: string): Promise<string | undefined> {
  const client = createClient({
    url: `${at.url.replace('http', 'ws')}/graphql`,
    webSocketImpl: WebSocket,
    connectionParams: who.token === undefined ? {} : { authorization: `Bearer ${who.token}` },
    retryAttempts: 0,
  });
  clients.push(client);
  const stream = client.iterate({ query });
  try {
    const result = await stream.next();
    return (result.value as { errors?: { extensions: { code: string } }[] }).errors?.[0]?.extensions.code;
  } catch (errors) {
    return (errors as { extensions: { code: string } }[])[0]?.extensions.code;
  }
}

let day = 0;
/** A request for an unused day. */
async function request(hallId = venue.hallId, who = customer): Promise<number> {
  day += 1;
  const date = new Date(Date.parse('2027-03-10T00:00:00Z') + day * 86_400_000).toISOString().slice(0, 10);
  const details = bookingInput(hallId, { startTime: `${date}T10:00:00Z`, endTime: `${date}T14:00:00Z` });
  const { status, body } = await who.rest<{ id: number }>('POST', '/user/bookings', details);
  expect(status).toBe(201);
  return body.id;
}

function answer(id: number, status: string) {
  return venue.owner.rest('PUT', `/business/bookings/${id}/status`, { status });
}

describe('[product Live] bookingRequested and bookingChanged', () => {
  it('the owner receives new requests, the customer the answer, nobody else either', async () => {
    const [owner, mine, theirs, others] = [
      await listen(venue.owner, 'bookingRequested'),
      await listen(customer, 'bookingChanged'),
      await listen(stranger, 'bookingChanged'),
      await listen(other.owner, 'bookingRequested'),
    ];
    const id = await request();
    expect(await owner.next()).toEqual({ id, status: 'PENDING' });
    expect(await mine.next()).toEqual({ id, status: 'PENDING' });
    await answer(id, 'confirmed');
    expect(await mine.next()).toEqual({ id, status: 'CONFIRMED' });

    // The others' next event is their own, so they received nothing about this booking.
    const own = await request(other.hallId, stranger);
    expect(await theirs.next()).toEqual({ id: own, status: 'PENDING' });
    expect(await others.next()).toEqual({ id: own, status: 'PENDING' });
    for (const ear of [owner, mine, theirs, others]) await ear.stop();
  });

  it('can be limited to one booking', async () => {
    const all = await listen(customer, 'bookingChanged');
    const [first, second] = [await request(), await request()];
    // Their own events have passed before the other subscription begins.
    for (const id of [first, second]) expect(await all.next()).toEqual({ id, status: 'PENDING' });
    await all.stop();
    const ear = await listen(customer, `bookingChanged(id: ${second})`);
    await answer(first, 'cancelled');
    await answer(second, 'cancelled');
    expect(await ear.next()).toEqual({ id: second, status: 'CANCELLED' });
    await ear.stop();
  });

  it('sends missed changes after a lost database connection', async () => {
    const ear = await listen(customer, 'bookingChanged');
    const { em } = at.context();
    const id = await request();
    expect(await ear.next()).toEqual({ id, status: 'PENDING' });
    const back = new Promise<void>((resolve) => {
      const stop = at.app.live.listen((event) => {
        if (event.kind !== 'reconnected') return;
        stop();
        resolve();
      });
    });
    await em.execute(
      `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'mehfil-live' and datname = current_database()`,
    );
    await answer(id, 'confirmed');
    await back;
    const reported: Heard[] = [];
    while (!reported.some((event) => event.id === id && event.status === 'CONFIRMED')) reported.push(await ear.next());
    await ear.stop();
  });

  it('continues after an invalid event', async () => {
    const ear = await listen(customer, 'bookingChanged');
    const { em } = at.context();
    for (const payload of ['', 'no event', 'null', '[]']) await em.execute(`select pg_notify('mehfil', ?)`, [payload]);
    const id = await request();
    expect(await ear.next()).toEqual({ id, status: 'PENDING' });
    await ear.stop();
  });

  it('leaves no listener behind, even without further events', async () => {
    const before = listeners();
    const ear = await listen(customer, 'bookingChanged');
    expect(listeners()).toBe(before + 1);
    await ear.stop();
    expect(listeners()).toBe(before);
  });

  it.each([
    ['hear the ID of the booking that they look at', 'moderator', 1],
    ['hear nothing once they are staff no more', 'user', 0],
  ])('staff %s', async (_what, role, heard) => {
    const moderator = await at.person(Role.MODERATOR);
    const id = await request();
    await at.context().em.execute('update users set role = ? where id = ?', [role, moderator.id]);
    const viewer = { id: moderator.id, role: Role.MODERATOR, name: 'Moderator', signedInAt: at.clock.now() };
    const events: LiveEvent[] = [
      { kind: 'booking', id: id + 1 },
      { kind: 'booking', id },
    ];
    const ctx = { ...at.context(viewer), app: { ...at.app, live: createLive(events) } };
    const reported: number[] = [];
    for await (const changed of subscribeToAnyBookingChange(ctx, id)) reported.push(changed);
    expect(reported).toEqual(Array.from({ length: heard }, () => id));
  });

  it('enforces roles', async () => {
    expect(await refusal(at.visitor, 'subscription { bookingChanged { id } }')).toBe('UNAUTHENTICATED');
    expect(await refusal(customer, 'subscription { bookingRequested { id } }')).toBe('FORBIDDEN');
    const moderator = await at.person(Role.MODERATOR);
    expect(await refusal(moderator, 'subscription { bookingChanged { id } }')).toBe('FORBIDDEN');
    expect(await refusal(venue.owner, 'subscription { anyBookingChanged(id: 1) }')).toBe('FORBIDDEN');
  });

  it.each([
    ['an approved owner hears of a change', 'approved', 1],
    ['an owner whose business may no longer trade hears nothing', 'pending', 0],
  ])('permissions are read anew for each event: %s', async (_what, status, heard) => {
    const scene = await openVenue(at);
    const id = await request(scene.hallId);
    const { em } = at.context();
    await em.execute('update businesses set status = ? where id = ?', [status, scene.businessId]);
    const viewer = { id: scene.owner.id, role: Role.BUSINESS, name: 'Owner', signedInAt: at.clock.now() };
    const ctx = { ...at.context(viewer), app: { ...at.app, live: createLive([{ kind: 'booking', id }]) } };
    const reported: BookingView[] = [];
    for await (const booking of subscribeToBookingChanges(ctx)) reported.push(booking);
    expect(reported).toHaveLength(heard);
  });
});

describe('[security Never 2] a member of the business’s team', () => {
  it.each([
    ['hears of a change', `select 1`, 1],
    ['hears nothing once removed', 'delete from business_members where user_id = ?', 0],
    ['goes on hearing with another role', `update business_members set role = 'manager' where user_id = ?`, 1],
    ['hears nothing once suspended', `update users set suspended_at = now(), suspension_reason = 'x' where id = ?`, 0],
  ])('%s', async (_what, change, heard) => {
    const scene = await openVenue(at);
    const id = await request(scene.hallId);
    const clerk = await at.person(Role.USER);
    const { em } = at.context();
    await givenMember(em, scene.businessId, clerk.id, 'CLERK');
    await em.execute(change, change.includes('?') ? [clerk.id] : []);
    const membership = { businessId: scene.businessId, role: 'CLERK' } as const;
    const viewer = { id: clerk.id, role: Role.USER, name: 'Clerk', signedInAt: at.clock.now(), membership };
    const ctx = { ...at.context(viewer), app: { ...at.app, live: createLive([{ kind: 'booking', id }]) } };
    const reported: BookingView[] = [];
    for await (const booking of subscribeToBookingChanges(ctx)) reported.push(booking);
    expect(reported).toHaveLength(heard);
  });
});

describe('[security Never 2] a former member of the business’s team', () => {
  it.each<[string, LiveEvent['kind']]>([
    ['a change', 'booking'],
    ['what a lost connection missed', 'reconnected'],
  ])('hears of %s to an own booking as its customer: without the owner’s notes', async (_what, kind) => {
    const scene = await openVenue(at);
    const clerk = await at.person(Role.USER);
    const id = await request(scene.hallId, clerk);
    const { em } = at.context();
    await em.execute(`update bookings set notes = 'A difficult customer' where id = ?`, [id]);
    const membership = { businessId: scene.businessId, role: 'CLERK' } as const;
    const viewer = { id: clerk.id, role: Role.USER, name: 'Clerk', signedInAt: at.clock.now(), membership };
    const event = { kind, id: kind === 'reconnected' ? 0 : id } as LiveEvent;
    const ctx = { ...at.context(viewer), app: { ...at.app, live: createLive([event]) } };
    const reported: BookingView[] = [];
    for await (const booking of subscribeToBookingChanges(ctx)) reported.push(booking);
    expect(reported.map((booking) => [booking.id, booking.notes, booking.viewerCanAnswer])).toEqual([
      [id, null, false],
    ]);
  });
});

/** A stream of these live events that then ends. */
function createLive(pieces: LiveEvent[]): Live {
  return {
    stream: (isWanted: (event: LiveEvent) => boolean) => pieces.filter(isWanted)[Symbol.iterator](),
  } as unknown as Live;
}
