import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { accessibilityProblems } from '../../../../../testing/axe';
import { person } from '../../../../../testing/people';
import { renderApp } from '../../../../../testing/render';
import { fakeServer, type Answer, type FakeServer } from '../../../../../testing/server';
import { BillingScreen } from '../BillingScreen';

const MEMBERSHIP = { businessId: 1, businessName: 'Banquets', role: 'CLERK', rights: ['BOOKINGS'], requestMails: true };
const DAY = '2026-03-02';
const AT = `${DAY}T08:00:00.000Z`;

const entry = (entryId: number, more: object = {}) => ({
  ...{ __typename: 'CashEntry', entryId, bookingId: 9, hall: 'Lily Hall', customerName: 'Sara', kind: 'RECEIPT' },
  ...{ method: 'CASH', reference: null, receiptNumber: `R-00000${entryId}`, amount: 100, currency: 'PKR' },
  ...{ recordedBy: 'Bilal', createdAt: AT, isCorrected: false },
  ...more,
});
const sum = (method: string, recordedBy: string | null, received: number, refunded: number) => ({
  ...{ __typename: 'CashSum', currency: 'PKR', method, recordedBy, received, refunded, net: received - refunded },
});
const count = (closingId: number, counted: number) => ({
  ...{ __typename: 'CashCount', closingId, currency: 'PKR', expected: 80, counted, difference: counted - 80 },
  ...{ note: 'Change was missing', closedBy: 'Bilal', createdAt: AT },
});
const BOOK = {
  ...{
    __typename: 'CashBook',
    day: DAY,
    today: DAY,
    timeZone: 'Asia/Karachi',
    currency: 'PKR',
    expected: 80,
    changedSinceCount: false,
  },
  entries: [entry(1), entry(2, { kind: 'REFUND', amount: 20, receiptNumber: null }), entry(3, { isCorrected: true })],
  methods: [sum('CASH', null, 100, 20)],
  members: [sum('CASH', 'Bilal', 100, 20)],
  counts: [] as object[],
};

function open(
  book: object = BOOK,
  answers: Record<string, Answer> = {},
  viewer = person({ role: 'BUSINESS' }),
  day = `&day=${DAY}`,
) {
  const server = fakeServer({
    BusinessApplication: () => ({
      businessApplication: {
        __typename: 'BusinessApplication',
        ...{ id: 1, status: 'APPROVED', name: 'Banquets', location: 'Lahore', phone: '0300', description: 'Halls' },
        ...{ documents: [], currency: 'PKR', rejectionReason: null, createdAt: null },
      },
    }),
    CashBook: () => ({ cashBook: book }),
    ...answers,
  });
  return renderApp(<BillingScreen />, { at: `/business/billing?view=cash${day}`, viewer, server });
}

/** The variables with which an operation was asked for. */
const asked = (server: FakeServer, operation: string) =>
  server.asked.filter((each) => each.operation === operation).map(({ variables }) => variables);

describe('[product: Money] the cash book in the portal', () => {
  it('shows the sums of a day by method and member, and its entries', async () => {
    const page = open();
    const methods = await screen.findByRole('table', { name: 'By method' });
    expect(within(methods).getAllByRole('row')[1]).toHaveTextContent('Cash₨ 100₨ 20₨ 80');
    expect(screen.getByRole('table', { name: 'By member' })).toHaveTextContent('Bilal');
    const entries = screen.getByRole('table', { name: '3 entries' });
    expect(within(entries).getAllByRole('row')[2]).toHaveTextContent('−₨ 20');
    expect(within(entries).getAllByRole('row')[3]).toHaveTextContent('Taken back');
    expect(asked(page.server, 'CashBook')).toMatchObject([{ day: DAY }]);
    expect(await accessibilityProblems(page.container)).toEqual([]);
    await page.user.click(screen.getByRole('button', { name: 'Previous day' }));
    expect(page.address()).toContain('day=2026-03-01');
  });

  it('keeps a count, and corrects the latest', async () => {
    const page = open(
      { ...BOOK, counts: [count(4, 79.5)], changedSinceCount: true },
      {
        CloseCash: () => ({ closeCash: { ...BOOK, counts: [count(5, 80), count(4, 79.5)] } }),
      },
    );
    const section = await screen.findByRole('region', { name: 'Count of the cash' });
    expect(within(section).getByRole('list', { name: 'Counts of this day' })).toHaveTextContent('−₨ 0.50');
    expect(within(section).getByText(/were added or taken back/)).toBeVisible();
    await page.user.type(within(section).getByLabelText(/^Counted/, { selector: 'input' }), '80');
    await page.user.click(within(section).getByRole('button', { name: 'Save corrected count' }));
    expect(await screen.findByText('Count saved')).toBeVisible();
    expect(asked(page.server, 'CloseCash')).toEqual([{ input: { day: DAY, counted: 80, note: null, correctsId: 4 } }]);
  });

  it('begins with today, and has times, as they are at the business', async () => {
    const zone = { timeZone: 'America/New_York', entries: [entry(1, { createdAt: '2026-03-03T02:30:00.000Z' })] };
    const page = open({ ...BOOK, ...zone }, {}, person({ role: 'BUSINESS' }), '');
    const entries = await screen.findByRole('table', { name: '1 entry' });
    expect(entries).toHaveTextContent('9:30 PM');
    expect(asked(page.server, 'CashBook')).toEqual([{ day: null }]);
    expect(screen.getByRole('button', { name: 'Next day' })).toBeDisabled();
    await page.user.click(screen.getByRole('button', { name: 'Previous day' }));
    expect(page.address()).toContain('day=2026-03-01');
    await page.user.click(await screen.findByRole('button', { name: 'Today' }));
    expect(page.address()).not.toContain('day=');
  });

  it('is all that members without the right to figures see', async () => {
    const clerk = person({ membership: MEMBERSHIP as never });
    const page = open({ ...BOOK, entries: [], methods: [], members: [] }, {}, clerk);
    expect(await screen.findByText('Nothing was received or refunded on this day.')).toBeVisible();
    expect(screen.queryByText('Due and received')).not.toBeInTheDocument();
    expect(page.server.times('RevenueByMonth')).toBe(0);
  });
});
