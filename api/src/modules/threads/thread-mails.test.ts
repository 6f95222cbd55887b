import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Role } from '../../domain/accounts/roles.js';
import { startHarness, TEST_NOW, type Harness, type Person } from '../../testing/harness.js';
import { givenBooking, givenMember, openVenue, type Venue } from '../../testing/scene.js';
import { threadJobs } from './thread.jobs.js';

let at: Harness;
let customer: Person;
let clerk: Person;
let venue: Venue;
let bookingId: number;

beforeAll(async () => {
  at = await startHarness();
});
afterAll(() => at.close());
beforeEach(async () => {
  at.clock.set(TEST_NOW);
  [customer, clerk, venue] = [await at.person(Role.USER), await at.person(Role.USER), await openVenue(at)];
  const { em } = at.context();
  await givenMember(em, venue.businessId, clerk.id, 'CLERK');
  bookingId = await givenBooking(em, { userId: customer.id, hallId: venue.hallId });
});

const send = (who: Person, text: string) =>
  who.graphql<{ sendMessage: { id: number } }>(
    `mutation S($id: Int!, $input: SendMessageInput!) { sendMessage(id: $id, input: $input) { id } }`,
    { id: bookingId, input: { text } },
  );
const mark = (who: Person, to: number) =>
  who.graphql(`mutation { markThreadRead(id: ${bookingId}, to: ${to}) { unreadCount } }`);

/** Runs the job so many minutes later. @returns who has been mailed about the booking until then, with how many messages */
async function mailsAfter(minutes: number): Promise<string[]> {
  at.clock.advanceMinutes(minutes);
  await threadJobs['mail-unread-messages']?.(at.context(), {});
  const rows = await at
    .context()
    .em.execute<{ to_address: string; text: string }[]>(
      `select to_address, text from outbox_mails where kind = 'messages-unread' and to_address in (?, ?, ?) order by id`,
      [customer.email, clerk.email, venue.owner.email],
    );
  return rows.map(({ to_address: to, text }) => `${to} ${/Unread messages: (\d+)/.exec(text)?.[1] ?? '?'}`);
}

describe('[product: Talk] mails of messages', () => {
  it('wait five minutes, gather, and go to each reader of the other side once', async () => {
    await send(customer, 'Is there a ramp?');
    expect(await mailsAfter(4)).toEqual([]);
    await send(customer, 'And 0300 1234567 is my number');
    const mailed = [`${venue.owner.email} 2`, `${clerk.email} 2`].sort();
    expect((await mailsAfter(1)).sort()).toEqual(mailed);
    expect((await mailsAfter(60)).sort()).toEqual(mailed);
    const [mail] = await at
      .context()
      .em.execute<{ text: string }[]>(`select text from outbox_mails where to_address = ?`, [clerk.email]);
    expect(mail?.text).not.toContain('0300');
  });

  it('leave out what was read meanwhile, deleted, or mailed before', async () => {
    await send(customer, 'One');
    await mark(clerk, 1);
    expect(await mailsAfter(5)).toEqual([`${venue.owner.email} 1`]);
    const { data } = await send(customer, 'Two');
    await customer.graphql(`mutation { deleteMessage(id: ${data?.sendMessage.id ?? 0}) { id } }`);
    expect(await mailsAfter(5)).toEqual([`${venue.owner.email} 1`]);
    await send(customer, 'Three');
    expect((await mailsAfter(5)).slice(1).sort()).toEqual([`${venue.owner.email} 1`, `${clerk.email} 1`].sort());
  });

  it('don’t go to customers who couldn’t read them', async () => {
    await send(venue.owner, 'Hello');
    await at.context().em.execute(`update users set role = '${Role.MODERATOR}' where id = ?`, [customer.id]);
    expect(await mailsAfter(5)).not.toContain(`${customer.email} 1`);
  });

  it('don’t go to members who want none, nor to who wrote', async () => {
    await at.context().em.execute('update business_members set request_mails = false where user_id = ?', [clerk.id]);
    await send(customer, 'Hello');
    await send(venue.owner, 'Yes?');
    expect((await mailsAfter(5)).sort()).toEqual([`${customer.email} 1`, `${venue.owner.email} 1`].sort());
  });

  it('don’t go to addresses that aren’t confirmed, on either side, and are told of once they are', async () => {
    const setConfirmed = (who: Person, confirmedAt: Date | null) =>
      at.context().em.execute('update users set email_confirmed_at = ? where id = ?', [confirmedAt, who.id]);
    for (const who of [clerk, customer]) await setConfirmed(who, null);
    await send(customer, 'Is there a ramp?');
    await send(venue.owner, 'There is.');
    expect(await mailsAfter(5)).toEqual([`${venue.owner.email} 1`]);
    await setConfirmed(clerk, TEST_NOW);
    expect(await mailsAfter(5)).toEqual([`${venue.owner.email} 1`]);
    await send(customer, 'Thank you');
    expect((await mailsAfter(5)).slice(1).sort()).toEqual([`${clerk.email} 2`, `${venue.owner.email} 1`].sort());
  });

  it('wait for the end of a reader’s quiet hours, and leave out what was read until then', async () => {
    const quietHours = { from: '11:30', until: '13:00', timeZone: 'Asia/Karachi' };
    for (const who of [venue.owner, customer]) await who.rest('PUT', '/notifications/settings', { quietHours });
    await send(customer, 'One');
    expect(await mailsAfter(5)).toEqual([`${clerk.email} 1`]);
    await send(customer, 'Two');
    expect(await mailsAfter(5)).toEqual([`${clerk.email} 1`, `${clerk.email} 1`]);
    await mark(venue.owner, 1);
    expect((await mailsAfter(49)).slice(2)).toEqual([]);
    expect((await mailsAfter(1)).slice(2)).toEqual([`${venue.owner.email} 1`]);
    expect((await mailsAfter(60)).slice(3)).toEqual([]);
  });

  it('don’t wait for readers who want none', async () => {
    const quietHours = { from: '11:30', until: '13:00', timeZone: 'Asia/Karachi' };
    const groups = [{ group: 'messages', mail: false }];
    await venue.owner.rest('PUT', '/notifications/settings', { quietHours, groups });
    await send(customer, 'Hello');
    expect(await mailsAfter(5)).toEqual([`${clerk.email} 1`]);
    const [due] = await at
      .context()
      .em.execute<{ waiting: number }[]>(
        'select count(*)::int as waiting from threads where booking_id = ? and mail_due_at is not null',
        [bookingId],
      );
    expect(due?.waiting).toBe(0);
  });
});
