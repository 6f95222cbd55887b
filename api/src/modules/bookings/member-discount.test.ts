import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { Role } from '../../domain/accounts/roles.js';
import type { MemberRole } from '../../domain/businesses/team.js';
import { startHarness, TEST_NOW, type Harness, type Person } from '../../testing/harness.js';
import { bookingInput, givenMember, openVenue, type Venue } from '../../testing/scene.js';
import { expireBookings } from './booking.jobs.js';
import type { BookingBody, RefusalBody } from './testing.js';

let at: Harness;
let venue: Venue;
let days = 0;
const HOUR_MS = 3_600_000;

beforeAll(async () => {
  at = await startHarness();
  venue = await openVenue(at);
});
afterAll(() => at.close());

async function join(role: MemberRole): Promise<{ person: Person; memberId: number }> {
  const person = await at.person(Role.USER, { name: 'Sana Iqbal' });
  return { person, memberId: await givenMember(at.context().em, venue.businessId, person.id, role) };
}

function nextDay(hours = 4): { startTime: string; endTime: string } {
  days += 1;
  const date = new Date(Date.UTC(2027, 4, days)).toISOString().slice(0, 10);
  return { startTime: `${date}T07:00:00.000Z`, endTime: `${date}T${String(7 + hours).padStart(2, '0')}:00:00.000Z` };
}

type Entered = BookingBody & RefusalBody & { heldUntil: string | null; enteredBy: string; waitsForDiscount: boolean };

/** Enters a booking for so many percent of the quoted price, with an amount more or less. */
async function enter(by: Person, percent: number, more = 0) {
  const input = bookingInput(venue.hallId, { ...nextDay(), customerEmail: null });
  const quote = await by.rest<{ totalPrice: number }>('POST', '/business/bookings/calculate-price', input);
  const agreedPrice = (quote.body.totalPrice * percent) / 100 + more;
  const agreed = { agreedPrice, priceReason: 'Family', isConfirmed: true };
  return by.rest<Entered>('POST', '/business/bookings', { ...input, ...agreed });
}

const WAITS = { status: 201, body: { status: 'pending', waitsForDiscount: true } };

describe('[issue: teams] how much less than the quoted price a member agrees on', () => {
  it.each<[MemberRole, number]>([
    ['CLERK', 0],
    ['MANAGER', 10],
  ])('%s: %i percent unless the owner says otherwise; a higher price is as one likes', async (role, discount) => {
    const { person } = await join(role);
    expect(await enter(person, 100 - discount, -1)).toMatchObject(WAITS);
    const confirmed = { status: 201, body: { status: 'confirmed', waitsForDiscount: false, heldUntil: null } };
    expect(await enter(person, 100 - discount)).toMatchObject(confirmed);
    expect(await enter(person, 130)).toMatchObject(confirmed);
  });

  it('what has begun can’t wait: it is refused in words that say what is allowed, and nothing is entered', async () => {
    const { person } = await join('CLERK');
    const count = () => at.context().em.execute<{ count: string }[]>('select count(*) from bookings');
    const before = await count();
    const input = bookingInput(venue.hallId, {
      ...{ startTime: TEST_NOW.toISOString(), endTime: new Date(TEST_NOW.getTime() + 4 * HOUR_MS).toISOString() },
      ...{ customerEmail: null, agreedPrice: 1, priceReason: 'Cousin', isConfirmed: true },
    });
    const { errors } = await person.graphql(
      'mutation ($input: EnterBookingInput!) { enterBooking(input: $input) { id } }',
      { input },
    );
    expect(errors[0]).toMatchObject({
      message: expect.stringMatching(
        /^You may not agree on less than ₨[\d,]+(\.\d\d)?\. Please ask the owner\.$/,
      ) as unknown,
      extensions: { code: 'INVALID_INPUT', field: 'agreedPrice' },
    });
    expect(await count()).toEqual(before);
  });

  it('is what the owner sets, and none for the owner', async () => {
    const { person, memberId } = await join('CLERK');
    const set = (by: Person, maxDiscountPercent: number) =>
      by.rest<{ people: { memberId: number | null; maxDiscountPercent: number | null }[] }>(
        ...(['PUT', `/business/team/members/${memberId}/discount`, { maxDiscountPercent }] as const),
      );
    expect((await set(person, 100)).status).toBe(403);
    expect((await set(venue.owner, 101)).status).toBe(422);
    const { people } = (await set(venue.owner, 25)).body;
    expect(people.find((each) => each.memberId === memberId)?.maxDiscountPercent).toBe(25);
    expect(people[0]?.maxDiscountPercent).toBeNull();
    expect((await enter(person, 75)).status).toBe(201);
    expect(await enter(person, 75, -1)).toMatchObject(WAITS);
    expect((await enter(venue.owner, 1)).status).toBe(201);
    const audited = await at
      .context()
      .em.execute<object[]>(`select action, after from audit_events where action = 'team.discount-changed'`);
    expect(audited).toEqual([
      { action: 'team.discount-changed', after: { userId: person.id, maxDiscountPercent: 25 } },
    ]);
  });

  it('holds for changes: what the owner gave may stay, but not grow', async () => {
    const { person } = await join('CLERK');
    const { id } = (await enter(venue.owner, 50)).body;
    const change = (input: object) => person.rest<Entered>('POST', `/business/bookings/${id}/changes`, input);
    expect(await change(nextDay())).toMatchObject({ status: 201, body: { openChange: null } });
    const waiting = { status: 201, body: { openChange: { proposedBy: 'owner', waitsForDiscount: true } } };
    expect(await change(nextDay(10))).toMatchObject(waiting);
    expect(await change({ agreedPrice: 1, priceReason: 'Cousin' })).toMatchObject({ status: 409 });
  });
});

