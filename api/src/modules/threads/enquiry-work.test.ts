import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Role } from '../../domain/accounts/roles.js';
import { ENQUIRY_MESSAGES } from '../../domain/threads/enquiries.js';
import { THREAD_MESSAGES } from '../../domain/threads/messages.js';
import { startHarness, TEST_NOW, type Harness, type Person } from '../../testing/harness.js';
import { bookingInput, givenMember, openVenue, type Venue } from '../../testing/scene.js';
import { recordStatements } from '../../testing/statements.js';
import { followUpJobs } from './follow-up.jobs.js';

let at: Harness;
let customer: Person;
let clerk: Person;
let venue: Venue;

interface WorkBody {
  id: number;
  work: Record<'stage' | 'followUpOn' | 'isFollowUpDue' | 'lostReason' | 'lostNote', unknown> | null;
  code?: string;
  field?: string;
  message?: string;
}

interface Entry {
  enquiryId: number | null;
  bookingId: number | null;
  stage: string;
  customerName: string;
  hallId: number;
  day: string | null;
  unreadCount: number;
}

interface PipelineBody {
  data: Entry[];
  paging: { total: number; nextCursor: string | null };
}

interface Sums {
  new: number;
  answered: number;
  held: number;
  won: number;
  lost: number;
  followUpDue: number;
  recentlyAsked: number;
  recentlyWon: number;
  medianAnswerMinutes: number | null;
}

interface SummaryBody {
  total: Sums;
  halls: (Sums & { hallId: number })[];
}

beforeAll(async () => {
  at = await startHarness();
});
afterAll(() => at.close());
beforeEach(async () => {
  at.clock.set(TEST_NOW);
  customer = await at.person(Role.USER, { name: 'Sana Iqbal' });
  clerk = await at.person(Role.USER, { name: 'Bilal Khan' });
  venue = await openVenue(at);
  await givenMember(at.context().em, venue.businessId, clerk.id, 'CLERK');
});

const person = () => at.person(Role.USER, { name: 'Ali Raza' });
const ask = async (by: Person = customer, more: object = {}, hallId = venue.hallId) =>
  (await by.rest<{ id: number }>('POST', `/user/halls/${hallId}/enquiries`, { text: 'Is it free?', ...more })).body.id;
const answer = (id: number, by = venue.owner) =>
  by.rest('POST', `/business/enquiries/${id}/messages`, { text: 'It is.' });
const book = async (by: Person = customer, day = '2027-03-20') => {
  at.clock.advanceMinutes(1);
  const time = { startTime: `${day}T14:00:00Z`, endTime: `${day}T18:00:00Z` };
  return (await by.rest<{ id: number }>('POST', '/user/bookings', bookingInput(venue.hallId, time))).body.id;
};
const decide = (id: number, status: string) => venue.owner.rest('PUT', `/business/bookings/${id}/status`, { status });
const path = (id: number, what: string) => `/business/enquiries/${id}/${what}`;
const lose = (id: number, body: object = { reason: 'price' }, by = venue.owner) =>
  by.rest<WorkBody>('PUT', path(id, 'lost'), body);
const reopen = (id: number, by = venue.owner) => by.rest<WorkBody>('DELETE', path(id, 'lost'));
const follow = (id: number, day: string, by = venue.owner) => by.rest<WorkBody>('PUT', path(id, 'follow-up'), { day });
const unfollow = (id: number, by = venue.owner) => by.rest<WorkBody>('DELETE', path(id, 'follow-up'));
const pipeline = async (query = '', by = venue.owner) =>
  (await by.rest<PipelineBody>('GET', `/business/enquiry-pipeline${query}`)).body;
const summary = async (by = venue.owner) => (await by.rest<SummaryBody>('GET', '/business/enquiry-summary')).body;
const stageOf = async (id: number) =>
  (await venue.owner.rest<WorkBody>('GET', `/business/enquiries/${id}`)).body.work?.stage;

/** One enquiry at each stage; two are lost, one of which had become a booking. */
async function givenEveryStage(): Promise<{ fresh: number; answered: number; lost: number }> {
  const people = [await person(), await person(), await person(), await person()];
  const [won, held, declined, gone] = people as [Person, Person, Person, Person];
  for (const each of [won, held, declined]) await ask(each);
  await decide(await book(won), 'confirmed');
  await book(held, '2027-03-21');
  await decide(await book(declined, '2027-03-22'), 'cancelled');
  const lost = await ask(gone);
  await lose(lost);
  const answered = await ask(await person());
  await answer(answered);
  return { fresh: await ask(), answered, lost };
}

