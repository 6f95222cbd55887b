import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { accessibilityProblems } from '../../testing/axe';
import { booking, toPage } from '../../testing/bookings';
import { person } from '../../testing/people';
import { renderApp } from '../../testing/render';
import { fakeServer } from '../../testing/server';
import { BusinessLayout } from '../layouts/BusinessLayout';

const HALL = { __typename: 'OwnedHall', id: 3, title: 'Moti Mahal', location: 'Canal Road, Lahore' };

function open(viewer = person({ role: 'BUSINESS' })) {
  const server = fakeServer({
    BusinessBookings: ({ variables }) => ({
      businessBookings: toPage(
        (variables.filter as { text: string }).text.endsWith('4567')
          ? [booking({ id: 655, invoiceNumber: 'INV-000655', customerName: 'Sana Malik' })]
          : [],
      ),
    }),
    OwnedHalls: ({ variables }) => ({
      viewerHalls: {
        __typename: 'OwnedHallConnection',
        nodes: (variables.filter as { text: string }).text === 'moti' ? [HALL] : [],
        totalCount: 1,
        pageInfo: null,
      },
      viewerHallFigures: null,
    }),
  });
  return renderApp(
    <BusinessLayout>
      <h1>Page</h1>
    </BusinessLayout>,
    { at: '/business/dashboard', viewer, server },
  );
}

const options = () => screen.getAllByRole('option').map((option) => option.textContent);

async function openPalette(viewer = person({ role: 'BUSINESS' })) {
  const rendered = open(viewer);
  await rendered.user.click(await screen.findByRole('button', { name: /^Search or go to/ }));
  return { ...rendered, search: await screen.findByRole('combobox') };
}

describe('the owner’s command palette', () => {
  it('finds a booking by a phone number', async () => {
    const { user, search, address } = await openPalette();
    await user.click(search);
    await user.paste('0300 1234567');
    expect(await screen.findByRole('option', { name: /Sana Malik/ })).toHaveTextContent(/^INV-000655 Sana Malik/);
    expect(await accessibilityProblems(screen.getByRole('dialog'))).toEqual([]);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(address()).toBe('/business/bookings/655'));
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  });

  it('finds halls, and the screens that are called so', async () => {
    const { user, search, address } = await openPalette();
    await user.click(search);
    await user.paste('moti');
    await user.click(await screen.findByRole('option', { name: /Moti Mahal/ }));
    await waitFor(() => expect(address()).toBe('/business/create-hall/3'));
  });

  it('leads to a day of the calendar', async () => {
    const { user, search, address } = await openPalette();
    await user.click(search);
    await user.paste('2030-12-19');
    expect(await screen.findByText('Nothing found')).toBeVisible();
    await user.clear(search);
    await user.paste('۱۹/۱۲');
    expect(await screen.findByRole('option', { name: /December 19/ })).toBeVisible();
    await user.clear(search);
    await user.paste('friday');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(address()).toMatch(/^\/business\/calendar\?day=\d{4}-\d\d-\d\d$/));
  });

  it('offers members of the team what they may do', async () => {
    const rights = ['VIEW_HALLS'];
    const membership = { __typename: 'Membership', businessName: 'Noor', role: 'VIEWER', rights };
    const { user, search, server } = await openPalette(person({ membership } as never));
    expect(options()).toEqual(['Halls', 'Support']);
    await user.click(search);
    await user.paste('moti');
    expect(await screen.findByRole('option', { name: /Moti Mahal/ })).toBeVisible();
    expect(server.times('BusinessBookings')).toBe(0);
  });

  it('shows the keys when ? is pressed', async () => {
    const { user } = open();
    await screen.findByRole('heading', { name: 'Page' });
    await user.keyboard('?');
    const dialog = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
    expect(within(dialog).getByText('Search or go to')).toBeVisible();
    expect(await accessibilityProblems(dialog)).toEqual([]);
  });
});