describe('[issue: teams] an entry with more discount than its member may give waits for the owner', () => {
  const approve = (by: Person, id: number) =>
    by.graphql<{ approveBooking: { status: string; waitsForDiscount: boolean } }>(
      'mutation ($id: Int!) { approveBooking(id: $id) { status waitsForDiscount } }',
      { id },
    );
  const seen = async (by: Person, id: number) =>
    (
      await by.graphql<{ booking: Record<string, unknown> }>(
        'query ($id: Int!) { booking(id: $id) { status totalPrice waitsForDiscount viewerCanAnswer viewerCanChange } }',
        { id },
      )
    ).data?.booking;
  const waiting = async (by: Person) => (await enter(by, 50)).body;
  afterEach(() => at.clock.set(TEST_NOW));

  it('holds its time for a day, and the owner alone is told, with both totals', async () => {
    const { person } = await join('CLERK');
    await join('MANAGER');
    const { id, startTime, endTime, heldUntil, enteredBy } = await waiting(person);
    expect(heldUntil).toBe(new Date(TEST_NOW.getTime() + 24 * HOUR_MS).toISOString());
    expect(enteredBy).toBe('Sana Iqbal');
    const input = bookingInput(venue.hallId, { startTime, endTime, customerEmail: null });
    expect((await venue.owner.rest('POST', '/business/bookings', input)).status).toBe(409);
    const mails = await at
      .context()
      .em.execute<{ to: string; text: string }[]>(
        `select to_address as to, text from outbox_mails where dedupe_key like 'booking-discount:${id}:%'`,
      );
    expect(mails).toEqual([
      {
        to: venue.owner.email,
        text: expect.stringMatching(/Sana Iqbal agreed on ₨[\d,.]+ instead of ₨[\d,.]+ for/) as unknown,
      },
    ]);
  });

  it('is approved by the owner alone, which confirms it at its price', async () => {
    const [{ person: clerk }, { person: manager }] = [await join('CLERK'), await join('MANAGER')];
    const { id, totalPrice } = await waiting(clerk);
    for (const member of [clerk, manager]) {
      expect(await seen(member, id)).toEqual({
        ...{ status: 'PENDING', totalPrice, waitsForDiscount: true, viewerCanAnswer: false, viewerCanChange: false },
      });
      expect((await approve(member, id)).errors[0]).toMatchObject({
        message: 'Only the owner can approve this discount',
        extensions: { code: 'FORBIDDEN' },
      });
    }
    expect(await seen(venue.owner, id)).toMatchObject({ waitsForDiscount: true, viewerCanAnswer: true });
    const { data } = await approve(venue.owner, id);
    expect(data?.approveBooking).toEqual({ status: 'CONFIRMED', waitsForDiscount: false });
    expect(await seen(venue.owner, id)).toMatchObject({ totalPrice });
  });

  const verdicts = async (id: number) =>
    at
      .context()
      .em.execute<{ to: string; kind: string; subject: string }[]>(
        `select to_address as to, kind, subject from outbox_mails where dedupe_key like 'booking-discount-%:${id}:member'`,
      );

  it('tells its member the verdict, unless they took it back, or left the team', async () => {
    const [{ person }, { person: gone, memberId }] = [await join('CLERK'), await join('CLERK')];
    const [approved, declined, expired, withdrawn, left] = [
      ...[await waiting(person), await waiting(person), await waiting(person), await waiting(person)],
      await waiting(gone),
    ] as const;
    await at.context().em.execute('update bookings set held_until = ? where id = ?', [TEST_NOW, expired.id]);
    await at.context().em.execute('delete from business_members where id = ?', [memberId]);
    for (const { id } of [approved, left]) await approve(venue.owner, id);
    const decline = (by: Person, id: number) =>
      by.rest('PUT', `/business/bookings/${id}/status`, { status: 'cancelled', reason: 'Too low' });
    await decline(venue.owner, declined.id);
    await decline(person, withdrawn.id);
    await expireBookings(at.context());
    const to = person.email;
    const refusal = { to, subject: expect.stringMatching(/^Your discount for .+ wasn’t approved$/) as unknown };
    expect(await Promise.all([approved, declined, expired, withdrawn, left].map(({ id }) => verdicts(id)))).toEqual([
      [{ to, kind: 'booking-discount-approved', subject: expect.stringMatching(/ was approved$/) as unknown }],
      [{ ...refusal, kind: 'booking-discount-declined' }],
      [{ ...refusal, kind: 'booking-discount-expired' }],
      [],
      [],
    ]);
  });

  it('isn’t changed meanwhile by anybody; the member can take it back, which frees its time', async () => {
    const { person } = await join('CLERK');
    const { id, startTime, endTime } = await waiting(person);
    for (const each of [person, venue.owner]) {
      const change = await each.rest<Entered>('POST', `/business/bookings/${id}/changes`, nextDay());
      expect(change).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });
    }
    expect((await person.rest('PUT', `/business/bookings/${id}/status`, { status: 'cancelled' })).status).toBe(200);
    const input = bookingInput(venue.hallId, { startTime, endTime, customerEmail: null });
    expect((await venue.owner.rest('POST', '/business/bookings', input)).status).toBe(201);
  });

  it('lapses after a day: the clock refuses the owner, and the job cancels it', async () => {
    const { person } = await join('CLERK');
    const { id } = await waiting(person);
    // Tokens don't last a day.
    const until = new Date(TEST_NOW.getTime() + 2 * HOUR_MS);
    await at.context().em.execute('update bookings set held_until = ? where id = ?', [until, id]);
    at.clock.advanceMinutes(2 * 60 - 1);
    await expireBookings(at.context());
    expect(await seen(venue.owner, id)).toMatchObject({ status: 'PENDING', viewerCanAnswer: true });
    at.clock.advanceMinutes(1);
    expect(await seen(venue.owner, id)).toMatchObject({ viewerCanAnswer: false });
    expect((await approve(venue.owner, id)).errors[0]).toMatchObject({ extensions: { code: 'CONFLICT' } });
    await expireBookings(at.context());
    expect(await seen(venue.owner, id)).toMatchObject({ status: 'CANCELLED', waitsForDiscount: false });
  });
});

