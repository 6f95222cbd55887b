import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { accessibilityProblems } from '../../testing/axe';
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
const server = () =>
  panelServer({
    PanelBusinesses: () => businessPage([businessRow()]),
    PanelPeople: () => people,
    PanelBlogPosts: () => noPosts,
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

  it('leads to the booking whose number was typed', async () => {
    const { user, address } = openPanel('MODERATOR', '/cpanel?tab=nothing', server());
    await user.click(await screen.findByRole('button', { name: /^Search or go to/ }));
    await user.type(await screen.findByRole('combobox'), 'inv-000655{Enter}');
    await waitFor(() => expect(address()).toBe('/cpanel/bookings/655'));
  });

  it('finds businesses and users by name', async () => {
    const { user, address } = openPanel('ADMIN', '/cpanel?tab=nothing', server());
    await user.click(await screen.findByRole('button', { name: /^Search or go to/ }));
    await user.type(await screen.findByRole('combobox'), 'shalimar');
    expect(await screen.findByRole('option', { name: /Shalimar Khan/ })).toHaveTextContent('khan@example.com');
    await user.click(screen.getByRole('option', { name: /Shalimar Banquets/ }));
    await waitFor(() => expect(address()).toBe('/cpanel?tab=businesses&status=all&text=Shalimar+Banquets'));
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
