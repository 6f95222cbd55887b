import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { toPage } from '../../../testing/bookings';
import type { ListedBooking } from '../invoice-data';
import { open, ownersServer, request } from './testing';

const ONE_DISH = {
  __typename: 'CityRule',
  ...{ id: 9, city: 'Lahore', kind: 'ONE_DISH', closingTime: null, effect: 'WARN', source: 'Act of 2016' },
  ...{ firstDay: null, lastDay: null },
} as unknown as ListedBooking['cityRules'][number];

const DISCOUNTED: Partial<ListedBooking> = {
  ...{
    source: 'OWNER',
    enteredBy: 'Sana Iqbal',
    waitsForDiscount: true,
    totalPrice: 90_000,
    quotedPrice: 171_000,
    priceReason: 'Cousin',
  },
};

async function ask(particulars: Partial<ListedBooking>, button: 'Approve' | 'Decline') {
  const server = ownersServer();
  server.answer('BusinessBookings', () => ({ businessBookings: toPage([{ ...request, ...particulars }]) }));
  const { user } = open({ server });
  await user.click(await screen.findByRole('button', { name: new RegExp(`^${button}`) }));
  return within(await screen.findByRole('dialog'));
}

describe('[business §2 Bookings management] what the owner reads before an answer', () => {
  it('names rules of the city in words to the owner', async () => {
    const dialog = await ask({ cityRules: [ONE_DISH] }, 'Approve');
    expect(dialog.getByText(/Please agree on a menu that keeps to it with the customer/)).toBeVisible();
    expect(dialog.queryByText(/agree on one with the hall/)).toBeNull();
  });

  it('the discount that an entry waits for: both totals and the reason', async () => {
    const dialog = await ask(DISCOUNTED, 'Approve');
    expect(dialog.getByText(/Sana Iqbal.* agreed on .*90,000.* instead of .*171,000/)).toBeVisible();
    expect(dialog.getByText(/Cousin/)).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Approve discount' })).toBeVisible();
  });

  it('that approving only accepts a request which its first payment confirms', async () => {
    const server = ownersServer();
    const asked = { ...request, confirmsOnPayment: true };
    server.answer('BusinessBookings', () => ({ businessBookings: toPage([asked]) }));
    server.answer('ApproveBooking', () => ({
      approveBooking: { ...asked, acceptedAt: '2027-03-02T07:00:00.000Z', paymentDueAt: '2027-03-04T07:00:00.000Z' },
    }));
    const { user } = open({ server });
    await user.click(await screen.findByRole('button', { name: /^Approve/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Accept this request?' }));
    expect(dialog.getByText(/time is held until the first payment is due/)).toBeVisible();
    expect(dialog.queryByText(/ gets .* and is told at once/)).toBeNull();
    await user.click(dialog.getByRole('button', { name: /^Accept/ }));
    expect(await screen.findByText('Request accepted')).toBeVisible();
    expect(screen.queryByText('Booking status updated')).toBeNull();
  });

  it('a member reads that the discount waits for the owner, and can only take the entry back', async () => {
    const server = ownersServer();
    const waiting = { ...request, ...DISCOUNTED, viewerCanAnswer: false };
    server.answer('BusinessBookings', () => ({ businessBookings: toPage([waiting]) }));
    open({ server });
    expect(await screen.findByText(/^Waits for the owner/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Approve discount' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Decline' })).toBeEnabled();
  });

  it.each(['Approve', 'Decline'] as const)('says who hears of nothing: %s', async (button) => {
    const dialog = await ask({ customerEmail: '', source: 'OWNER' }, button);
    expect(dialog.getByText(/no e-mail address for .*, so please tell them yourself/)).toBeVisible();
    expect(dialog.queryByText(/told at once|reads your reason/)).toBeNull();
  });
});
