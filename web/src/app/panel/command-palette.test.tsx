import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { accessibilityProblems } from '../../testing/axe';
import { booking, toPage } from '../../testing/bookings';
import { businessPage, businessRow, openPanel, panelServer } from '../../testing/panel';

const people = {
  people: {
    __typename: 'PersonConnection',
    totalCount: 1,
    totalCountIsLowerBound: false,
    nodes: [
      {
        __typename: 'Person',
        id: 8,
        name: 'Shalimar Khan',
        email: 'khan@example.com',
        username: 'khan',
        role: 'USER',
        createdAt: '2026-01-01T00:00:00.000Z',
        suspendedAt: null,
        hasSecondFactor: false,
        viewerCanAct: true,
      },
    ],
  },
};
const noPosts = {
  editorBlogPosts: { __typename: 'BlogPostConnection', nodes: [], totalCount: 0, totalCountIsLowerBound: false },
};
const HALL = { __typename: 'OwnedHall', id: 3, title: 'Shalimar Hall', location: 'Gulberg, Lahore', businessId: 4 };
const server = () =>
  panelServer({
    PanelBusinesses: () => businessPage([businessRow()]),
    PanelPeople: () => people,
    PanelBlogPosts: () => noPosts,
    PanelBusiness: () => ({ business: businessRow() }),
    StaffBookings: ({ variables: { filter } }) => ({
      bookings: toPage(
        (filter as { text: string }).text === '655' ? [booking({ id: 655, invoiceNumber: 'INV-000655' })] : [],
      ),
    }),
    PanelHalls: () => ({ allHalls: { __typename: 'OwnedHallConnection', nodes: [HALL] } }),
  });
const options = () => screen.getAllByRole('option').map((option) => option.textContent);

describe('[product: control panel] the command palette', () => {
  it('opens with Ctrl-K and goes to a section', async () => {
    const { user, address } = openPanel('ADMIN', '/cpanel?tab=nothing', server());
    await screen.findByText('Select a tab to view content');
    await user.keyboard('{Control>}k{/Control}');
    const dialog = await screen.findByRole('dialog', { name: 'Go to' });
    expect(await accessibilityProblems(dialog)).toEqual([]);
    await user.type(within(dialog).getByRole('combobox'), 'mana');
    expect(options().slice(0, 3)).toEqual(['Business Management', 'User Management', 'Blog Management']);
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}{Enter}');
    await waitFor(() => expect(address()).toBe('/cpanel?tab=users'));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Go to' })).toBeNull());
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  });

  it('leads to the booking that the server finds by its number, name or phone', async () => {
    const { user, address } = openPanel('MODERATOR', '/cpanel?tab=nothing', server());
    await user.click(await screen.findByRole('button', { name: /^Search or go to/ }));
    await user.type(await screen.findByRole('combobox'), '655');
    await user.click(await screen.findByRole('option', { name: /INV-000655 Ayesha Noor/ }));
    await waitFor(() => expect(address()).toBe('/cpanel/bookings/655'));
  });

  it('leads to one of the first nine bookings by its number', async () => {
    const own = server();
    own.answer('StaffBookings', ({ variables: { filter } }) => ({
      bookings: toPage(
        (filter as { text: string }).text === '5' ? [booking({ id: 5, invoiceNumber: 'INV-000005' })] : [],
      ),
    }));
    const { user } = openPanel('MODERATOR', '/cpanel?tab=nothing', own);
    await user.click(await screen.findByRole('button', { name: /^Search or go to/ }));
    await user.type(await screen.findByRole('combobox'), '5');
    expect(await screen.findByRole('option', { name: /INV-000005/ })).toBeVisible();
  });

  it('offers no booking that there isn’t', async () => {
    const { user } = openPanel('MODERATOR', '/cpanel?tab=nothing', server());
    await user.click(await screen.findByRole('button', { name: /^Search or go to/ }));
    await user.type(await screen.findByRole('combobox'), '999999');
    expect(await screen.findByRole('option', { name: /Shalimar Banquets/ })).toBeVisible();
    expect(screen.queryByRole('option', { name: /INV-/ })).toBeNull();
  });

  it('leads from a hall to the record of its business, for moderators too', async () => {
    const { user, address } = openPanel('MODERATOR', '/cpanel?tab=nothing', server());
    await user.click(await screen.findByRole('button', { name: /^Search or go to/ }));
    await user.type(await screen.findByRole('combobox'), 'shalimar');
    await user.click(await screen.findByRole('option', { name: /Shalimar Hall/ }));
    await waitFor(() => expect(address()).toBe('/cpanel?tab=businesses&status=all&business=4'));
    expect(await screen.findByRole('dialog', { name: 'Shalimar Banquets' })).toBeVisible();
  });

  it('finds businesses and users by name', async () => {
    const { user, address } = openPanel('ADMIN', '/cpanel?tab=nothing', server());
    await user.click(await screen.findByRole('button', { name: /^Search or go to/ }));
    await user.type(await screen.findByRole('combobox'), 'shalimar');
    expect(await screen.findByRole('option', { name: /Shalimar Khan/ })).toHaveTextContent('khan@example.com');
    await user.click(screen.getByRole('option', { name: /Shalimar Banquets/ }));
    await waitFor(() => expect(address()).toBe('/cpanel?tab=businesses&status=all&business=4'));
    expect(await screen.findByRole('dialog', { name: 'Shalimar Banquets' })).toBeVisible();
  });

  it('offers and searches nothing that the role may not open', async () => {
    const own = server();
    const { user } = openPanel('MODERATOR', '/cpanel?tab=nothing', own);
    await user.click(await screen.findByRole('button', { name: /^Search or go to/ }));
    await screen.findByRole('combobox');
    expect(options()).not.toContain('User Management');
    await user.type(screen.getByRole('combobox'), 'shalimar');
    expect(await screen.findByRole('option', { name: /Shalimar Banquets/ })).toBeVisible();
    expect(own.times('PanelPeople')).toBe(0);
  });
});
