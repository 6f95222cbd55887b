import { describe, expect, test } from '@jest/globals';
import { useSchemaRules, type Attempt, type Rows, type Values } from './testing.js';

const refusedBy = useSchemaRules();

const asked = async (r: Rows, values: Values = {}) =>
  r.insert('enquiries', { hall_id: await r.hall(), user_id: await r.user(), ...values });

describe('every rule of offers to enquiries refuses, by its name', () => {
  test.each<[string, Attempt]>([
    [
      'bookings_offered_whole',
      async (r) => r.booking({ is_offered: true, source: 'owner', user_id: null, entered_by: await r.user() }),
    ],
    ['enquiries_offer_fkey', (r) => asked(r, { offer_id: 999_999 })],
    [
      'enquiries_offer_whole',
      async (r) =>
        asked(r, {
          ...{ user_id: null, source: 'phone', customer_name: 'Nadia', changed_at: new Date(0) },
          ...{ entered_by: await r.user(), offer_id: await r.booking() },
        }),
    ],
    [
      'enquiries_offer',
      async (r) => {
        const offer_id = await r.booking();
        return [await asked(r, { offer_id }), await asked(r, { offer_id })];
      },
    ],
  ])('%s', async (name, attempt) => {
    expect(await refusedBy(attempt)).toBe(name);
  });
});
