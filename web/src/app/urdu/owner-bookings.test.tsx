import { expect, it } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { EntryFacts } from '../../features/bookings/owner/entry/EntryFacts';
import { OwnerBookings } from '../../features/bookings/owner/OwnerBookings';
import { ownersServer, STATS } from '../../features/bookings/owner/testing';
import { LocaleProvider } from '../../i18n/locale';
import { chooseLocale, prepareArea, provideTranslator } from '../../i18n/locale-store';
import { booking, toPage } from '../../testing/bookings';
import { fakeLive } from '../../testing/live';
import { person } from '../../testing/people';
import { renderApp } from '../../testing/render';
import { urdu } from './load-urdu';

provideTranslator(() => Promise.resolve(urdu));

it('the owner’s bookings name statuses and why one ended in Urdu', async () => {
  await act(() => chooseLocale('ur'));
  const withdrawn = booking({ status: 'CANCELLED', cancellationReason: 'WITHDRAWN' });
  const server = ownersServer();
  server.answer('BusinessBookings', () => ({ businessBookings: toPage([withdrawn]) }));
  fakeLive();
  renderApp(
    <LocaleProvider locale="ur">
      <OwnerBookings />
    </LocaleProvider>,
    { at: '/business/bookings?status=cancelled', viewer: person({ role: 'BUSINESS' }), server },
  );
  expect(await screen.findByText('واپس لی گئی')).toBeVisible();
  // The filter’s choice, its chip and the row’s badge.
  expect(screen.getAllByText('منسوخ')).toHaveLength(3);
});

it('the figure of pending bookings says in Urdu that they aren’t confirmed: some were answered', async () => {
  await act(() => prepareArea('owner'));
  await act(() => chooseLocale('ur'));
  const server = ownersServer();
  server.answer('BusinessBookingStats', () => ({ businessBookingStats: { ...STATS, oldestPendingAt: null } }));
  fakeLive();
  renderApp(
    <LocaleProvider locale="ur">
      <OwnerBookings />
    </LocaleProvider>,
    { at: '/business/bookings', viewer: person({ role: 'BUSINESS' }), server },
  );
  const pending = await screen.findByText('زیرِ التوا', { selector: 'dt' });
  await waitFor(() => expect(pending.parentElement).toHaveTextContent(/ابھی تصدیق نہیں ہوئی/));
});

it('an imported booking says in Urdu why its price is another', async () => {
  await act(() => prepareArea('owner'));
  await act(() => chooseLocale('ur'));
  const imported = { source: 'OWNER', quotedPrice: 200_000, priceReason: 'Price from the imported file' } as const;
  renderApp(
    <LocaleProvider locale="ur">
      <EntryFacts booking={booking(imported)} />
    </LocaleProvider>,
    { viewer: person({ role: 'BUSINESS' }) },
  );
  expect(await screen.findByText(/درآمد شدہ فائل کی قیمت/)).toBeVisible();
});
