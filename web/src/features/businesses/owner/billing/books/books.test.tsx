import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { pageClock } from '../../../../../lib/clock';
import { accessibilityProblems } from '../../../../../testing/axe';
import { person } from '../../../../../testing/people';
import { renderApp } from '../../../../../testing/render';
import { savedFiles } from '../../../../../testing/saved-files';
import { fakeServer, type Answer, type FakeServer } from '../../../../../testing/server';
import { BillingScreen } from '../BillingScreen';

const YEAR = new Date(pageClock()).getFullYear();

function sum(month: string | null, hallId: number | null, amounts: Partial<Record<string, number>>, currency = 'PKR') {
  return {
    ...{ __typename: 'BookSum', month, hallId, currency },
    ...{ due: 0, received: 0, unpaid: 0, overdue: 0, spent: 0, earned: 0, ...amounts },
  };
}

const BOOKS = {
  __typename: 'Books',
  year: YEAR,
  currency: 'PKR',
  halls: [
    { __typename: 'BookHall', hallId: 1, title: 'Lily Hall' },
    { __typename: 'BookHall', hallId: 2, title: 'Rose Hall' },
  ],
  rows: [
    sum(null, 1, { unpaid: 5, overdue: 5 }),
    sum(`${YEAR}-03`, 1, { due: 100.25, received: 60, unpaid: 40.25, spent: 70, earned: -10 }),
    sum(`${YEAR}-03`, 2, { due: 50 }),
  ],
  months: [
    sum(null, null, { unpaid: 5, overdue: 5 }),
    sum(`${YEAR}-03`, null, { due: 150.25, received: 60, unpaid: 40.25, spent: 70, earned: -10 }),
  ],
  hallTotals: [
    sum(null, 1, { due: 100.25, received: 60, unpaid: 45.25, overdue: 5, spent: 70, earned: -10 }),
    sum(null, 2, { due: 50 }),
  ],
  totals: [
    sum(null, null, { due: 150.25, received: 60, unpaid: 45.25, overdue: 5, spent: 70, earned: -10 }),
    sum(null, null, { due: 7 }, 'USD'),
  ],
  openRefunds: [
    { __typename: 'BookRefund', hallId: 1, currency: 'PKR', bookings: 1, amount: 0.1 },
    { __typename: 'BookRefund', hallId: 2, currency: 'PKR', bookings: 2, amount: 0.2 },
  ],
};

function open(address: string, answers: Record<string, Answer> = {}) {
  const server = fakeServer({
    BusinessApplication: () => ({
      businessApplication: {
        __typename: 'BusinessApplication',
        ...{ id: 1, status: 'APPROVED', name: 'Banquets', location: 'Lahore', phone: '0300', description: 'Halls' },
        ...{ documents: [], currency: 'PKR', rejectionReason: null, createdAt: null },
      },
    }),
    Books: () => ({ books: BOOKS }),
    BookedBookings: () => ({
      bookedBookings: {
        ...{ __typename: 'BookedBookings', currency: 'PKR', totalCount: 21, total: 45.25 },
        nodes: [
          {
            ...{ __typename: 'BookedBooking', bookingId: 9, hall: 'Lily Hall', customerName: 'Sara' },
            ...{ date: `${YEAR}-03-20`, status: 'CONFIRMED', amount: 40.25 },
          },
        ],
      },
    }),
    ...answers,
  });
  return renderApp(<BillingScreen />, { at: address, viewer: person({ role: 'BUSINESS' }), server });
}

/** The variables with which an operation was asked for. */
const asked = (server: FakeServer, operation: string) =>
  server.asked.filter((each) => each.operation === operation).map(({ variables }) => variables);

