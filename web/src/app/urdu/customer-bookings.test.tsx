import { beforeAll, describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { MyBookingsScreen } from '../../features/bookings/public/MyBookingsScreen';
import { LocaleProvider } from '../../i18n/locale';
import { chooseLocale, provideTranslator } from '../../i18n/locale-store';
import { booking, counts, toPage } from '../../testing/bookings';
import { person } from '../../testing/people';
import { renderApp } from '../../testing/render';
import { fakeServer } from '../../testing/server';
import { urdu } from './load-urdu';

provideTranslator(() => Promise.resolve(urdu));
beforeAll(() => chooseLocale('ur'));

describe('[issue: Urdu] a customer’s bookings', () => {
  it('name halls in Urdu where they have such a name, and link to the same addresses', async () => {
    const server = fakeServer();
    const bookings = [booking({ hallNameUrdu: 'موتی محل' }), booking({ id: 42, hallId: 4, hallTitle: 'Shish Mahal' })];
    server.answer('ViewerBookings', () => ({ viewerBookings: toPage(bookings) }));
    server.answer('ViewerBookingCounts', () => counts({ WAITING: 2 }));
    server.answer('ViewerWaitingList', () => ({ viewerWaitingList: { nodes: [] } }));
    renderApp(
      <LocaleProvider>
        <MyBookingsScreen now={() => Date.parse('2027-03-02T07:00:00.000Z')} />
      </LocaleProvider>,
      { at: '/my-bookings', viewer: person(), server },
    );
    expect(await screen.findByRole('link', { name: 'موتی محل' })).toHaveAttribute('href', '/hall/3/moti-mahal');
    expect(screen.getByRole('link', { name: 'Shish Mahal' })).toBeVisible();
    expect(screen.queryByText('Moti Mahal')).toBeNull();
  });
});
