import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { BlobReader, TextWriter, ZipReader, type FileEntry } from '@zip.js/zip.js';
import { Role } from '../../domain/accounts/roles.js';
import { TERMS_VERSION } from '../../domain/accounts/terms.js';
import { insertProof, insertTask } from '../../testing/access/scene-records.js';
import { startHarness, type Harness, type Person } from '../../testing/harness.js';
import { givenBooking, givenHall, openVenue, shareUnits, type Venue } from '../../testing/scene.js';

let at: Harness;
let venue: Venue;
let customer: Person;

beforeAll(async () => {
  at = await startHarness({ ACCOUNT_LIMITS: 'on' });
  venue = await openVenue(at, { name: 'Shalimar Banquets' });
  customer = await at.person(Role.USER, { name: '=Sana Iqbal' });
  const other = await at.person(Role.USER, { name: 'Somebody Else' });
  const { em } = at.context();
  const bookingId = await givenBooking(em, { userId: customer.id, hallId: venue.hallId });
  const theirs = await givenBooking(em, { userId: other.id, hallId: venue.hallId });
  for (const id of [bookingId, theirs]) {
    const receipt = { kind: 'receipt', amount: 5000, method: 'cash', overpayment: true };
    await venue.owner.rest('POST', `/business/bookings/${id}/payments`, receipt);
    await insertProof(em, id);
    if (id === bookingId) await insertTask(em, id, venue.owner.id);
    await venue.owner.rest('POST', `/business/bookings/${id}/messages`, { text: `About ${id}` });
  }
  // One that the customer doesn't see: its discount waits for the owner.
  await em.execute(
    `insert into booking_changes (booking_id, hall_id, proposed_by, proposer_id, status, start_time, end_time, old_terms,
         new_terms, waits_for_discount, expires_at, created_at)
       select id, hall_id, 'owner', ?, 'open', start_time, end_time, '{}', '{}', true, start_time, now()
         from bookings where id = ?`,
    [venue.owner.id, bookingId],
  );
  await em.execute(`insert into guest_notes (business_id, phone, notes) values (?, '+923007654321', 'Two families')`, [
    venue.businessId,
  ]);
  await venue.owner.rest('PUT', '/business/payment-details', { raast: '0300 1234567' });
  await venue.owner.rest('POST', '/business/reply-templates', { name: 'Ramp', english: 'There is one.' });
  await venue.owner.rest('PUT', '/business/first-answer', { isOn: true, english: 'We answer soon.' });
  const quietHours = { from: '22:00', until: '07:00', timeZone: 'Asia/Karachi' };
  await customer.rest('PUT', '/notifications/settings', { groups: [{ group: 'visits', mail: false }], quietHours });
  await em.execute(
    `insert into push_subscriptions (session_id, user_id, endpoint, p256dh, auth, server_key)
       select id, user_id, 'https://push.example/whoever-knows-this', 'key', 'planted-secret', 'key' from sessions where user_id = ?`,
    [customer.id],
  );
  const staff = await at.person(Role.MODERATOR);
  await em.execute(
    `insert into security_events (kind, account_id, actor_id, address, device, at)
       values ('role_changed', ?, ?, '203.0.113.77', 'Firefox of staff', now())`,
    [customer.id, staff.id],
  );
  await em.execute('insert into saved_halls (user_id, hall_id) values (?, ?)', [customer.id, venue.hallId]);
  const { body } = await customer.rest<{ id: number }>('POST', '/user/saved-lists', { name: 'Valima' });
  await customer.rest('PUT', `/user/saved-halls/${venue.hallId}/lists`, { listIds: [body.id] });
  await customer.rest('POST', `/user/saved-lists/${body.id}/link`);
  await customer.graphql(
    `mutation { writeReview(input: { hallId: ${venue.hallId}, rating: 4, comment: "Fine." }) { id } }`,
  );
});
afterAll(() => at.close());

const download = (person: Person) =>
  fetch(`${at.url}/api/user/export`, { headers: { authorization: `Bearer ${person.token}` } });

async function unzip(person: Person): Promise<Map<string, string>> {
  const response = await download(person);
  expect(response.status).toBe(200);
  const entries = await new ZipReader(new BlobReader(await response.blob())).getEntries();
  const files = new Map<string, string>();
  for (const entry of entries) files.set(entry.filename, await (entry as FileEntry).getData(new TextWriter()));
  return files;
}

type Data = Record<string, Record<string, unknown>[]>;

