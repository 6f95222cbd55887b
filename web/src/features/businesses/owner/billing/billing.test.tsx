import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { accessibilityProblems } from '../../../../testing/axe';
import { person } from '../../../../testing/people';
import { renderApp, type Rendered } from '../../../../testing/render';
import { savedFiles } from '../../../../testing/saved-files';
import { fakeServer, Refusal, type Answer } from '../../../../testing/server';
import { BillingScreen } from './BillingScreen';

const owner = person({ role: 'BUSINESS' });

function row(month: string, total: number, currency = 'PKR') {
  return { __typename: 'MonthRevenue', month, currency, bookings: 2, subtotal: total + 5, discount: 10, tax: 5, total };
}

function application(status: string) {
  return {
    businessApplication: {
      __typename: 'BusinessApplication',
      ...{ id: 1, status, name: 'Banquets', location: 'Lahore', phone: '0300', description: 'Halls', documents: [] },
      ...{ currency: 'PKR', rejectionReason: null, createdAt: null },
    },
  };
}

function open(answers: Record<string, Answer> = {}): Rendered {
  const server = fakeServer({
    BusinessApplication: () => application('APPROVED'),
    RevenueByMonth: ({ variables }) => {
      const year = String(variables.year);
      return { revenueByMonth: [row(`${year}-03`, 1000.25), row(`${year}-01`, 500), row(`${year}-01`, 7, 'USD')] };
    },
    ...answers,
  });
  return renderApp(<BillingScreen />, { at: '/business/billing', viewer: owner, server });
}

describe('[issue 4] Billing', () => {
  it('shows the year and its months, each currency apart', async () => {
    const page = open();
    const table = await screen.findByRole('table', { name: 'Revenue by month' });
    expect(within(table).getAllByRole('row')).toHaveLength(4);
    expect(within(table).getAllByRole('row')[1]).toHaveTextContent(/^March \d{4}2₨ 1,005.25₨ 10₨ 5₨ 1,000.25/);
    const figures = screen.getByRole('region', { name: /^Revenue \d{4}$/ });
    expect(figures).toHaveTextContent('₨ 1,500.254 confirmed bookings');
    expect(figures).toHaveTextContent('$72 confirmed bookings');
    expect(screen.getAllByRole('list', { name: /^Revenue by month/ })).toHaveLength(2);
    expect(await accessibilityProblems(page.container)).toEqual([]);
  });

  it('says when there is nothing in the year', async () => {
    open({ RevenueByMonth: () => ({ revenueByMonth: [] }) });
    expect(await screen.findByText('No confirmed bookings in this year')).toBeVisible();
    expect(screen.queryByRole('button', { name: /Download/ })).not.toBeInTheDocument();
  });

  it.each([
    ['NOT_APPLIED', 'No business application found'],
    ['PENDING', 'Business Pending Approval'],
  ])('%s: %s', async (status, title) => {
    const page = open({ BusinessApplication: () => application(status) });
    expect(await screen.findByText(title)).toBeVisible();
    expect(page.server.times('RevenueByMonth')).toBe(0);
  });

  describe('statements', () => {
    const saved = savedFiles();

    it('of a month cover its days, and are saved under the server’s name', async () => {
      const page = open({
        RevenueStatement: ({ variables }) => ({
          revenueStatement: {
            __typename: 'TextFile',
            filename: `statement-${String(variables.from)}-${String(variables.to)}.csv`,
            mime: 'text/csv',
            content: 'Invoice',
          },
        }),
      });
      await page.user.click(await screen.findByRole('button', { name: /^Download statement of March/ }));
      await waitFor(() => expect(saved).toHaveLength(1));
      expect(saved[0]).toMatch(/^statement-\d{4}-03-01-\d{4}-03-31\.csv$/);
      await page.user.click(screen.getByRole('button', { name: /^Download statement \d{4}$/ }));
      await waitFor(() => expect(saved[1]).toMatch(/^statement-\d{4}-01-01-\d{4}-12-31\.csv$/));
    });

    it('that can’t be made say so', async () => {
      const page = open({
        RevenueStatement: () => {
          throw new Refusal('INTERNAL', 'Something broke');
        },
      });
      await page.user.click(await screen.findByRole('button', { name: /^Download statement of March/ }));
      expect(await screen.findByText('The statement could not be created')).toBeVisible();
      expect(saved).toEqual([]);
    });
  });
});
