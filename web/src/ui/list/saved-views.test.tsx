import { afterEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { defineAddress, freeText, oneOf, positive } from '../../lib/address-fields';
import { accessibilityProblems } from '../../testing/axe';
import { renderApp } from '../../testing/render';
import { DialogHost } from '../DialogHost';
import { TableAccountContext } from '../table/useColumnLayout';
import { SavedViews } from './SavedViews';
import { useListFilters } from './useListFilters';

const ADDRESS = defineAddress<{ state: 'OPEN' | 'DONE' | null; text: string; page: number }>({
  state: oneOf('state', ['OPEN', 'DONE'] as const, null),
  text: freeText('q'),
  page: positive('page', 1),
});

function Views() {
  const { values } = useListFilters(ADDRESS);
  const views = [
    { name: 'All', values: {} },
    { name: 'Open', values: { state: 'OPEN' as const } },
  ];
  return <SavedViews list="tasks" address={ADDRESS} shown={values} views={views} />;
}

function open(at: string, account = 7) {
  const tree = (
    <TableAccountContext value={account}>
      <DialogHost>
        <Views />
      </DialogHost>
    </TableAccountContext>
  );
  return renderApp(tree, { at });
}

const names = () => screen.getAllByRole('link').map(({ textContent }) => textContent);

async function save(user: ReturnType<typeof open>['user'], name: string) {
  await user.click(screen.getByRole('button', { name: 'Save view' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Save view' }));
  await user.type(dialog.getByLabelText(/^Name/), name);
  await user.click(dialog.getByRole('button', { name: 'Save' }));
}

afterEach(() => localStorage.clear());

describe('[issue: dense lists] views of a list', () => {
  it('are links that leave alone what else stands in the address, and begin at the first page', async () => {
    const { user, address } = open('/cpanel?tab=tasks&q=stage&page=3');
    await user.click(screen.getByRole('link', { name: 'Open' }));
    expect(address()).toBe('/cpanel?tab=tasks&state=open');
    expect(screen.getByRole('link', { name: 'Open' })).toHaveAttribute('aria-current', 'page');
    expect(screen.queryByRole('button', { name: 'Save view' })).toBeNull();
  });

  it('are saved by a name for this account, and removed', async () => {
    const { user, address, container, unmount } = open('/cpanel?tab=tasks&state=done&q=stage');
    await save(user, 'Stages');
    await waitFor(() => expect(names()).toEqual(['All', 'Open', 'Stages']));
    expect(screen.getByRole('link', { name: 'Stages' })).toHaveAttribute('aria-current', 'page');
    await waitFor(() => expect(screen.getByRole('link', { name: 'Stages' })).toHaveFocus());
    expect(await accessibilityProblems(container)).toEqual([]);
    await user.click(screen.getByRole('link', { name: 'All' }));
    await user.click(screen.getByRole('link', { name: 'Stages' }));
    expect(address()).toBe('/cpanel?tab=tasks&state=done&q=stage');
    unmount();
    open('/cpanel', 8).unmount();
    const again = open('/cpanel?tab=tasks&state=done&q=stage');
    expect(names()).toEqual(['All', 'Open', 'Stages']);
    await again.user.click(screen.getByRole('button', { name: 'Remove the view Stages' }));
    expect(names()).toEqual(['All', 'Open']);
    expect(localStorage).toHaveLength(0);
  });

  it('are added to what another tab has saved meanwhile, and removed from it', async () => {
    const { user } = open('/cpanel?tab=tasks&q=stage');
    localStorage.setItem('views:7:tasks', JSON.stringify([{ name: 'Sound', search: 'q=sound' }]));
    await save(user, 'Stages');
    await waitFor(() => expect(names()).toEqual(['All', 'Open', 'Sound', 'Stages']));
    const stored = localStorage.getItem('views:7:tasks') ?? '';
    localStorage.setItem('views:7:tasks', stored.replace(']', ',{"name":"Light","search":"q=light"}]'));
    await user.click(screen.getByRole('button', { name: 'Remove the view Stages' }));
    expect(names()).toEqual(['All', 'Open', 'Sound', 'Light']);
  });

  it('hand the focus of a removed one to the next, else to the one before', async () => {
    const views = ['Stages', 'Sound'].map((name) => ({ name, search: `q=${name.toLowerCase()}` }));
    localStorage.setItem('views:7:tasks', JSON.stringify(views));
    const { user } = open('/cpanel?q=stages');
    await user.click(screen.getByRole('button', { name: 'Remove the view Stages' }));
    const sound = screen.getByRole('link', { name: 'Sound' });
    expect(sound).toHaveFocus();
    await user.click(sound);
    await user.click(screen.getByRole('button', { name: 'Remove the view Sound' }));
    expect(names()).toEqual(['All', 'Open']);
    expect(screen.getByRole('link', { name: 'Open' })).toHaveFocus();
  });

  it('are nobody else’s, and survive nonsense in storage', () => {
    localStorage.setItem('views:7:tasks', '[{"name":"Stages","search":"q=stage"},{"name":4},null]');
    localStorage.setItem('views:8:tasks', '{"name"');
    open('/cpanel').unmount();
    open('/cpanel', 8);
    expect(names()).toEqual(['All', 'Open']);
  });

  it('take the place of the one of the same name, and are at most twelve', async () => {
    const views = Array.from({ length: 12 }, (_, at) => ({ name: `View ${at}`, search: `q=${at}` }));
    localStorage.setItem('views:7:tasks', JSON.stringify(views));
    const { user } = open('/cpanel?q=stage');
    await save(user, 'Another');
    expect(await screen.findByText('A list has room for 12 views of your own. Remove one first.')).toBeVisible();
    await user.clear(screen.getByLabelText(/^Name/));
    await user.type(screen.getByLabelText(/^Name/), 'View 3');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('link', { name: 'View 3' })).toHaveAttribute('href', '/cpanel?q=stage');
    expect(names()).toHaveLength(14);
  });
});