describe('[issue: accounts] one’s own data', () => {
  it('is one file with complete JSON and a CSV of each table, without anybody else’s and without secrets', async () => {
    const files = await unzip(customer);
    expect([...files.keys()]).toEqual([
      ...[
        'data.json',
        'profile.csv',
        'bookings.csv',
        'booking-payments.csv',
        'payment-proofs.csv',
        'messages.csv',
        'notifications.csv',
        'notification-settings.csv',
        'push-subscriptions.csv',
        'reviews.csv',
        'saved-halls.csv',
        'saved-lists.csv',
      ],
      ...['sessions.csv', 'security-log.csv'],
    ]);
    const data = JSON.parse(files.get('data.json') ?? '') as Data;
    expect(data.profile).toMatchObject([{ id: customer.id, email: customer.email, terms_version: TERMS_VERSION }]);
    expect(data.bookings).toMatchObject([{ hall_id: venue.hallId, customer_phone: '0300 7654321' }]);
    expect(data['booking-payments']).toMatchObject([
      { kind: 'receipt', amount: '5000.00', currency: 'PKR', receipt_number: 1 },
    ]);
    expect(data['payment-proofs']).toMatchObject([
      { booking_id: expect.any(Number), status: 'submitted', amount: '100.00', currency: 'PKR', reference: 'HBL-17' },
    ]);
    expect(data.messages).toEqual([
      expect.objectContaining({ side: 'business', is_own: false, text: `About ${String(data.bookings?.[0]?.id)}` }),
    ]);
    expect(data.notifications).toMatchObject([
      { audience: 'customer', kind: 'message_received', booking_id: data.bookings?.[0]?.id, read_at: null },
    ]);
    expect(data['notification-settings']).toMatchObject([
      { mail_off: ['visits'], push_off: [], quiet_from: '22:00', quiet_until: '07:00', time_zone: 'Asia/Karachi' },
    ]);
    expect(data['push-subscriptions']).toEqual([
      expect.objectContaining({ session_id: expect.any(Number), service: 'push.example', last_success_at: null }),
    ]);
    expect(data.reviews).toMatchObject([{ comment: 'Fine.' }]);
    expect(data['saved-halls']).toMatchObject([{ hall_id: venue.hallId }]);
    expect(data['saved-lists']).toMatchObject([{ name: 'Valima', is_shared: true, hall_ids: [venue.hallId] }]);
    expect(data.sessions).toHaveLength(1);
    expect(data['security-log']?.at(-1)).toMatchObject({ kind: 'data_exported' });
    const all = [...files.values()].join('\n');
    expect(all).not.toMatch(/whoever-knows-this|planted-secret/);
    expect(all).not.toMatch(/argon2|Somebody Else|_hash|password/i);
    // Somebody else did it, where they were is theirs.
    const change = data['security-log']?.find(({ kind }) => kind === 'role_changed');
    expect(change).toMatchObject({ by_somebody_else: true, address: null, device: null, session_id: null });
    // A name that a spreadsheet would run as a formula.
    expect(files.get('profile.csv')).toContain(`'=Sana Iqbal`);
  });

  it('holds an owner’s business and halls', async () => {
    const guest = await at.person(Role.USER);
    await guest.rest('POST', `/user/halls/${venue.hallId}/enquiries`, { text: 'Is it free?' });
    const call = { hallId: venue.hallId, source: 'phone', customerName: 'Tariq', customerPhone: '0321 4455667' };
    await venue.owner.rest('POST', '/business/enquiries', call);
    const data = JSON.parse((await unzip(venue.owner)).get('data.json') ?? '') as Data;
    expect(data.business).toMatchObject([{ id: venue.businessId, name: 'Shalimar Banquets' }]);
    expect(data.halls).toMatchObject([{ id: venue.hallId }]);
    expect(data.bookings).toEqual([]);
    expect(data['payment-details']).toMatchObject([{ iban: null, raast: '+923001234567' }]);
    expect(data['first-answer']).toMatchObject([{ is_on: true, english: 'We answer soon.', urdu: null }]);
    expect(data['reply-templates']).toMatchObject([{ name: 'Ramp', english: 'There is one.', urdu: null }]);
    expect(data['entered-enquiries']).toMatchObject([{ customer_name: 'Tariq', customer_phone: '0321 4455667' }]);
    // Nobody wrote the first answer.
    expect(data.messages?.at(-2)).toMatchObject({ is_own: true, is_automatic: false });
    expect(data.messages?.at(-1)).toMatchObject({ is_own: false, is_automatic: true, text: 'We answer soon.' });
    expect(data['booking-tasks']).toMatchObject([{ text: 'Call about the stage', day: '2027-02-20' }]);
    expect(data['guest-notes']).toMatchObject([{ phone: '+923007654321', notes: 'Two families' }]);
  });

  it('holds an owner’s blocks, keys and webhooks, and a customer’s reports, without secrets', async () => {
    const { em } = at.context();
    const { owner, businessId, hallId } = venue;
    const block = { hallId, date: '2027-05-01', note: 'Painters' };
    const blocked = await owner.graphql('mutation B($input: BlockHallInput!) { blockHall(input: $input) { id } }', {
      input: block,
    });
    expect(blocked.errors).toEqual([]);
    const { body: key } = await owner.rest<{ key: string }>('POST', '/business/api-keys', {
      name: 'Till',
      scopes: ['read'],
    });
    await em.execute(
      `insert into webhooks (business_id, url, secret, events) values (?, 'https://me.example/hook', 'whsec_x', '{}')`,
      [businessId],
    );
    const other = await at.person(Role.USER);
    await other.graphql(`mutation { writeReview(input: { hallId: ${hallId}, rating: 1, comment: "Bad." }) { id } }`);
    const [review] = await em.execute<{ id: number }[]>('select id from hall_reviews where user_id = ?', [other.id]);
    await em.execute('insert into review_reports (review_id, reporter_id, reason) values (?, ?, ?)', [
      ...[review?.id, customer.id, 'A rival wrote this'],
    ]);
    const files = await unzip(owner);
    const own = JSON.parse(files.get('data.json') ?? '') as Data;
    expect(own.blocks).toMatchObject([{ hall_ids: [hallId], note: 'Painters' }]);
    expect(own['api-keys']).toMatchObject([{ name: 'Till', scopes: ['read'], revoked_at: null }]);
    expect(own.webhooks).toMatchObject([{ url: 'https://me.example/hook' }]);
    expect([...files.values()].join()).not.toMatch(new RegExp(`whsec_|${key.key.slice(16)}|hash`));
    const [thread] = await em.execute<{ booking_id: number }[]>(
      `select booking_id from threads t join bookings b on b.id = t.booking_id where b.user_id = ?`,
      [customer.id],
    );
    const fraud = { category: 'fraud', note: 'Another account' };
    await customer.rest('POST', `/user/bookings/${thread?.booking_id ?? 0}/messages/report`, fraud);
    const data = JSON.parse((await unzip(customer)).get('data.json') ?? '') as Data;
    expect(data.reports).toMatchObject([{ review_id: review?.id, reason: 'A rival wrote this' }]);
    expect(data['thread-reports']).toMatchObject([{ ...fraud, booking_id: thread?.booking_id, outcome: null }]);
  });

  it('holds when and where an owner’s halls can be booked, with a block of shared space once', async () => {
    const { owner, businessId, hallId } = await openVenue(at, { shifts: [{}] });
    const { em } = at.context();
    const whole = await givenHall(em, businessId);
    await shareUnits(em, whole, [hallId, await givenHall(em, businessId)]);
    await owner.rest('POST', '/business/schedule/exceptions', { hallId, firstDay: '2027-04-01', note: 'Eid' });
    const week = [{ dayOfWeek: 6, openingTime: '16:00', closingTime: '00:30' }];
    await owner.rest('PUT', `/business/halls/${hallId}/booking-settings`, { bufferTime: 40, operatingHours: week });
    await owner.rest('POST', '/business/rates', { name: 'Busy nights', weekdays: [6], percentage: 20 });
    const blocked = await owner.graphql<{ blockHall: { id: number }[] }>(
      'mutation B($input: BlockHallInput!) { blockHall(input: $input) { id } }',
      { input: { hallId: whole, date: '2027-05-01', note: 'Floor' } },
    );
    const own = JSON.parse((await unzip(owner)).get('data.json') ?? '') as Data;
    expect(own.units).toHaveLength(3);
    expect(own.units).toContainEqual(expect.objectContaining({ hall_ids: [hallId, whole] }));
    expect(own.shifts).toMatchObject([{ hall_id: hallId, name: 'Dinner', start_time: '19:00' }]);
    expect(own['hall-booking-settings']).toMatchObject([{ hall_id: hallId, buffer_time: 40, has_own_hours: true }]);
    expect(own['hall-operating-hours']).toMatchObject([{ hall_id: hallId, day_of_week: 6, opening_time: '16:00' }]);
    expect(own['special-days']).toMatchObject([
      { hall_id: hallId, first_day: '2027-04-01', last_day: '2027-04-01', note: 'Eid' },
    ]);
    expect(own.rates).toMatchObject([{ hall_id: null, name: 'Busy nights', weekdays: [6], percentage: 20 }]);
    expect(own.blocks).toMatchObject([{ hall_ids: [hallId, whole, whole + 1], note: 'Floor' }]);
    expect(blocked.errors).toEqual([]);
  });

  it('is sent as an attachment that nobody stores', async () => {
    const response = await download(customer);
    expect(response.headers.get('content-type')).toBe('application/zip');
    expect(response.headers.get('content-disposition')).toMatch(
      /^attachment; filename="?mehfil-\d+-2027-03-01\.zip"?$/,
    );
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    await response.arrayBuffer();
  });

  it('needs a sign-in of the last 15 minutes, and is limited to five a day', async () => {
    const person = await at.person(Role.USER);
    const read = () => person.rest('GET', '/user/export');
    at.clock.advanceMinutes(16);
    expect(await read()).toMatchObject({ status: 403, body: { code: 'REAUTHENTICATION_REQUIRED' } });
    at.clock.advanceMinutes(-16);
    for (let count = 0; count < 5; count += 1) expect((await download(person)).status).toBe(200);
    expect((await download(person)).status).toBe(429);
  });

  it('is nobody’s without a sign-in', async () => {
    expect((await at.visitor.rest('GET', '/user/export')).status).toBe(401);
  });
});
