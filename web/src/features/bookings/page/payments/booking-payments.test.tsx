import { describe, expect, it } from '@jest/globals';
import { TEAM_RIGHTS, type MemberRole } from '@mehfil/api/domain/businesses/team';
import { screen, waitFor, within } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { accessibilityProblems } from '../../../../testing/axe';
import { pasteInto } from '../../../../testing/paste-into';
import { person } from '../../../../testing/people';
import { renderApp } from '../../../../testing/render';
import { fakeServer, Refusal } from '../../../../testing/server';
import { BookingPayments } from './BookingPayments';

const PART = { __typename: 'OwedPart', kind: 'PLAN', due: 'BEFORE_START', days: 7, isOverdue: false };
const TOTAL = { ...PART, kind: 'TOTAL', label: null, due: null, days: null };
const ENTRY = { __typename: 'PaymentEntry', method: 'CASH', reference: null, note: null, isCorrected: false };

function payments(overrides: Record<string, unknown> = {}) {
  return {
    __typename: 'BookingPayments',
    ...{
      bookingId: 41,
      currency: 'PKR',
      today: '2027-03-02',
      owed: 100_000,
      paid: 5000,
      balance: 95_000,
      due: 20_000,
      overdue: 20_000,
    },
    ...{ viewerCanRecord: true, viewerCanPlan: true, viewerCanProve: false, canBeCharged: false, proofs: [] },
    isCancelled: false,
    details: null,
    parts: [
      { ...PART, label: 'Advance', amount: 25_000, left: 20_000, dueOn: '2027-03-03', isOverdue: true },
      { ...PART, label: 'Rest', amount: 75_000, left: 75_000, dueOn: '2027-03-13' },
    ],
    entries: [
      {
        ...ENTRY,
        ...{ id: 1, kind: 'RECEIPT', amount: 5000, day: '2027-03-02', receiptNumber: 'R-000001', recordedBy: 'Ayesha' },
      },
    ],
    ...overrides,
  };
}

const CONFIRMED = { id: 41, status: 'CONFIRMED', paymentDueAt: null } as const;
type Props = ComponentProps<typeof BookingPayments>;

const OWNER = person({ role: 'BUSINESS' });
const member = (role: MemberRole) =>
  person({
    membership: {
      ...{ __typename: 'BusinessMembership', businessId: 5, businessName: 'Noor Venues', role, requestMails: true },
      rights: [...TEAM_RIGHTS[role]],
    },
  });

function open(
  shown = payments(),
  { viewer = OWNER, booking = CONFIRMED }: { viewer?: typeof OWNER; booking?: Props['booking'] } = {},
) {
  const server = fakeServer({
    BookingPayments: () => ({ bookingPayments: shown }),
    RecordPayment: () => ({ recordPayment: payments({ balance: 75_000, due: 0, overdue: 0 }) }),
    ChangeBookingPlan: () => ({ changeBookingPlan: payments() }),
    CorrectPayment: () => ({ correctPayment: payments({ paid: 0, balance: 100_000 }) }),
  });
  return { ...renderApp(<BookingPayments booking={booking} />, { viewer, server }), server };
}

