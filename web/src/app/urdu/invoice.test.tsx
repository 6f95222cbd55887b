import { CancellationReason } from '@mehfil/api/domain/bookings/transitions';
import { describe, expect, it, jest } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import { InvoiceDialog } from '../../features/bookings/InvoiceDialog';
import type { ShownBooking } from '../../features/bookings/invoice-data';
import { LocaleProvider, type Locale } from '../../i18n/locale';
import { chooseLocale, provideTranslator } from '../../i18n/locale-store';
import { booking } from '../../testing/bookings';
import { person } from '../../testing/people';
import { renderApp } from '../../testing/render';
import { fakeServer } from '../../testing/server';
import { urdu } from './load-urdu';
import { unpaid } from '../../features/bookings/page/testing';

provideTranslator(() => Promise.resolve(urdu));

async function open(locale: Locale, particulars: Partial<ShownBooking> = {}) {
  await act(() => chooseLocale(locale));
  const server = fakeServer({
    BookingDetail: () => ({ booking: booking(particulars) }),
    BookingPayments: () => ({ bookingPayments: unpaid() }),
  });
  const rendered = renderApp(
    <LocaleProvider locale={locale}>
      <InvoiceDialog bookingId={41} onClose={() => undefined} />
    </LocaleProvider>,
    { viewer: person(), server },
  );
  const dialog = await screen.findByRole('dialog');
  await within(dialog).findByText('INV-000041');
  return { ...rendered, dialog };
}

describe('the invoice for readers of Urdu', () => {
  it.each([
    ['CONFIRMED', null, 'بکنگ کی تصدیق'],
    ['PENDING', null, 'بکنگ کی درخواست'],
    ...(Object.keys(CancellationReason) as (keyof typeof CancellationReason)[]).map(
      (reason) => ['CANCELLED', reason, 'بکنگ منسوخ'] as const,
    ),
  ] as const)('of a booking that is %s (%s) says what it is in Urdu', async (status, cancellationReason, note) => {
    const { dialog } = await open('ur', { status, cancellationReason, cancellationNote: null });
    expect(within(dialog).getByText(note)).toBeVisible();
    expect(dialog.textContent).not.toMatch(/Booking|REQUEST|CANCELLED|DECLINED|request|confirm|paper|owner/);
  });

  it.each([
    ['ur', /PDF/],
    ['en', 'Download PDF'],
  ] as const)('the PDF is asked for in the language of the page: %s', async (locale, name) => {
    const { dialog, user } = await open(locale);
    const fetch = jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('no', { status: 500 }));
    await user.click(within(dialog).getByRole('button', { name }));
    expect(fetch.mock.calls.map(([address]) => address)).toEqual([
      `/api/user/bookings/41/invoice.pdf?locale=${locale}`,
    ]);
    fetch.mockRestore();
  });
});