describe('[product: Money] the books in the portal', () => {
  it('show a measure by month and hall with totals, in one currency', async () => {
    const page = open('/business/billing?view=books');
    const table = await screen.findByRole('table', { name: 'Due by month and hall' });
    const rows = within(table).getAllByRole('row');
    expect(rows.map((row) => row.textContent.replaceAll('\u00a0', ' '))).toEqual([
      'MonthTotalLily HallRose Hall',
      `March ${YEAR}₨ 150.25₨ 100.25₨ 50`,
      'Total₨ 150.25₨ 100.25₨ 50',
    ]);
    const figures = screen.getByRole('region', { name: `Sums of ${YEAR}` });
    expect(figures).toHaveTextContent(
      'Due₨ 150.25Received₨ 60Unpaid₨ 45.25Overdue₨ 5Expenses₨ 70Earned\u2066−₨ 10\u2069',
    );
    expect(screen.getByRole('list', { name: `Due by month, ${YEAR}` })).toHaveTextContent(`March ${YEAR}: ₨ 150.25`);
    expect(await accessibilityProblems(page.container)).toEqual([]);
  });

  it('lead from what is unpaid, with that of the years before, to its bookings', async () => {
    const page = open('/business/billing?view=books&measure=unpaid');
    const table = await screen.findByRole('table', { name: 'Unpaid by month and hall' });
    expect(within(table).queryByText('Rose Hall')).not.toBeInTheDocument();
    expect(within(table).getByRole('row', { name: /^Before/ })).toHaveTextContent(`Before ${YEAR}₨ 5₨ 5`);
    const [, ofHall] = within(within(table).getByRole('row', { name: /^Total/ })).getAllByRole('link');
    expect(ofHall).toHaveTextContent('₨ 45.25');
    await page.user.click(ofHall as HTMLElement);
    const list = await screen.findByRole('region', { name: `Unpaid: all of ${YEAR}, Lily Hall` });
    expect(await within(list).findByText('21 bookings', { exact: false })).toHaveTextContent('21 bookings · ₨ 45.25');
    expect(within(list).getByRole('link', { name: 'Sara' })).toHaveAttribute('href', '/business/bookings/9');
    const days = { from: null, to: `${YEAR}-12-31` };
    expect(asked(page.server, 'BookedBookings')).toMatchObject([
      { filter: { measure: 'UNPAID', ...days, hallId: 1, currency: 'PKR' }, paging: { page: 1 } },
    ]);
    await page.user.click(within(list).getByRole('button', { name: 'Next' }));
    expect(page.address()).toContain('page=2');
    await page.user.click(screen.getByRole('button', { name: 'Close list' }));
    expect(page.address()).not.toContain('month');
  });

  it('say what is to be refunded of cancelled bookings, and lead to them', async () => {
    open('/business/billing?view=books');
    expect(await screen.findByText(/^To be refunded: ₨\s0\.30 of 3 cancelled bookings$/)).toBeVisible();
    const link = screen.getByRole('link', { name: 'Show them' });
    expect(link).toHaveAttribute('href', '/business/bookings?payment=refund&order=oldest');
  });

  it('have what was earned, a difference without bookings of its own', async () => {
    open('/business/billing?view=books&measure=earned&month=year');
    const table = await screen.findByRole('table', { name: 'Earned by month and hall' });
    expect(within(table).getByRole('row', { name: /^Total/ })).toHaveTextContent('Total−₨ 10−₨ 10');
    expect(within(table).queryByRole('link')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Close list' })).toBeNull();
  });

  it('say when there is nothing in the year', async () => {
    open('/business/billing?view=books', { Books: () => ({ books: { ...BOOKS, totals: [], rows: [], months: [] } }) });
    expect(await screen.findByText('Nothing was due or received in this year')).toBeVisible();
  });

  describe('as a file', () => {
    const saved = savedFiles();

    it('have the year that is shown', async () => {
      const page = open('/business/billing?view=books', {
        ExportBooks: ({ variables }) => ({
          exportBooks: {
            ...{ __typename: 'TextFile', filename: `books-${String(variables.year)}.csv`, mime: 'text/csv' },
            content: 'Month',
          },
        }),
      });
      await page.user.click(await screen.findByRole('button', { name: `Download ${YEAR} as CSV` }));
      await waitFor(() => expect(saved).toEqual([`books-${YEAR}.csv`]));
    });

    it('have the expenses of the year', async () => {
      const page = open('/business/billing?view=books', {
        ExportExpenses: () => ({
          exportExpenses: { __typename: 'TextFile', filename: 'expenses.csv', mime: 'text/csv', content: 'Day' },
        }),
      });
      await page.user.click(await screen.findByRole('button', { name: `Expenses of ${YEAR} as CSV` }));
      await waitFor(() => expect(saved).toContain('expenses.csv'));
      expect(asked(page.server, 'ExportExpenses')).toEqual([{ year: YEAR }]);
    });
  });
});
