import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Role } from '../../domain/accounts/roles.js';
import { BookingStatus } from '../../domain/bookings/transitions.js';
import { RETENTION } from '../../domain/personal-data/retention.js';
import { THREAD_MESSAGES } from '../../domain/threads/messages.js';
import { startHarness, TEST_PASSWORD, type Harness, type Person } from '../../testing/harness.js';
import { givenBooking, type Venue } from '../../testing/scene.js';
import { openTalk } from '../../testing/talk.js';
import { callVisits } from '../../testing/visits.js';
import { personalDataJobs } from '../personal-data/retention.jobs.js';
import { visitJobs } from './visit.jobs.js';

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
  ({ customer, clerk, venue, bookingId } = await openTalk(at));
});

const { baseOf, propose, act, read, agree, rows, toldKinds, mailsTo } = callVisits(() => ({
  at,
  customer,
  owner: venue.owner,
  bookingId,
}));

describe('[issue 40] a conversation that is ended', () => {
  it.each([
    ['customer', 'cancelled'],
    ['owner', 'cancelled'],
  ] as const)('by the %s has its confirmed visit %s', async (who, status) => {
    const id = await agree();
    const [side, other] = who === 'customer' ? [customer, venue.owner] : [venue.owner, customer];
    await side.rest('PUT', `${baseOf(side)}/bookings/${bookingId}/messages/block`);
    expect(await read(other)).toMatchObject([{ id, status, viewerCanCancel: false }]);
    expect(await toldKinds(other)).toContain('visit_cancelled');
    const mail = (await mailsTo(other)).at(-1);
    expect(mail).toMatchObject({ kind: 'visit-cancelled', text: expect.stringContaining('cancelled the visit.') });
    // It would be refused.
    expect(mail?.text).not.toContain('propose');
    expect((await propose(other)).body.message).toBe(THREAD_MESSAGES.blocked);
  });

  it.each([
    ['confirmed', () => agree()],
    ['proposed', async () => (await propose(customer)).body.id],
  ] as const)('by staff has its %s visit called off, of which neither side is accused', async (_status, arrange) => {
    const id = await arrange();
    await customer.rest('POST', `/user/bookings/${bookingId}/messages`, { text: 'Hello' });
    await venue.owner.rest('POST', `/business/bookings/${bookingId}/messages/report`, { category: 'spam' });
    const moderator = await at.person(Role.MODERATOR);
    const reports = await moderator.rest<{ data: { id: number }[] }>('GET', '/moderator/thread-reports?order=newest');
    const path = `/moderator/thread-reports/${reports.body.data[0]?.id ?? 0}`;
    await moderator.rest('GET', `${path}/messages`);
    expect((await moderator.rest('PUT', `${path}/outcome`, { outcome: 'ended' })).status).toBe(200);
    for (const who of [customer, venue.owner]) {
      expect(await read(who)).toMatchObject([
        { id, status: 'cancelled', endedBy: null, viewerCanAnswer: false, viewerCanCancel: false },
      ]);
      expect(await toldKinds(who)).toContain('visit_called_off');
      expect(await toldKinds(who)).not.toContain('visit_cancelled');
      const mail = (await mailsTo(who)).at(-1);
      expect(mail).toMatchObject({ kind: 'visit-called-off', text: expect.stringContaining('Our staff ended') });
    }
    expect((await act(venue.owner, 'confirm', id)).status).toBe(409);
  });

  it('has the proposal of the other side declined', async () => {
    await propose(customer);
    await venue.owner.rest('PUT', `/business/bookings/${bookingId}/messages/block`);
    expect(await read(customer)).toMatchObject([{ status: 'declined', endedBy: 'business' }]);
  });
});

