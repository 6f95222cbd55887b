import { describe, expect, it, jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import type { PaymentFieldsFragment } from '../../../../graphql/generated/booking-payments';
import { accessibilityProblems } from '../../../../testing/axe';
import { booking } from '../../../../testing/bookings';
import { person } from '../../../../testing/people';
import { renderApp } from '../../../../testing/render';
import { fakeServer } from '../../../../testing/server';
import { unpaid } from '../testing';
import { PaymentEntries } from './PaymentEntries';

const ENTRY = {
  ...{ __typename: 'PaymentEntry', id: 1, kind: 'RECEIPT', amount: 25_000.5, method: 'BANK_TRANSFER' },
  ...{ reference: 'TRX-9', day: '2027-03-02', note: null, isCorrected: false },
  ...{ receiptNumber: 'R-000001', recordedBy: 'Bilal' },
};
const CHARGE = { ...ENTRY, id: 2, kind: 'CHARGE', amount: 900, method: null, reference: null, receiptNumber: null };

function open(entry: object = {}, payments: object = {}, booked: Parameters<typeof booking>[0] = {}) {
  const entries = [{ ...ENTRY, ...entry }, CHARGE];
  const shown = unpaid({ paid: 25_000.5, balance: 74_999.5, entries, ...payments });
  const server = fakeServer({ BookingDetail: () => ({ booking: booking({ id: 41, ...booked }) }) });
  const ui = <PaymentEntries payments={shown as unknown as PaymentFieldsFragment} />;
  return renderApp(ui, { viewer: person(), server });
}

async function read(user: ReturnType<typeof open>['user']) {
  await user.click(screen.getByRole('button', { name: 'Receipt R-000001' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Receipt' }));
  await dialog.findByText('R-000001');
  return dialog;
}

describe('[issue 39] the receipt of a payment', () => {
  it('says who paid whom, how much, how, for what, and what is left', async () => {
    const { user, baseElement } = open();
    const dialog = await read(user);
    for (const text of ['Shalimar Banquets', 'Moti Mahal', 'INV-000041', 'Bank transfer', 'Reference TRX-9'])
      expect(dialog.getByText(text)).toBeVisible();
    expect(dialog.getByText('Received by Bilal')).toBeVisible();
    expect(dialog.getByText('As of March 2, 2027')).toBeVisible();
    const rows = dialog.getAllByRole('row').map((row) => row.textContent.replaceAll('\u00a0', ' '));
    expect(rows).toEqual([
      'Amount received₨ 25,000.50',
      'Owed in total₨ 100,000.00',
      'Paid in total₨ 25,000.50',
      'Left to pay₨ 74,999.50',
    ]);
    expect(dialog.queryByText(/taken back/)).toBeNull();
    expect(await accessibilityProblems(baseElement)).toEqual([]);
  });

  it('is there for guests without an e-mail address, too', async () => {
    const { user } = open({}, {}, { source: 'OWNER', customerEmail: '', customerName: 'Ahmed Raza' });
    expect((await read(user)).getByText('Ahmed Raza')).toBeVisible();
  });

  it('says that it proves nothing once it was taken back', async () => {
    const { user } = open({ isCorrected: true });
    expect((await read(user)).getByText('This receipt was taken back and proves no payment.')).toBeVisible();
  });

  it('says what is to be given back of a cancelled booking', async () => {
    const { user } = open({}, { isCancelled: true, owed: 0, balance: -25_000.5 });
    expect((await read(user)).getByRole('row', { name: /To be given back/ })).toHaveTextContent(/25,000.50/);
  });

  it('belongs to payments alone', () => {
    open();
    expect(screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
      'Receipt R-000001',
    ]);
  });

  it('prints the paper alone, under its number', async () => {
    const { user } = open();
    const dialog = await read(user);
    class Sheet {
      replaceSync = jest.fn();
    }
    const page = {
      ...{ document: document.implementation.createHTMLDocument(), CSSStyleSheet: Sheet },
      ...{ focus: jest.fn(), print: jest.fn() },
    };
    const openWindow = jest.spyOn(window, 'open').mockReturnValue(page as unknown as Window);
    await user.click(dialog.getByRole('button', { name: 'Print or save as PDF' }));
    expect(page.document.title).toBe('Receipt R-000001');
    expect(page.document.body.textContent).toContain('Amount received');
    expect(page.document.body.textContent).not.toContain('English');
    openWindow.mockRestore();
  });
});
