import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { LOCALE_MESSAGE } from '../../domain/accounts/locales.js';
import { Role } from '../../domain/accounts/roles.js';
import { BookingStatus } from '../../domain/bookings/transitions.js';
import { startHarness, TEST_NOW, type Harness, type Person } from '../../testing/harness.js';
import { givenBooking, givenHall, openVenue, type Venue } from '../../testing/scene.js';
import { recordStatements } from '../../testing/statements.js';
import type { RefusalBody } from './testing.js';

let at: Harness;
let customer: Person;
let venue: Venue;
const ids: Record<string, number> = {};

const HOUR_MS = 3_600_000;
const { PENDING, CONFIRMED, CANCELLED } = BookingStatus;

/** A booking of the customer that starts some hours after the test's now; five hours long. */
const BOOKINGS = {
  next: [24, CONFIRMED],
  running: [-4, CONFIRMED],
  endsNow: [-5, CONFIRMED],
  asked: [72, PENDING],
  askedSooner: [48, PENDING],
  over: [-200, CONFIRMED],
  calledOff: [96, CANCELLED],
  declinedBefore: [-300, CANCELLED],
} as const;

beforeAll(async () => {
  at = await startHarness();
  customer = await at.person(Role.USER);
  venue = await openVenue(at, {});
  const { em } = at.context();
  for (const [name, [hours, status]] of Object.entries(BOOKINGS)) {
    const hallId = await givenHall(em, venue.businessId);
    const startTime = new Date(TEST_NOW.getTime() + hours * HOUR_MS);
    ids[name] = await givenBooking(em, { userId: customer.id, hallId }, { startTime, status });
  }
});
afterAll(() => at.close());

async function named(person: Person, query: string): Promise<(string | undefined)[]> {
  const { status, body } = await person.rest<{ data: { id: number }[]; paging: { total: number } }>(
    'GET',
    `/user/bookings${query}`,
  );
  expect(status).toBe(200);
  expect(body.paging.total).toBe(body.data.length);
  return body.data.map(({ id }) => Object.keys(ids).find((name) => ids[name] === id));
}

describe('[issue 16] the bookings of a customer by stage', () => {
  it.each([
    ['what is agreed until it is over, the next one first', 'upcoming', ['running', 'next']],
    ['what waits for an answer, the earliest first', 'waiting', ['askedSooner', 'asked']],
    ['what is over, the latest first', 'past', ['endsNow', 'over']],
    ['what was cancelled, whenever it was to be', 'cancelled', ['calledOff', 'declinedBefore']],
  ])('are %s', async (_title, stage, expected) => {
    expect(await named(customer, `?stage=${stage}`)).toEqual(expected);
  });

  it('are each in one stage, and all without one', async () => {
    expect((await named(customer, '')).toSorted()).toEqual(Object.keys(BOOKINGS).toSorted());
  });

  it('refuse a stage that doesn’t exist, naming it', async () => {
    expect(await customer.rest<RefusalBody>('GET', '/user/bookings?stage=soon')).toMatchObject({
      status: 422,
      body: { code: 'INVALID_INPUT', field: 'stage' },
    });
  });

  it('are nobody else’s', async () => {
    expect(await named(await at.person(Role.USER), '?stage=upcoming')).toEqual([]);
    expect((await at.visitor.rest('GET', '/user/bookings?stage=past')).status).toBe(401);
    expect((await venue.owner.rest('GET', '/user/bookings?stage=past')).status).toBe(403);
  });
});

describe('[issue 16] whether the customer can review', () => {
  const read = async () => {
    const { data } = await customer.graphql<{ viewerBookings: { nodes: { id: number; viewerCanReview: boolean }[] } }>(
      '{ viewerBookings { nodes { id viewerCanReview } } }',
    );
    return (data?.viewerBookings.nodes ?? [])
      .filter(({ viewerCanReview }) => viewerCanReview)
      .map(({ id }) => Object.keys(ids).find((name) => ids[name] === id));
  };

  it('is so once a confirmed booking is over, until they have; in one statement for all', async () => {
    expect(await read()).toEqual(expect.arrayContaining(['endsNow', 'over']));
    const { result, statements } = await recordStatements(at.app.orm, read);
    expect(result).toHaveLength(2);
    expect(statements.filter((sql) => sql.includes('hall_reviews'))).toHaveLength(1);
    const hall = await at
      .context()
      .em.execute<{ hall_id: number }[]>('select hall_id from bookings where id = ?', [ids.over]);
    const review = { hallId: hall[0]?.hall_id, rating: 5, comment: 'A fine evening' };
    expect((await customer.rest('POST', '/user/reviews', review)).status).toBe(201);
    expect(await read()).toEqual(['endsNow']);
  });
});

