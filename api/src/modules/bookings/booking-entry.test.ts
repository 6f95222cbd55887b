import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Role } from '../../domain/accounts/roles.js';
import { ServicePriceType } from '../../domain/catalogue/price-types.js';
import { startHarness, type Harness, type Person } from '../../testing/harness.js';
import { bookingInput, givenHall, givenMember, openVenue, shareUnits, type Venue } from '../../testing/scene.js';
import { findWrongSums, type BookingBody, type RefusalBody } from './testing.js';

let at: Harness;
let venue: Venue;

beforeAll(async () => {
  at = await startHarness();
  venue = await openVenue(at, {
    tax: 16,
    discount: 10,
    slots: { minAdvanceBookingHours: 48, maxAdvanceBookingDays: 30, bufferTime: 60 },
    hours: [0, 1, 2, 3, 4, 5, 6].map((dayOfWeek) => ({
      dayOfWeek,
      openingTime: '18:00',
      closingTime: '23:00',
      isActive: true,
    })),
    optional: [{ name: 'Menu', price: 1000, priceType: ServicePriceType.PER_PERSON }],
  });
});
afterAll(() => at.close());

/** A separate day for each entry, so that none conflicts. */
let days = 0;
function nextDay(): { startTime: string; endTime: string } {
  days += 1;
  const date = new Date(Date.UTC(2027, 4, days)).toISOString().slice(0, 10);
  return { startTime: `${date}T07:00:00.000Z`, endTime: `${date}T11:00:00.000Z` };
}

type Entered = BookingBody & RefusalBody;

function enter(
  overrides: Record<string, unknown> = {},
  {
    by = venue.owner,
    hallId = venue.hallId,
    headers = {},
  }: Partial<{ by: Person; hallId: number; headers: Record<string, string> }> = {},
) {
  const input = bookingInput(hallId, { ...nextDay(), customerEmail: null, ...overrides });
  return by.rest<Entered>('POST', '/business/bookings', input, headers);
}

function read<Row extends object>(sql: string, values: unknown[] = []): Promise<Row[]> {
  return at.context().em.execute<Row[]>(sql, values);
}

async function countRows(): Promise<object[]> {
  return read(`select (select count(*) from bookings) bookings, (select count(*) from occupancies) occupancies,
    (select count(*) from outbox_mails) mails, (select count(*) from audit_events) audited`);
}

