import { describe, expect, test } from '@jest/globals';
import { useSchemaRules, type Attempt, type Rows, type Values } from './testing.js';

const refusedBy = useSchemaRules();

const HOURS = { start_time: '2027-04-01T14:00:00Z', end_time: '2027-04-01T18:00:00Z' };
const OFFER = { offered_at: '2027-03-01T07:00:00Z', offered_until: '2027-03-01T17:00:00Z' };

async function entry(r: Rows, values: Values = {}): Promise<number> {
  const hall_id = values.hall_id ?? (await r.hall());
  const { business_id } = await r.one<{ business_id: number }>('select business_id from halls where id = $1', [
    hall_id,
  ]);
  const row = { user_id: values.user_id ?? (await r.user()), business_id, guest_count: 100, ...HOURS };
  return r.insert('waiting_entries', { ...row, ...values, hall_id });
}

describe('every rule of waiting lists refuses, by its name', () => {
  test.each<[string, Attempt]>([
    ['waiting_entries_user_fkey', (r) => entry(r, { user_id: 999_999 })],
    [
      'waiting_entries_hall_fkey',
      async (r) =>
        entry(r, { business_id: await r.business() }).then(() =>
          r.client.query('update waiting_entries set hall_id = 999999'),
        ),
    ],
    ['waiting_entries_business_fkey', (r) => entry(r, { business_id: 999_999 })],
    ['waiting_entries_state_known', (r) => entry(r, { state: 'asleep', ended_at: OFFER.offered_at })],
    ['waiting_entries_period', (r) => entry(r, { end_time: HOURS.start_time })],
    ['waiting_entries_period', (r) => entry(r, { end_time: '2027-04-02T14:00:00.001Z' })],
    ['waiting_entries_guests_positive', (r) => entry(r, { guest_count: 0 })],
    ['waiting_entries_offer_complete', (r) => entry(r, { state: 'offered' })],
    ['waiting_entries_offer_complete', (r) => entry(r, { state: 'offered', offered_at: OFFER.offered_at })],
    ['waiting_entries_offer_complete', (r) => entry(r, OFFER)],
    ['waiting_entries_end_complete', (r) => entry(r, { state: 'left' })],
    ['waiting_entries_end_complete', (r) => entry(r, { ended_at: OFFER.offered_at })],
    [
      'waiting_entries_once',
      async (r) => {
        const who = { user_id: await r.user(), hall_id: await r.hall() };
        await entry(r, who);
        await entry(r, {
          ...who,
          ...OFFER,
          state: 'offered',
          start_time: '2027-04-01T17:59:00Z',
          end_time: '2027-04-01T20:00:00Z',
        });
      },
    ],
    [
      'occupancies_waiting_complete',
      async (r) => {
        const hall_id = await r.hall();
        const waiting_id = await entry(r, { hall_id, state: 'offered', ...OFFER });
        const booking_id = await r.booking({ hall_id });
        const row = { unit_id: await r.unit(hall_id), period: '[2027-04-01,2027-04-02)', kind: 'hold' };
        await r.insert('occupancies', { ...row, expires_at: OFFER.offered_until, booking_id, waiting_id });
      },
    ],
    [
      'occupancies_waiting_unique',
      async (r) => {
        const hall_id = await r.hall();
        const waiting_id = await entry(r, { hall_id, state: 'offered', ...OFFER });
        const row = { unit_id: await r.unit(hall_id), kind: 'hold', expires_at: OFFER.offered_until, waiting_id };
        await r.insert('occupancies', { ...row, period: '[2027-04-01,2027-04-02)' });
        await r.insert('occupancies', { ...row, period: '[2027-05-01,2027-05-02)' });
      },
    ],
    [
      'occupancies_waiting_fkey',
      async (r) =>
        r.insert('occupancies', {
          ...{ unit_id: await r.unit(await r.hall()), period: '[2027-04-01,2027-04-02)', kind: 'hold' },
          ...{ expires_at: OFFER.offered_until, waiting_id: 999_999 },
        }),
    ],
  ])('%s', async (name, attempt) => {
    expect(await refusedBy(attempt)).toBe(name);
  });
});
