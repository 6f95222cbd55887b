import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from '@jest/globals';
import { Role } from '../../domain/accounts/roles.js';
import { TEMPLATE_LIMITS, TEMPLATE_MESSAGES } from '../../domain/threads/reply-templates.js';
import { startHarness, TEST_NOW, type Harness, type Person } from '../../testing/harness.js';
import { givenBooking, givenMember, openVenue, type Venue } from '../../testing/scene.js';
import { recordStatements } from '../../testing/statements.js';

let at: Harness;
let customer: Person;
let clerk: Person;
let manager: Person;
let venue: Venue;

interface TemplateBody {
  id: number;
  name: string;
  english: string | null;
  urdu: string | null;
  code?: string;
  field?: string;
  message?: string;
}

interface FilledBody {
  templateId: number;
  name: string;
  english: { text: string; gaps: string[] } | null;
  urdu: { text: string; gaps: string[] } | null;
}

beforeAll(async () => {
  at = await startHarness();
});
afterAll(() => at.close());
beforeEach(async () => {
  at.clock.set(TEST_NOW);
  customer = await at.person(Role.USER, { name: 'Sana Iqbal' });
  clerk = await at.person(Role.USER, { name: 'Bilal Khan' });
  manager = await at.person(Role.USER, { name: 'Nadia Aslam' });
  venue = await openVenue(at);
  const { em } = at.context();
  await givenMember(em, venue.businessId, clerk.id, 'CLERK');
  await givenMember(em, venue.businessId, manager.id, 'MANAGER');
});

const PATH = '/business/reply-templates';
const add = (body: object, by = venue.owner) => by.rest<TemplateBody>('POST', PATH, body);
const list = async (by = venue.owner) => (await by.rest<TemplateBody[]>('GET', PATH)).body;
const fill = (about: 'bookings' | 'enquiries', id: number, by = venue.owner) =>
  by.rest<FilledBody[]>('GET', `/business/${about}/${id}/reply-templates`);
const book = (particulars: object = {}) =>
  givenBooking(at.context().em, { userId: customer.id, hallId: venue.hallId }, particulars);
const ask = async (more: object = {}) => {
  const question = { text: 'Is the garden free?', ...more };
  return (await customer.rest<{ id: number }>('POST', `/user/halls/${venue.hallId}/enquiries`, question)).body.id;
};

describe('[issue 40] the reply templates of a business', () => {
  it('are kept in one language or both, and listed by name', async () => {
    const added = await add({ name: 'visit', english: ' Come and see {hall}. ', urdu: 'ضرور آئیں۔' });
    expect(added).toMatchObject({ status: 201, body: { name: 'visit', english: 'Come and see {hall}.' } });
    await add({ name: 'Parking', urdu: 'جی، پارکنگ ہے۔' }, manager);
    expect(await list(clerk)).toMatchObject([
      { name: 'Parking', english: null },
      { name: 'visit', urdu: 'ضرور آئیں۔' },
    ]);
    const one = `${PATH}/${added.body.id}`;
    const changed = await manager.rest<TemplateBody>('PUT', one, { name: 'Visit', english: 'Any day.' });
    expect(changed).toMatchObject({ status: 200, body: { name: 'Visit', english: 'Any day.', urdu: null } });
    expect(await venue.owner.rest('DELETE', one)).toMatchObject({ status: 200, body: { name: 'Visit' } });
    expect((await list()).map(({ name }) => name)).toEqual(['Parking']);
  });

  test.each([
    [{ name: '', english: 'Yes' }, 'name', TEMPLATE_MESSAGES.nameRequired],
    [{ name: 'Ramp' }, 'english', TEMPLATE_MESSAGES.textRequired],
    [{ name: 'Ramp', english: 'Dear {gest}' }, 'english', TEMPLATE_MESSAGES.unknown('gest')],
    [{ name: 'Ramp', urdu: '{مہمان}' }, 'urdu', TEMPLATE_MESSAGES.unknown('مہمان')],
  ])('are refused as %j', async (body, field, message) => {
    expect(await add(body)).toMatchObject({ status: 422, body: { code: 'INVALID_INPUT', field, message } });
    expect(await list()).toEqual([]);
  });

  it('are at most fifty', async () => {
    await at.context().em.execute(
      `insert into reply_templates (business_id, name, english)
         select ?, 'Template ' || n, 'Yes' from generate_series(1, ?) n`,
      [venue.businessId, TEMPLATE_LIMITS.templatesMax - 1],
    );
    expect(await add({ name: 'The last', english: 'Yes' })).toMatchObject({ status: 201 });
    expect(await add({ name: 'One more', english: 'Yes' })).toMatchObject({
      status: 409,
      body: { code: 'CONFLICT', message: TEMPLATE_MESSAGES.full },
    });
    expect(await list()).toHaveLength(TEMPLATE_LIMITS.templatesMax);
  });

  it('are written by owner and managers, and those of others aren’t there', async () => {
    expect((await add({ name: 'Ramp', english: 'Yes' }, clerk)).status).toBe(403);
    const { body } = await add({ name: 'Ramp', english: 'Yes' });
    const other = await openVenue(at);
    const one = `${PATH}/${body.id}`;
    const changed = { name: 'Theirs', english: 'No' };
    for (const [who, status] of [
      [clerk, 403],
      [customer, 403],
      [other.owner, 404],
    ] as const) {
      expect((await who.rest('PUT', one, changed)).status).toBe(status);
      expect((await who.rest('DELETE', one)).status).toBe(status);
    }
    expect(await list(other.owner)).toEqual([]);
    expect(await list()).toMatchObject([{ name: 'Ramp', english: 'Yes' }]);
  });

  it('are recorded by name, without their texts', async () => {
    const { body } = await add({ name: 'Ramp', english: 'Call 0300 1234567' });
    await venue.owner.rest('PUT', `${PATH}/${body.id}`, { name: 'Stairs', english: 'None' });
    await venue.owner.rest('DELETE', `${PATH}/${body.id}`);
    const entries = await at.context().em.execute<{ action: string; entry: string }[]>(
      `select action, e::text as entry from audit_events e where subject_type = 'reply-template' and subject_id = ?
           order by id`,
      [String(body.id)],
    );
    expect(entries.map(({ action }) => action)).toEqual(
      ['added', 'changed', 'removed'].map((what) => `reply-template.${what}`),
    );
    expect(entries.map(({ entry }) => entry).join()).toContain('Stairs');
    expect(entries.map(({ entry }) => entry).join()).not.toContain('1234567');
  });
});

