import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { pino } from 'pino';
import { Role } from '../../domain/accounts/roles.js';
import { BookingStatus } from '../../domain/bookings/transitions.js';
import { RETENTION } from '../../domain/personal-data/retention.js';
import { CNIC_MESSAGES } from '../../domain/terms/cnic.js';
import { startHarness, TEST_NOW, TEST_PASSWORD, type Harness, type Person } from '../../testing/harness.js';
import { bookingInput, givenBooking, givenMember, openVenue, type Venue } from '../../testing/scene.js';
import { decryptCnic, encryptCnic } from '../bookings/booking-cnic.encryption.js';
import { bookingCnicJobs } from '../bookings/booking-cnic.jobs.js';
import { findPersonalRecords } from '../personal-data/export.queries.js';
import { personalDataJobs } from '../personal-data/retention.jobs.js';

interface Contract {
  code?: string;
  field?: string;
  message?: string;
  isCnicGiven: boolean;
  cnic: string | null;
  viewerCanGiveCnic: boolean;
  viewerCanRemoveCnic: boolean;
}

const CNIC = '99999-1234567-1';
const OTHER = '99999-7654321-2';

const lines: string[] = [];
let at: Harness;
let venue: Venue;
let customer: Person;

beforeAll(async () => {
  at = await startHarness({}, { log: pino({ level: 'trace' }, { write: (line: string) => lines.push(line) }) });
});
afterAll(() => at.close());
beforeEach(async () => {
  at.clock.set(TEST_NOW);
  venue = await openVenue(at, { hall: { pricePerHour: 0, pricePerPerson: 1000, capacity: 300 } });
  customer = await at.person(Role.USER);
});

const DAY_MS = 86_400_000;
const side = (by: Person) => (by === customer ? '/user' : '/business');
const read = async (id: number, by: Person) =>
  (await by.rest<Contract>('GET', `${side(by)}/bookings/${id}/contract`)).body;
const give = (id: number, cnic: string | null, by: Person) =>
  by.rest<Contract>('PUT', `${side(by)}/bookings/${id}/cnic`, { cnic });
const request = (more: object = {}) =>
  customer.rest<Contract & { id: number }>('POST', '/user/bookings', { ...bookingInput(venue.hallId), ...more });
const LATER = { startTime: '2027-03-25T14:00:00.000Z', endTime: '2027-03-25T18:00:00.000Z' };
const enter = async () =>
  (await venue.owner.rest<{ id: number }>('POST', '/business/bookings', bookingInput(venue.hallId, LATER))).body.id;
const rows = (statement: string) => at.context().em.execute<Record<string, unknown>[]>(statement);

async function member(role: 'MANAGER' | 'CLERK'): Promise<Person> {
  const person = await at.person(Role.USER);
  await givenMember(at.context().em, venue.businessId, person.id, role);
  return person;
}

async function program(scopes: readonly string[]): Promise<Person> {
  const { body } = await venue.owner.rest<{ key: string }>('POST', '/business/api-keys', { name: 'Till', scopes });
  return at.withToken(body.key);
}

