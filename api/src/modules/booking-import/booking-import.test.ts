import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Role } from '../../domain/accounts/roles.js';
import { BOOKING_IMPORT_SAMPLE } from '../../domain/bookings/import.js';
import { BusinessStatus } from '../../domain/businesses/transitions.js';
import { IMPORT_LIMITS } from '../../domain/catalogue/limits.js';
import { startHarness, type Harness, type Person } from '../../testing/harness.js';
import { bookingInput, givenHall, givenMember, openVenue, type Venue } from '../../testing/scene.js';
import { recordStatements } from '../../testing/statements.js';
import { findWrongSums, type BookingBody } from '../bookings/testing.js';

let at: Harness;
beforeAll(async () => {
  at = await startHarness();
});
afterAll(() => at.close());

interface Outcome {
  isPreview: boolean;
  unusedColumns: string[];
  rows: {
    row: number;
    state: string;
    problems: { field: string; message: string }[];
    bookingId: number | null;
    startTime: string | null;
    totalPrice: number | null;
  }[];
  created: number;
  unchanged: number;
  conflicts: number;
  refused: number;
}

const IMPORT = `mutation Import($input: ImportBookingsInput!) { importBookings(input: $input) {
  isPreview unusedColumns rows { row state problems { field message } bookingId startTime totalPrice }
  created unchanged conflicts refused } }`;

async function send(who: Person, content: string, preview = false) {
  const answer = await who.graphql<{ importBookings: Outcome }>(IMPORT, { input: { content, preview } });
  return { outcome: answer.data?.importBookings, error: answer.errors[0] };
}

function read<Row extends object>(sql: string, values: unknown[] = []): Promise<Row[]> {
  return at.context().em.execute<Row[]>(sql, values);
}

const countRows = () =>
  read(`select (select count(*) from bookings) bookings, (select count(*) from occupancies) occupancies,
    (select count(*) from outbox_mails) mails, (select count(*) from webhook_deliveries) webhooks`);

const HEADING = 'Hall,Date,From,To,Guest name,Phone,Guests,Total price\n';
const row = (hallId: number, date: string, rest = '19:00,23:00,Ayesha Khan,0300 1234567,120,') =>
  `${hallId},${date},${rest}\n`;

/** The states of the rows, with their first problem. */
const states = (outcome: Outcome | undefined) =>
  outcome?.rows.map(({ state, problems: [problem] }) => [state, problem?.field, problem?.message]);

