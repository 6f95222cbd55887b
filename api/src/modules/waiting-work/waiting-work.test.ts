import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Role } from '../../domain/accounts/roles.js';
import { startHarness, type Harness, type Person } from '../../testing/harness.js';
import { bookingInput, givenMember, openVenue, type Venue } from '../../testing/scene.js';
import { recordStatements } from '../../testing/statements.js';
import { waitingWorkJobs } from './waiting-work.jobs.js';

let at: Harness;
let venue: Venue;
let customer: Person;
let clerk: Person;

/** Ten in the evening of March 1 in Karachi, where venues are. */
const ASKED = new Date('2027-03-01T17:00:00Z');
/** An hour of March 2 there. */
const hourOf = (hour: number, minute = 0) => new Date(Date.UTC(2027, 2, 2, hour - 5, minute));

beforeAll(async () => {
  at = await startHarness();
});
afterAll(() => at.close());
beforeEach(async () => {
  at.clock.set(ASKED);
  venue = await openVenue(at);
  customer = await at.person(Role.USER, { name: 'Sana Iqbal' });
  clerk = await at.person(Role.USER, { name: 'Bilal Khan' });
  await givenMember(at.context().em, venue.businessId, clerk.id, 'CLERK');
});

const remind = async (when?: Date) => {
  if (when) at.clock.set(when);
  await waitingWorkJobs['remind-of-waiting-work']?.(at.context(), {});
};
const read = <Row>(sql: string, values: unknown[]) => at.context().em.execute<Row[]>(sql, values);
const told = (who: Person) =>
  read<{ event_key: string }>(`select event_key from notifications where kind = 'work_waiting' and user_id = ?`, [
    who.id,
  ]);
const mailsTo = (who: Person) =>
  read<{ subject: string; text: string }>(
    `select subject, text from outbox_mails where kind = 'work-waiting' and to_address = ? order by id`,
    [who.email],
  );
/** What the latest mail counts, in its order. */
const counted = async (who: Person) =>
  [...((await mailsTo(who)).at(-1)?.text ?? '').matchAll(/^(Messages|Requests|Proofs|Tasks)[^:\n]*: (\d+)/gm)].map(
    ([, what, count]) => `${what} ${count}`,
  );

const ask = async (by = customer) =>
  (await by.rest<{ id: number }>('POST', `/user/halls/${venue.hallId}/enquiries`, { text: 'Is it free?' })).body.id;
const answer = (id: number) => venue.owner.rest('POST', `/business/enquiries/${id}/messages`, { text: 'It is.' });
const request = async (day = '2027-03-20', by = customer) => {
  const time = { startTime: `${day}T14:00:00Z`, endTime: `${day}T18:00:00Z` };
  return (await by.rest<{ id: number }>('POST', '/user/bookings', bookingInput(venue.hallId, time))).body.id;
};
const decide = (id: number, status: string) => venue.owner.rest('PUT', `/business/bookings/${id}/status`, { status });
const addTask = (id: number, day: string) =>
  venue.owner.rest('POST', `/business/bookings/${id}/tasks`, { text: 'Call about the stage', day });
const sendProof = (id: number) =>
  read(
    `insert into payment_proofs (booking_id, amount, method, day, submitted_at)
      values (?, 1000, 'raast', '2027-03-01', ?) returning id`,
    [id, at.clock.now()],
  );
const turnOff = (who: Person, channels: object) =>
  who.rest('PUT', '/notifications/settings', { groups: [{ group: 'reminders', ...channels }] });