describe('[issue 39: CNIC] of a booking that a customer requested', () => {
  it('is given with the request, in digits of any script, and optional', async () => {
    const { status, body } = await request({ cnic: '۹۹۹۹۹ ۱۲۳۴۵۶۷ ۱' });
    expect(status).toBe(201);
    expect(await read(body.id, customer)).toMatchObject({
      ...{ isCnicGiven: true, cnic: CNIC, viewerCanGiveCnic: true, viewerCanRemoveCnic: true },
    });
    const start = { startTime: '2027-03-21T14:00:00.000Z', endTime: '2027-03-21T18:00:00.000Z' };
    const without = await request(start);
    expect(await read(without.body.id, customer)).toMatchObject({
      ...{ isCnicGiven: false, cnic: null, viewerCanGiveCnic: true, viewerCanRemoveCnic: false },
    });
  });

  it('is refused with its field where it isn’t one, and nothing is booked', async () => {
    expect(await request({ cnic: '99999-123' })).toMatchObject({
      status: 422,
      body: { code: 'INVALID_INPUT', field: 'cnic', message: CNIC_MESSAGES.invalid },
    });
    expect(await rows(`select 1 from bookings where business_id = ${venue.businessId}`)).toEqual([]);
  });

  it('is of those of several functions whose business has terms that are accepted', async () => {
    const venues = [venue];
    for (let others = 0; others < 2; others++) {
      venues.push(await openVenue(at, { hall: { pricePerHour: 0, pricePerPerson: 1000, capacity: 300 } }));
    }
    const acceptedTermsIds: (number | undefined)[] = [];
    for (const { owner } of venues.slice(0, 2)) {
      const { body } = await owner.rest<{ data: { termsId: number }[] }>('POST', '/business/terms', { text: 'Quiet.' });
      acceptedTermsIds.push(body.data[0]?.termsId);
    }
    const { hallId: _first, customerName, customerPhone, customerEmail, ...part } = bookingInput(venue.hallId);
    const functions = venues.map(({ hallId }) => ({ ...part, hallId, functionName: 'baraat' }));
    const contact = { customerName, customerPhone, customerEmail };
    const { status, body } = await customer.rest<{ bookings: { id: number }[] }>('POST', '/user/booking-groups', {
      ...{ name: 'Ayesha and Bilal', ...contact, functions, acceptedTermsIds, cnic: CNIC },
    });
    expect(status).toBe(201);
    const kept = [];
    for (const { id } of body.bookings) kept.push((await read(id, customer)).cnic);
    expect(kept).toEqual([CNIC, CNIC, null]);
  });

  it('is changed and removed by the customer alone', async () => {
    const { id } = (await request({ cnic: CNIC })).body;
    for (const by of [venue.owner, await member('MANAGER'), await member('CLERK')]) {
      expect((await give(id, OTHER, by)).status).toBe(404);
      expect((await give(id, null, by)).status).toBe(404);
    }
    expect(await give(id, OTHER, customer)).toMatchObject({ status: 200, body: { cnic: OTHER } });
    expect(await give(id, null, customer)).toMatchObject({ status: 200, body: { isCnicGiven: false, cnic: null } });
    expect((await give(id, null, customer)).status).toBe(200);
    expect(await rows(`select 1 from audit_events where action like 'booking.cnic%' and subject_id = '${id}'`)).toEqual(
      [],
    );
  });

  it('is read by customer, owner and managers; clerks, staff and programs read that it was given', async () => {
    const { id } = (await request({ cnic: CNIC })).body;
    for (const by of [customer, venue.owner, await member('MANAGER')]) {
      expect(await read(id, by)).toMatchObject({ isCnicGiven: true, cnic: CNIC });
    }
    const given = { isCnicGiven: true, cnic: null, viewerCanGiveCnic: false, viewerCanRemoveCnic: false };
    for (const by of [await member('CLERK'), await program(['read', 'bookings'])]) {
      expect(await read(id, by)).toMatchObject(given);
    }
    const fields = Object.keys(given).join(' ');
    for (const role of [Role.MODERATOR, Role.ADMIN]) {
      const { data } = await (await at.person(role)).graphql(`{ bookingContract(id: ${id}) { ${fields} } }`);
      expect(data?.bookingContract).toEqual(given);
    }
    for (const by of [await at.person(Role.USER), (await openVenue(at)).owner]) {
      expect((await by.rest('GET', `/business/bookings/${id}/contract`)).status).toBe(404);
    }
  });
});

describe('[issue 39: CNIC] of a booking that the business entered', () => {
  it('is given by a clerk or a program, who can’t read, replace or remove it', async () => {
    for (const by of [await member('CLERK'), await program(['read', 'bookings'])]) {
      const id = await enter();
      expect(await give(id, CNIC, by)).toMatchObject({
        status: 200,
        body: { isCnicGiven: true, cnic: null, viewerCanGiveCnic: false, viewerCanRemoveCnic: false },
      });
      const refused = { status: 409, body: { code: 'CONFLICT', field: 'cnic', message: CNIC_MESSAGES.given } };
      expect(await give(id, OTHER, by)).toMatchObject(refused);
      expect(await give(id, null, by)).toMatchObject(refused);
      expect(await read(id, venue.owner)).toMatchObject({ cnic: CNIC });
      await venue.owner.rest('POST', `/business/bookings/${id}/call-off`, { reason: 'Moved' });
    }
  });

  it('is changed and removed by a manager, which is recorded without the number', async () => {
    const [id, manager] = [await enter(), await member('MANAGER')];
    for (const cnic of [CNIC, OTHER, null]) expect((await give(id, cnic, manager)).body.cnic).toBe(cnic);
    const entries = await rows(
      `select action, actor_id, before, after from audit_events where action like 'booking.cnic%' and subject_id = '${id}' order by id`,
    );
    expect(entries).toEqual(
      ['given', 'changed', 'removed'].map((done) => ({
        ...{ action: `booking.cnic-${done}`, actor_id: manager.id, before: null, after: null },
      })),
    );
    expect(JSON.stringify(entries)).not.toMatch(/99999|1234567|7654321/);
  });

  it('is given by nobody else, nor by a program without the scope', async () => {
    const id = await enter();
    const other = await openVenue(at);
    expect((await give(id, CNIC, customer)).status).toBe(404);
    expect((await give(id, CNIC, other.owner)).status).toBe(404);
    expect((await give(id, CNIC, await program(['read']))).status).toBe(403);
    expect((await give(id, CNIC, await at.person(Role.ADMIN))).status).toBe(403);
    expect(await read(id, venue.owner)).toMatchObject({ isCnicGiven: false });
  });
});

