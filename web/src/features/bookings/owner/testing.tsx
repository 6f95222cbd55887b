import { screen } from '@testing-library/react';
import { LocaleProvider, type Locale } from '../../../i18n/locale';
import { booking, toPage } from '../../../testing/bookings';
import { fakeLive } from '../../../testing/live';
import { person } from '../../../testing/people';
import { renderApp, type Surroundings } from '../../../testing/render';
import { fakeServer, type FakeServer } from '../../../testing/server';
import { OwnerBookings } from './OwnerBookings';
import { unpaid } from '../page/testing';

/** The figures above the list. */
export const STATS = {
  __typename: 'BookingStats',
  totalBookings: 12,
  confirmed: 7,
  pending: 2,
  oldestPendingAt: '2027-02-27T07:00:00.000Z',
  revenue: 4_250_000,
  currency: 'PKR',
  timeZone: 'Asia/Karachi',
  halls: [
    { __typename: 'HallChoice', id: 3, title: 'Moti Mahal' },
    { __typename: 'HallChoice', id: 4, title: 'Rose Garden' },
  ],
  labels: ['Deposit paid', 'VIP'],
};

/** A request that the owner can answer. */
export const request = booking({ viewerCanAnswer: true, viewerCanWithdraw: false });

/** A server that has one request for the owner. */
export function ownersServer(): FakeServer {
  return fakeServer({
    BusinessBookingStats: () => ({ businessBookingStats: STATS }),
    BusinessBookings: () => ({ businessBookings: toPage([request]) }),
    BookingPayments: () => ({ bookingPayments: unpaid() }),
    BookingConflicts: () => ({ bookingConflicts: [] }),
  });
}

/** Opens the owner's bookings. */
export function open({ locale = 'en', ...surroundings }: Surroundings & { locale?: Locale } = {}) {
  const live = fakeLive();
  const rendered = renderApp(
    <LocaleProvider locale={locale}>
      <OwnerBookings />
    </LocaleProvider>,
    {
      at: '/business/bookings',
      viewer: person({ role: 'BUSINESS' }),
      server: ownersServer(),
      ...surroundings,
    },
  );
  return { ...rendered, live };
}

/** The list's rows, without its heading. */
export const shownRows = () => screen.queryAllByRole('row').filter((row) => row.dataset.row !== undefined);