describe('[product: Money] the payments of a booking', () => {
  it('say what is due when, what is left, and what was recorded', async () => {
    const { container } = open();
    const parts = await screen.findByRole('table', { name: 'What is due when' });
    expect(within(parts).getByRole('row', { name: /Advance/ })).toHaveTextContent(
      /March 3, 2027.*25,000.*20,000.*Overdue/,
    );
    expect(screen.getByRole('row', { name: /R-000001/ })).toHaveTextContent(/Cash · by Ayesha/);
    expect(await accessibilityProblems(container)).toEqual([]);
  });

  it('of a cancelled booking fill in the refund that is open', async () => {
    const kept = { ...PART, kind: 'KEPT', label: null, amount: 2000, left: 0, dueOn: '2027-03-03' };
    const { user } = open(
      payments({ isCancelled: true, owed: 2000, paid: 5000, balance: -3000, due: 0, overdue: 0, parts: [kept] }),
    );
    expect(await screen.findByText('To be given back')).toBeVisible();
    expect(screen.getByText(/Not refunded yet/)).toBeVisible();
    expect(screen.getByRole('row', { name: /Kept by the hall/ })).toHaveTextContent(/2,000/);
    await user.click(screen.getByRole('button', { name: 'Record payment' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Record payment' }));
    expect(dialog.getByRole('spinbutton')).toHaveValue('3000.00');
    expect(dialog.getByText('Refund')).toBeVisible();
  });

  it('are recorded in cash with two presses: what is due is filled in', async () => {
    const { user, server } = open();
    await user.click(await screen.findByRole('button', { name: 'Record payment' }));
    const dialog = await screen.findByRole('dialog', { name: 'Record payment' });
    await user.click(within(dialog).getByRole('button', { name: 'Record payment' }));
    expect(await screen.findByText('Recorded')).toBeVisible();
    expect(server.asked.find(({ operation }) => operation === 'RecordPayment')?.variables).toMatchObject({
      id: 41,
      input: { kind: 'RECEIPT', amount: 20_000, method: 'CASH', reference: null, overpayment: false },
    });
  });

  it('have no reference of another method in cash', async () => {
    const { user, server } = open();
    await user.click(await screen.findByRole('button', { name: 'Record payment' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Record payment' }));
    const choose = async (method: string) => {
      await user.click(dialog.getByRole('combobox', { name: /^How it was paid/ }));
      await user.click(await screen.findByText(method, { selector: '.ant-select-item-option-content' }));
    };
    await choose('Raast');
    await pasteInto(user, await dialog.findByLabelText('Reference'), 'TX-1');
    await choose('Cash');
    await user.click(dialog.getByRole('button', { name: 'Record payment' }));
    expect(await screen.findByText('Recorded')).toBeVisible();
    expect(server.asked.find(({ operation }) => operation === 'RecordPayment')?.variables).toMatchObject({
      input: { method: 'CASH', reference: null },
    });
  });

  const DETAILS = {
    __typename: 'PaymentDetails',
    ...{ bankName: 'HBL', accountTitle: 'Noor Venues', iban: 'PK36SCBL0000001123456702', jazzcash: '0300 1234567' },
    ...{ easypaisa: null, raast: null, note: 'Send a screenshot.', changedAt: '2027-03-01T07:00:00.000Z' },
    changedRecently: false,
  };

  it('say to the customer how to pay what is due, to be copied, with the reference to write', async () => {
    const { container } = open(payments({ viewerCanRecord: false, viewerCanPlan: false, details: DETAILS }));
    const how = within(await screen.findByRole('region', { name: 'How to pay' }));
    expect(how.getByLabelText('Amount')).toHaveValue('20000');
    expect(how.getByLabelText('Reference to write')).toHaveValue('INV-000041');
    expect(how.getByLabelText('IBAN')).toHaveValue('PK36SCBL0000001123456702');
    expect(how.getByLabelText('JazzCash number')).toHaveValue('03001234567');
    expect(how.queryByLabelText('Raast number')).toBeNull();
    expect(how.getByText('HBL · Noor Venues')).toBeVisible();
    expect(how.getByText('PK36 SCBL 0000 0011 2345 6702')).toBeVisible();
    expect(how.queryByText(/^Changed on/)).toBeNull();
    expect(await accessibilityProblems(container)).toEqual([]);
  });

  it('warn for a week of details that were changed', async () => {
    open(payments({ viewerCanRecord: false, due: 0, details: { ...DETAILS, changedRecently: true } }));
    expect(await screen.findByText(/^Changed on March 1, 2027\. Call the hall/)).toBeVisible();
    expect(screen.getByLabelText('Amount')).toHaveValue('95000');
  });

  it.each([
    ['to the business', {}],
    ['once all is paid', { viewerCanRecord: false, balance: 0, due: 0 }],
    ['without details', { viewerCanRecord: false, details: null }],
  ])('don’t say how to pay %s', async (_name, more) => {
    open(payments({ details: DETAILS, ...more }));
    expect(await screen.findByRole('table', { name: 'What is due when' })).toBeVisible();
    expect(screen.queryByRole('region', { name: 'How to pay' })).toBeNull();
  });

  it('[issue 39] charge extra guests by the agreed rates, with the sum before', async () => {
    const line = { __typename: 'ChargeLine', count: 20, price: 3375, amount: 67_500 };
    const sum = { discountAmount: 0, taxAmount: 10_800, amount: 78_300, currency: 'PKR' };
    const { user, server } = open(payments({ canBeCharged: true }));
    server.answer('QuoteCharge', () => ({
      quoteCharge: { __typename: 'BookingCharge', guests: line, hours: null, ...sum },
    }));
    await user.click(await screen.findByRole('button', { name: 'Record payment' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Record payment' }));
    await user.click(dialog.getByRole('combobox', { name: /^What it is/ }));
    await user.click(await screen.findByText('Extra charge'));
    await pasteInto(user, await dialog.findByLabelText('Extra guests'), '20');
    const charge = await dialog.findByRole('region', { name: 'By the agreed rates' });
    expect(charge).toHaveTextContent(/20 × .*3,375.*67,500.*10,800.*78,300/);
    expect(dialog.queryByLabelText(/^Amount/)).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Record payment' }));
    expect(await screen.findByText('Recorded')).toBeVisible();
    expect(server.asked.find(({ operation }) => operation === 'RecordPayment')?.variables).toMatchObject({
      input: { kind: 'CHARGE', amount: 78_300, extraGuests: 20, extraHours: null, note: null },
    });
  });

  it('say that a charge by the agreed rates is another sum by now, and show it', async () => {
    const { user, server } = open(payments({ canBeCharged: true }));
    const answerWith = (amount: number) => {
      const line = { __typename: 'ChargeLine', count: 20, price: amount / 20, amount };
      const sum = { discountAmount: 0, taxAmount: 0, amount, currency: 'PKR' };
      server.answer('QuoteCharge', () => ({
        quoteCharge: { __typename: 'BookingCharge', guests: line, hours: null, ...sum },
      }));
    };
    answerWith(67_500);
    const changed = 'By the agreed rates this is Rs 70,000.00 now.';
    server.answer('RecordPayment', () => {
      answerWith(70_000);
      throw new Refusal('INVALID_INPUT', changed, { field: 'amount' });
    });
    await user.click(await screen.findByRole('button', { name: 'Record payment' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Record payment' }));
    await user.click(dialog.getByRole('combobox', { name: /^What it is/ }));
    await user.click(await screen.findByText('Extra charge'));
    await pasteInto(user, await dialog.findByLabelText('Extra guests'), '20');
    expect(await dialog.findByRole('region', { name: 'By the agreed rates' })).toHaveTextContent(/67,500/);
    await user.click(dialog.getByRole('button', { name: 'Record payment' }));
    expect(await screen.findByText(changed)).toBeVisible();
    await waitFor(() =>
      expect(dialog.getByRole('region', { name: 'By the agreed rates' })).toHaveTextContent(/70,000/),
    );
  });

  it('forget the extras of a charge once another kind is chosen, and their sum', async () => {
    const { user, server } = open(payments({ canBeCharged: true }));
    const sum = { discountAmount: 0, taxAmount: 0, amount: 33_750, currency: 'PKR' };
    const line = { __typename: 'ChargeLine', count: 10, price: 3375, amount: 33_750 };
    server.answer('QuoteCharge', () => ({
      quoteCharge: { __typename: 'BookingCharge', guests: line, hours: null, ...sum },
    }));
    await user.click(await screen.findByRole('button', { name: 'Record payment' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Record payment' }));
    const choose = async (kind: string) => {
      await user.click(dialog.getByRole('combobox', { name: /^What it is/ }));
      await user.click(await screen.findByText(kind, { selector: '.ant-select-item-option-content' }));
    };
    await choose('Extra charge');
    await pasteInto(user, await dialog.findByLabelText('Extra guests'), '10');
    await dialog.findByRole('region', { name: 'By the agreed rates' });
    await choose('Payment');
    expect(await dialog.findByLabelText(/^Amount/)).toHaveValue('20000.00');
    await user.click(dialog.getByRole('button', { name: 'Record payment' }));
    expect(await screen.findByText('Recorded')).toBeVisible();
    expect(server.asked.find(({ operation }) => operation === 'RecordPayment')?.variables).toMatchObject({
      input: { kind: 'RECEIPT', amount: 20_000 },
    });
  });

  it('record no extras that have no sum', async () => {
    const { user, server } = open(payments({ canBeCharged: true }));
    server.answer('QuoteCharge', () => {
      throw new Refusal('INVALID_INPUT', 'This hall has no room for so many guests');
    });
    await user.click(await screen.findByRole('button', { name: 'Record payment' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Record payment' }));
    await user.click(dialog.getByRole('combobox', { name: /^What it is/ }));
    await user.click(await screen.findByText('Extra charge'));
    expect(dialog.getByRole('button', { name: 'Record payment' })).toBeEnabled();
    await pasteInto(user, await dialog.findByLabelText('Extra guests'), '900');
    expect(await dialog.findByText('This hall has no room for so many guests')).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Record payment' })).toBeDisabled();
  });

  it('are taken back with a reason', async () => {
    const { user, server } = open();
    await user.click(await screen.findByRole('button', { name: 'Take back Payment R-000001' }));
    await user.type(await screen.findByLabelText(/^Reason/), 'Another booking');
    await user.click(screen.getByRole('button', { name: 'Take back' }));
    expect(await screen.findByText('Entry taken back')).toBeVisible();
    expect(server.asked.find(({ operation }) => operation === 'CorrectPayment')?.variables).toEqual({
      id: 1,
      input: { reason: 'Another booking' },
    });
  });

  it.each([
    ['CLERK', [], /The owner or a manager records the refund/],
    ['MANAGER', ['Take back Refund'], /Record the refund once you have paid it/],
  ] as const)('have refunds that a %s can do this with: %j', async (role, actions, words) => {
    const refund = { ...ENTRY, id: 2, kind: 'REFUND', amount: 1000, day: '2027-03-02', receiptNumber: null };
    const refunded = { isCancelled: true, balance: -3000, entries: [{ ...refund, recordedBy: 'Ayesha' }] };
    open(payments(refunded), { viewer: member(role) });
    const row = within(await screen.findByRole('row', { name: /Refund/ }));
    expect(row.queryAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual(actions);
    expect(screen.getByText(/^Not refunded yet/)).toHaveTextContent(words);
  });

  it('begin another agreement with what is agreed and not paid', async () => {
    const agreed = [
      { ...PART, label: 'Advance', amount: 5000, left: 0, dueOn: '2027-02-20', due: 'AFTER_CONFIRMATION', days: 3 },
      { ...PART, label: 'Second', amount: 40_000, left: 40_000, dueOn: '2027-03-01', due: 'BEFORE_START', days: 30 },
      { ...PART, label: 'Rest', amount: 55_000, left: 55_000, dueOn: '2027-03-24', due: 'BEFORE_START', days: 7 },
    ];
    const { user, server } = open(payments({ parts: agreed }));
    await user.click(await screen.findByRole('button', { name: 'Change payment plan' }));
    const dialog = await screen.findByRole('dialog', { name: 'Change the payment plan' });
    await user.click(within(dialog).getByRole('button', { name: 'Change the plan' }));
    expect(await screen.findByText('Payment plan changed')).toBeVisible();
    expect(server.asked.find(({ operation }) => operation === 'ChangeBookingPlan')?.variables).toMatchObject({
      input: {
        parts: [
          { label: 'Second', percent: null, amount: 40_000, due: 'BEFORE_START', days: 30 },
          { label: 'Rest', percent: null, amount: null, due: 'BEFORE_START', days: 7 },
        ],
      },
    });
  });

  it('are due as both sides agreed anew, for what is left', async () => {
    const { user, server } = open(
      payments({ parts: [{ ...TOTAL, amount: 100_000, left: 95_000, dueOn: '2027-03-20' }] }),
    );
    await user.click(await screen.findByRole('button', { name: 'Change payment plan' }));
    const dialog = await screen.findByRole('dialog', { name: 'Change the payment plan' });
    const split = within(dialog).getByRole('table', { name: /95,000.00 is left to pay/ });
    expect(within(split).getByRole('row', { name: /Rest/ })).toHaveTextContent('95,000.00');
    await user.click(within(dialog).getByRole('button', { name: 'Add a part' }));
    const part = within(within(dialog).getByRole('group', { name: 'Part 1' }));
    await user.type(part.getByLabelText(/^Name/), 'Second');
    await user.type(part.getByLabelText(/^Percent/), '50');
    await user.type(part.getByLabelText(/^Days/), '9');
    expect(within(dialog).getByRole('row', { name: /Second/ })).toHaveTextContent('47,500.00');
    await user.click(within(dialog).getByRole('button', { name: 'Change the plan' }));
    expect(await screen.findByText('Payment plan changed')).toBeVisible();
    expect(server.asked.find(({ operation }) => operation === 'ChangeBookingPlan')?.variables).toEqual({
      id: 41,
      input: {
        parts: [
          { label: 'Second', percent: 50, amount: null, due: 'BEFORE_START', days: 9 },
          { label: 'Rest', percent: null, amount: null, due: 'BEFORE_START', days: 0 },
        ],
      },
    });
  });

  it('are only read by the customer', async () => {
    open(payments({ viewerCanRecord: false, viewerCanPlan: false, balance: -500, overdue: 0, entries: [] }));
    expect(await screen.findByText('Paid beyond the total')).toBeVisible();
    expect(screen.getByText('Nothing is recorded yet.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Record payment' })).toBeNull();
  });

  it('say nothing of what is due where nothing was agreed or recorded', async () => {
    const unused = {
      parts: [{ ...TOTAL, amount: 100_000, left: 100_000, dueOn: '2027-03-03' }],
      entries: [],
    };
    open(payments(unused));
    expect(await screen.findByRole('button', { name: 'Record payment' })).toBeVisible();
    expect(screen.queryByText('Overdue')).toBeNull();
  });

  it.each<[string, Record<string, unknown>, Partial<typeof CONFIRMED | { paymentDueAt: string }>, boolean]>([
    ['a request', { entries: [], paid: 0 }, {}, false],
    ['a request with a payment', {}, {}, true],
    ['an accepted request', { entries: [], paid: 0 }, { paymentDueAt: '2027-03-04T07:00:00.000Z' }, true],
  ])('say when %s is due, and what is owed of it only once it is agreed or paid', async (_name, more, facts, owes) => {
    open(payments({ overdue: 0, ...more }), { booking: { ...CONFIRMED, status: 'PENDING', ...facts } });
    const parts = within(await screen.findByRole('table', { name: 'What is due when' }));
    expect(parts.getByRole('row', { name: /Rest/ })).toHaveTextContent(/March 13, 2027.*75,000/);
    expect(screen.queryAllByText('Left to pay').length > 0).toBe(owes);
    expect(screen.queryByRole('button', { name: 'Statement of account' }) !== null).toBe(owes);
  });

  it('aren’t shown of a request that came to nothing', async () => {
    const { container, server } = open(payments({ parts: [], entries: [], owed: 0, paid: 0, balance: 0, overdue: 0 }));
    await waitFor(() => expect(server.asked.some(({ operation }) => operation === 'BookingPayments')).toBe(true));
    await waitFor(() => expect(within(container).queryByRole('region', { name: 'Payments' })).toBeNull());
  });
});
