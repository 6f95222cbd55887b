import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { PROJECT_ROOT } from '../../env/project.js';
import { Role } from '../../domain/accounts/roles.js';
import { BookingStatus } from '../../domain/bookings/transitions.js';
import { REMOVED_CONTACT } from '../../domain/personal-data/erasure.js';
import { describePeriod, RETENTION } from '../../domain/personal-data/retention.js';
import { insertExpense, insertProof, insertTask } from '../../testing/access/scene-records.js';
import { insert } from '../../testing/access/scene-rows.js';
import { startHarness, TEST_NOW, type Harness, type Person } from '../../testing/harness.js';
import { givenBooking, openVenue } from '../../testing/scene.js';
import { personalDataJobs } from './retention.jobs.js';

const DAY_MS = 86_400_000;

let at: Harness;

beforeAll(async () => {
  at = await startHarness({ REQUIRE_CONFIRMED_EMAIL: 'true' });
});
afterAll(() => at.close());

const run = () => personalDataJobs['apply-retention']?.(at.context(), {}, new AbortController().signal);
const ago = (days: number) => new Date(TEST_NOW.getTime() - days * DAY_MS);
const read = <Row extends object>(sql: string, ...values: unknown[]) => at.context().em.execute<Row[]>(sql, values);

describe('[issue: accounts] the retention', () => {
  it('deletes mails after their period, however many', async () => {
    const { days } = RETENTION.mails;
    await read(
      `insert into outbox_mails (to_address, subject, text, html, kind, created_at)
       select 'a@mail.test', n::text, 't', 'h', 'k', ? from generate_series(1, 2500) n`,
      ago(days + 1),
    );
    const young = `insert into outbox_mails (to_address, subject, text, html, kind, created_at)
       values ('a@mail.test', 'young', 't', 'h', 'k', ?)`;
    await read(young, ago(days - 1));
    await run();
    expect(await read(`select subject from outbox_mails where to_address = 'a@mail.test'`)).toEqual([
      { subject: 'young' },
    ]);
  });

  it('removes contacts of agreements after the legal period, of other requests sooner, and nothing else', async () => {
    const venue = await openVenue(at);
    const person = await at.person(Role.USER);
    const { em } = at.context();
    const book = async (daysAgo: number, status: BookingStatus) => {
      const place = { userId: person.id, hallId: venue.hallId };
      const id = await givenBooking(em, place, { startTime: ago(daysAgo), status });
      await em.execute(
        `update bookings set created_at = ?, notes = 'Loud', quoted_price = total_price, price_reason = 'A cousin' where id = ?`,
        [ago(daysAgo + 30), id],
      );
      await em.execute('insert into threads (booking_id) values (?)', [id]);
      return id;
    };
    const legal = RETENTION.bookingContacts.days;
    const short = RETENTION.requestContacts.days;
    const removed = [await book(legal + 1, BookingStatus.CONFIRMED), await book(short + 1, BookingStatus.CANCELLED)];
    const kept = [await book(legal - 1, BookingStatus.CONFIRMED), await book(short - 1, BookingStatus.CANCELLED)];
    await run();
    await run();
    const rows =
      'select id, customer_name, customer_phone, customer_email, notes, price_reason from bookings order by id';
    const contact = (name: string, phone: string, email: string, notes: string | null, reason: string) => ({
      ...{ customer_name: name, customer_phone: phone, customer_email: email, notes, price_reason: reason },
    });
    const { name, phone, email } = REMOVED_CONTACT;
    expect(await read('select booking_id as id from threads order by 1')).toEqual(kept.map((id) => ({ id })));
    expect(await read(rows)).toEqual([
      ...removed.map((id) => ({ id, ...contact(name, phone, email, null, name) })),
      ...kept.map((id) => ({ id, ...contact('A customer', '0300 7654321', 'customer@mail.test', 'Loud', 'A cousin') })),
    ]);
  });

  it('lets the files of proofs of payment be swept with the contact, and keeps the proofs without their reasons', async () => {
    const venue = await openVenue(at);
    const person = await at.person(Role.USER);
    const { em } = at.context();
    const prove = async (daysAgo: number) => {
      const place = { userId: person.id, hallId: venue.hallId };
      const booked = { startTime: ago(daysAgo), status: BookingStatus.CONFIRMED };
      const id = await insertProof(em, await givenBooking(em, place, booked));
      const answer = `update payment_proofs set status = 'rejected', reason = 'Unreadable', answered_at = now(), answered_by = ? where id = ?`;
      await em.execute(answer, [venue.owner.id, id]);
      const file = { kind: 'proof', storage_key: `proofs/${id}.pdf`, mime: 'application/pdf', size: 1 };
      await insert(em, 'stored_files', { ...file, owner_id: person.id, claimed_by: `proof:${id}` });
      return id;
    };
    const [old, young] = [
      await prove(RETENTION.bookingContacts.days + 2),
      await prove(RETENTION.bookingContacts.days - 2),
    ];
    await run();
    const proofs = await read(
      `select p.id, p.reason, f.claimed_by from payment_proofs p
         join stored_files f on f.storage_key = 'proofs/' || p.id || '.pdf' order by p.id`,
    );
    expect(proofs).toEqual([
      { id: old, reason: null, claimed_by: null },
      { id: young, reason: 'Unreadable', claimed_by: `proof:${young}` },
    ]);
  });

  it('lets the bills of expenses be swept with the contact, and keeps the expenses', async () => {
    const venue = await openVenue(at);
    const { em } = at.context();
    const spend = async (daysAgo: number) => {
      const place = { userId: (await at.person(Role.USER)).id, hallId: venue.hallId };
      const booked = { startTime: ago(daysAgo), status: BookingStatus.CONFIRMED };
      const id = await insertExpense(em, await givenBooking(em, place, booked), venue.owner.id);
      const file = { kind: 'proof', storage_key: `proofs/bill-${id}.pdf`, mime: 'application/pdf', size: 1 };
      await insert(em, 'stored_files', { ...file, owner_id: venue.owner.id, claimed_by: `expense:${id}` });
      return id;
    };
    const { days } = RETENTION.bookingContacts;
    const [old, young] = [await spend(days + 2), await spend(days - 2)];
    await run();
    const bills = await read(
      `select x.id, f.claimed_by from booking_expenses x
         join stored_files f on f.storage_key = 'proofs/bill-' || x.id || '.pdf' order by x.id`,
    );
    expect(bills).toEqual([
      { id: old, claimed_by: null },
      { id: young, claimed_by: `expense:${young}` },
    ]);
  });

  it('deletes the tasks of bookings with their contact', async () => {
    const venue = await openVenue(at);
    const { em } = at.context();
    const plan = async (daysAgo: number) => {
      const place = { userId: (await at.person(Role.USER)).id, hallId: venue.hallId };
      const booked = { startTime: ago(daysAgo), status: BookingStatus.CONFIRMED };
      return insertTask(em, await givenBooking(em, place, booked), venue.owner.id);
    };
    const { days } = RETENTION.bookingContacts;
    const [, young] = [await plan(days + 2), await plan(days - 2)];
    await run();
    expect(await read('select id from booking_tasks')).toEqual([{ id: young }]);
  });

  it('lets the files of messages be swept with the messages', async () => {
    const venue = await openVenue(at);
    const person = await at.person(Role.USER);
    const { em } = at.context();
    const write = async (daysAgo: number) => {
      const place = { userId: person.id, hallId: venue.hallId };
      const booked = { startTime: ago(daysAgo), status: BookingStatus.CONFIRMED };
      const threadId = await insert(em, 'threads', {
        booking_id: await givenBooking(em, place, booked),
        last_sequence: 1,
      });
      const message = { thread_id: threadId, sequence: 1, sender_id: person.id, side: 'customer', text: '' };
      const id = await insert(em, 'messages', message);
      const file = { kind: 'message', storage_key: `messages/${id}.pdf`, mime: 'application/pdf', size: 1 };
      await insert(em, 'stored_files', { ...file, owner_id: person.id, claimed_by: `message:${id}` });
      return id;
    };
    const [old, young] = [
      await write(RETENTION.bookingContacts.days + 2),
      await write(RETENTION.bookingContacts.days - 2),
    ];
    await run();
    expect(await read(`select storage_key, claimed_by from stored_files where kind = 'message' order by id`)).toEqual([
      { storage_key: `messages/${old}.pdf`, claimed_by: null },
      { storage_key: `messages/${young}.pdf`, claimed_by: `message:${young}` },
    ]);
  });

  it('deletes counts of attempts a day after their limit ended', async () => {
    const insert = 'insert into attempts (key, points, expire) values (?, 1, ?)';
    await read(insert, 'of the day before', ago(1).getTime() - 1);
    await read(insert, 'of today', ago(1).getTime());
    await run();
    expect(await read(`select key from attempts where key like 'of %'`)).toEqual([{ key: 'of today' }]);
  });

  it('finds what is due by an index, however many bookings there are', async () => {
    const { em } = at.context();
    const plans = await em.transactional(async (inner) => {
      await inner.execute('set local enable_seqscan = off');
      const explain = async (condition: string) =>
        JSON.stringify(
          await inner.execute(
            `explain select id from bookings where ${condition} and end_time < '2020-01-01'
               and customer_email <> '${REMOVED_CONTACT.email}' limit 500`,
          ),
        );
      return [await explain('confirmed_at is null'), await explain('confirmed_at is not null')];
    });
    expect(plans[0]).toContain('bookings_request_contacts');
    expect(plans[1]).toContain('bookings_agreed_contacts');
  });

  it('deletes accounts that were never confirmed and never used', async () => {
    const people: Person[] = [];
    for (let count = 0; count < 7; count += 1) people.push(await at.person(Role.USER));
    const [unused = 0, booked = 0, saved = 0, seen = 0, linkless = 0, confirmed = 0, fresh = 0] = people.map(
      ({ id }) => id,
    );
    const all = people.map(({ id }) => id).join(', ');
    const venue = await openVenue(at);
    await givenBooking(at.context().em, { userId: booked, hallId: venue.hallId });
    await read(`insert into saved_halls (user_id, hall_id) values (${saved}, ${venue.hallId})`);
    const old = ago(RETENTION.unconfirmedAccounts.days + 1);
    await read(`update users set email_confirmed_at = null where id in (${all}) and id <> ${confirmed}`);
    await read(`update users set created_at = ? where id in (${all}) and id <> ${fresh}`, old);
    await read(`update sessions set last_used_at = ? where user_id in (${all}) and user_id <> ${seen}`, old);
    await read(
      `insert into account_links (user_id, purpose, email, token_hash, created_at, expires_at)
         select id, 'confirm_email', email, 'hash ' || id, ?::timestamptz, ?::timestamptz + interval '1 day'
         from users where id in (${all}) and id <> ${linkless}`,
      ...[old, old],
    );
    await run();
    expect(await read(`select id from users where deleted_at is not null and id in (${all})`)).toEqual([
      { id: unused },
    ]);
  });

  it('keeps unconfirmed accounts where nothing waits for a confirmation', async () => {
    const lenient = await startHarness({ REQUIRE_CONFIRMED_EMAIL: 'off' });
    const person = await lenient.person(Role.USER);
    const { em } = lenient.context();
    await em.execute('update users set email_confirmed_at = null, created_at = ? where id = ?', [ago(400), person.id]);
    await personalDataJobs['apply-retention']?.(lenient.context(), {}, new AbortController().signal);
    expect((await person.rest('GET', '/user/profile')).status).toBe(200);
    await lenient.close();
  });

  it('is documented as it is', () => {
    const operations = readFileSync(join(PROJECT_ROOT, 'docs/operations.md'), 'utf8');
    for (const { what, days, since } of Object.values(RETENTION))
      expect(operations).toContain(`| ${what} | ${describePeriod(days)} | ${since} |`);
  });
});
