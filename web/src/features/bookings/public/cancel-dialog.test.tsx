import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { accessibilityProblems } from '../../../testing/axe';
import { booking } from '../../../testing/bookings';
import { person } from '../../../testing/people';
import { renderApp } from '../../../testing/render';
import { fakeServer, Refusal } from '../../../testing/server';
import { CancelDialog } from './CancelDialog';

const CONFIRMED = booking({ status: 'CONFIRMED', viewerCanWithdraw: false, viewerCanCancelOwn: true });

function open(quotes: readonly { paid: number; refund: number; kept: number }[], answers = {}) {
  let asked = 0;
  const server = fakeServer({
    BookingCancellation: () => {
      const quote = quotes[Math.min(asked, quotes.length - 1)];
      asked += 1;
      const shown = { __typename: 'BookingCancellation', bookingId: CONFIRMED.id, currency: 'PKR', ...quote };
      return { bookingCancellation: shown };
    },
    CancelBooking: () => ({ withdrawBooking: { ...CONFIRMED, status: 'CANCELLED' } }),
    ...answers,
  });
  const closed: string[] = [];
  const dialog = <CancelDialog booking={CONFIRMED} onClose={() => closed.push('closed')} />;
  return { ...renderApp(dialog, { server, viewer: person() }), server, closed };
}

const press = async (user: ReturnType<typeof open>['user']) =>
  user.click(await screen.findByRole('button', { name: 'Cancel Booking' }));

describe('[product: Money] the dialog in which a customer cancels', () => {
  it('says what comes back first, and sends that', async () => {
    const { user, server, closed } = open([{ paid: 1000, refund: 600, kept: 400 }]);
    expect(await screen.findByText('Refunded to you')).toBeVisible();
    const dialog = screen.getByRole('dialog', { name: 'Cancel this booking?' });
    for (const sum of ['1,000', '600', '400']) expect(dialog).toHaveTextContent(sum);
    expect(await accessibilityProblems(dialog)).toEqual([]);
    await press(user);
    expect(await screen.findByText('Booking cancelled')).toBeVisible();
    expect(server.asked.find(({ operation }) => operation === 'CancelBooking')?.variables).toEqual({
      id: CONFIRMED.id,
      refund: 600,
      kept: 400,
    });
    expect(closed).toEqual(['closed']);
  });

  it('says that nothing is recorded where nothing was paid', async () => {
    open([{ paid: 0, refund: 0, kept: 0 }]);
    expect(await screen.findByText(/there is nothing to give back/)).toBeVisible();
  });

  it('shows the new sum where it has changed meanwhile, and stays', async () => {
    const quotes = [
      { paid: 1000, refund: 600, kept: 400 },
      { paid: 1000, refund: 100, kept: 900 },
    ];
    const { user, closed } = open(quotes, {
      CancelBooking: () => {
        throw new Refusal('CONFLICT', 'Your refund has changed. Please check it again.', { field: 'refund' });
      },
    });
    await screen.findByText('Refunded to you');
    await press(user);
    expect(await screen.findByText(/Your refund has changed/)).toBeVisible();
    expect(await screen.findByText(/900/)).toBeVisible();
    expect(closed).toEqual([]);
  });
});