describe('[issue 40] the stages of enquiries', () => {
  it('follow what is written, requested, accepted and cancelled', async () => {
    const id = await ask();
    expect(await stageOf(id)).toBe('new');
    await answer(id, clerk);
    expect(await stageOf(id)).toBe('answered');
    const bookingId = await book();
    expect((await pipeline()).data).toMatchObject([
      { enquiryId: null, bookingId, stage: 'held', customerName: 'Ayesha Khan', day: '2027-03-20' },
    ]);
    await decide(bookingId, 'confirmed');
    expect((await pipeline()).data).toMatchObject([{ bookingId, stage: 'won' }]);
    await ask(customer);
    const declined = await book(customer, '2027-03-21');
    await decide(declined, 'cancelled');
    expect((await pipeline('?stage=lost')).data).toMatchObject([{ bookingId: declined, lostReason: null }]);
  });

  it('leave out bookings that nobody asked about first, and a member’s own questions', async () => {
    const bookingId = await book();
    await customer.rest('POST', `/user/bookings/${bookingId}/messages`, { text: 'Is there a ramp?' });
    expect((await pipeline()).data).toEqual([]);
    // Members don't ask their own halls, but who asked may become one.
    const asker = await person();
    const id = await ask(asker);
    await givenMember(at.context().em, venue.businessId, asker.id, 'CLERK');
    expect((await pipeline()).data).toMatchObject([{ enquiryId: id }]);
    expect((await pipeline('', asker)).data).toEqual([]);
  });

  it('are the business’s alone', async () => {
    const id = await ask();
    await lose(id, { reason: 'other', note: 'Asked too much' });
    expect((await customer.rest<WorkBody>('GET', `/user/enquiries/${id}`)).body.work).toBeNull();
    const { body } = await customer.rest<{ data: WorkBody[] }>('GET', '/user/enquiries');
    expect(body.data).toMatchObject([{ id, work: null }]);
    expect(JSON.stringify(body)).not.toContain('too much');
  });

  it('filter, sort and count the list, in a number of statements that doesn’t grow', async () => {
    const { fresh, answered, lost } = await givenEveryStage();
    expect((await summary()).total).toMatchObject({ new: 1, answered: 1, held: 1, won: 1, lost: 2, followUpDue: 0 });
    const idsOf = async (query: string) => (await pipeline(query)).data.map(({ enquiryId }) => enquiryId);
    expect(await idsOf('?stage=new')).toEqual([fresh]);
    expect(await idsOf('?stage=answered')).toEqual([answered]);
    expect(await idsOf('?stage=lost')).toEqual([lost, null]);
    expect(await pipeline('?limit=2')).toMatchObject({ paging: { total: 6 } });
    const stages = async (query: string) => (await pipeline(query)).data.map(({ stage }) => stage);
    expect(await stages('?order=oldest')).toEqual(['won', 'held', 'lost', 'lost', 'answered', 'new']);
    expect((await stages('?order=soonest')).slice(0, 3)).toEqual(['won', 'held', 'lost']);
    const first = await pipeline('?order=soonest&limit=4');
    const rest = await pipeline(`?order=soonest&limit=4&cursor=${String(first.paging.nextCursor)}`);
    expect(new Set([...first.data, ...rest.data].map((each) => each.enquiryId ?? -(each.bookingId ?? 0))).size).toBe(6);
    const count = async (query: string) =>
      (await recordStatements(at.app.orm, () => pipeline(query))).statements.length;
    expect(await count('?limit=6')).toBe(await count('?limit=1'));
  });

  it('stand by their day: the next, those without one, those that are over', async () => {
    const [far, over, gone, guest] = [await person(), await person(), await person(), await person()];
    await ask(guest);
    const booking = -(await book(guest, '2027-03-20'));
    const ids = [
      await ask(over, { day: '2027-03-10' }),
      await ask(),
      await ask(gone, { day: '2027-03-12' }),
      await ask(far, { day: '2027-04-01' }),
    ];
    const order = async () =>
      (await pipeline('?order=soonest')).data.map((each) => each.enquiryId ?? -(each.bookingId ?? 0));
    const [first, undated, second, last] = ids;
    expect(await order()).toEqual([first, second, booking, last, undated]);
    await at.context().em.execute('update enquiries set day = day - 30 where id in (?, ?)', [first, second]);
    expect(await order()).toEqual([booking, last, undated, second, first]);
  });

  it('are found by hall', async () => {
    const id = await ask();
    const other = await openVenue(at);
    await ask(customer, {}, other.hallId);
    expect((await pipeline(`?hallId=${venue.hallId}`)).data).toMatchObject([{ enquiryId: id }]);
    expect((await pipeline(`?hallId=${other.hallId}`)).data).toEqual([]);
    expect((await venue.owner.rest('GET', '/business/enquiry-pipeline?hallId=x')).body).toMatchObject({
      code: 'INVALID_INPUT',
    });
  });
});

