import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Role } from '../../domain/accounts/roles.js';
import { startHarness, TEST_NOW, type Harness, type Person } from '../../testing/harness.js';
import { givenBooking, openVenue, type Venue } from '../../testing/scene.js';
import { recordStatements } from '../../testing/statements.js';
import { findSummary } from './enquiry-summary.queries.js';

let at: Harness;
let venue: Venue;

beforeAll(async () => {
  at = await startHarness();
});
afterAll(() => at.close());
beforeEach(async () => {
  at.clock.set(TEST_NOW);
  venue = await openVenue(at);
});

const HOUR = 60;

/** Where a customer writes, and the business answers. */
interface Talk {
  customer: Person;
  about: string;
}

async function asked(): Promise<Talk> {
  const customer = await at.person(Role.USER);
  const path = `/user/halls/${venue.hallId}/enquiries`;
  const { body } = await customer.rest<{ id: number }>('POST', path, { text: 'Is it free?' });
  return { customer, about: `enquiries/${body.id}` };
}

async function booked(): Promise<Talk> {
  const customer = await at.person(Role.USER);
  const id = await givenBooking(at.context().em, { userId: customer.id, hallId: venue.hallId });
  return { customer, about: `bookings/${id}` };
}

const write = ({ customer, about }: Talk) =>
  customer.rest('POST', `/user/${about}/messages`, { text: 'Is there a ramp?' });
const answer = ({ about }: Talk) => venue.owner.rest('POST', `/business/${about}/messages`, { text: 'There is.' });

async function askAboutBooking(): Promise<Talk> {
  const talk = await booked();
  await write(talk);
  return talk;
}

/** A talk that is answered after some minutes. */
async function answered(begin: () => Promise<Talk>, minutes: number): Promise<void> {
  const talk = await begin();
  at.clock.advanceMinutes(minutes);
  await answer(talk);
}

const within = async () => {
  const path = `/public/halls/${venue.hallId}/availability`;
  return (await at.visitor.rest<{ answersWithinHours: number | null }>('GET', path)).body.answersWithinHours;
};
interface Sums {
  medianAnswerMinutes: number | null;
  recentlyAsked: number;
}
const summary = async () =>
  (
    await venue.owner.rest<{ total: Sums; halls: Sums[]; sources: (Sums & { source: string })[] }>(
      'GET',
      '/business/enquiry-summary',
    )
  ).body;
const median = async () => (await summary()).total.medianAnswerMinutes;

/** Answers that are sent by themselves. */
const makeAutomatic = ({ about }: Talk) =>
  at.context().em.execute(
    `update messages set is_automatic = true where side = 'business'
        and thread_id = (select id from threads where booking_id = ?)`,
    [Number(about.split('/')[1])],
  );

describe('[issue 40] the time to the first answer', () => {
  it.each<[string, { hours: number | null; minutes: number | null }, () => Promise<unknown>]>([
    ['nothing was asked', { hours: null, minutes: null }, () => Promise.resolve()],
    [
      'two questions are too few for the public',
      { hours: null, minutes: 60 },
      async () => {
        await answered(asked, HOUR);
        await answered(askAboutBooking, HOUR);
      },
    ],
    [
      'enquiries and bookings count alike',
      { hours: 3, minutes: 120 },
      async () => {
        await answered(asked, HOUR);
        await answered(askAboutBooking, 2 * HOUR);
        await answered(askAboutBooking, 3 * HOUR);
      },
    ],
    [
      'bookings count alone',
      { hours: 2, minutes: 120 },
      async () => {
        for (let n = 0; n < 3; n += 1) await answered(askAboutBooking, 2 * HOUR);
      },
    ],
    [
      'later answers don’t',
      { hours: 1, minutes: 60 },
      async () => {
        for (const begin of [asked, askAboutBooking, askAboutBooking]) {
          const talk = await begin();
          at.clock.advanceMinutes(HOUR);
          await answer(talk);
          await write(talk);
          at.clock.advanceMinutes(2 * HOUR);
          await answer(talk);
        }
      },
    ],
    [
      'what isn’t answered, or answered by itself, doesn’t',
      { hours: null, minutes: 60 },
      async () => {
        await answered(asked, HOUR);
        await asked();
        const talk = await askAboutBooking();
        await answer(talk);
        await makeAutomatic(talk);
      },
    ],
    [
      'what the business began doesn’t',
      { hours: null, minutes: null },
      async () => {
        for (let n = 0; n < 3; n += 1) {
          const talk = await booked();
          await answer(talk);
          await write(talk);
          at.clock.advanceMinutes(HOUR);
          await answer(talk);
        }
      },
    ],
  ])('where %s: %j', async (_what, { hours, minutes }, happen) => {
    await happen();
    expect([await within(), await median()]).toEqual([hours, minutes]);
  });

  it('is said in all, by hall and of the app, and asks about bookings are no enquiries', async () => {
    await answered(asked, HOUR);
    await answered(askAboutBooking, 3 * HOUR);
    const { total, halls, sources } = await summary();
    for (const sums of [total, halls[0], sources[0]]) {
      expect(sums).toMatchObject({ recentlyAsked: 1, medianAnswerMinutes: 2 * HOUR });
    }
    expect(sources.slice(1).every(({ medianAnswerMinutes }) => medianAnswerMinutes === null)).toBe(true);
  });

  it('is said of a hall about which nothing was asked before booking', async () => {
    await answered(askAboutBooking, HOUR);
    const { total, halls } = await summary();
    expect(halls).toHaveLength(1);
    for (const sums of [total, halls[0]]) expect(sums).toMatchObject({ recentlyAsked: 0, medianAnswerMinutes: HOUR });
  });

  it('is read in one statement, however much was asked', async () => {
    const { em } = at.context();
    const reader = { businessId: venue.businessId, userId: venue.owner.id };
    const count = async () =>
      (await recordStatements(at.app.orm, () => findSummary(em, reader, at.clock.now()))).statements.length;
    await answered(asked, HOUR);
    expect(await count()).toBe(1);
    for (let n = 0; n < 4; n += 1) await answered(askAboutBooking, HOUR);
    expect(await count()).toBe(1);
  });
});
