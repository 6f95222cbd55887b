import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Role } from '../../domain/accounts/roles.js';
import { SECOND_PHONE_MESSAGES } from '../../domain/guests/second-phone.js';
import { RETENTION } from '../../domain/personal-data/retention.js';
import { startHarness, TEST_NOW, TEST_PASSWORD, type Harness, type Person } from '../../testing/harness.js';
import { bookingInput, givenMember, openVenue, type Venue } from '../../testing/scene.js';
import { recordStatements } from '../../testing/statements.js';
import { until } from '../../testing/until.js';
import { findPersonalRecords } from '../personal-data/export.queries.js';
import { personalDataJobs } from '../personal-data/retention.jobs.js';

interface Guest {
  phone: string;
  bookingCount: number;
  secondPhone: { name: string; phone: string; phoneAsGiven: string } | null;
  code?: string;
  field?: string;
  message?: string;
}

const PHONE = '+923017654321';
const SECOND = { name: 'Tariq Mehmood', phone: '0321-4455667' };
const SHOWN = { name: 'Tariq Mehmood', phone: '+923214455667', phoneAsGiven: '0321-4455667' };

let at: Harness;
let venue: Venue;

beforeAll(async () => {
  at = await startHarness();
});
beforeEach(async () => {
  at.clock.set(TEST_NOW);
  venue = await openVenue(at, { hall: { pricePerHour: 0, pricePerPerson: 1000, capacity: 300 } });
});
afterAll(() => at.close());

const on = (day: number) => ({
  startTime: `2027-03-${day}T14:00:00.000Z`,
  endTime: `2027-03-${day}T18:00:00.000Z`,
});

/** Enters a confirmed booking, for Bilal unless somebody else is named. */
async function enter(day: number, more: object = {}): Promise<number> {
  const guest = { customerName: 'Bilal Ahmed', customerPhone: '0301 7654321', customerEmail: null };
  const { status, body } = await venue.owner.rest<{ id: number }>('POST', '/business/bookings', {
    ...bookingInput(venue.hallId, { ...guest, ...on(day) }),
    ...more,
  });
  expect(status).toBe(201);
  return body.id;
}

const path = (phone: string) => `/business/guests/${encodeURIComponent(phone)}`;
const get = (phone: string, by = venue.owner) => by.rest<Guest>('GET', path(phone));
const save = (second: object, by = venue.owner, phone = PHONE) =>
  by.rest<Guest>('PUT', `${path(phone)}/second-phone`, second);
async function findPhones(search: string): Promise<string[]> {
  const { body } = await venue.owner.rest<{ data: Guest[] }>(
    'GET',
    `/business/guests?search=${encodeURIComponent(search)}`,
  );
  return body.data.map(({ phone }) => phone);
}
async function findBookings(text: string): Promise<number[]> {
  const { data } = await venue.owner.graphql<{ businessBookings: { nodes: { id: number }[] } }>(
    'query ($text: String) { businessBookings(filter: { text: $text }, order: OLDEST) { nodes { id } } }',
    { text },
  );
  return data?.businessBookings.nodes.map(({ id }) => id) ?? [];
}

/** What the audit log has of changes of second phones. */
const recordedChanges = () =>
  at
    .context()
    .em.execute<object[]>(
      `select before, after from audit_events where action = 'guest.second-phone-changed' and business_id = ?`,
      [venue.businessId],
    );

async function member(role: 'MANAGER' | 'CLERK'): Promise<Person> {
  const person = await at.person(Role.USER);
  await givenMember(at.context().em, venue.businessId, person.id, role);
  return person;
}

/** Who waits for this connection. */
const WAITING = 'select from pg_locks where not granted and pg_backend_pid() = any(pg_blocking_pids(pid))';

