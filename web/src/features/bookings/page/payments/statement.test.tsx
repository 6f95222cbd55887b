import { describe, expect, it, jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import type { PaymentFieldsFragment } from '../../../../graphql/generated/booking-payments';
import { accessibilityProblems } from '../../../../testing/axe';
import { booking } from '../../../../testing/bookings';
import { person } from '../../../../testing/people';
import { renderApp } from '../../../../testing/render';
import { fakeServer } from '../../../../testing/server';
import { StatementDialog } from './StatementDialog';

const part = (label: string | null, amount: number, dueOn: string | null, kind = 'PLAN') => ({
  ...{ __typename: 'OwedPart', kind, label, amount, left: 0, due: null, days: null, dueOn, isOverdue: false },
});
const entry = (id: number, kind: string, amount: number, more: object = {}) => ({
  ...{ __typename: 'PaymentEntry', id, kind, amount, method: 'CASH', reference: null, day: '2027-03-02', note: null },
  ...{ isCorrected: false, receiptNumber: null, recordedBy: null },
  ...more,
});
const PAYMENTS = {
  ...{ bookingId: 41, currency: 'PKR', today: '2027-03-04', owed: 105_000, paid: 20_000.5, balance: 84_999.5 },
  parts: [part('Advance', 25_000, '2027-03-03'), part('Rest', 75_000, null), part('Chairs', 5000, null, 'CHARGE')],
  entries: [
    entry(1, 'RECEIPT', 25_000.5, { receiptNumber: 'R-000001' }),
    entry(2, 'REFUND', 5000),
    entry(3, 'RECEIPT', 900, { isCorrected: true, receiptNumber: 'R-000002' }),
    entry(4, 'CORRECTION', 900),
  ],
} as unknown as PaymentFieldsFragment;

function open(payments = PAYMENTS) {
  const server = fakeServer({ BookingDetail: () => ({ booking: booking({ id: 41 }) }) });
  return renderApp(<StatementDialog payments={payments} onClose={jest.fn()} />, { viewer: person(), server });
}

const read = async (name: string) =>
  within(await screen.findByRole('table', { name }))
    .getAllByRole('row')
    .map((row) => row.textContent.replaceAll('\u00a0', ' '));

describe('[product: Money] the statement of account of a booking', () => {
  it('lists parts that add up to what is owed, and money that adds up to what was paid', async () => {
    const { baseElement } = open();
    expect(await screen.findByText('As of March 4, 2027')).toBeVisible();
    expect(await read('What is owed')).toEqual([
      'AdvanceDue on March 3, 2027₨ 25,000.00',
      'Rest₨ 75,000.00',
      'Chairs₨ 5,000.00',
      'Owed in total₨ 105,000.00',
    ]);
    expect(await read('What was paid')).toEqual([
      'March 2, 2027 · Payment R-000001Cash ₨ 25,000.50',
      'March 2, 2027 · Refund Cash −₨ 5,000.00',
      'Paid in total₨ 20,000.50',
    ]);
    expect(await read('Left to pay')).toEqual(['Left to pay₨ 84,999.50']);
    expect(await accessibilityProblems(baseElement)).toEqual([]);
  });

  it.each([
    ['is to be given back of a cancelled booking', true, 'To be given back₨ 20,000.50'],
    ['was paid beyond the total', false, 'Paid beyond the total₨ 20,000.50'],
  ])('says what %s', async (_what, isCancelled, line) => {
    open({ ...PAYMENTS, owed: 0, parts: [], balance: -20_000.5, isCancelled });
    expect(await read('Left to pay')).toEqual([line]);
  });
});
