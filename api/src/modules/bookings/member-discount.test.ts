import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Role } from '../../domain/accounts/roles.js';
import type { MemberRole } from '../../domain/businesses/team.js';
import { startHarness, type Harness, type Person } from '../../testing/harness.js';
import { bookingInput, givenMember, openVenue, type Venue } from '../../testing/scene.js';
import type { BookingBody, RefusalBody } from './testing.js';

let at: Harness;
let venue: Venue;
let days = 0;

beforeAll(async () => {
  at = await startHarness();
  venue = await openVenue(at);
});
afterAll(() => at.close());

async function join(role: MemberRole): Promise<{ person: Person; memberId: number }> {
  const person = await at.person(Role.USER);
  return { person, memberId: await givenMember(at.context().em, venue.businessId, person.id, role) };
}

function nextDay(hours = 4): { startTime: string; endTime: string } {
  days += 1;
  const date = new Date(Date.UTC(2027, 4, days)).toISOString().slice(0, 10);
  return { startTime: `${date}T07:00:00.000Z`, endTime: `${date}T${String(7 + hours).padStart(2, '0')}:00:00.000Z` };
}

type Entered = BookingBody & RefusalBody;

/** Enters a booking for so many percent of the quoted price, with an amount more or less. */
async function enter(by: Person, percent: number, more = 0) {
  const input = bookingInput(venue.hallId, { ...nextDay(), customerEmail: null });
  const quote = await by.rest<{ totalPrice: number }>('POST', '/business/bookings/calculate-price', input);
  const agreedPrice = (quote.body.totalPrice * percent) / 100 + more;
  return by.rest<Entered>('POST', '/business/bookings', { ...input, agreedPrice, priceReason: 'Family' });
}

const REFUSED = { status: 422, body: { code: 'INVALID_INPUT', field: 'agreedPrice' } };

describe('[issue: teams] how much less than the quoted price a member agrees on', () => {
  it.each<[MemberRole, number]>([
    ['CLERK', 0],
    ['MANAGER', 10],
  ])('%s: %i percent unless the owner says otherwise; more is as one likes', async (role, discount) => {
    const { person } = await join(role);
    expect(await enter(person, 100 - discount, -1)).toMatchObject(REFUSED);
    expect((await enter(person, 100 - discount)).status).toBe(201);
    expect((await enter(person, 130)).status).toBe(201);
  });

  it('a booking for Rs 1 is refused in words that say what is allowed, over GraphQL too, and nothing is entered', async () => {
    const { person } = await join('CLERK');
    const count = () => at.context().em.execute<{ count: string }[]>('select count(*) from bookings');
    const before = await count();
    const input = bookingInput(venue.hallId, {
      ...nextDay(),
      ...{ customerEmail: null, agreedPrice: 1, priceReason: 'Cousin' },
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
    expect(await enter(person, 75, -1)).toMatchObject(REFUSED);
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
    expect((await change(nextDay())).status).toBe(201);
    expect(await change(nextDay(10))).toMatchObject(REFUSED);
    expect(await change({ agreedPrice: 1, priceReason: 'Cousin' })).toMatchObject(REFUSED);
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