describe('[issue 16] how fast a business answers', () => {
  interface Month {
    answersWithinHours: number | null;
  }
  const answersWithin = async (hallId: number) =>
    (await at.visitor.rest<Month>('GET', `/public/halls/${hallId}/availability`)).body.answersWithinHours;

  it('is said from three answers of a person on, by three quarters of them, rounded up', async () => {
    const { em } = at.context();
    const answering = await openVenue(at, {});
    const answered = async (hours: number, by: number | null = answering.owner.id) => {
      const booking = await givenBooking(
        em,
        { userId: customer.id, hallId: await givenHall(em, answering.businessId) },
        { status: CONFIRMED, startTime: new Date(TEST_NOW.getTime() + 900 * HOUR_MS) },
      );
      const at = new Date(TEST_NOW.getTime() + hours * HOUR_MS).toISOString();
      await em.execute('update bookings set confirmed_at = ?, confirmed_by = ? where id = ?', [at, by, booking]);
    };
    await answered(0.2);
    await answered(0.5);
    // Instant confirmation says nothing of people.
    await answered(0, null);
    expect(await answersWithin(answering.hallId)).toBeNull();
    await answered(0.7);
    expect(await answersWithin(answering.hallId)).toBe(1);
    await answered(30);
    await answered(30);
    expect(await answersWithin(answering.hallId)).toBe(30);
  });
});

describe('[issue 16] a booking as a calendar file', () => {
  const file = async ({ token }: Person, id = ids.next, query = '') => {
    const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
    const response = await fetch(`${at.url}/api/user/bookings/${id}/calendar.ics${query}`, { headers });
    return { status: response.status, headers: response.headers, body: await response.text() };
  };

  it('has its time, its state and whom to call, under a UID that stays', async () => {
    const { status, body, headers } = await file(customer);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    const text = body.replaceAll('\r\n ', '');
    expect(text).toContain(`UID:booking-${ids.next}@`);
    expect(text).toContain('DTSTART:20270302T070000Z');
    expect(text).toContain('DTEND:20270302T120000Z');
    expect(text).toContain('STATUS:CONFIRMED');
    expect(text).toMatch(/SUMMARY:Moti Mahal/);
    expect(text).toContain(`/bookings/${ids.next}`);
    expect((await file(customer, ids.asked)).body).toMatch(/SUMMARY:Requested: /);
    expect((await file(customer, ids.calledOff)).body).toContain('STATUS:CANCELLED');
  });

  it('is the business’s as its feed has it', async () => {
    const { status, body } = await file(venue.owner);
    expect(status).toBe(200);
    const text = body.replaceAll('\r\n ', '');
    expect(text).toMatch(/SUMMARY:Moti Mahal.*, /);
    expect(text).toContain(`/business/bookings/${ids.next}`);
  });

  it('is in Urdu for whom asks for that, with the hall’s name in Urdu, whatever the account reads', async () => {
    const inUrdu = async (who: Person, id = ids.next) =>
      (await file(who, id, '?locale=ur')).body.replaceAll('\r\n ', '').split('\r\n');
    await at
      .context()
      .em.execute(
        `update halls set hall_name_urdu = 'موتی محل' where id in (select hall_id from bookings where id = ?)`,
        [ids.next],
      );
    expect(await inUrdu(customer)).toEqual(
      expect.arrayContaining([
        'PRODID:-//Mehfil//Bookings//UR',
        'SUMMARY:موتی محل',
        expect.stringMatching(/^DESCRIPTION:\u2068100 مہمان\u2069، \u2068INV-\d{6}\u2069/),
      ]),
    );
    expect(await inUrdu(customer, ids.asked)).toContainEqual(
      expect.stringMatching(/^SUMMARY:درخواست: \u2068Moti Mahal/),
    );
    expect(await inUrdu(venue.owner)).toContainEqual(expect.stringMatching(/^SUMMARY:\u2068موتی محل\u2069، \u2068/));
    await customer.rest('PUT', '/user/settings', { locale: 'ur' });
    expect((await file(customer)).body).toMatch(/SUMMARY:Moti Mahal/);
    expect(await file(customer, ids.next, '?locale=fr')).toMatchObject({
      status: 422,
      body: expect.stringContaining(LOCALE_MESSAGE),
    });
  });

  it('is nobody else’s', async () => {
    expect((await file(await at.person(Role.USER))).status).toBe(404);
    expect((await file((await openVenue(at)).owner)).status).toBe(404);
    expect((await file(await at.person(Role.MODERATOR))).status).toBe(403);
    expect((await file(at.visitor)).status).toBe(401);
  });
});
