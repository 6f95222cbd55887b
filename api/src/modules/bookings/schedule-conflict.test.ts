import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Role } from '../../domain/accounts/roles.js';
import { startHarness, type Harness, type Person } from '../../testing/harness.js';
import { bookingInput, givenHall, openVenue, type Venue } from '../../testing/scene.js';
import { recordStatements } from '../../testing/statements.js';
import type { BookingBody } from './testing.js';

let at: Harness;
let customer: Person;

beforeAll(async () => {
  at = await startHarness();
  customer = await at.person(Role.USER);
});
afterAll(() => at.close());

/** March 20, 19:00 to 23:00 in Lahore. */
const request = async (hallId: number): Promise<number> =>
  (await customer.rest<BookingBody>('POST', '/user/bookings', bookingInput(hallId))).body.id;

async function close({ owner }: Venue, input: Record<string, unknown> = {}): Promise<void> {
  const day = { firstDay: '2027-03-20', ...input };
  expect((await owner.rest('POST', '/business/schedule/exceptions', day)).status).toBe(201);
}

const listed = async (person: Person) => {
  const { body } = await person.rest<{ data: { scheduleConflict: string | null }[] }>('GET', '/business/bookings');
  return body.data.map(({ scheduleConflict }) => scheduleConflict);
};

const APPROVE = 'mutation A($id: Int!) { approveBooking(id: $id) { status scheduleConflict } }';

describe('[decision 0025] a request for a date that was closed later', () => {
  it('says so to who may approve it, which remains possible', async () => {
    const venue = await openVenue(at);
    const id = await request(venue.hallId);
    expect(await listed(venue.owner)).toEqual([null]);
    await close(venue);
    expect(await listed(venue.owner)).toEqual(['closed']);
    const seen = await customer.graphql(`{ booking(id: ${id}) { status scheduleConflict } }`);
    expect(seen.data?.booking).toEqual({ status: 'PENDING', scheduleConflict: null });
    const { data } = await venue.owner.graphql(APPROVE, { id });
    expect(data?.approveBooking).toEqual({ status: 'CONFIRMED', scheduleConflict: null });
  });

  it.each([
    ['hours that cover it', { openingTime: '18:00', closingTime: '23:00' }, null],
    ['hours that end before it does', { openingTime: '18:00', closingTime: '22:59' }, 'other_hours'],
    ['hours that begin after it', { openingTime: '19:01', closingTime: '02:00' }, 'other_hours'],
    ['hours past midnight', { openingTime: '19:00', closingTime: '02:00' }, null],
    ['another day', { firstDay: '2027-03-21' }, null],
    ['a range around it', { firstDay: '2027-03-01', lastDay: '2027-03-31' }, 'closed'],
  ])('is told of %s', async (_what, input, expected) => {
    const venue = await openVenue(at);
    await request(venue.hallId);
    await close(venue, input);
    expect(await listed(venue.owner)).toEqual([expected]);
  });

  it('goes by the hall’s own special day before that of all halls', async () => {
    const venue = await openVenue(at);
    const other = await givenHall(at.context().em, venue.businessId);
    await request(venue.hallId);
    await close(venue, { hallId: other });
    expect(await listed(venue.owner)).toEqual([null]);
    await close(venue);
    expect(await listed(venue.owner)).toEqual(['closed']);
    await close(venue, { hallId: venue.hallId, openingTime: '10:00', closingTime: '23:30' });
    expect(await listed(venue.owner)).toEqual([null]);
  });

  it('costs no statement more in a list', async () => {
    const venue = await openVenue(at);
    const counted = async () => (await recordStatements(at.app.orm, () => listed(venue.owner))).statements.length;
    await request(venue.hallId);
    const none = await counted();
    await close(venue);
    expect(await counted()).toBe(none);
  });
});

describe('the owner’s calendar', () => {
  const CALENDAR = `query C($hallId: Int) { businessCalendar(from: "2027-03-20", to: "2027-03-21", hallId: $hallId) {
    specialDays { hallId firstDay lastDay openingTime } } }`;

  it('has the special days among its days, of a hall with those of all halls', async () => {
    const venue = await openVenue(at);
    const other = await givenHall(at.context().em, venue.businessId);
    await close(venue, { firstDay: '2027-03-18', lastDay: '2027-03-20' });
    await close(venue, { hallId: other, firstDay: '2027-03-21' });
    await close(venue, { firstDay: '2027-03-22' });
    const days = async (hallId: number | null) => {
      const { data } = await venue.owner.graphql<{ businessCalendar: { specialDays: { firstDay: string }[] } }>(
        CALENDAR,
        { hallId },
      );
      return data?.businessCalendar.specialDays.map(({ firstDay }) => firstDay);
    };
    expect(await days(null)).toEqual(['2027-03-18', '2027-03-21']);
    expect(await days(venue.hallId)).toEqual(['2027-03-18']);
    expect(await days(other)).toEqual(['2027-03-18', '2027-03-21']);
  });
});
