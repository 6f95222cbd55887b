import { describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { accessibilityProblems } from '../../testing/axe';
import { renderApp } from '../../testing/render';
import type { Column, RowKey } from './columns';
import { nextOrder, sortDirection } from './ColumnHeading';
import { DataTable } from './DataTable';
import { TableAccountContext } from './useColumnLayout';

interface Guest {
  id: number;
  name: string;
  city: string;
  phone: string;
}

type Order = 'NAME' | 'NAME_DESCENDING' | 'CITY';

const GUESTS: readonly Guest[] = [
  { id: 1, name: 'Ayesha', city: 'Lahore', phone: '111' },
  { id: 2, name: 'Bilal', city: 'Karachi', phone: '222' },
  { id: 3, name: 'Sana', city: 'Multan', phone: '333' },
];

const COLUMNS: readonly Column<Guest, Order>[] = [
  {
    key: 'name',
    title: 'Name',
    required: true,
    sort: { ascending: 'NAME', descending: 'NAME_DESCENDING' },
    render: ({ name }) => name,
  },
  { key: 'city', title: 'City', share: 3, sort: { ascending: 'CITY' }, render: ({ city }) => city },
  { key: 'phone', title: 'Phone', optional: true, render: ({ phone }) => phone },
];

type Props = Parameters<typeof DataTable<Guest, Order>>[0];

function open(props: Partial<Props> = {}, account = 7) {
  return renderApp(
    <TableAccountContext value={account}>
      <DataTable<Guest, Order>
        id="guests"
        label="Guests"
        columns={COLUMNS}
        rows={GUESTS}
        rowKey={({ id }) => id}
        rowLabel={({ name }) => name}
        {...props}
      />
    </TableAccountContext>,
  );
}

const titles = () => screen.getAllByRole('columnheader').map((heading) => heading.textContent);

describe('a data table', () => {
  it('shows rows, and is accessible', async () => {
    const { container } = open();
    const table = screen.getByRole('table', { name: 'Guests' });
    expect(within(table).getAllByRole('row')).toHaveLength(4);
    expect(within(table).getByRole('row', { name: 'Ayesha Lahore' })).toBeVisible();
    expect(await accessibilityProblems(container)).toEqual([]);
  });

  it('measures no scroll bars with a style element, which the page’s policy forbids', () => {
    const createElement = jest.spyOn(document, 'createElement');
    open();
    const created = createElement.mock.results.map(({ value }) => value as HTMLElement);
    expect(created.filter(({ innerHTML }) => innerHTML.includes('scrollbar'))).toEqual([]);
    createElement.mockRestore();
  });

  it('asks the list to sort: up, down, and back to the default', async () => {
    const onOrder = jest.fn();
    const { user } = open({ order: 'NAME', onOrder });
    expect(screen.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'ascending');
    await user.click(screen.getByRole('button', { name: 'Name' }));
    await user.click(screen.getByRole('button', { name: 'City' }));
    expect(onOrder.mock.calls).toEqual([['NAME_DESCENDING'], ['CITY']]);
  });

  it.each([
    ['NAME', 'ascending', 'NAME_DESCENDING'],
    ['NAME_DESCENDING', 'descending', null],
    ['CITY', 'none', 'NAME'],
    [undefined, 'none', 'NAME'],
  ])('with the order %s the name is %s, and then %s', (order, direction, next) => {
    const [name] = COLUMNS;
    if (!name) throw new Error('No column');
    expect([sortDirection(name, order), nextOrder(name, order)]).toEqual([direction, next]);
  });

  it('keeps chosen columns and widths per account', async () => {
    const { user, unmount } = open();
    expect(titles()).toEqual(['Name', 'City']);
    await user.click(screen.getByRole('button', { name: 'Columns' }));
    expect(screen.getByRole('checkbox', { name: 'Name' })).toBeDisabled();
    await user.click(screen.getByRole('checkbox', { name: 'Phone' }));
    await user.click(screen.getByRole('checkbox', { name: 'City' }));
    await user.click(screen.getByRole('button', { name: 'Widen Name' }));
    expect(titles()).toEqual(['Name', 'Phone']);
    unmount();
    const again = open();
    expect(titles()).toEqual(['Name', 'Phone']);
    const [first] = again.container.querySelectorAll('col');
    expect(Number.parseFloat(first?.style.width ?? '')).toBeCloseTo((1.2 / 2.2) * 100);
    again.unmount();
    open({}, 8);
    expect(titles()).toEqual(['Name', 'City']);
  });

  it('keeps what another tab has chosen meanwhile', async () => {
    const { user } = open();
    await user.click(screen.getByRole('button', { name: 'Columns' }));
    localStorage.setItem('table:7:guests', '{"shown":{"phone":true},"shares":{"name":2}}');
    await user.click(screen.getByRole('checkbox', { name: 'City' }));
    expect(titles()).toEqual(['Name', 'Phone']);
    expect(localStorage.getItem('table:7:guests')).toContain('"shares":{"name":2}');
  });

  it('takes everything back on request, and survives nonsense in storage', async () => {
    localStorage.setItem('table:7:guests', '{"shown":{"city":"no"},"shares":[');
    const { user } = open();
    expect(titles()).toEqual(['Name', 'City']);
    await user.click(screen.getByRole('button', { name: 'Columns' }));
    await user.click(screen.getByRole('checkbox', { name: 'City' }));
    expect(titles()).toEqual(['Name']);
    await user.click(screen.getByRole('button', { name: 'Reset columns' }));
    expect(titles()).toEqual(['Name', 'City']);
    await user.keyboard('{Escape}');
    expect(screen.getByRole('button', { name: 'Columns' })).toHaveFocus();
  });

  it('moves from row to row by j and k, and runs shortcuts on the row with the focus alone', async () => {
    const approve = jest.fn();
    const { user } = open({ shortcuts: { a: approve } });
    await user.keyboard('a');
    screen.getByRole('row', { name: 'Ayesha' }).focus();
    await user.keyboard('jjjk');
    expect(screen.getByRole('row', { name: 'Bilal' })).toHaveFocus();
    await user.keyboard('a');
    expect(approve).toHaveBeenCalledWith(GUESTS[1]);
  });

  it('keeps the focus and its keys on a row whose place another takes, until it leaves', async () => {
    const approve = jest.fn();
    function Changing() {
      const [rows, setRows] = useState<readonly Guest[]>(GUESTS.slice(1));
      return (
        <DataTable
          id="guests"
          label="Guests"
          columns={COLUMNS}
          rows={rows}
          rowKey={({ id }) => id}
          rowLabel={({ name }) => name}
          shortcuts={{
            a: approve,
            n: () => setRows(GUESTS),
            x: ({ id }) => setRows(GUESTS.filter((row) => row.id !== id)),
          }}
        />
      );
    }
    const { user } = renderApp(<Changing />);
    screen.getByRole('row', { name: 'Bilal' }).focus();
    await user.keyboard('n');
    expect(screen.getByRole('row', { name: 'Ayesha' })).toBeVisible();
    expect(screen.getByRole('row', { name: 'Bilal' })).toHaveFocus();
    expect(screen.getByRole('row', { name: 'Bilal' })).toHaveAttribute('tabindex', '0');
    await user.keyboard('a');
    expect(approve).toHaveBeenLastCalledWith(GUESTS[1]);
    await user.keyboard('x');
    expect(screen.getByRole('row', { name: 'Sana' })).toHaveFocus();
    await user.keyboard('a');
    expect(approve).toHaveBeenLastCalledWith(GUESTS[2]);
  });

  it('acts once while a key is held down', () => {
    const approve = jest.fn();
    open({ shortcuts: { a: approve, Enter: approve } });
    const row = screen.getByRole('row', { name: 'Ayesha' });
    row.focus();
    for (const key of ['a', 'Enter', 'j']) {
      fireEvent.keyDown(row, { key, repeat: true });
      fireEvent.keyDown(row, { key, repeat: true });
    }
    expect(approve).not.toHaveBeenCalled();
    expect(row).toHaveFocus();
    fireEvent.keyDown(row, { key: 'a' });
    expect(approve).toHaveBeenCalledTimes(1);
  });

  it('is entered by j from the page, not from a field', async () => {
    const { user } = open({ shortcuts: { a: jest.fn() }, summary: <input aria-label="Search" /> });
    await user.type(screen.getByRole('textbox', { name: 'Search' }), 'j');
    expect(screen.getByRole('textbox', { name: 'Search' })).toHaveFocus();
    expect(screen.getByRole('textbox', { name: 'Search' })).toHaveValue('j');
    await user.click(document.body);
    await user.keyboard('j');
    expect(screen.getByRole('row', { name: 'Ayesha' })).toHaveFocus();
    await user.keyboard('j');
    expect(screen.getByRole('row', { name: 'Bilal' })).toHaveFocus();
  });

  it('is entered by j from the link that led to it, not from a button of a row or of a dialog', async () => {
    const { user } = open({
      shortcuts: { a: jest.fn() },
      columns: [{ key: 'name', title: 'Name', render: ({ name }) => <button type="button">Call {name}</button> }],
      summary: (
        <>
          <a href="#guests">Guests</a>
          <div role="dialog" aria-label="Question">
            <button type="button">Close</button>
          </div>
        </>
      ),
    });
    for (const name of ['Call Bilal', 'Close']) {
      screen.getByRole('button', { name }).focus();
      await user.keyboard('j');
      expect(screen.getByRole('button', { name })).toHaveFocus();
    }
    screen.getByRole('link', { name: 'Guests' }).focus();
    await user.keyboard('j');
    expect(screen.getByRole('row', { name: 'Ayesha' })).toHaveFocus();
  });

  it('acts on the selected rows', async () => {
    const act = jest.fn<(rows: readonly Guest[]) => void>();
    function Selecting() {
      const [keys, onChange] = useState<readonly RowKey[]>([]);
      return (
        <DataTable
          id="guests"
          label="Guests"
          columns={COLUMNS}
          rows={GUESTS}
          rowKey={({ id }) => id}
          rowLabel={({ name }) => name}
          selection={{
            keys,
            onChange,
            canSelect: ({ id }) => id !== 2,
            actions: (rows) => (
              <button type="button" onClick={() => act(rows)}>
                Invite
              </button>
            ),
          }}
        />
      );
    }
    const { user, container } = renderApp(<Selecting />);
    expect(screen.getByRole('checkbox', { name: 'Select Bilal' })).toBeDisabled();
    await user.click(screen.getByRole('checkbox', { name: 'Select Sana' }));
    expect(screen.getByText('1 selected')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Invite' }));
    expect(act.mock.calls).toEqual([[[GUESTS[2]]]]);
    expect(await accessibilityProblems(container)).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Clear selection' }));
    expect(screen.queryByText('1 selected')).toBeNull();
  });

  it('loads, fails and is empty inside of its frame', async () => {
    const onRetry = jest.fn();
    const loading = open({ rows: undefined });
    expect(screen.getByRole('status', { name: 'Loading...' })).toBeInTheDocument();
    expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'true');
    loading.unmount();
    const failed = open({ rows: undefined, failed: true, onRetry });
    await failed.user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onRetry).toHaveBeenCalledTimes(1);
    failed.unmount();
    open({ rows: [], empty: 'Nobody yet' });
    expect(screen.getByText('Nobody yet')).toBeVisible();
  });
});
