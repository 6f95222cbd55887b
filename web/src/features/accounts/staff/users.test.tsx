import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { accessibilityProblems } from '../../../testing/axe';
import { openPanel, panelServer } from '../../../testing/panel';
import { pasteInto } from '../../../testing/paste-into';
import { Refusal } from '../../../testing/server';

const sana = {
  __typename: 'Person',
  id: 9,
  name: 'Sana',
  email: 'sana@example.com',
  username: 'sana',
  phone: '+92 300 1234567',
  role: 'USER',
  createdAt: '2026-01-01T00:00:00.000Z',
  suspendedAt: null as string | null,
  suspensionReason: null as string | null,
  hasSecondFactor: false,
  viewerCanAct: true,
};
const suspended = { ...sana, suspendedAt: '2026-03-01T00:00:00.000Z', suspensionReason: 'Spam' };
const booking = {
  __typename: 'Booking',
  id: 31,
  invoiceNumber: 'INV-000031',
  hallTitle: 'Rose Hall',
  businessName: 'Shalimar Banquets',
  startTime: '2026-04-01T13:00:00.000Z',
  endTime: '2026-04-01T18:00:00.000Z',
  timeZone: 'Asia/Karachi',
  status: 'CONFIRMED',
  totalPrice: 255000,
  currency: 'PKR',
};
const review = {
  __typename: 'ManagedReview',
  id: 4,
  hallTitle: 'Tulip Hall',
  rating: 1,
  comment: 'Never again.',
  createdAt: '2026-02-01T00:00:00.000Z',
  isHidden: true,
};

const list = (nodes: object[], totalCount = nodes.length) => ({ nodes, totalCount });

const refuse = () => {
  throw new Refusal('NOT_FOUND', 'There is no such user');
};

function open(person = sana) {
  const server = panelServer({
    PanelPeople: () => ({
      people: { __typename: 'PersonConnection', ...list([person]), totalCountIsLowerBound: false },
    }),
    PanelPerson: () => ({ person }),
    PanelPersonBookings: () => ({ bookingsOfPerson: { __typename: 'BookingConnection', ...list([booking], 11) } }),
    PanelPersonReviews: () => ({ reviewsOfPerson: { __typename: 'ManagedReviewConnection', ...list([review]) } }),
  });
  return { ...openPanel('ADMIN', '/cpanel?tab=users', server), server };
}

describe('[issue: accounts] a person in the panel', () => {
  it('is shown with state, bookings and reviews, page by page', async () => {
    const { user, server } = open(suspended);
    await user.click(await screen.findByRole('button', { name: 'View Sana' }));
    const dialog = await screen.findByRole('dialog', { name: 'Sana' });
    expect(await within(dialog).findByText('Spam')).toBeVisible();
    expect(await within(dialog).findByText('Rose Hall')).toBeVisible();
    expect(await within(dialog).findByText('Never again.')).toBeVisible();
    expect(within(dialog).getByText('Hidden')).toBeVisible();
    expect(await accessibilityProblems(dialog)).toEqual([]);
    await user.click(within(dialog).getByRole('button', { name: /next/i }));
    await within(dialog).findByText('Rose Hall');
    const asked = server.asked.filter(({ operation }) => operation === 'PanelPersonBookings');
    expect(asked.at(-1)?.variables).toEqual({ id: 9, paging: { limit: 10, page: 2 } });
  });

  it.each([
    ['USER', 'their bookings stay.'],
    ['BUSINESS', 'requests that wait are cancelled for good. Confirmed bookings stay.'],
  ])('is suspended by who reads what it does to a %s', async (role, consequence) => {
    const { user } = open({ ...sana, role });
    await user.click(await screen.findByRole('button', { name: 'Actions for Sana' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Suspend account' }));
    const dialog = await screen.findByRole('dialog', { name: 'Why is Sana suspended?' });
    expect(within(dialog).getByLabelText(/^Reason/)).toHaveAccessibleDescription(expect.stringContaining(consequence));
  });

  it('is suspended with a reason only', async () => {
    const { user, server } = open();
    server.answer('SuspendUser', () => ({ suspendUser: suspended }));
    await user.click(await screen.findByRole('button', { name: 'Actions for Sana' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Suspend account' }));
    const dialog = await screen.findByRole('dialog', { name: 'Why is Sana suspended?' });
    await user.click(within(dialog).getByRole('button', { name: 'Suspend account' }));
    expect(server.times('SuspendUser')).toBe(0);
    await pasteInto(user, within(dialog).getByLabelText(/^Reason/), 'Spam');
    await user.click(within(dialog).getByRole('button', { name: 'Suspend account' }));
    expect(await screen.findByText('The account is suspended.')).toBeVisible();
    const asked = server.asked.find(({ operation }) => operation === 'SuspendUser');
    expect(asked?.variables).toEqual({ id: 9, input: { reason: 'Spam' } });
  });

  it.each([
    [true, 1],
    [false, 0],
  ])('has a second factor to remove where there is one: %s', async (hasSecondFactor, count) => {
    const { user } = open({ ...sana, hasSecondFactor });
    await user.click(await screen.findByRole('button', { name: 'Actions for Sana' }));
    await screen.findByRole('menuitem', { name: 'Suspend account' });
    expect(screen.queryAllByRole('menuitem', { name: 'Remove second factor' })).toHaveLength(count);
  });

  it('is shown no longer once it is deleted', async () => {
    const { user, server } = open();
    server.answer('DeleteUser', () => {
      server.answer('PanelPerson', refuse);
      return { deleteUser: true };
    });
    await user.click(await screen.findByRole('button', { name: 'View Sana' }));
    const dialog = await screen.findByRole('dialog', { name: 'Sana' });
    await user.click(await within(dialog).findByRole('button', { name: 'Actions for Sana' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete user' }));
    expect(await screen.findByText('User deleted successfully')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('is not there any more, where a link asks for it', async () => {
    const server = panelServer({
      PanelPeople: () => ({ people: { __typename: 'PersonConnection', ...list([]), totalCountIsLowerBound: false } }),
      PanelPerson: refuse,
    });
    openPanel('ADMIN', '/cpanel?tab=users&user=9', server);
    const dialog = await screen.findByRole('dialog', { name: 'User' });
    expect(await within(dialog).findByText('There is no such user')).toBeVisible();
    expect(within(dialog).queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('is reinstated', async () => {
    const { user, server } = open(suspended);
    server.answer('ReinstateUser', () => ({ reinstateUser: sana }));
    await user.click(await screen.findByRole('button', { name: 'Actions for Sana' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Reinstate account' }));
    expect(await screen.findByText('The account is reinstated.')).toBeVisible();
  });
});
