import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Role } from '../../domain/accounts/roles.js';
import { REMOVED_CONTACT } from '../../domain/personal-data/erasure.js';
import { startHarness, type Harness, type Person } from '../../testing/harness.js';
import { bookingInput, givenMember, openVenue, type Venue } from '../../testing/scene.js';
import { runDueJobs } from '../../jobs/runner.js';
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

const dayAfter = (time: Date) => new Date(time.getTime() + 86_400_000);

beforeAll(async () => {
  // With a mail server, so that mails are added to the queue.
  at = await startHarness({ SMTP_URL: 'smtp://127.0.0.1:1' });
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
  [...((await mailsTo(who)).at(-1)?.text ?? '').matchAll(/^(Messages|Bookings|Tasks)[^:\n]*: (\d+)/gm)].map(
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
/** The bookings behind the link of the mail. */
const needed = async () => {
  const { body } = await venue.owner.rest<{ data: { id: number }[] }>('GET', '/business/bookings?needsAction=true');
  return body.data.map(({ id }) => id);
};
/** Of the other tests. */
const closeOthers = async () => {
  await read(
    `update businesses set status = 'suspended', suspended_at = now(), suspension_reason = 'Papers' where id <> ? returning id`,
    [venue.businessId],
  );
};
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
      expect(await counted(who)).toEqual(['Messages 1', 'Bookings 2', 'Tasks 1']);
    }
    const [mail] = await mailsTo(venue.owner);
    expect(mail?.text).toContain('/business/bookings?needs=action&order=answer_first');
    expect(await told(customer)).toEqual([]);
    expect((await clerk.rest('GET', '/notifications')).body).toMatchObject({
      data: expect.arrayContaining([expect.objectContaining({ kind: 'work_waiting', bookingId: null })]),
    });
  });

  it('is counted by conversation and booking', async () => {
    const others = [await at.person(Role.USER), await at.person(Role.USER)] as const;
    for (const each of others) await ask(each);
    at.clock.advanceMinutes(1);
    await request();
    await request('2027-03-22', others[0]);
    await remind(hourOf(8));
    expect(await counted(venue.owner)).toEqual(['Messages 2', 'Bookings 2']);
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
    [
      'the customer’s account is suspended',
      () =>
        read(`update users set suspended_at = now(), suspension_reason = 'x' where id = ? returning id`, [customer.id]),
    ],
    [
      'the customer’s account is deleted',
      () => read('update users set deleted_at = now() where id = ? returning id', [customer.id]),
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
    expect(await needed()).toEqual([]);
    await remind(hourOf(8));
    expect([...(await told(venue.owner)), ...(await mailsTo(venue.owner))]).toEqual([]);
  });

  it('is not a conversation of a booking whose contact was removed', async () => {
    const id = await request();
    await decide(id, 'confirmed');
    await customer.rest('POST', `/user/bookings/${id}/messages`, { text: 'Is there a ramp?' });
    await remind(hourOf(8));
    expect(await counted(venue.owner)).toEqual(['Messages 1']);
    await read('update bookings set customer_email = ? where id = ? returning id', [REMOVED_CONTACT.email, id]);
    await remind(dayAfter(hourOf(8)));
    expect(await mailsTo(venue.owner)).toHaveLength(1);
  });

  it('is a change that waits for its customer only once it waits for the owner to allow its discount', async () => {
    const id = await request();
    await decide(id, 'confirmed');
    await venue.owner.rest('POST', `/business/bookings/${id}/changes`, { guestCount: 90 });
    await remind(hourOf(8));
    expect(await told(venue.owner)).toEqual([]);
    await read('update booking_changes set waits_for_discount = true where booking_id = ? returning id', [id]);
    await remind(dayAfter(hourOf(8)));
    expect(await counted(venue.owner)).toEqual(['Bookings 1']);
  });

  it('is counted as its list has it once the first has waited for four hours', async () => {
    const first = await request();
    at.clock.set(hourOf(7));
    const second = await request('2027-03-22');
    await remind(hourOf(8));
    expect([await counted(venue.owner), await needed()]).toEqual([['Bookings 2'], [second, first]]);
  });

  it('is told of by mail alone where only tasks are due, since the app tells of each', async () => {
    const id = await request();
    await decide(id, 'confirmed');
    await addTask(id, '2027-03-02');
    await remind(hourOf(8));
    expect([await told(venue.owner), await counted(venue.owner)]).toEqual([[], ['Tasks 1']]);
  });

  it('is told of to nobody later in the day: not a task of today, an answer deleted, nor whoever joins the team', async () => {
    const enquiry = await ask(await at.person(Role.USER));
    await answer(enquiry);
    const confirmed = await request();
    await decide(confirmed, 'confirmed');
    await remind(hourOf(8));
    at.clock.set(hourOf(8, 30));
    await addTask(confirmed, '2027-03-02');
    await read(
      `update messages set text = null, deleted_at = ? where side = 'business'
        and thread_id = (select id from threads where enquiry_id = ?) returning id`,
      [at.clock.now(), enquiry],
    );
    const joined = await at.person(Role.USER);
    await givenMember(at.context().em, venue.businessId, joined.id, 'CLERK');
    for (let hour = 9; hour <= 20; hour += 1) await remind(hourOf(hour, 7));
    for (const who of [venue.owner, clerk, joined]) {
      expect([...(await told(who)), ...(await mailsTo(who))]).toEqual([]);
    }
    await remind(dayAfter(hourOf(8)));
    expect(await counted(joined)).toEqual(['Messages 1', 'Tasks 1']);
  });

  it.each([
    ['is told of by a run that starts late', hourOf(8, 7), hourOf(11, 40), 1],
    ['is not told of by one that starts in the evening', hourOf(8, 7), hourOf(20), 0],
    ['is not told of by one that was scheduled before', hourOf(7, 7), hourOf(8), 0],
  ])('%s', async (_what, scheduledAt, startsAt, count) => {
    await request();
    at.clock.set(startsAt);
    const payload = JSON.stringify({ _cron: { ts: scheduledAt.toISOString(), backfilled: true } });
    await read(`select graphile_worker.add_job('remind-of-waiting-work', payload := ?::json)`, [payload]);
    await runDueJobs(at.app, at.server.pool, waitingWorkJobs);
    expect(await told(venue.owner)).toHaveLength(count);
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
    expect(await counted(clerk)).toEqual(['Bookings 1']);
    await remind(hourOf(20));
    expect(await told(clerk)).toHaveLength(1);
  });

  it('is told of again the next morning in the place of the day before', async () => {
    await request();
    await remind(hourOf(8));
    await remind(dayAfter(hourOf(8)));
    expect(await told(venue.owner)).toEqual([{ event_key: `business:work_waiting:${venue.businessId}:20270303` }]);
    expect(await mailsTo(venue.owner)).toHaveLength(2);
  });

  it('leaves what somebody was told of another business, whose team they left', async () => {
    const other = await openVenue(at);
    const key = `business:work_waiting:${other.businessId}:20270301`;
    await read(
      `insert into notifications (user_id, audience, kind, event_key, business_id, created_at)
        values (?, 'business', 'work_waiting', ?, ?, ?) returning id`,
      [clerk.id, key, other.businessId, ASKED],
    );
    await request();
    await remind(hourOf(8));
    expect((await told(clerk)).map(({ event_key }) => event_key).toSorted()).toEqual(
      [key, `business:work_waiting:${venue.businessId}:20270302`].toSorted(),
    );
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
    expect(mail?.subject).toContain(': جو آپ کا منتظر ہے');
    expect(mail?.text).toContain('بکنگز جن پر کارروائی باقی ہے: 1');
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
    await remind(dayAfter(hourOf(8)));
    expect(await told(other.owner)).toEqual([]);
  });

  it('is found in as many statements for many businesses as for one', async () => {
    await closeOthers();
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
    expect(await count(dayAfter(hourOf(8)))).toBe(one);
    const [queued] = await read<{ count: number }>(
      `select count(*)::int from graphile_worker._private_jobs j join outbox_mails m on m.id = (j.payload ->> 'id')::int
        where m.dedupe_key like ?`,
      [`work-waiting:${venue.businessId}:%`],
    );
    // Of the owner and the clerk, on both days.
    expect(queued?.count).toBe(4);
  });
});