describe('[issue 40] a lost enquiry', () => {
  it('has a reason and words, and is reopened', async () => {
    const id = await ask();
    const lost = await lose(id, { reason: 'date_taken', note: ' May is full ' });
    expect(lost.body.work).toMatchObject({ stage: 'lost', lostReason: 'date_taken', lostNote: 'May is full' });
    expect((await lose(id, { reason: 'price' })).body.work).toMatchObject({ lostReason: 'price', lostNote: null });
    expect((await reopen(id, clerk)).body.work).toMatchObject({ stage: 'new', lostReason: null });
    const entries = await at
      .context()
      .em.execute<{ action: string; after: object | null }[]>(
        `select action, after from audit_events where subject_type = 'enquiry' and subject_id = ? order by id`,
        [String(id)],
      );
    expect(entries.map(({ action }) => action)).toEqual(['enquiry.lost', 'enquiry.lost', 'enquiry.reopened']);
    expect(JSON.stringify(entries)).not.toContain('May is full');
  });

  it('is open again once its customer writes', async () => {
    const id = await ask();
    await lose(id);
    await answer(id);
    expect(await stageOf(id)).toBe('lost');
    await customer.rest('POST', `/user/enquiries/${id}/messages`, { text: 'And in June?' });
    expect(await stageOf(id)).toBe('answered');
    await lose(id);
    await ask();
    expect(await stageOf(id)).toBe('answered');
  });

  it('needs a reason, and words for another one', async () => {
    const id = await ask();
    expect((await lose(id, {})).body).toMatchObject({ code: 'INVALID_INPUT', field: 'reason' });
    expect((await lose(id, { reason: 'other' })).body).toMatchObject({
      ...{ code: 'INVALID_INPUT', field: 'note', message: ENQUIRY_MESSAGES.noteRequired },
    });
    expect(await stageOf(id)).toBe('new');
  });

  it('is changed by the people of the hall alone', async () => {
    const id = await ask();
    const other = await openVenue(at);
    const admin = await at.person(Role.ADMIN);
    for (const change of [lose(id, undefined, other.owner), reopen(id, other.owner), unfollow(id, other.owner)]) {
      expect(await change).toMatchObject({ status: 404, body: { message: THREAD_MESSAGES.enquiryNotFound } });
    }
    for (const by of [customer, admin]) {
      expect([(await lose(id, undefined, by)).status, (await follow(id, '2027-04-01', by)).status]).toEqual([403, 403]);
    }
    // A member doesn't answer their own question as the business.
    const own = await ask(clerk, {}, other.hallId);
    await at.context().em.execute('update halls set business_id = ? where id = ?', [venue.businessId, other.hallId]);
    expect((await lose(own, undefined, clerk)).status).toBe(404);
  });
});