describe('a booking that the owner enters', () => {
  it('is confirmed at once, outside of opening hours, notice and advance limits, and takes its time with the buffer', async () => {
    const { status, body } = await enter({ notes: 'Called on Monday', occasion: 'engagement' });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      status: 'confirmed',
      source: 'owner',
      customerEmail: '',
      notes: 'Called on Monday',
      occasion: 'engagement',
      adjustmentAmount: 0,
      quotedPrice: null,
    });
    const [row] = await read<{ user_id: null; entered_by: number }>(
      'select user_id, entered_by, confirmed_by from bookings where id = ?',
      [body.id],
    );
    expect(row).toEqual({ user_id: null, entered_by: venue.owner.id, confirmed_by: venue.owner.id });
    const [taken] = await read<{ minutes: number }>(
      `select extract(epoch from upper(period) - lower(period))::int / 60 as minutes from occupancies where booking_id = ?`,
      [body.id],
    );
    expect(taken).toEqual({ minutes: 300 });
    expect(await read('select to_address from outbox_mails')).toEqual([]);
  });

  it('may be over: it is confirmed then, and nobody is mailed', async () => {
    const past = { startTime: '2026-02-14T14:00:00Z', endTime: '2026-02-14T18:00:00Z' };
    const customerEmail = 'past@guest.test';
    const pending = await enter({ ...past, isConfirmed: false });
    expect(pending).toMatchObject({ status: 422, body: { field: 'isConfirmed' } });
    expect(await enter({ ...past, customerEmail })).toMatchObject({ status: 201, body: { status: 'confirmed' } });
    expect(await enter(past)).toMatchObject({ status: 409, body: { code: 'SLOT_TAKEN' } });
    expect(await read('select 1 from outbox_mails where to_address = ?', [customerEmail])).toEqual([]);
  });

  it('is priced like any other, by the terms of the hall', async () => {
    const details = { ...nextDay(), guestCount: 100, optionalServiceIds: venue.optionalIds };
    const quote = await venue.owner.rest<{ totalPrice: number; conflicts: object[]; isAvailable: boolean }>(
      ...(['POST', '/business/bookings/calculate-price', { hallId: venue.hallId, ...details }] as const),
    );
    // (4 × 10,000 + 100 × 1,500 + 100 × 1,000) less 10 %, plus 16 %.
    expect(quote.body).toMatchObject({ totalPrice: 302_760, conflicts: [], isAvailable: true });
    const { body } = await enter({ ...details, totalAmount: 302_760 });
    expect(body.totalPrice).toBe(302_760);
    const changed = await enter({ ...details, ...nextDay(), totalAmount: 300_000 });
    expect(changed).toMatchObject({ status: 409, body: { code: 'PRICE_CHANGED' } });
  });

  it('keeps an agreed price beside the quoted one, in an invoice and statements that add up', async () => {
    const { body } = await enter({ agreedPrice: 150_000, priceReason: 'Third booking of the family' });
    expect(body).toMatchObject({
      totalPrice: 150_000,
      quotedPrice: 198_360,
      priceReason: 'Third booking of the family',
      taxAmount: 20_689.66,
      discountAmount: 19_000,
      adjustmentAmount: -41_689.66,
    });
    const parts = ['hallBasePrice', 'categoryPrice', 'typePrice', 'fixedServicesPrice', 'optionalServicesPrice'];
    const sum = parts.reduce((total, part) => total + Number(body[part]), 0);
    expect(sum + Number(body.adjustmentAmount) - Number(body.discountAmount) + Number(body.taxAmount)).toBeCloseTo(
      150_000,
    );
    expect(await findWrongSums(at.context().em)).toEqual([]);
    const day = String(body.startTime).slice(0, 10);
    const statement = await fetch(`${at.url}/api/business/billing/statement.csv?from=${day}&to=${day}`, {
      headers: { authorization: `Bearer ${venue.owner.token}` },
    });
    expect(await statement.text()).toMatch(/148310\.34,19000\.00,20689\.66,150000\.00/);
    const invoice = await fetch(`${at.url}/api/user/bookings/${body.id}/invoice.pdf`, {
      headers: { authorization: `Bearer ${venue.owner.token}` },
    });
    expect([invoice.status, invoice.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  });

  it.each([
    ['an agreed price without a reason', { agreedPrice: 1000 }, 'priceReason'],
    ['a reason without an agreed price', { priceReason: 'Family' }, 'agreedPrice'],
    ['a negative price', { agreedPrice: -1, priceReason: 'Family' }, 'agreedPrice'],
    ['no name', { customerName: ' ' }, 'customerName'],
    ['a phone that is none', { customerPhone: 'later' }, 'customerPhone'],
    ['an address that is none', { customerEmail: 'nobody' }, 'customerEmail'],
    ['more guests than the hall holds', { guestCount: 301 }, 'guestCount'],
    ['a service of nobody', { optionalServiceIds: [999_999] }, 'optionalServiceIds'],
    ['six years ago', { startTime: '2021-02-28T07:00:00Z', endTime: '2021-02-28T09:00:00Z' }, 'date'],
    ['a day far ahead', { startTime: '2033-03-01T07:00:00Z', endTime: '2033-03-01T09:00:00Z' }, 'date'],
    ['more than a day', { startTime: '2027-08-01T07:00:00Z', endTime: '2027-08-02T08:00:00Z' }, 'endTime'],
    [
      'a request for a time that has begun',
      { startTime: '2027-03-01T06:00:00Z', endTime: '2027-03-01T09:00:00Z', isConfirmed: false },
      'isConfirmed',
    ],
  ])('is refused with %s, naming the field, and nothing is kept', async (_what, overrides, field) => {
    const before = await countRows();
    const refused = await enter(overrides);
    expect(refused).toMatchObject({ status: 422, body: { code: 'INVALID_INPUT', field } });
    expect(await countRows()).toEqual(before);
  });

  it('never takes what is taken, in any hall that shares the space', async () => {
    const whole = await givenHall(at.context().em, venue.businessId, { hallName: 'Both halves' });
    await shareUnits(at.context().em, whole, [venue.hallId]);
    const day = nextDay();
    await enter(day);
    const before = await countRows();
    for (const hallId of [venue.hallId, whole]) {
      const refused = await enter(day, { hallId });
      expect(refused).toMatchObject({ status: 409, body: { code: 'SLOT_TAKEN', field: 'startTime' } });
    }
    expect(await countRows()).toEqual(before);
  });

  it('names the booking in its way to the business, apart from the buffer, and to nobody else', async () => {
    const day = nextDay();
    const { body } = await enter({ ...day, customerName: 'Nadia Karim' });
    const number = `INV-${String(body.id).padStart(6, '0')}`;
    const refused = await enter(day);
    expect(refused.body.message).toBe(
      `The hall is already booked at that time: Nadia Karim, ${number} (12:00 PM - 4:00 PM)`,
    );
    const later = { startTime: day.endTime, endTime: day.endTime.replace('T11', 'T14') };
    const clash = `Only the buffer of 1 hour is in the way: the hall is booked: Nadia Karim, ${number} (12:00 PM - 4:00 PM)`;
    expect((await enter(later)).body.message).toBe(clash);
    const quoted = await venue.owner.graphql(
      'query Q($input: CalculatePriceInput!) { quoteBookingEntry(input: $input) { isAvailable clash } }',
      { input: { hallId: venue.hallId, guestCount: 100, ...later } },
    );
    expect(quoted.data).toEqual({ quoteBookingEntry: { isAvailable: false, clash } });
  });

  it('cancels the requests in its way and tells their customers, and names them before', async () => {
    const other = await openVenue(at);
    const customer = await at.person(Role.USER);
    const requested = await customer.rest<BookingBody>('POST', '/user/bookings', bookingInput(other.hallId));
    const { startTime, endTime } = bookingInput(other.hallId);
    const quote = await other.owner.rest<{ conflicts: object[] }>('POST', '/business/bookings/calculate-price', {
      ...{ hallId: other.hallId, startTime, endTime, guestCount: 50 },
    });
    expect(quote.body.conflicts).toMatchObject([{ id: requested.body.id, customerName: 'Ayesha Khan' }]);
    const kept = await enter({ startTime, endTime, isConfirmed: false }, { by: other.owner, hallId: other.hallId });
    expect(kept.body.status).toBe('pending');
    await enter({ startTime, endTime }, { by: other.owner, hallId: other.hallId });
    const statuses = await read<object>(
      'select id, status, cancellation_reason as reason from bookings where id in (?, ?)',
      [requested.body.id, kept.body.id],
    );
    expect(statuses).toEqual([
      { id: requested.body.id, status: 'cancelled', reason: 'slot_taken' },
      { id: kept.body.id, status: 'cancelled', reason: 'slot_taken' },
    ]);
    const mails = await read<{ kind: string }>(`select kind from outbox_mails where to_address = 'ayesha@mail.test'`);
    expect(mails.map(({ kind }) => kind)).toContain('booking-slot-taken');
  });

  it('is a shift’s at its times, and at the hall’s own prices at others', async () => {
    const sells = await openVenue(at, { shifts: [{}] });
    const by = { by: sells.owner, hallId: sells.hallId };
    const lunch = { startTime: '2027-06-05T07:00:00Z', endTime: '2027-06-05T10:00:00Z' };
    const dinner = { startTime: '2027-06-05T14:00:00Z', endTime: '2027-06-05T19:30:00Z' };
    expect((await enter(lunch, by)).body).toMatchObject({ shiftName: null, totalPrice: 180_000 });
    expect((await enter(dinner, by)).body).toMatchObject({ shiftName: 'Dinner', totalPrice: 300_000 });
    const none = { startTime: null, endTime: null };
    const byName = { ...none, shiftId: sells.shiftIds[0], date: '2027-06-12' };
    expect((await enter(byName, by)).body).toMatchObject({
      ...{ shiftName: 'Dinner', totalPrice: 300_000 },
      ...{ startTime: '2027-06-12T14:00:00.000Z', endTime: '2027-06-12T19:30:00.000Z' },
    });
    for (const [refused, field] of [
      [{ ...byName, shiftId: 999_999 }, 'shiftId'],
      [{ ...byName, date: null }, 'date'],
      [{ ...byName, date: '2027-06-05', startTime: lunch.startTime }, 'startTime'],
      [none, 'startTime'],
    ] as const)
      expect(await enter(refused, by)).toMatchObject({ status: 422, body: { field } });
  });

  it('waits as a request if it isn’t confirmed, and is approved or declined', async () => {
    const [one, two] = [await enter({ isConfirmed: false }), await enter({ isConfirmed: false })];
    const answer = (id: number, status: string) =>
      venue.owner.rest<BookingBody>('PUT', `/business/bookings/${id}/status`, { status });
    expect(await answer(one.body.id, 'confirmed')).toMatchObject({ status: 200, body: { status: 'confirmed' } });
    expect(await answer(two.body.id, 'cancelled')).toMatchObject({ status: 200, body: { status: 'cancelled' } });
  });

  it('tells a guest with an address, by names that staff have approved, and not the team', async () => {
    const customerEmail = 'guest@elsewhere.test';
    const { body } = await enter({ customerEmail, customerName: 'Win A Prize', specialRequests: 'Visit evil.example' });
    await venue.owner.rest('POST', `/business/bookings/${body.id}/call-off`, { reason: 'Claim it at evil.example' });
    const mails = await read<{ kind: string; text: string }>(
      'select kind, text from outbox_mails where to_address = ? order by id',
      [customerEmail],
    );
    expect(mails.map(({ kind }) => kind)).toEqual(['booking-confirmed', 'booking-called-off']);
    const [business] = await read<{ name: string }>('select name from businesses where id = ?', [venue.businessId]);
    for (const { text } of mails) {
      expect(text).toContain(business?.name);
      expect(text).not.toMatch(/prize|evil/i);
    }
    const [row] = await read<{ email: string }>('select email from users where id = ?', [venue.owner.id]);
    expect(await read('select 1 from outbox_mails where to_address = ?', [row?.email])).toEqual([]);
  });

  it('is one booking however often it is sent', async () => {
    const day = nextDay();
    const headers = { 'Idempotency-Key': 'entry-1' };
    const [first, again] = [await enter(day, { headers }), await enter(day, { headers })];
    expect([first.status, again.status, again.body.id]).toEqual([201, 201, first.body.id]);
    const other = await enter({ ...day, guestCount: 99 }, { headers });
    expect(other).toMatchObject({ status: 409, body: { code: 'IDEMPOTENCY_MISMATCH' } });
  });

  it('is in the audit log under who did it, without the guest’s contact', async () => {
    const clerk = await at.person(Role.USER);
    await givenMember(at.context().em, venue.businessId, clerk.id, 'CLERK');
    await at
      .context()
      .em.execute('update business_members set max_discount_percent = 60 where user_id = ?', [clerk.id]);
    const { status, body } = await enter({ agreedPrice: 90_000, priceReason: 'Cousin of Bilal' }, { by: clerk });
    expect(status).toBe(201);
    const [entry] = await read<{ after: Record<string, unknown> }>(
      `select actor_id, action, business_id, after from audit_events where subject_type = 'booking' and subject_id = ?`,
      [String(body.id)],
    );
    expect(entry).toMatchObject({
      actor_id: clerk.id,
      action: 'booking.entered',
      business_id: venue.businessId,
      after: { currency: 'PKR' },
    });
    expect(entry?.after).toMatchObject({ status: 'confirmed', totalPrice: 90_000, quotedPrice: 198_360 });
    expect(JSON.stringify(entry)).not.toMatch(/Ayesha|7654321|Cousin/);
  });

  it('is in the list, calendar, file and feed of the business, and in nobody’s own bookings', async () => {
    const { body } = await enter({ customerName: 'Guest Of Feeds' });
    const list = await venue.owner.rest<{ data: BookingBody[] }>('GET', '/business/bookings?text=Guest Of Feeds');
    expect(list.body.data).toMatchObject([{ id: body.id, source: 'owner' }]);
    const file = await fetch(`${at.url}/api/business/bookings/export.csv?text=Guest%20Of%20Feeds`, {
      headers: { authorization: `Bearer ${venue.owner.token}` },
    });
    expect(await file.text()).toMatch(/Guest Of Feeds.*,Owner,/);
    const { body: opened } = await venue.owner.rest<{ url: string }>('POST', '/business/calendar-feeds', {});
    const feed = await fetch(new URL(new URL(opened.url).pathname, at.url));
    expect(await feed.text()).toContain('Guest Of Feeds');
    const own = await (await at.person(Role.USER)).rest<{ data: object[] }>('GET', '/user/bookings');
    expect(own.body.data).toEqual([]);
  });

  it('can’t be reviewed as one’s own, or withdrawn', async () => {
    const { body } = await enter();
    const customer = await at.person(Role.USER);
    expect((await customer.rest('DELETE', `/user/bookings/${body.id}`)).status).toBe(404);
    expect((await customer.rest('GET', `/user/bookings/${body.id}/invoice.pdf`)).status).toBe(404);
  });

  it('is cancelled while pending when the business is suspended, and stays when confirmed', async () => {
    const closing = await openVenue(at);
    const admin = await at.person(Role.ADMIN);
    const by = { by: closing.owner, hallId: closing.hallId };
    const [pending, confirmed] = [
      await enter({ isConfirmed: false, customerEmail: 'one@guest.test' }, by),
      await enter({ customerEmail: 'two@guest.test' }, by),
    ];
    await admin.graphql(
      'mutation Suspend($id: Int!) { suspendBusiness(id: $id, input: { reason: "Complaints of guests" }) { id } }',
      { id: closing.businessId },
    );
    const rows = await read<object>(
      'select status, cancellation_reason as reason from bookings where id in (?, ?) order by id',
      [pending.body.id, confirmed.body.id],
    );
    expect(rows).toEqual([
      { status: 'cancelled', reason: 'business_suspended' },
      { status: 'confirmed', reason: null },
    ]);
    const mails = await read<{ kind: string }>(
      `select kind from outbox_mails where to_address like '%@guest.test' order by id`,
    );
    expect(mails.map(({ kind }) => kind)).toEqual([
      'booking-received',
      'booking-confirmed',
      'booking-business-suspended',
      'booking-stays',
    ]);
  });
});

