import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Role } from '../../domain/accounts/roles.js';
import { BookingStatus } from '../../domain/bookings/transitions.js';
import { REMOVED_CONTACT } from '../../domain/personal-data/erasure.js';
import { startHarness, TEST_PASSWORD, type Harness, type Person } from '../../testing/harness.js';
import { readMails } from '../../testing/mails.js';
import { addTestPasskey } from '../../testing/passkey.js';
import { givenBooking, openVenue } from '../../testing/scene.js';
import { addTestApp } from '../../testing/second-factor.js';
import { keepEarlierMails } from '../notifications/outbox.service.js';

let at: Harness;

beforeAll(async () => {
  at = await startHarness();
});
afterAll(() => at.close());

const erase = (person: Person, password = TEST_PASSWORD) => person.rest('DELETE', '/user/account', { password });
const read = <Row extends object>(sql: string, ...values: unknown[]) => at.context().em.execute<Row[]>(sql, values);

describe('[issue: accounts] deleting one’s own account', () => {
  it('needs the password', async () => {
    const person = await at.person(Role.USER);
    expect(await erase(person, 'another horse battery')).toMatchObject({
      status: 422,
      body: { field: 'password' },
    });
    expect((await person.rest('GET', '/user/profile')).status).toBe(200);
  });

  it('removes what nobody else needs, keeps agreements, and confirms it by a last mail', async () => {
    const venue = await openVenue(at);
    const person = await at.person(Role.USER, { username: 'leaving_soon' });
    const { em } = at.context();
    const own = { userId: person.id, hallId: venue.hallId };
    const startTime = new Date('2027-06-01T10:00:00Z');
    const pending = await givenBooking(em, own, { startTime: new Date('2027-07-01T10:00:00Z') });
    const confirmed = await givenBooking(em, own, { startTime, status: BookingStatus.CONFIRMED });
    await em.execute('insert into saved_halls (user_id, hall_id) values (?, ?)', [person.id, venue.hallId]);
    await em.execute(`insert into saved_lists (user_id, name, share_token) values (?, 'Valima', 'secret')`, [
      person.id,
    ]);
    await em.execute(
      `insert into outbox_mails (to_address, subject, text, html, kind) values (?, 's', 't', 'h', 'earlier')`,
      [person.email],
    );
    expect((await erase(person)).status).toBe(204);
    expect((await person.rest('GET', '/user/profile')).status).toBe(401);
    const signIn = { emailOrUsername: 'leaving_soon', password: TEST_PASSWORD };
    expect((await at.visitor.rest('POST', '/user/auth/login', signIn)).status).toBe(401);
    expect(await read('select name, email, phone from users where id = ?', person.id)).toEqual([
      { name: 'Deleted user', email: `deleted-${person.id}@deleted.invalid`, phone: null },
    ]);
    const bookings = 'select id, status, customer_name, customer_email from bookings where user_id = ? order by id';
    expect(await read(bookings, person.id)).toEqual([
      { id: pending, status: 'cancelled', customer_name: REMOVED_CONTACT.name, customer_email: REMOVED_CONTACT.email },
      { id: confirmed, status: 'confirmed', customer_name: 'A customer', customer_email: 'customer@mail.test' },
    ]);
    expect(await read('select hall_id from saved_halls where user_id = ?', person.id)).toEqual([]);
    expect(await read('select name from saved_lists where user_id = ?', person.id)).toEqual([]);
    expect(await read('select device, address from sessions where user_id = ?', person.id)).toEqual([
      { device: null, address: null },
    ]);
    expect((await readMails(at, person.email)).map(({ kind }) => kind)).toEqual(['account-deleted']);
    expect((await readMails(at, venue.owner.email)).length).toBeGreaterThan(0);
    const [event] = await read(
      'select account_id from security_events where kind = ? and account_id = ?',
      'account_deleted',
      person.id,
    );
    expect(event).toEqual({ account_id: person.id });
  });

  it('lets the files of a customer’s proofs of payment be swept', async () => {
    const person = await at.person(Role.USER);
    await at
      .context()
      .em.execute(
        `insert into stored_files (owner_id, kind, storage_key, mime, size, claimed_by) values (?, 'proof', 'proofs/x.pdf', 'application/pdf', 1, 'proof:1')`,
        [person.id],
      );
    expect((await erase(person)).status).toBe(204);
    expect(await read('select claimed_by from stored_files where owner_id = ?', person.id)).toEqual([
      { claimed_by: null },
    ]);
  });

  it('takes an owner’s halls off and lets the documents be swept', async () => {
    const venue = await openVenue(at);
    const { em } = at.context();
    await em.execute(
      `insert into stored_files (owner_id, kind, storage_key, mime, size, claimed_by) values (?, 'document', 'documents/x.pdf', 'application/pdf', 1, ?)`,
      [venue.owner.id, `business:${venue.businessId}`],
    );
    await em.execute(`update businesses set documents = '{x.pdf}' where id = ?`, [venue.businessId]);
    expect((await at.visitor.rest('GET', `/public/halls/${venue.hallId}/complete-info`)).status).toBe(200);
    expect((await erase(venue.owner)).status).toBe(204);
    expect((await at.visitor.rest('GET', `/public/halls/${venue.hallId}/complete-info`)).status).toBe(404);
    expect(await read('select documents from businesses where id = ?', venue.businessId)).toEqual([{ documents: [] }]);
    expect(await read('select claimed_by from stored_files where owner_id = ?', venue.owner.id)).toEqual([
      { claimed_by: null },
    ]);
  });

  it('erases an owner’s contact, notes on blocked days and webhooks; papers keep what they say', async () => {
    const venue = await openVenue(at, { name: 'Shalimar Banquets' });
    const { em } = at.context();
    const customer = await at.person(Role.USER);
    await givenBooking(em, { userId: customer.id, hallId: venue.hallId }, { status: BookingStatus.CONFIRMED });
    await em.execute('update bookings set seller_phone = ? where business_id = ?', ['0300 1112223', venue.businessId]);
    await em.execute(`update businesses set phone = '0300 1112223', tax_number = '42' where id = ?`, [
      venue.businessId,
    ]);
    const block = { hallId: venue.hallId, date: '2027-05-01', note: 'My mother’s birthday' };
    expect(
      (
        await venue.owner.graphql('mutation B($input: BlockHallInput!) { blockHall(input: $input) { id } }', {
          input: block,
        })
      ).errors,
    ).toEqual([]);
    await em.execute(
      `insert into webhooks (business_id, url, secret, events) values (?, 'https://me.example/hook', 'x', '{}')`,
      [venue.businessId],
    );
    await em.execute(
      `insert into schedule_exceptions (business_id, first_day, last_day, note) values (?, '2027-06-01', '2027-06-02', 'Away')`,
      [venue.businessId],
    );
    expect((await erase(venue.owner)).status).toBe(204);
    const [business] = await read<Record<string, unknown>>('select * from businesses where id = ?', venue.businessId);
    expect(business).toMatchObject({
      ...{ name: 'Shalimar Banquets', location: '', phone: '', description: '', city: null, latitude: null },
      ...{ longitude: null, tax_number: null, calendar_token: null },
    });
    expect(await read(`select note from occupancies where kind = 'block' and note is not null`)).toEqual([]);
    expect(await read('select note from schedule_exceptions')).toEqual([{ note: null }]);
    expect(await read('select id from webhooks where business_id = ?', venue.businessId)).toEqual([]);
    expect(await read('select seller_phone from bookings where business_id = ?', venue.businessId)).toEqual([
      { seller_phone: '0300 1112223' },
    ]);
  });

  it('deletes the mails to an earlier address too', async () => {
    const person = await at.person(Role.USER);
    const insert = `insert into outbox_mails (to_address, subject, text, html, kind) values (?, 's', 't', 'h', 'earlier')`;
    await read(insert, person.email);
    const { em } = at.context();
    await em.transactional((inner) => keepEarlierMails(inner, person.id, person.email));
    await em.execute(`update users set email = 'moved@mail.test', email_key = 'moved@mail.test' where id = ?`, [
      person.id,
    ]);
    // Somebody else may use the earlier address since.
    await read(insert, person.email);
    expect((await erase(person)).status).toBe(204);
    expect(await readMails(at, person.email)).toHaveLength(1);
  });

  it('is refused to the last admin', async () => {
    const [first, second] = [await at.person(Role.ADMIN), await at.person(Role.ADMIN)];
    expect((await erase(first)).status).toBe(204);
    expect(await erase(second)).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });
    // One that can't sign in is no administrator either.
    const third = await at.person(Role.ADMIN);
    expect((await second.rest('PUT', `/admin/users/${third.id}/suspend`, { reason: 'Has left us' })).status).toBe(200);
    expect(await erase(second)).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });
  });

  it('takes second factors along, with what they store of devices', async () => {
    const admin = await at.person(Role.ADMIN);
    const person = await at.person(Role.USER);
    await addTestApp(at, person);
    await addTestPasskey(at, person);
    const count = async () => {
      const tables = ['authenticator_apps', 'recovery_codes', 'passkeys'];
      const counts = tables.map((table) => read<object>(`select 1 from ${table} where user_id = ?`, person.id));
      return (await Promise.all(counts)).map((rows) => rows.length > 0);
    };
    expect(await count()).toEqual([true, true, true]);
    expect((await admin.rest('DELETE', `/admin/users/${person.id}`)).status).toBe(204);
    expect(await count()).toEqual([false, false, false]);
  });
});