describe('[issue 38: guests] the second phone of a guest', () => {
  it('is kept as it was typed and as it is dialed, changed, and removed', async () => {
    await enter(20);
    expect((await get(PHONE)).body.secondPhone).toBeNull();
    expect(await save(SECOND)).toMatchObject({ status: 200, body: { phone: PHONE, secondPhone: SHOWN } });
    await save({ name: 'Tariq', phone: '۰۳۲۱ ۴۴۵۵۶۶۸' });
    expect((await get('0301 7654321')).body.secondPhone).toEqual({
      name: 'Tariq',
      phone: '+923214455668',
      phoneAsGiven: '0321 4455668',
    });
    expect((await save({ name: null, phone: null })).body.secondPhone).toBeNull();
    expect((await save({ name: '', phone: '' })).body.secondPhone).toBeNull();
  });

  it.each([
    ['that can’t be dialed', { name: 'Tariq', phone: '12' }, 'phone', SECOND_PHONE_MESSAGES.phoneInvalid],
    ['that is the guest’s own', { name: 'Tariq', phone: '+92 301 7654321' }, 'phone', SECOND_PHONE_MESSAGES.isOwn],
    ['of nobody', { phone: '0321 4455667' }, 'name', SECOND_PHONE_MESSAGES.nameRequired],
    ['that is left out', { name: 'Tariq' }, 'phone', SECOND_PHONE_MESSAGES.phoneRequired],
  ])('is refused where it is one %s', async (_which, second, field, message) => {
    await enter(20);
    expect(await save(second)).toMatchObject({ status: 422, body: { code: 'INVALID_INPUT', field, message } });
    expect((await get(PHONE)).body.secondPhone).toBeNull();
  });

  it('replaces the one that the caller saw, and no other', async () => {
    await enter(20);
    expect((await save({ ...SECOND, previousPhone: null })).body.secondPhone).toEqual(SHOWN);
    const other = { name: 'Sana', phone: '0333 1112223' };
    for (const previousPhone of [null, '0345 9998887', '0333 1112223']) {
      expect(await save({ ...other, previousPhone })).toMatchObject({
        ...{ status: 409, body: { code: 'CONFLICT', field: 'phone', message: SECOND_PHONE_MESSAGES.changed } },
      });
    }
    expect((await get(PHONE)).body.secondPhone).toEqual(SHOWN);
    // Sent again, since the answer was lost.
    expect((await save({ ...SECOND, previousPhone: null })).status).toBe(200);
    expect((await save({ ...other, previousPhone: '+92 321 4455667' })).body.secondPhone).toMatchObject({
      ...{ name: 'Sana', phone: '+923331112223' },
    });
  });

  it('that isn’t there is removed without a record of it', async () => {
    await enter(20);
    for (let times = 0; times < 2; times++) {
      expect((await save({ name: null, phone: null })).body.secondPhone).toBeNull();
      expect(await recordedChanges()).toHaveLength(2 * times);
      await save(SECOND);
      await save({ name: null, phone: null, previousPhone: SECOND.phone });
    }
  });

  it('finds the guest in every spelling, and by its name, beside those whose own number it is', async () => {
    await enter(20);
    await enter(21, { customerName: 'Sana Iqbal', customerPhone: '0302 1111111' });
    await save(SECOND);
    for (const typed of ['0321', '۰۳۲۱ ۴۴', '321 445', '+92 321', '0092321', '03214455667', 'tariq', 'Mehmood']) {
      expect([typed, await findPhones(typed)]).toEqual([typed, [PHONE]]);
    }
    for (const typed of ['5667', 'Tariqa']) expect(await findPhones(typed)).toEqual([]);
    await enter(22, { customerName: 'Tariq M.', customerPhone: '0321 4455667' });
    expect(await findPhones('0321 4455667')).toEqual(['+923214455667', PHONE]);
  });

  it('moves no booking: each stays with the number that it was made with', async () => {
    const [own, other] = [await enter(20), await enter(21, { customerName: 'Tariq', customerPhone: '0321 4455667' })];
    await save(SECOND);
    expect((await get(PHONE)).body).toMatchObject({ bookingCount: 1, secondPhone: SHOWN });
    expect((await get('0321 4455667')).body).toMatchObject({ bookingCount: 1, secondPhone: null });
    const { body } = await venue.owner.rest<{ data: { id: number }[] }>(
      'GET',
      '/business/bookings?guestPhone=03017654321',
    );
    expect(body.data.map(({ id }) => id)).toEqual([own]);
    expect(await findBookings('0321 4455667')).toEqual([own, other]);
  });

  it('finds bookings in the business’s own list alone, in one statement more', async () => {
    const id = await enter(20);
    const before = await recordStatements(at.app.orm, () => findBookings('0321 4455667'));
    await save(SECOND);
    for (const typed of ['0321 4455667', '+923214455667', '4455667']) expect(await findBookings(typed)).toEqual([id]);
    const after = await recordStatements(at.app.orm, () => findBookings('0321 4455667'));
    expect(after.statements.length - before.statements.length).toBeLessThanOrEqual(1);
    const own = venue;
    venue = await openVenue(at, { hall: { pricePerHour: 0, pricePerPerson: 1000, capacity: 300 } });
    await enter(20);
    expect(await findBookings('0321 4455667')).toEqual([]);
    expect(await findPhones('0321 4455667')).toEqual([]);
    venue = own;
    const { data } = await (
      await at.person(Role.MODERATOR)
    ).graphql<{ bookings: { nodes: { id: number }[] } }>(
      '{ bookings(filter: { text: "0321 4455667" }) { nodes { id } } }',
    );
    expect(data?.bookings.nodes.map((booking) => booking.id)).not.toContain(id);
  });

  it('is entered by the whole team and by programs, and recorded without numbers', async () => {
    await enter(20);
    const { body } = await venue.owner.rest<{ key: string }>('POST', '/business/api-keys', {
      name: 'Till',
      scopes: ['read', 'bookings'],
    });
    for (const by of [await member('MANAGER'), await member('CLERK'), at.withToken(body.key)]) {
      expect((await save(SECOND, by)).body).toMatchObject({ secondPhone: SHOWN });
    }
    const entries = await recordedChanges();
    expect(entries).toHaveLength(3);
    expect(JSON.stringify(entries)).not.toMatch(/4455667|Tariq/);
  });

  it('is nobody else’s to read or to change', async () => {
    await enter(20);
    await save(SECOND);
    const other = await openVenue(at);
    expect((await save(SECOND, other.owner)).status).toBe(404);
    for (const role of [Role.USER, Role.MODERATOR, Role.ADMIN]) {
      expect((await save(SECOND, await at.person(role))).status).toBe(403);
    }
    expect((await save(SECOND, venue.owner, '0302 1111111')).status).toBe(404);
    const own = venue;
    venue = other;
    await enter(20);
    expect((await get(PHONE)).body.secondPhone).toBeNull();
    venue = own;
  });
});