describe('one time', () => {
  it('is given once, however many enter it at the same moment', async () => {
    const day = nextDay();
    const answers = await Promise.all(Array.from({ length: 8 }, () => enter(day)));
    const codes = answers.map(({ status, body }) => (status === 201 ? 'entered' : body.code)).sort();
    expect(codes).toEqual([...Array.from({ length: 7 }, () => 'SLOT_TAKEN'), 'entered']);
  });

  it('goes to the entry or to the request that is approved at the same moment, never to both', async () => {
    const other = await openVenue(at);
    const customer = await at.person(Role.USER);
    for (let day = 1; day <= 5; day += 1) {
      const times = { startTime: `2027-03-${20 + day}T14:00:00Z`, endTime: `2027-03-${20 + day}T18:00:00Z` };
      const { body } = await customer.rest<BookingBody>('POST', '/user/bookings', bookingInput(other.hallId, times));
      const [entered, approved] = await Promise.all([
        enter(times, { by: other.owner, hallId: other.hallId }),
        other.owner.rest<Entered>('PUT', `/business/bookings/${body.id}/status`, { status: 'confirmed' }),
      ]);
      expect([entered.status, approved.status].sort()).toEqual([entered.status === 201 ? 201 : 200, 409]);
      const confirmed = await read<{ id: number }>(
        `select id from bookings where hall_id = ? and status = 'confirmed' and start_time = ?`,
        [other.hallId, times.startTime],
      );
      expect(confirmed).toEqual([{ id: entered.status === 201 ? entered.body.id : body.id }]);
    }
  });
});

describe('a live stream of requests', () => {
  it('leaves out what the business entered itself', async () => {
    const requests: number[] = [];
    const customer = await at.person(Role.USER);
    const other = await openVenue(at);
    const stream = at.app.live.stream((event) => event.kind === 'bookingRequest');
    // Events come in the order of their transactions: whatever the entry said stands before the customer's request.
    const listening = (async () => {
      for await (const event of stream) {
        requests.push(event.id);
        const [booking] = await read<{ hall_id: number }>('select hall_id from bookings where id = ?', [event.id]);
        if (booking?.hall_id === other.hallId) break;
      }
    })();
    const entered = await enter({ isConfirmed: false });
    const asked = await customer.rest<BookingBody>('POST', '/user/bookings', bookingInput(other.hallId));
    await listening;
    expect(requests).not.toContain(entered.body.id);
    expect(requests.at(-1)).toBe(asked.body.id);
  });
});