describe('[issue 40] the day before a visit', () => {
  const remind = () => visitJobs['remind-of-visits']?.(at.context(), {});

  it('both sides are reminded once', async () => {
    await agree({ day: '2027-03-10' });
    await remind();
    expect(await toldKinds(customer)).not.toContain('visit_soon');
    at.clock.set(new Date('2027-03-09T12:00:00Z'));
    await Promise.all([remind(), remind()]);
    await remind();
    for (const who of [customer, venue.owner]) {
      expect((await toldKinds(who)).filter((kind) => kind === 'visit_soon')).toHaveLength(1);
      expect((await mailsTo(who)).filter(({ kind }) => kind === 'visit-soon')).toHaveLength(1);
    }
  });

  it('nobody is reminded of what was confirmed within a day, or cancelled', async () => {
    const { hallId } = venue;
    const id = await agree({ day: '2027-03-10' });
    await act(venue.owner, 'cancel', id);
    bookingId = await givenBooking(at.context().em, { userId: customer.id, hallId });
    await agree({ day: '2027-03-02', time: '11:00' });
    await remind();
    at.clock.set(new Date('2027-03-09T12:00:00Z'));
    await remind();
    expect(await toldKinds(customer)).not.toContain('visit_soon');
  });

  it.each([
    [
      'a removed hall',
      () =>
        rows(
          `update halls set deleted_at = now(), status = 'inactive', category_id = null, type_id = null where id = ?`,
          [venue.hallId],
        ),
    ],
    [
      'a business that stopped trading',
      () => rows(`update businesses set status = 'pending' where id = ?`, [venue.businessId]),
    ],
  ])('nobody is reminded of a visit of %s', async (_of, change) => {
    await agree({ day: '2027-03-10' });
    await change();
    at.clock.set(new Date('2027-03-09T12:00:00Z'));
    await remind();
    for (const who of [customer, venue.owner]) expect(await toldKinds(who)).not.toContain('visit_soon');
  });

  it('nobody is reminded of a cancelled booking’s visit', async () => {
    await agree({ day: '2027-03-10' });
    await rows(
      `update bookings set status = 'cancelled', cancelled_at = now(), cancellation_reason = 'called_off' where id = ?`,
      [bookingId],
    );
    at.clock.set(new Date('2027-03-09T12:00:00Z'));
    await remind();
    for (const who of [customer, venue.owner]) expect(await toldKinds(who)).not.toContain('visit_soon');
  });
});

describe('[issue 40] visits besides', () => {
  it('keep an enquiry for a year after they were proposed', async () => {
    const { em } = at.context();
    const asked = await customer.rest<{ id: number }>('POST', `/user/halls/${venue.hallId}/enquiries`, { text: 'Hi' });
    const { id } = (await propose(customer, {}, `enquiries/${asked.body.id}`)).body;
    const ago = `created_at - interval '${RETENTION.enquiries.days + 1} days'`;
    await em.execute(`update enquiries set created_at = ${ago} where id = ?`, [asked.body.id]);
    await em.execute(`update messages set created_at = ${ago} where sender_id = ?`, [customer.id]);
    const countAfterRetention = async () => {
      await personalDataJobs['apply-retention']?.(at.context(), {});
      return (await em.execute<object[]>('select id from visits where id = ?', [id])).length;
    };
    expect(await countAfterRetention()).toBe(1);
    await em.execute(`update visits set created_at = ${ago} where id = ?`, [id]);
    expect(await countAfterRetention()).toBe(0);
  });

  it('go with the account of their customer, and the business is told', async () => {
    const asked = await customer.rest<{ id: number }>('POST', `/user/halls/${venue.hallId}/enquiries`, { text: 'Hi' });
    const { id } = (await propose(venue.owner, {}, `enquiries/${asked.body.id}`)).body;
    await act(customer, 'confirm', id);
    const of = { userId: customer.id, hallId: venue.hallId };
    bookingId = await givenBooking(at.context().em, of, { status: BookingStatus.PENDING });
    await propose(venue.owner);
    await customer.rest('DELETE', '/user/account', { password: TEST_PASSWORD });
    expect(await rows('select id from visits where proposer_id = ?', [venue.owner.id])).toEqual([]);
    const mails = (await mailsTo(venue.owner)).filter(({ kind }) => kind !== 'visit-confirmed');
    expect(mails).toMatchObject([
      { kind: 'visit-cancelled', text: expect.stringContaining('The customer cancelled the visit.') },
      { kind: 'visit-declined', text: expect.stringContaining('can’t make the time that you proposed.') },
    ]);
    for (const { text } of mails) expect(text).not.toMatch(/another|business\/enquiries/);
    for (const who of [venue.owner, clerk]) {
      expect(await toldKinds(who)).toEqual(expect.arrayContaining(['visit_cancelled', 'visit_declined']));
    }
  });

  it('go with the account without a word once they are past', async () => {
    const asked = await customer.rest<{ id: number }>('POST', `/user/halls/${venue.hallId}/enquiries`, { text: 'Hi' });
    const { id } = (await propose(venue.owner, {}, `enquiries/${asked.body.id}`)).body;
    await act(customer, 'confirm', id);
    await rows(`update visits set starts_at = starts_at - interval '30 days' where id = ?`, [id]);
    await customer.rest('DELETE', '/user/account', { password: TEST_PASSWORD });
    expect((await mailsTo(venue.owner)).map(({ kind }) => kind)).toEqual(['visit-confirmed']);
  });

  it('go with the enquiry when the customer’s account is deleted', async () => {
    const asked = await customer.rest<{ id: number }>('POST', `/user/halls/${venue.hallId}/enquiries`, { text: 'Hi' });
    const { id } = (await propose(customer, { note: '12 Mall Road' }, `enquiries/${asked.body.id}`)).body;
    await customer.rest('DELETE', '/user/account', { password: TEST_PASSWORD });
    expect(await rows('select id from visits where id = ?', [id])).toEqual([]);
  });
});