describe('[issue 38: guests] the second phone as personal data', () => {
  const count = async () =>
    (await at.context().em.execute('select 1 from guest_second_phones where business_id = ?', [venue.businessId]))
      .length;

  it('goes when the last booking loses its contact', async () => {
    const id = await enter(20, { isConfirmed: false });
    await enter(21, { customerPhone: '0302 7654321' });
    await save(SECOND);
    await save(SECOND, venue.owner, '0302 7654321');
    const days = RETENTION.requestContacts.days + 30;
    const earlier = `start_time = start_time - make_interval(days => ?), end_time = end_time - make_interval(days => ?)`;
    await at.context().em.execute(`update bookings set ${earlier} where id = ?`, [days, days, id]);
    await personalDataJobs['apply-retention']?.(at.context(), {}, new AbortController().signal);
    expect(await count()).toBe(1);
  });

  it('isn’t stored any more by whoever waited for the erasure', async () => {
    const id = await enter(20);
    let saving: ReturnType<typeof save> | undefined;
    await at.context().em.transactional(async (erasing) => {
      await erasing.execute('update bookings set customer_phone_e164 = null where id = ?', [id]);
      saving = save(SECOND);
      await until(async () => (await erasing.execute(WAITING)).length > 0);
    });
    expect((await saving)?.status).toBe(404);
    expect(await count()).toBe(0);
  });

  it('is stored for a guest of whom an earlier booking is left', async () => {
    await enter(20);
    const latest = await enter(21);
    let saving: ReturnType<typeof save> | undefined;
    await at.context().em.transactional(async (erasing) => {
      await erasing.execute('update bookings set customer_phone_e164 = null where id = ?', [latest]);
      saving = save(SECOND);
      await until(async () => (await erasing.execute(WAITING)).length > 0);
    });
    expect((await saving)?.status).toBe(200);
    expect(await count()).toBe(1);
  });

  it('is in the owner’s export, and goes with the owner’s account', async () => {
    await enter(20);
    await save(SECOND);
    const records = await findPersonalRecords(at.context().em, venue.owner.id, at.app.env);
    expect(records['guest-second-phones']).toMatchObject([
      { guest_phone: PHONE, name: 'Tariq Mehmood', phone: '0321-4455667', phone_e164: '+923214455667' },
    ]);
    await venue.owner.rest('DELETE', '/user/account', { password: TEST_PASSWORD });
    expect(await count()).toBe(0);
  });

  it('goes with the account of who never agreed on a booking', async () => {
    const person = await at.person(Role.USER);
    await person.rest('POST', '/user/bookings', bookingInput(venue.hallId, on(20)));
    await save(SECOND, venue.owner, '+92 300 7654321');
    expect(await count()).toBe(1);
    await person.rest('DELETE', '/user/account', { password: TEST_PASSWORD });
    expect(await count()).toBe(0);
  });
});