describe('[issue 40] a follow-up day', () => {
  const remind = () => followUpJobs['remind-of-follow-ups']?.(at.context(), {});
  const told = (who: Person) =>
    at
      .context()
      .em.execute<{ enquiry_id: number; audience: string }[]>(
        `select enquiry_id, audience from notifications where kind = 'enquiry_follow_up' and user_id = ? order by id`,
        [who.id],
      );

  it('reminds everybody who answers in the morning of the day in the hall’s zone, once', async () => {
    const id = await ask();
    expect((await follow(id, '2027-03-02', clerk)).body.work).toMatchObject({
      followUpOn: '2027-03-02',
      isFollowUpDue: false,
    });
    // 07:59 and 08:00 in Karachi.
    at.clock.set(new Date('2027-03-02T02:59:00Z'));
    await remind();
    expect(await told(venue.owner)).toEqual([]);
    at.clock.set(new Date('2027-03-02T03:00:00Z'));
    await Promise.all([remind(), remind()]);
    // Nothing is left to take.
    const taken = () => at.context().em.execute('select followed_up_at from enquiries where id = ?', [id]);
    const first = await taken();
    at.clock.set(new Date('2027-03-02T04:00:00Z'));
    await remind();
    expect(await taken()).toEqual(first);
    for (const who of [venue.owner, clerk]) {
      expect(await told(who)).toEqual([{ enquiry_id: id, audience: 'business' }]);
    }
    expect(await told(customer)).toEqual([]);
  });

  it('reminds again of another day alone', async () => {
    const id = await ask();
    expect((await follow(id, '2027-03-01')).body.work).toMatchObject({ isFollowUpDue: true });
    await remind();
    expect((await venue.owner.rest('GET', '/notifications')).body).toMatchObject({
      data: [{ kind: 'enquiry_follow_up', enquiryId: id, customerName: 'Sana Iqbal' }, { kind: 'message_received' }],
    });
    expect((await pipeline('?followUpDue=true')).data).toMatchObject([{ enquiryId: id, isFollowUpDue: true }]);
    expect((await summary()).total.followUpDue).toBe(1);
    await follow(id, '2027-03-01');
    await remind();
    expect(await told(clerk)).toHaveLength(1);
    await follow(id, '2027-03-02');
    expect((await pipeline('?followUpDue=true')).data).toEqual([]);
    at.clock.set(new Date('2027-03-02T03:00:00Z'));
    await remind();
    expect(await told(clerk)).toHaveLength(2);
  });

  it('is cleared by hand, and when the enquiry is lost', async () => {
    const [first, second] = [await ask(), await ask(await person())];
    await follow(first, '2027-03-02');
    await follow(second, '2027-03-02');
    expect((await unfollow(first, clerk)).body.work).toMatchObject({ followUpOn: null });
    await lose(second);
    expect((await follow(second, '2027-03-06')).body).toMatchObject({
      code: 'CONFLICT',
      message: ENQUIRY_MESSAGES.lost,
    });
    at.clock.set(new Date('2027-03-05T03:00:00Z'));
    await remind();
    expect(await told(venue.owner)).toEqual([]);
  });

  it('is from today on, and within two years', async () => {
    const id = await ask();
    const refused = async (day: string) => (await follow(id, day)).body;
    expect(await refused('2027-02-28')).toMatchObject({ field: 'day', message: THREAD_MESSAGES.dayPast });
    expect(await refused('2029-03-02')).toMatchObject({ field: 'day', message: ENQUIRY_MESSAGES.followUpFar });
    expect(await refused('soon')).toMatchObject({ code: 'INVALID_INPUT', field: 'day' });
    expect((await follow(id, '2027-03-01')).body.work).toMatchObject({ isFollowUpDue: true });
  });
});

describe('[issue 40] enquiries in numbers', () => {
  it('have the median answer time and what was won, in all and by hall, in one statement', async () => {
    const people = [await person(), await person(), await person()];
    for (const [index, each] of people.entries()) {
      const id = await ask(each);
      at.clock.advanceMinutes(10 * (index + 1));
      await answer(id);
      await answer(id, clerk);
    }
    await ask();
    await decide(await book(people[0]), 'confirmed');
    const { total, halls } = await summary();
    expect(total).toMatchObject({ recentlyAsked: 4, recentlyWon: 1, medianAnswerMinutes: 20, won: 1, new: 1 });
    expect(halls).toMatchObject([{ ...total, hallId: venue.hallId }]);
    const { statements } = await recordStatements(at.app.orm, () => summary());
    expect(statements.filter((sql) => sql.includes('grouping sets'))).toHaveLength(1);
    await at.context().em.execute(`update threads set created_at = created_at - interval '91 days'`);
    expect((await summary()).total).toMatchObject({ recentlyAsked: 0, medianAnswerMinutes: null, won: 1 });
  });

  it('are empty at first', async () => {
    const { total, halls } = await summary();
    expect(total).toEqual({
      ...{ new: 0, answered: 0, offered: 0, held: 0, won: 0, lost: 0, followUpDue: 0 },
      ...{ recentlyAsked: 0, recentlyWon: 0, medianAnswerMinutes: null },
    });
    expect(halls).toEqual([]);
  });
});
