import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Role } from '../../domain/accounts/roles.js';
import { clearTables } from '../../testing/clear-tables.js';
import { sendForm } from '../../testing/forms.js';
import { startHarness, type Harness, type Person } from '../../testing/harness.js';
import { bookingInput, givenBooking, openVenue, type Venue } from '../../testing/scene.js';
import { recordStatements } from '../../testing/statements.js';
import { recordPersonalDataRead } from './personal-data.js';

const PDF = Buffer.from('%PDF-1.4\n1 0 obj << /Type /Catalog >> endobj\ntrailer << /Root 1 0 R >>\n%%EOF\n');

let at: Harness;
let venue: Venue;
let customer: Person;
let admin: Person;
let moderator: Person;
let bookingId: number;
let document: string | undefined;

const reads = () =>
  at.context().em.execute<{ data: string; account_id: number | null; actor_id: number; count: number | null }[]>(
    `select details ->> 'data' as data, account_id, actor_id, (details ->> 'count')::int as count from security_events
        where kind = 'personal_data_read' order by id`,
  );

beforeAll(async () => {
  at = await startHarness();
  [customer, admin, moderator] = [
    await at.person(Role.USER),
    await at.person(Role.ADMIN),
    await at.person(Role.MODERATOR),
  ];
  venue = await openVenue(at);
  bookingId = await givenBooking(at.context().em, { userId: customer.id, hallId: venue.hallId });
  const file = { path: '/upload/document', field: 'document', content: PDF, name: 'licence.pdf' };
  document = (await sendForm(at, venue.owner, file)).body.filename;
});
afterAll(() => at.close());
beforeEach(() => clearTables(at.context().em, 'security_events'));

describe('[issue: security log] personal data that staff read', () => {
  it('is recorded with who saw whose and what, wherever staff see it', async () => {
    for (const query of [
      `{ business(id: ${venue.businessId}) { ownerEmail } }`,
      '{ businesses { nodes { ownerEmail } } }',
      `{ bookingsOfBusiness(id: ${venue.businessId}) { nodes { customerPhone } } }`,
      `{ booking(id: ${bookingId}) { customerPhone } }`,
      `{ storedDocument(filename: "${document}") { originalName } }`,
    ])
      expect((await moderator.graphql(query)).errors).toEqual([]);
    await at.context().em.execute(
      `insert into outbox_mails (to_address, subject, text, html, kind) values ('a@mail.test', 's', 't', 'h', 'k');
         insert into audit_events (action, subject_type, subject_id, actor_id, at) values ('user.deleted', 'user', '1', ${admin.id}, now());
         insert into security_alarms (kind, count, last_event_id, raised_at) values ('admin_added', 1, 1, '2027-03-01');
         insert into hall_reviews (hall_id, user_id, rating) values (${venue.hallId}, ${customer.id}, 4)`,
    );
    for (const query of [
      '{ people { nodes { email } } }',
      '{ outbox { nodes { to } } }',
      '{ securityLog { nodes { address } } }',
      '{ auditLog { nodes { actorName } } }',
      '{ securityAlarms { accountId } }',
      '{ reviews { nodes { comment } } }',
    ])
      expect((await admin.graphql(query)).errors).toEqual([]);
    const by = moderator.id;
    expect(await reads()).toEqual([
      { data: 'business', account_id: venue.owner.id, actor_id: by, count: null },
      { data: 'businesses', account_id: null, actor_id: by, count: 1 },
      { data: 'bookings', account_id: null, actor_id: by, count: 1 },
      { data: 'booking', account_id: customer.id, actor_id: by, count: null },
      { data: 'document', account_id: venue.owner.id, actor_id: by, count: null },
      { data: 'people', account_id: null, actor_id: admin.id, count: 4 },
      { data: 'mails', account_id: null, actor_id: admin.id, count: 1 },
      { data: 'security-log', account_id: null, actor_id: admin.id, count: 7 },
      { data: 'audit-log', account_id: null, actor_id: admin.id, count: 1 },
      { data: 'alarms', account_id: null, actor_id: admin.id, count: 1 },
      { data: 'reviews', account_id: null, actor_id: admin.id, count: 1 },
    ]);
  });

  it('is recorded for the file that an admin exports, and over REST', async () => {
    await admin.rest('GET', '/admin/users');
    await admin.graphql('{ exportSecurityLog { content } }');
    expect(await reads()).toMatchObject([{ data: 'people' }, { data: 'security-log', count: 1 }]);
  });

  it('is recorded once an hour for a reader, person and kind of data, also by parallel reads', async () => {
    const read = () => admin.graphql(`{ booking(id: ${bookingId}) { id } }`);
    await Promise.all([read(), read(), read()]);
    at.clock.advanceMinutes(59);
    await read();
    await moderator.graphql(`{ booking(id: ${bookingId}) { id } }`);
    expect(await reads()).toMatchObject([{ actor_id: admin.id }, { actor_id: moderator.id }]);
    at.clock.advanceMinutes(1);
    await read();
    expect(await reads()).toHaveLength(3);
  });

  it('is recorded for each guest without an account, by the booking', async () => {
    const entries = [];
    for (const day of ['05', '06']) {
      const input = bookingInput(venue.hallId, {
        ...{ startTime: `2027-05-${day}T07:00:00Z`, endTime: `2027-05-${day}T11:00:00Z` },
        customerEmail: null,
      });
      entries.push((await venue.owner.rest<{ id: number }>('POST', '/business/bookings', input)).body.id);
    }
    for (const id of [...entries, ...entries]) await admin.graphql(`{ booking(id: ${id}) { customerPhone } }`);
    const { em } = at.context();
    expect(
      await em.execute(
        `select account_id, (details ->> 'bookingId')::int as booking from security_events
           where kind = 'personal_data_read' order by id`,
      ),
    ).toEqual(entries.map((booking) => ({ account_id: null, booking })));
  });

  it('is recorded in one statement', async () => {
    const viewer = { id: admin.id, role: Role.ADMIN, name: 'A', signedInAt: at.clock.now() };
    const read = () => recordPersonalDataRead(at.context(viewer), { data: 'mails', count: 7 });
    expect((await recordStatements(at.app.orm, read)).statements).toHaveLength(1);
  });

  it('is not recorded for what people see of their own or of their customers, nor for a list without rows', async () => {
    await customer.graphql(`{ booking(id: ${bookingId}) { customerPhone } }`);
    for (const query of [
      `{ booking(id: ${bookingId}) { customerPhone } }`,
      '{ businessBookings { nodes { customerPhone } } }',
    ])
      expect((await venue.owner.graphql(query)).errors).toEqual([]);
    expect((await admin.graphql(`{ person(id: ${admin.id}) { email } }`)).errors).toEqual([]);
    await admin.graphql('{ people(filter: { text: "nobody of this name" }) { nodes { email } } }');
    expect(await reads()).toEqual([]);
  });

  it('is found in the log by who read it', async () => {
    const reader = await at.person(Role.ADMIN, { name: 'Curious Reader' });
    await reader.graphql(`{ booking(id: ${bookingId}) { id } }`);
    const { data } = await admin.graphql(
      '{ securityLog(filter: { person: "curious", kind: PERSONAL_DATA_READ }) { nodes { accountId actorId actorName } } }',
    );
    expect(data?.securityLog).toEqual({
      nodes: [{ accountId: customer.id, actorId: reader.id, actorName: 'Curious Reader' }],
    });
  });
});