describe('[issue 40] reply templates of a thread', () => {
  beforeEach(async () => {
    const text = '{guest}|{hall}|{business}|{day}|{time}|{guests}|{price}|{link}';
    await add({ name: 'All', english: text, urdu: text });
  });

  it('say what is known of a booking, in each language in its own way', async () => {
    const id = await book({ startTime: new Date('2027-03-20T14:00:00Z'), endTime: new Date('2027-03-20T18:00:00Z') });
    const [filled] = (await fill('bookings', id, clerk)).body;
    const [guest, hall, , day, time, guests, price, link] = (filled?.english?.text ?? '').split('|');
    expect(filled?.english?.gaps).toEqual([]);
    expect([guest, hall, guests].every(Boolean)).toBe(true);
    expect([day, time]).toEqual(['Saturday, Mar 20, 2027', '7:00 PM - 11:00 PM']);
    expect(price).toMatch(/^₨[\d,]+\.\d{2}$/);
    expect(link).toBe(`${at.app.env.publicUrl}/bookings/${id}`);
    expect(filled?.urdu?.text).toContain('رات 7:00 بجے سے رات 11:00 بجے تک');
    expect((await venue.owner.rest('POST', `/business/bookings/${id}/messages`, filled?.urdu ?? {})).status).toBe(201);
  });

  it('leave gaps for what an enquiry doesn’t say', async () => {
    const id = await ask({ day: '2027-05-01' });
    const [filled] = (await fill('enquiries', id)).body;
    expect(filled?.english).toMatchObject({ gaps: ['[time]', '[number of guests]', '[price]'] });
    expect(filled?.english?.text).toMatch(/^Sana Iqbal\|.+\|Saturday, May 01, 2027\|\[time\]\|\[number of guests\]\|/);
    expect(filled?.english?.text).toContain(`/hall/${venue.hallId}/`);
    expect(filled?.urdu?.gaps).toHaveLength(3);
    await ask({ guestCount: 180 });
    expect((await fill('enquiries', id)).body[0]?.english?.gaps).toEqual(['[time]', '[price]']);
  });

  it('are for the business of the thread alone', async () => {
    const [bookingId, enquiryId] = [await book(), await ask()];
    const other = await openVenue(at);
    for (const who of [customer, other.owner]) {
      const status = who === customer ? 403 : 404;
      expect((await fill('bookings', bookingId, who)).status).toBe(status);
      expect((await fill('enquiries', enquiryId, who)).status).toBe(status);
    }
    const own = await givenBooking(at.context().em, { userId: clerk.id, hallId: venue.hallId });
    expect((await fill('bookings', own, clerk)).status).toBe(404);
    expect((await fill('bookings', own, manager)).status).toBe(200);
  });

  it('are read in as many statements, however many there are', async () => {
    const id = await ask();
    const few = await recordStatements(at.app.orm, () => fill('enquiries', id));
    for (const name of ['B', 'C', 'D']) await add({ name, english: '{guest}' });
    const many = await recordStatements(at.app.orm, () => fill('enquiries', id));
    expect(many.statements.length).toBe(few.statements.length);
  });
});