describe('[issue: teams] what the team did', () => {
  it('is read by the owner with names, newest first, and by nobody else', async () => {
    const { person } = await join('CLERK');
    const { id } = (await enter(person, 100)).body;
    const own = await venue.owner.rest<{ data: Record<string, unknown>[]; paging: { total: number } }>(
      ...(['GET', '/business/team/activity?limit=1'] as const),
    );
    const { name } =
      (await at.context().em.execute<{ name: string }[]>('select name from users where id = ?', [person.id]))[0] ?? {};
    expect(own.body.data).toEqual([
      expect.objectContaining({
        ...{ action: 'booking.entered', text: `entered booking ${id}`, actorName: name, subjectType: 'booking' },
        ...{
          subjectId: String(id),
          before: null,
          after: expect.objectContaining({ hallTitle: expect.any(String) as unknown }) as unknown,
        },
      }),
    ]);
    expect(own.body.paging.total).toBeGreaterThan(1);
    expect(Object.keys(own.body.data[0] ?? {})).not.toContain('address');

    const query = '{ teamActivity { nodes { text actorName } totalCount } }';
    const { data } = await venue.owner.graphql<{ teamActivity: { nodes: object[] } }>(query);
    expect(data?.teamActivity.nodes[0]).toEqual({ text: `entered booking ${id}`, actorName: name });
    for (const other of [person, (await join('MANAGER')).person]) {
      expect((await other.graphql(query)).errors[0]?.extensions.code).toBe('FORBIDDEN');
    }
    const elsewhere = await openVenue(at);
    const { data: others } = await elsewhere.owner.graphql<{ teamActivity: { nodes: { text: string }[] } }>(query);
    expect(others?.teamActivity.nodes.map(({ text }) => text)).not.toContain(`entered booking ${id}`);
  });
});