describe('[issue 40] what waits for a business', () => {
  it('is told of once in the morning of its zone, to everybody who answers, the oldest first with its list', async () => {
    const confirmed = await request('2027-03-21');
    await decide(confirmed, 'confirmed');
    await addTask(confirmed, '2027-03-02');
    await ask();
    at.clock.advanceMinutes(1);
    await request();
    at.clock.advanceMinutes(1);
    await sendProof(confirmed);
    await remind(hourOf(7, 59));
    expect(await told(venue.owner)).toEqual([]);
    await Promise.all([remind(hourOf(8)), remind(hourOf(8))]);
    await remind(hourOf(9));
    for (const who of [venue.owner, clerk]) {
      expect(await told(who)).toEqual([{ event_key: `business:work_waiting:${venue.businessId}:20270302` }]);
      expect(await mailsTo(who)).toHaveLength(1);
      expect(await counted(who)).toEqual(['Messages 1', 'Requests 1', 'Proofs 1', 'Tasks 1']);
    }
    const [mail] = await mailsTo(venue.owner);
    expect(mail?.text).toContain('/business/bookings?needs=action&order=answer_first');
    expect(await told(customer)).toEqual([]);
    expect((await clerk.rest('GET', '/notifications')).body).toMatchObject({
      data: expect.arrayContaining([expect.objectContaining({ kind: 'work_waiting', bookingId: null })]),
    });
  });

  it('is counted by conversation, request, proof and task', async () => {
    const others = [await at.person(Role.USER), await at.person(Role.USER)] as const;
    for (const each of others) await ask(each);
    await request();
    await request('2027-03-22', others[0]);
    await remind(hourOf(8));
    expect(await counted(venue.owner)).toEqual(['Messages 2', 'Requests 2']);
  });

  it.each<[string, (id: number) => Promise<unknown>]>([
    ['the conversation was answered', (id) => answer(id)],
    [
      'the conversation is done',
      (id) => read('update threads set done_at = now() where enquiry_id = ? returning id', [id]),
    ],
    ['the enquiry is lost', (id) => venue.owner.rest('PUT', `/business/enquiries/${id}/lost`, { reason: 'price' })],
    [
      'it was asked less than four hours before eight',
      (id) =>
        read(
          'update messages set created_at = ? where thread_id = (select id from threads where enquiry_id = ?) returning id',
          [hourOf(4, 1), id],
        ),
    ],
    [
      'nobody wrote for 30 days',
      (id) => read('update threads set last_message_at = ? where enquiry_id = ? returning id', ['2027-01-01', id]),
    ],
  ])('is nothing, and told to nobody, where %s', async (_what, change) => {
    await change(await ask());
    await remind(hourOf(8));
    expect([...(await told(venue.owner)), ...(await mailsTo(venue.owner))]).toEqual([]);
  });

  it('still is where the answer came by itself, and where the customer asked again behind one', async () => {
    const id = await ask();
    await answer(id);
    await read(
      `update messages set is_automatic = true where side = 'business'
        and thread_id = (select id from threads where enquiry_id = ?) returning id`,
      [id],
    );
    const other = await at.person(Role.USER);
    await answer(await ask(other));
    await ask(other);
    await remind(hourOf(8));
    expect(await counted(venue.owner)).toEqual(['Messages 2']);
  });

  it('is not a request that was answered, or offered something, nor a task to come or done', async () => {
    const accepted = await request('2027-03-21');
    await decide(accepted, 'confirmed');
    await addTask(accepted, '2027-03-03');
    const offered = await request('2027-03-23');
    await venue.owner.rest('POST', `/business/bookings/${offered}/offers`, {
      guestCount: 90,
      validUntil: '2027-03-05T06:00:00Z',
    });
    await remind(hourOf(8));
    expect(await told(venue.owner)).toEqual([]);
  });

  it('is told of in the first hour behind somebody’s quiet hours, without what was answered meanwhile', async () => {
    const id = await ask(await at.person(Role.USER));
    await request();
    const quietHours = { from: '22:00', until: '10:30', timeZone: 'Asia/Karachi' };
    await clerk.rest('PUT', '/notifications/settings', { quietHours });
    await remind(hourOf(8));
    expect([await told(venue.owner), await told(clerk)].map(({ length }) => length)).toEqual([1, 0]);
    await answer(id);
    const other = await at.person(Role.USER);
    // After eight it is of the next morning.
    await ask(other);
    await remind(hourOf(11));
    expect(await counted(clerk)).toEqual(['Requests 1']);
    await remind(hourOf(20));
    expect(await told(clerk)).toHaveLength(1);
  });

  it('is told of again the next morning in the place of the day before', async () => {
    await request();
    await remind(hourOf(8));
    await remind(new Date(hourOf(8).getTime() + 86_400_000));
    expect(await told(venue.owner)).toEqual([{ event_key: `business:work_waiting:${venue.businessId}:20270303` }]);
    expect(await mailsTo(venue.owner)).toHaveLength(2);
  });

  it('comes by the channels that a person left on', async () => {
    await request();
    await turnOff(venue.owner, { mail: false });
    await read('update business_members set request_mails = false where user_id = ? returning user_id', [clerk.id]);
    await remind(hourOf(8));
    for (const who of [venue.owner, clerk]) {
      expect(await told(who)).toHaveLength(1);
      expect(await mailsTo(who)).toEqual([]);
    }
  });

  it('is in the language of its reader', async () => {
    await request();
    await read(`update users set locale = 'ur' where id = ? returning id`, [venue.owner.id]);
    await remind(hourOf(8));
    const [mail] = await mailsTo(venue.owner);
    expect(mail?.subject).toContain('جواب کا منتظر');
    expect(mail?.text).toContain('درخواستیں اور تبدیلیاں: 1');
  });

  it('is not what a member asks as a customer, and not of a business that doesn’t trade', async () => {
    const asker = await at.person(Role.USER);
    await request('2027-03-20', asker);
    await givenMember(at.context().em, venue.businessId, asker.id, 'CLERK');
    await remind(hourOf(8));
    expect(await told(asker)).toEqual([]);
    expect(await told(clerk)).toHaveLength(1);
    const other = await openVenue(at);
    await customer.rest('POST', `/user/halls/${other.hallId}/enquiries`, { text: 'Is it free?' });
    await read(
      `update businesses set status = 'suspended', suspended_at = now(), suspension_reason = 'Papers' where id = ? returning id`,
      [other.businessId],
    );
    await remind(new Date(hourOf(8).getTime() + 86_400_000));
    expect(await told(other.owner)).toEqual([]);
  });

  it('is found in as many statements for many businesses as for one', async () => {
    await request();
    const count = async (when: Date) => {
      at.clock.set(when);
      return (await recordStatements(at.app.orm, () => remind())).statements.length;
    };
    const one = await count(hourOf(8));
    at.clock.set(ASKED);
    for (let n = 0; n < 3; n += 1) {
      const { hallId } = await openVenue(at);
      await customer.rest('POST', `/user/halls/${hallId}/enquiries`, { text: 'Is it free?' });
    }
    expect(await count(hourOf(10))).toBe(one);
  });
});
