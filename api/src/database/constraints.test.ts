import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { toDomainError } from './constraints.js';
import { catchFailure, Rows } from './testing.js';

let rows: Rows;

beforeAll(async () => {
  rows = await Rows.open();
});
afterAll(() => rows.close());

/** Each test leaves the tables as they were, and one refusal doesn't spoil the next. */
beforeEach(() => rows.client.query('begin'));
afterEach(() => rows.client.query('rollback'));

type Attempt = (rows: Rows) => Promise<unknown>;

async function refused(attempt: Attempt): Promise<{ constraint?: string; error: unknown }> {
  const error = await catchFailure(attempt(rows).then(() => rows.client.query('set constraints all immediate')));
  return { constraint: (error as { constraint?: string }).constraint, error };
}

describe('what is in use can’t be deleted, and the error says where', () => {
  test.each<[string, string, Attempt]>([
    [
      'a category',
      'halls',
      async (r) => {
        await r.hall();
        await r.client.query('delete from hall_categories');
      },
    ],
    [
      'a hall type',
      'halls',
      async (r) => {
        await r.hall();
        await r.client.query('delete from hall_types');
      },
    ],
    [
      'an amenity',
      'hall_amenities',
      async (r) => {
        const business_id = await r.business();
        await r.insert('hall_amenities', {
          hall_id: await r.hall({ business_id }),
          amenity_id: await r.insert('amenities', { business_id, name: 'Wifi' }),
        });
        await r.client.query('delete from amenities');
      },
    ],
    [
      'a fixed service',
      'hall_fixed_services',
      async (r) => {
        const business_id = await r.business();
        await r.insert('hall_fixed_services', {
          hall_id: await r.hall({ business_id }),
          service_id: await r.insert('fixed_services', { business_id, name: 'Chairs' }),
        });
        await r.client.query('delete from fixed_services');
      },
    ],
    [
      'a category of articles',
      'blog_posts',
      async (r) => {
        await r.insert('blog_posts', {
          title: 'T',
          slug: 't',
          content: 'c',
          author_id: await r.user(),
          category_id: await r.insert('blog_categories', { name: 'A', slug: 'a' }),
        });
        await r.client.query('delete from blog_categories');
      },
    ],
    [
      'a person with a booking',
      'bookings',
      async (r) => {
        const user_id = await r.user();
        await r.booking({ user_id });
        await r.client.query('delete from users where id = $1', [user_id]);
      },
    ],
  ])('%s', async (_what, usedBy, attempt) => {
    const refusal = toDomainError((await refused(attempt)).error);
    expect(refusal).toMatchObject({ code: 'IN_USE', details: { usedBy } });
  });

  test('a booked service can be deleted; bookings keep what was agreed', async () => {
    const business_id = await rows.business();
    const service_id = await rows.insert('optional_services', { business_id, name: 'Dinner', price: '900' });
    const booking_id = await rows.booking({ hall_id: await rows.hall({ business_id }) });
    await rows.insert('booking_optional_services', {
      booking_id,
      service_id,
      name: 'Dinner',
      price: '900',
      price_type: 'per_person',
      amount: '90000',
    });
    await rows.client.query('delete from optional_services');
    expect(await rows.one('select service_id, name, price, amount from booking_optional_services')).toEqual({
      service_id: null,
      name: 'Dinner',
      price: '900.00',
      amount: '90000.00',
    });
  });
});

describe('toDomainError', () => {
  test.each([
    [
      { code: '23505', constraint: 'users_email_unique' },
      { code: 'ALREADY_TAKEN', field: 'email', message: 'This email is already taken' },
    ],
    [
      { code: '23505', constraint: 'users_username_unique' },
      { code: 'ALREADY_TAKEN', field: 'username', message: 'This username is already taken' },
    ],
    [
      { code: '23505', constraint: 'users_phone_unique' },
      { code: 'ALREADY_TAKEN', field: 'phone', message: 'This phone number is already taken' },
    ],
    [{ code: '23P01', constraint: 'occupancies_no_overlap' }, { code: 'SLOT_TAKEN' }],
    [{ code: '23514', constraint: 'bookings_confirmed_occupies' }, { code: 'SLOT_TAKEN' }],
    [
      { code: '23503', constraint: 'bookings_hall_fkey', detail: 'Key (hall_id)=(9) is not present in table "halls".' },
      { code: 'NOT_FOUND' },
    ],
    [
      { code: '23503', constraint: 'halls_type_fkey', detail: 'Key (id)=(9) is still referenced from table "halls".' },
      { code: 'IN_USE' },
    ],
    [{ code: '57014' }, { code: 'UNAVAILABLE', details: { retryAfter: 2 } }],
    [{ code: '55P03' }, { code: 'UNAVAILABLE' }],
    [{ code: 'ECONNREFUSED' }, { code: 'UNAVAILABLE' }],
  ])('%j', (thrown, refusal) => {
    expect(toDomainError(Object.assign(new Error('from the database'), thrown))).toMatchObject(refusal);
  });

  test.each([
    undefined,
    null,
    'text',
    new Error('a surprise'),
    Object.assign(new Error(), { code: '42601' }),
    Object.assign(new Error(), { code: '23514', constraint: 'bookings_total_adds_up' }),
  ])('an unexpected error isn’t mapped: %p', (thrown) => {
    expect(toDomainError(thrown)).toBeUndefined();
  });
});
