import type { Harness, Person } from '../../testing/harness.js';
import { bookingInput, openVenue, type Venue } from '../../testing/scene.js';
import type { BookingBody, RefusalBody } from '../bookings/testing.js';

/** Several functions in REST responses. */
export interface GroupBody {
  group: { id: number; status: string; endReason: string | null; answerBy: string };
  bookings: (BookingBody & { functionName: string; acceptedAt: string | null })[];
  totals: { currency: string; total: number }[];
  viewerCanCancel: boolean;
}

/** The answer to a call about several functions. */
export interface GroupAnswer {
  status: number;
  body: GroupBody & RefusalBody;
}

/** Functions that begin seven hours after the test's start, so that owners answer for three and a half. */
export function soonFunctions(hallIds: readonly number[]) {
  return hallIds.map((hallId, index) =>
    toFunction(hallId, index, {
      startTime: `2027-03-0${index + 1}T14:00:00.000Z`,
      endTime: `2027-03-0${index + 1}T18:00:00.000Z`,
    }),
  );
}

/** Until when owners answer {@link soonFunctions}, in minutes after the test's start. */
export const SOON_MINUTES = 210;

const DAYS = ['2027-03-20', '2027-03-21', '2027-03-22'];
const NAMES = ['mehndi', 'baraat', 'walima'];

/** One of several functions: the first on the day of other tests' requests, each of the others a day later. */
export function toFunction(hallId: number, index: number, overrides: Record<string, unknown> = {}) {
  const { customerName: _name, customerPhone: _phone, customerEmail: _email, ...details } = bookingInput(hallId);
  return {
    ...details,
    functionName: NAMES[index],
    startTime: `${DAYS[index]}T14:00:00.000Z`,
    endTime: `${DAYS[index]}T18:00:00.000Z`,
    ...overrides,
  };
}

/** A request for one function at each of some halls. */
export function groupInput(hallIds: readonly number[], overrides: Record<string, unknown> = {}) {
  const { customerName, customerPhone, customerEmail } = bookingInput(0);
  return {
    name: 'Ayesha & Bilal',
    ...{ customerName, customerPhone, customerEmail },
    functions: hallIds.map((hallId, index) => toFunction(hallId, index)),
    ...overrides,
  };
}

/** Requests several functions over REST. */
export function requestFunctions(
  customer: Person,
  hallIds: readonly number[],
  overrides: Record<string, unknown> = {},
  headers: Record<string, string> = {},
): Promise<GroupAnswer> {
  return customer.rest('POST', '/user/booking-groups', groupInput(hallIds, overrides), headers);
}

/** Venues of different owners. */
export async function openVenues(
  at: Harness,
  count: number,
  details: Parameters<typeof openVenue>[1] = {},
): Promise<Venue[]> {
  const venues: Venue[] = [];
  for (let index = 0; index < count; index += 1) venues.push(await openVenue(at, details));
  return venues;
}

/** Groups of which only some functions are confirmed, that are confirmed or ended beside their bookings, and units taken twice. */
export function findBrokenGroups(at: Harness): Promise<object[]> {
  return at.context().em.execute<object[]>(
    `
    select 'half confirmed' as problem, g.id from booking_groups g join bookings b on b.group_id = g.id
      where (g.status = 'waiting' and b.status <> 'pending') or (g.status = 'confirmed' and b.status <> 'confirmed')
        or (g.status = 'ended' and b.status <> 'cancelled')
    union all
    select 'kept its time', b.id from bookings b join occupancies o on o.booking_id = b.id where b.status = 'cancelled'
        and (o.expires_at is null or o.expires_at > b.cancelled_at)
    union all
    select 'no time', b.id from bookings b where b.status = 'confirmed' and not exists (
      select from occupancies o where o.booking_id = b.id and o.kind = 'booking')`,
  );
}
