import { afterEach, describe, expect, it, jest } from '@jest/globals';
import type { ReactNode } from 'react';
import { screen, waitFor, within } from '@testing-library/react';
import { InvoiceDialog } from '../../features/bookings/InvoiceDialog';
import { BookingPayments } from '../../features/bookings/page/payments/BookingPayments';
import { StatementDialog } from '../../features/bookings/page/payments/StatementDialog';
import { unpaid } from '../../features/bookings/page/testing';
import type { PaymentFieldsFragment } from '../../graphql/generated/booking-payments';
import { LocaleProvider } from '../../i18n/locale';
import { currentLocale, loadWords, provideTranslator } from '../../i18n/locale-store';
import { booking } from '../../testing/bookings';
import { person } from '../../testing/people';
import { renderApp } from '../../testing/render';
import { fakeServer } from '../../testing/server';
import { urdu } from './load-urdu';

const load = jest.fn(() => Promise.resolve(urdu));
provideTranslator(load);
afterEach(() => void jest.restoreAllMocks());

const CHARGE = {
  ...{
    __typename: 'PaymentEntry',
    id: 2,
    kind: 'CHARGE',
    amount: 900,
    method: null,
    reference: null,
    day: '2027-03-21',
  },
  ...{ note: 'Chairs', isCorrected: false, receiptNumber: null, recordedBy: null },
};
const ENDED = {
  status: 'CONFIRMED',
  startTime: '2026-03-20T14:00:00.000Z',
  endTime: '2026-03-20T20:00:00.000Z',
} as const;

function open(ui: ReactNode) {
  const server = fakeServer({
    BookingDetail: () => ({ booking: booking(ENDED) }),
    BookingPayments: () => ({ bookingPayments: unpaid({ owed: 100_900, balance: 100_900, entries: [CHARGE] }) }),
  });
  return renderApp(<LocaleProvider locale="en">{ui}</LocaleProvider>, { viewer: person(), server });
}

function printPage() {
  class Sheet {
    replaceSync = jest.fn();
  }
  const page = {
    ...{ document: document.implementation.createHTMLDocument(), CSSStyleSheet: Sheet },
    ...{ focus: jest.fn(), print: jest.fn() },
  };
  jest.spyOn(window, 'open').mockReturnValue(page as unknown as Window);
  return page.document;
}

const BY_RATES = '20 more guests × 1,000 – At the door';
const BY_RATES_IN_URDU = '20 مزید مہمان × 1,000 – \u2068At the door\u2069';

describe('[issue 39] the language of a paper', () => {
  it('is chosen for the paper alone, whose Urdu is loaded then', async () => {
    const { user } = open(
      <StatementDialog payments={unpaid() as unknown as PaymentFieldsFragment} onClose={jest.fn()} />,
    );
    const dialog = within(await screen.findByRole('dialog', { name: 'Statement of account' }));
    expect(await dialog.findByText('Left to pay', { selector: 'th' })).toBeVisible();
    expect(load).not.toHaveBeenCalled();

    await user.click(dialog.getByText('اردو'));
    const left = await dialog.findByText('باقی رقم', { selector: 'th' });
    expect(left.closest('[lang]')).toHaveAttribute('dir', 'rtl');
    expect(load).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('dialog', { name: 'Statement of account' })).toBeVisible();
    expect(document.documentElement).toHaveAttribute('lang', 'en');
    expect(currentLocale()).toBe('en');

    const printed = printPage();
    await user.click(dialog.getByRole('button', { name: 'Print or save as PDF' }));
    expect([printed.documentElement.lang, printed.documentElement.dir]).toEqual(['ur', 'rtl']);

    await user.click(dialog.getByText('English'));
    expect(await dialog.findByText('Left to pay', { selector: 'th' })).toBeVisible();
  });

  it('is that of its PDF, and of what the domain says on it', async () => {
    const { user } = open(<InvoiceDialog bookingId={41} onClose={jest.fn()} />);
    const dialog = within(await screen.findByRole('dialog', { name: 'Invoice' }));
    expect(await dialog.findByText('Final Invoice')).toBeVisible();
    expect(dialog.getByRole('row', { name: /Total with charges/ })).toHaveTextContent(/100,900.00/);
    await user.click(dialog.getByText('اردو'));
    expect(await dialog.findByText('حتمی انوائس')).toBeVisible();
    expect(dialog.getByText('باقی واجب رقم', { selector: 'th' })).toBeVisible();
    const fetch = jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('no', { status: 500 }));
    await user.click(dialog.getByRole('button', { name: 'Download PDF' }));
    await waitFor(() =>
      expect(fetch.mock.calls.map(([address]) => address)).toEqual(['/api/user/bookings/41/invoice.pdf?locale=ur']),
    );
  });
});

describe('what a charge by the agreed rates is made of', () => {
  it('is in the language of the statement of account', async () => {
    const part = { kind: 'CHARGE', label: BY_RATES, amount: 900, left: 900, due: null, days: null, dueOn: null };
    const charged = unpaid({ parts: [{ __typename: 'OwedPart', ...part, isOverdue: false }] });
    const { user } = open(
      <StatementDialog payments={charged as unknown as PaymentFieldsFragment} onClose={jest.fn()} />,
    );
    expect(await screen.findByText(BY_RATES)).toBeVisible();
    await user.click(screen.getByText('اردو'));
    expect(await screen.findByText(BY_RATES_IN_URDU)).toBeVisible();
  });

  it('is in the reader’s language among the payments of a booking, and what others wrote is left alone', async () => {
    const part = {
      kind: 'CHARGE',
      label: BY_RATES,
      amount: 900,
      left: 900,
      due: null,
      days: null,
      dueOn: '2027-03-21',
    };
    const refund = { ...CHARGE, id: 3, kind: 'REFUND', note: BY_RATES, recordedBy: 'Ayesha' };
    const payments = unpaid({
      parts: [{ __typename: 'OwedPart', ...part, isOverdue: false }],
      entries: [{ ...CHARGE, note: BY_RATES }, refund],
    });
    const server = fakeServer({ BookingPayments: () => ({ bookingPayments: payments }) });
    await loadWords();
    renderApp(
      <LocaleProvider locale="ur">
        <BookingPayments booking={{ id: 41, status: 'CONFIRMED', paymentDueAt: null }} />
      </LocaleProvider>,
      { viewer: person(), server },
    );
    expect(await screen.findAllByText(BY_RATES_IN_URDU)).toHaveLength(2);
    expect(screen.getAllByText(BY_RATES, { exact: false })).toHaveLength(1);
  });
});