describe('[issue 39: CNIC] once there is nothing to sign', () => {
  it.each([
    ['is over', { status: BookingStatus.CONFIRMED, startTime: new Date(TEST_NOW.getTime() - DAY_MS) }],
    ['is cancelled', { status: BookingStatus.CANCELLED, startTime: new Date(TEST_NOW.getTime() + DAY_MS) }],
  ])('none is given for a booking that %s', async (_state, booked) => {
    const id = await givenBooking(at.context().em, { userId: customer.id, hallId: venue.hallId }, booked);
    expect(await give(id, CNIC, customer)).toMatchObject({ status: 409, body: { message: CNIC_MESSAGES.closed } });
    expect(await read(id, customer)).toMatchObject({ isCnicGiven: false, viewerCanGiveCnic: false });
  });

  it('it can still be removed', async () => {
    const { id } = (await request({ cnic: CNIC })).body;
    await rows(
      `update bookings set start_time = start_time - interval '60 days', end_time = end_time - interval '60 days' where id = ${id}`,
    );
    expect(await read(id, customer)).toMatchObject({ viewerCanGiveCnic: false, viewerCanRemoveCnic: true });
    expect((await give(id, null, customer)).body).toMatchObject({ isCnicGiven: false });
  });
});

describe('[issue 39: CNIC] in the database', () => {
  it('is encrypted, for its own booking, and nothing else is taken', async () => {
    const { id } = (await request({ cnic: CNIC })).body;
    const other = await enter();
    const [row] = await rows(`select encrypted_text from booking_cnics where booking_id = ${id}`);
    const stored = String(row?.encrypted_text);
    expect(stored).toMatch(/^1\.[0-9a-f]{8}\.[\w-]+$/);
    expect(stored).not.toContain('99999');
    expect(await decryptCnic(at.app.env, id, stored)).toBe(CNIC);
    expect(await decryptCnic(at.app.env, other, stored)).toBeNull();
    await expect(
      rows(`update booking_cnics set encrypted_text = '${CNIC}' where booking_id = ${id}`),
    ).rejects.toMatchObject({ constraint: 'booking_cnics_encrypted' });
  });

  it('counts as given where the server’s secret has changed, and is given anew', async () => {
    const { id } = (await request({ cnic: CNIC })).body;
    const [row] = await rows(`select encrypted_text from booking_cnics where booking_id = ${id}`);
    const stored = String(row?.encrypted_text);
    expect(await decryptCnic({ jwtSecret: 'another secret of a server' }, id, stored)).toBeNull();
    await rows(`update booking_cnics set encrypted_text = '1.00000000${stored.slice(10)}' where booking_id = ${id}`);
    expect(await read(id, customer)).toMatchObject({ isCnicGiven: true, cnic: null, viewerCanGiveCnic: true });
    expect((await give(id, OTHER, customer)).body.cnic).toBe(OTHER);
  });

  it('is read with the secret before, and encrypted anew with the current one by the nightly job', async () => {
    const { id } = (await request({ cnic: CNIC })).body;
    const before = 'the secret of a server before it was changed';
    const text = async () =>
      String((await rows(`select encrypted_text from booking_cnics where booking_id = ${id}`))[0]?.encrypted_text);
    const old = await encryptCnic({ jwtSecret: before }, id, CNIC);
    await rows(`update booking_cnics set encrypted_text = '${old}' where booking_id = ${id}`);
    const renew = async (jwtSecretBefore?: string) => {
      const ctx = at.context();
      const app = { ...ctx.app, env: { ...ctx.app.env, ...(jwtSecretBefore && { jwtSecretBefore }) } };
      await bookingCnicJobs['renew-cnics']?.({ ...ctx, app }, {}, new AbortController().signal);
    };
    await renew();
    await renew('a third secret of a server');
    expect(await text()).toBe(old);
    expect((await read(id, customer)).cnic).toBeNull();
    expect(await decryptCnic({ ...at.app.env, jwtSecretBefore: before }, id, old)).toBe(CNIC);
    await renew(before);
    expect(await text()).not.toBe(old);
    expect((await read(id, customer)).cnic).toBe(CNIC);
  });

  it('is in no other table, no line of the log, and no other response', async () => {
    const key = { 'Idempotency-Key': 'once' };
    const { id } = (
      await customer.rest<{ id: number }>('POST', '/user/bookings', { ...bookingInput(venue.hallId), cnic: CNIC }, key)
    ).body;
    await give(id, CNIC, customer);
    await give(await enter(), CNIC, venue.owner);
    const tables = await rows(
      `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
    );
    for (const { name } of tables) {
      const found = await rows(`select t::text as row from ${String(name)} t where t::text ~ '99999-{0,1}1234567'`);
      expect([name, found]).toEqual([name, []]);
    }
    expect(lines.join('\n')).not.toMatch(/99999-?1234567/);
    for (const path of ['/business/bookings', `/business/bookings/${id}`, '/business/bookings/export.csv']) {
      const response = await fetch(`${at.url}/api${path}`, {
        headers: { authorization: `Bearer ${venue.owner.token}` },
      });
      expect([path, response.status]).toEqual([path, 200]);
      expect(await response.text()).not.toMatch(/99999-?1234567/);
    }
  });

  it('is no part of the fingerprint of a request: sent again with another one, it is the same request', async () => {
    const send = (cnic: string) =>
      customer.rest<{ id: number }>(
        'POST',
        '/user/bookings',
        { ...bookingInput(venue.hallId), cnic },
        { 'Idempotency-Key': 'again' },
      );
    const [first, second] = [await send(CNIC), await send(OTHER)];
    expect(second).toMatchObject({ status: 201, body: { id: first.body.id } });
    expect(await read(first.body.id, customer)).toMatchObject({ cnic: CNIC });
  });
});

describe('[issue 39: CNIC] as personal data', () => {
  const stored = () =>
    rows(`select c.booking_id from booking_cnics c join bookings b on b.id = c.booking_id
      where b.business_id = ${venue.businessId} order by 1`);

  it('is in the customer’s export', async () => {
    const { id } = (await request({ cnic: CNIC })).body;
    const records = await findPersonalRecords(at.context().em, customer.id, at.app.env);
    expect(records['contract-cnics']).toEqual([{ booking_id: id, cnic: CNIC, changed_at: TEST_NOW }]);
    const owner = await findPersonalRecords(at.context().em, venue.owner.id, at.app.env);
    expect(owner['contract-cnics']).toEqual([]);
  });

  it('goes with an account that never agreed on anything', async () => {
    await request({ cnic: CNIC });
    const { status } = await customer.rest('DELETE', '/user/account', { password: TEST_PASSWORD });
    expect(status).toBe(204);
    expect(await stored()).toEqual([]);
  });

  it('goes with the contact of its booking', async () => {
    const { em } = at.context();
    const book = async (daysAhead: number) => {
      const startTime = new Date(TEST_NOW.getTime() + daysAhead * DAY_MS);
      const place = { userId: customer.id, hallId: venue.hallId };
      const id = await givenBooking(em, place, { startTime, status: BookingStatus.CONFIRMED });
      await give(id, CNIC, customer);
      return id;
    };
    await book(1);
    const young = await book(7);
    at.clock.set(new Date(TEST_NOW.getTime() + (RETENTION.bookingContacts.days + 4) * DAY_MS));
    await personalDataJobs['apply-retention']?.(at.context(), {}, new AbortController().signal);
    expect(await stored()).toEqual([{ booking_id: young }]);
  });
});