describe('an import of bookings', () => {
  it('is previewed without a trace, then confirms past and future ones, and doubles nothing', async () => {
    const { owner, hallId, businessId } = await openVenue(at, { tax: 16 });
    const file = `${HEADING}${row(hallId, '14/02/2026')}${row(hallId, '2027-06-01', '7 pm,1 am,Bilal,03217654321,90,"1,50,000"')}`;
    const before = await countRows();
    const preview = await send(owner, file, true);
    expect(preview.outcome).toMatchObject({ isPreview: true, created: 2, refused: 0, conflicts: 0, unusedColumns: [] });
    expect(preview.outcome?.rows[0]?.startTime).toBe('2026-02-14T14:00:00.000Z');
    expect(await countRows()).toEqual(before);
    expect((await send(owner, file)).outcome).toMatchObject({ isPreview: false, created: 2, unchanged: 0 });
    const { body } = await owner.rest<{ data: BookingBody[] }>('GET', '/business/bookings?order=LATEST');
    expect(body.data).toMatchObject([
      { status: 'confirmed', source: 'owner', totalPrice: 150_000, priceReason: 'Price from the imported file' },
      { status: 'confirmed', source: 'owner', customerName: 'Ayesha Khan', quotedPrice: null },
    ]);
    const again = await send(owner, file.replace('0300 1234567', '+92 300 1234567'));
    expect(again.outcome).toMatchObject({ created: 0, unchanged: 2 });
    expect(again.outcome?.rows[0]?.bookingId).toBe(body.data[1]?.id);
    expect(await findWrongSums(at.context().em)).toEqual([]);
    const after = await countRows();
    expect(after).toMatchObject([{ mails: before[0] && (before[0] as { mails: string }).mails }]);
    const audited = await read(
      `select after from audit_events where action = 'bookings.imported' and business_id = ?`,
      [businessId],
    );
    expect(audited).toEqual([{ after: { created: 2 } }]);
  });

  it('mails nobody and sends no webhooks, whatever addresses the file has', async () => {
    const { owner, hallId, businessId } = await openVenue(at);
    await read(
      `insert into webhooks (business_id, url, secret, events) values (?, 'https://me.example/hook', 'x', '{booking.confirmed}') returning id`,
      [businessId],
    );
    const before = await countRows();
    const file = `hall,date,from,to,name,phone,guests,email,occasion\n${hallId},2027-05-01,19:00,23:00,Ali,03001234567,80,ali@guest.test,Valima\n`;
    expect((await send(owner, file)).outcome?.created).toBe(1);
    expect((await owner.rest<{ data: object[] }>('GET', '/business/bookings')).body.data).toMatchObject([
      { occasion: 'walima' },
    ]);
    const [mails, after] = ['mails', 'webhooks'].map((key) => (before[0] as Record<string, string>)[key]);
    expect(await countRows()).toMatchObject([{ mails, webhooks: after }]);
    await owner.rest('POST', '/business/bookings', bookingInput(hallId, { customerEmail: null }));
    expect(await countRows()).toMatchObject([{ mails, webhooks: Number(after) + 1 }]);
  });

  it('takes the template once the halls are there', async () => {
    const { owner, hallId } = await openVenue(at, { shifts: [{}] });
    await at.context().em.execute(`update halls set hall_name = 'North Hall' where id = ?`, [hallId]);
    expect(states((await send(owner, BOOKING_IMPORT_SAMPLE, true)).outcome)).toEqual([
      ['INVALID', 'guests', 'This hall holds at most 300 guests'],
      ['NEW', undefined, undefined],
    ]);
  });

  it('puts a row into the hall of its id, whatever number another one has', async () => {
    const { owner, hallId, businessId } = await openVenue(at);
    await givenHall(at.context().em, businessId, { hallNumber: String(hallId) });
    const file = HEADING.replace('Hall', 'Hall ID') + row(hallId, '2027-03-20') + row(2_000_000, '2027-03-21');
    expect(states((await send(owner, file)).outcome)).toEqual([
      ['NEW', undefined, undefined],
      ['INVALID', 'Hall ID', 'The business has no hall with this id'],
    ]);
    const { body } = await owner.rest<{ data: object[] }>('GET', '/business/bookings');
    expect(body.data).toMatchObject([{ hallId }]);
  });

  it('puts a row into the shift of its name that is sold on its day', async () => {
    const { owner, hallId } = await openVenue(at, { shifts: [{ weekdays: [1, 2, 3, 4, 5] }, { weekdays: [6, 0] }] });
    const cells = (day: string) => `${hallId},${day},Dinner,Ayesha Khan,0300 1234567,120\n`;
    const file = `hall,date,shift,guestName,phone,guests\n${cells('2027-03-19')}${cells('2027-03-20')}`;
    expect(states((await send(owner, file, true)).outcome)?.map(([state]) => state)).toEqual(['NEW', 'NEW']);
  });

  it('names what is in the way: a booking, a block, a request, another row', async () => {
    const { owner, hallId } = await openVenue(at, { slots: { bufferTime: 60 } });
    const [booked, requested, blocked] = ['2027-03-20', '2027-03-21', '2027-03-22'];
    const times = (day: string) => ({ startTime: `${day}T14:00:00Z`, endTime: `${day}T18:00:00Z` });
    const guest = { customerEmail: null, customerName: 'Nadia Karim', customerPhone: '0333 1112223' };
    await owner.rest('POST', '/business/bookings', bookingInput(hallId, { ...times(booked), ...guest }));
    const customer = await at.person(Role.USER);
    await customer.rest('POST', '/user/bookings', bookingInput(hallId, times(requested)));
    const block = { hallId, date: blocked, startTime: '06:00', endTime: '23:00' };
    expect((await owner.rest('POST', '/business/blocks', block)).status).toBe(201);
    const file = [
      ...[booked, requested, blocked].map((day) => row(hallId, day)),
      row(hallId, '2027-03-24'),
      row(hallId, '2027-03-24', '22:00,23:30,Somebody,0300 9999999,50,'),
      row(hallId, '2027-03-24'),
      row(hallId, requested, '23:59,0:30,Somebody,0300 9999999,50,'),
    ].join('');
    const { outcome } = await send(owner, HEADING + file);
    const found = states(outcome);
    const expected = ['CONFLICT', 'CONFLICT', 'CONFLICT', 'NEW', 'CONFLICT', 'INVALID', 'CONFLICT'];
    expect(found?.map(([state]) => state)).toEqual(expected);
    expect(found?.[0]?.[2]).toMatch(/^The hall is already booked at that time: Nadia Karim, INV-\d+ /);
    expect(found?.[1]?.[2]).toMatch(/^A request is waiting for that time: Ayesha Khan, INV-\d+\. Answer it first\.$/);
    // The request needs the hour after it as well.
    expect(found?.[6]?.[2]).toBe(found?.[1]?.[2]);
    expect(found?.[4]?.slice(1)).toEqual(['Date', 'Row 5 takes the hall at that time']);
    expect(found?.[5]?.slice(1)).toEqual(['row', 'The same as in row 5']);
    expect(outcome).toMatchObject({ created: 1, conflicts: 5, refused: 1 });
    const requests = await read('select status from bookings where hall_id = ? and user_id is not null', [hallId]);
    expect(requests).toEqual([{ status: 'pending' }]);
  });

  it('leaves out wrong rows, naming the column of the file', async () => {
    const { owner, hallId } = await openVenue(at);
    const { hallId: foreign } = await openVenue(at);
    const file = [
      row(hallId, 'soon'),
      row(foreign, '2027-05-01'),
      row(hallId, '2019-05-01'),
      row(hallId, '2027-05-01', '19:00,23:00,,0300 1234567,9999,'),
      row(hallId, '2027-05-01', 'too,many,cells,in,this,row,here'),
      row(hallId, '2027-05-02'),
    ].join('');
    const { outcome } = await send(owner, HEADING + file);
    expect(outcome).toMatchObject({ created: 1, refused: 5 });
    const fields = outcome?.rows.map(({ problems }) => problems.map(({ field }) => field));
    expect(fields).toEqual([['Date'], ['Hall'], ['Date'], ['Guest name'], ['row'], []]);
  });

  it('leaves out what was called off', async () => {
    const { owner, hallId } = await openVenue(at);
    const file = HEADING + row(hallId, '2027-05-01');
    await send(owner, file);
    const [booking] = await read<{ id: number }>('select id from bookings where hall_id = ?', [hallId]);
    await owner.rest('POST', `/business/bookings/${booking?.id}/call-off`, { reason: 'Entered by mistake' });
    expect((await send(owner, file)).outcome).toMatchObject({ created: 0, unchanged: 1 });
  });

  it('takes what never took place: an entry that was declined', async () => {
    const { owner, hallId } = await openVenue(at);
    const times = { startTime: '2027-05-01T14:00:00Z', endTime: '2027-05-01T18:00:00Z' };
    const guest = { customerPhone: '0300 1234567', customerEmail: null, isConfirmed: false };
    const input = bookingInput(hallId, { ...times, ...guest });
    const { body } = await owner.rest<BookingBody>('POST', '/business/bookings', input);
    await owner.rest('PUT', `/business/bookings/${body.id}/status`, { status: 'cancelled' });
    const { outcome } = await send(owner, HEADING + row(hallId, '2027-05-01'));
    expect(outcome).toMatchObject({ created: 1, unchanged: 0 });
  });

  it('knows its own export again, where texts are kept from being formulas', async () => {
    const { owner, hallId } = await openVenue(at);
    const abroad = '19:00,23:00,-- Ali,+44 20 7946 0958,80,';
    expect((await send(owner, HEADING + row(hallId, '2027-05-01', abroad))).outcome?.created).toBe(1);
    const headers = { authorization: `Bearer ${owner.token}` };
    const exported = await (await fetch(`${at.url}/api/business/bookings/export.csv`, { headers })).text();
    expect(exported).toContain("'+44 20 7946 0958");
    expect((await send(owner, exported)).outcome).toMatchObject({ created: 0, unchanged: 1, refused: 0 });
  });

  it('lets a member agree on no less than they may', async () => {
    const { hallId, businessId } = await openVenue(at);
    const clerk = await at.person(Role.USER);
    await givenMember(at.context().em, businessId, clerk.id, 'CLERK');
    const file = HEADING + row(hallId, '2027-05-01') + row(hallId, '2026-05-02', '19:00,23:00,Ali,0300 1,50,100');
    const { outcome } = await send(clerk, file);
    expect(outcome).toMatchObject({ created: 1, refused: 1 });
    expect(outcome?.rows[1]?.problems[0]?.field).toBe('Total price');
  });

  it('gives a time once, however many files come at the same moment', async () => {
    const { owner, hallId } = await openVenue(at);
    const files = Array.from({ length: 4 }, (_, index) =>
      send(owner, HEADING + row(hallId, '2027-05-01', `19:00,23:00,Guest,0300 123456${index},50,`)),
    );
    const created = (await Promise.all(files)).map(({ outcome }) => outcome?.created ?? 0);
    expect(created.sort()).toEqual([0, 0, 0, 1]);
  });

  it('asks the database as often for many rows as for few', async () => {
    const { owner, hallId } = await openVenue(at);
    const file = (month: string, rows: number) =>
      HEADING + Array.from({ length: rows }, (_, day) => row(hallId, `2026-${month}-${day + 1}`)).join('');
    await send(owner, file('03', 1));
    const few = await recordStatements(at.app.orm, () => send(owner, file('04', 2)));
    const many = await recordStatements(at.app.orm, () => send(owner, file('05', 28)));
    expect(many.result.outcome?.created).toBe(28);
    expect(many.statements.length).toBe(few.statements.length);
  });

  it.each([
    ['', 'content'],
    ['hall,date\n', 'content'],
    [`hall,date\n${'x'.repeat(IMPORT_LIMITS.charactersMax)}`, 'content'],
    [`hall,date\n${'a,b\n'.repeat(IMPORT_LIMITS.rowsMax + 1)}`, 'content'],
  ])('of a file that can’t be read is refused (%#)', async (content, field) => {
    const { owner } = await openVenue(at);
    expect((await send(owner, content, true)).error?.extensions).toMatchObject({ code: 'INVALID_INPUT', field });
  });
});

describe('who may import bookings', () => {
  it('approved businesses and their teams only, into their own halls', async () => {
    const venue: Venue = await openVenue(at);
    const file = HEADING + row(venue.hallId, '2027-05-01');
    const code = async (who: Person) => (await send(who, file, true)).error?.extensions.code;
    expect(await code(at.visitor)).toBe('UNAUTHENTICATED');
    for (const role of [Role.USER, Role.MODERATOR, Role.ADMIN])
      expect(await code(await at.person(role))).toBe('FORBIDDEN');
    expect(await code(await at.person(Role.BUSINESS))).toBe('NOT_FOUND');
    for (const status of [BusinessStatus.PENDING, BusinessStatus.REJECTED, BusinessStatus.SUSPENDED])
      expect(await code((await openVenue(at, { status })).owner)).toBe('FORBIDDEN');
    const other = await openVenue(at);
    expect((await send(other.owner, file)).outcome).toMatchObject({ created: 0, refused: 1 });
  });
});
