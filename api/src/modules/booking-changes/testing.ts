import { beforeAll, afterAll, beforeEach } from '@jest/globals';
import { Role } from '../../domain/accounts/roles.js';
import { ServicePriceType } from '../../domain/catalogue/price-types.js';
import { startHarness, TEST_NOW, type Harness, type Person } from '../../testing/harness.js';
import { bookingInput, openVenue, type Venue } from '../../testing/scene.js';
import type { BookingBody, RefusalBody } from '../bookings/testing.js';

/** Who and what tests of changes work with; each test has its own people and hall. */
export const scene = {} as { at: Harness; customer: Person; other: Person; venue: Venue };

/** Opens the scene for a file of tests. */
export function useChangeScene(): void {
  beforeAll(async () => {
    scene.at = await startHarness();
  });
  afterAll(() => scene.at.close());
  beforeEach(async () => {
    scene.at.clock.set(TEST_NOW);
    scene.customer = await scene.at.person(Role.USER);
    scene.other = await scene.at.person(Role.USER);
    scene.venue = await openVenue(scene.at, {
      tax: 16,
      slots: { bufferTime: 60 },
      hall: { pricePerHour: 0, pricePerPerson: 1000, capacity: 300 },
      optional: [{ name: 'Menu', price: 500, priceType: ServicePriceType.PER_PERSON }],
    });
  });
}

export type Answer = { status: number; body: BookingBody & RefusalBody & { openChange: { id: number } | null } };

export function onDay(day: number, from = '14:00', to = '18:00') {
  const date = `2027-03-${String(day).padStart(2, '0')}`;
  return { startTime: `${date}T${from}:00.000Z`, endTime: `${date}T${to}:00.000Z` };
}

export function request(
  person: Person,
  overrides: Record<string, unknown> = {},
  hallId = scene.venue.hallId,
): Promise<Answer> {
  return person.rest('POST', '/user/bookings', bookingInput(hallId, overrides));
}

/** A confirmed booking of the customer, on the 20th from 14:00 to 18:00 UTC, for 100 guests. */
export async function confirmed(person = scene.customer, overrides: Record<string, unknown> = {}): Promise<number> {
  const { body } = await request(person, overrides);
  await scene.venue.owner.rest('PUT', `/business/bookings/${body.id}/status`, { status: 'confirmed' });
  return body.id;
}

export async function entered(overrides: Record<string, unknown> = {}): Promise<number> {
  const input = bookingInput(scene.venue.hallId, { ...overrides });
  return (await scene.venue.owner.rest<BookingBody>('POST', '/business/bookings', input)).body.id;
}

export const ask = (id: number, change: object, by = scene.customer): Promise<Answer> =>
  by.rest('POST', `/user/bookings/${id}/changes`, change);
export const propose = (id: number, change: object, by = scene.venue.owner): Promise<Answer> =>
  by.rest('POST', `/business/bookings/${id}/changes`, change);
export const end = (by: Person, door: 'user' | 'business', id: number | undefined, status: string): Promise<Answer> =>
  by.rest('PUT', `/${door}/booking-changes/${id}/status`, { status });

export function read<Row extends object = Record<string, unknown>>(
  sql: string,
  values: unknown[] = [],
): Promise<Row[]> {
  return scene.at.context().em.execute<Row[]>(sql, values);
}

/** What the ledger has for a booking, from hour to hour of UTC. */
export async function ledger(bookingId: number): Promise<string[]> {
  const rows = await read<{ entry: string }>(
    `select kind || to_char(lower(period) at time zone 'UTC', ' DD HH24:MI-') || to_char(upper(period) at time zone 'UTC', 'HH24:MI') as entry
       from occupancies where booking_id = ? order by kind, lower(period)`,
    [bookingId],
  );
  return rows.map(({ entry }) => entry);
}

export async function mails(id: number): Promise<string[]> {
  const rows = await read<{ mail: string }>(
    `select kind || ' ' || split_part(dedupe_key, ':', 3) as mail from outbox_mails
       where kind like 'booking-change%' and split_part(dedupe_key, ':', 2)::int = ? order by id`,
    [id],
  );
  return rows.map(({ mail }) => mail);
}

export async function audited(id: number): Promise<string[]> {
  const rows = await read<{ action: string }>(
    `select action from audit_events where subject_type = 'booking' and subject_id = ? and action like 'booking.chang%' order by id`,
    [String(id)],
  );
  return rows.map(({ action }) => action);
}
