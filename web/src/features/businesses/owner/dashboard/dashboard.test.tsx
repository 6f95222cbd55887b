import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { pageClock } from '../../../../lib/clock';
import { accessibilityProblems } from '../../../../testing/axe';
import { booking } from '../../../../testing/bookings';
import { person } from '../../../../testing/people';
import { renderApp, type Rendered } from '../../../../testing/render';
import { fakeServer, Refusal, type Answer } from '../../../../testing/server';
import { ageInWords } from '../../../../lib/age';
import { DashboardPage } from '../../../../app/pages/DashboardPage';

const owner = person({ role: 'BUSINESS', name: 'Bilal Ahmed' });
const HOUR = 3_600_000;

const FIGURES = {
  __typename: 'BusinessDashboard',
  currency: 'PKR',
  timeZone: 'Asia/Karachi',
  period: {
    __typename: 'ComparedPeriod',
    ...{ from: '2027-03-01', to: '2027-03-10', previousFrom: '2027-02-01', previousTo: '2027-02-10' },
  },
  lastYear: { __typename: 'DayRange', from: '2026-03-01', to: '2026-03-10' },
  bookingsLastYear: 8,
  revenueLastYear: 100,
  totalHalls: 2,
  hallsOnline: 1,
  previousTotalHalls: 1,
  monthlyBookings: 6,
  previousMonthlyBookings: 4,
  totalRevenue: 1250.5,
  monthlyRevenue: 200,
  previousMonthlyRevenue: 400,
  avgRating: 4.55,
  previousAvgRating: 4.2,
  reviewCount: 12,
  days: [
    { __typename: 'DashboardDay', date: '2027-03-09', bookings: 1, revenue: 0 },
    { __typename: 'DashboardDay', date: '2027-03-10', bookings: 0, revenue: 200 },
  ],
};

const HALL = {
  __typename: 'OwnedHall',
  id: 1,
  title: 'Rose Hall',
  description: 'A white hall by the canal.',
  location: 'Canal Road, Lahore',
  profileImage: null,
  capacity: 1200,
  pricePerHour: 5000,
  cheapestShift: null,
  currency: 'PKR',
  status: 'ACTIVE',
  isPublic: true,
  isFeatured: true,
  services: ['Stage', 'Valet', 'Sound', 'Lights', 'Flowers'],
  upcomingBookings: 0,
  viewerCanRemove: true,
};

const ACTIVITY = {
  businessActivity: {
    __typename: 'BusinessActivity',
    period: {
      __typename: 'ComparedPeriod',
      ...{ from: '2026-12-11', to: '2027-03-10', previousFrom: '2026-09-12', previousTo: '2026-12-10' },
    },
    occupancyWeeks: 12,
    occupancyByPart: [
      { shiftName: 'Dinner', partOfDay: null, days: [0, 0, null, 0, 0, 0, 0.5] },
      { shiftName: 'Lunch', partOfDay: null, days: [0, 0, 0, 0, 0, 0, 0.125] },
      { shiftName: null, partOfDay: 'DAYTIME', days: [0, 0, 0, 0, 0, 0, 0.625] },
      { shiftName: null, partOfDay: 'EVENING', days: [0, 0, 0, 0, 0, 0, 0.25] },
    ].map((part) => ({ __typename: 'PartOccupancy', ...part })),
    leadTimeDays: 30.5,
    previousLeadTimeDays: null,
    approvalRate: 75.48,
    previousApprovalRate: 50,
    revenueByOccasion: [
      { __typename: 'OccasionRevenue', occasion: 'WALIMA', bookings: 3, revenue: 700, currency: 'PKR' },
      { __typename: 'OccasionRevenue', occasion: null, bookings: 1, revenue: 100, currency: 'PKR' },
    ],
    revenueByHall: [
      { __typename: 'HallRevenue', hallId: 1, title: 'Rose Hall', bookings: 2, revenue: 900, currency: 'PKR' },
    ],
  },
};

function application(status: string) {
  return {
    businessApplication: {
      __typename: 'BusinessApplication',
      ...{ id: 1, status, name: 'Banquets', location: 'Lahore', phone: '0300', description: 'Halls', documents: [] },
      ...{ currency: 'PKR', rejectionReason: null, createdAt: null },
    },
  };
}

const CALENDAR = {
  __typename: 'BusinessCalendar',
  ...{
    timeZone: 'Asia/Karachi',
    today: '2027-03-10',
    days: [],
    bookings: [],
    blocks: [],
    externalEvents: [],
    specialDays: [],
  },
};

function dashboard({
  requests = [],
  waiting,
  halls = [HALL],
}: { requests?: object[]; waiting?: number; halls?: object[] } = {}) {
  return {
    businessDashboard: FIGURES,
    refunds: { __typename: 'BookingConnection', totalCount: 0 },
    dueBookingTasks: { __typename: 'DueBookingTasks', nodes: [], totalCount: 0 },
    businessBookings: { __typename: 'BookingConnection', totalCount: waiting ?? requests.length, nodes: requests },
    viewerHalls: { __typename: 'OwnedHallConnection', nodes: halls },
  };
}

function open(answers: Record<string, Answer> = {}): Rendered {
  const server = fakeServer({
    BusinessApplication: () => application('APPROVED'),
    OwnerDashboard: () => dashboard(),
    CalendarHalls: () => ({
      businessBookingStats: { __typename: 'BookingStats', timeZone: 'Asia/Karachi', halls: [] },
    }),
    BusinessCalendar: () => ({ businessCalendar: CALENDAR }),
    OwnerActivity: () => ACTIVITY,
    ...answers,
  });
  return renderApp(<DashboardPage />, { at: '/business/dashboard', viewer: owner, server });
}

describe('[business §2 Business dashboard] its three states', () => {
  it.each([
    ['NOT_APPLIED', 'Business Application Required', 'Apply for Business Account'],
    ['PENDING', 'Your application is under review', 'View Application Status'],
    ['REJECTED', 'Your application was not approved', 'Update Application'],
    ['SUSPENDED', 'Your business is suspended', 'View Application Status'],
  ])('%s: “%s”, and nothing is asked for', async (status, title, action) => {
    const page = open({ BusinessApplication: () => application(status) });
    expect(await screen.findByText(title)).toBeVisible();
    expect(screen.getByRole('link', { name: action })).toHaveAttribute('href', '/business/apply');
    expect(page.server.times('OwnerDashboard')).toBe(0);
  });

  it('approved: a welcome, the banner, the figures and the halls', async () => {
    const page = open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Welcome back, Bilal Ahmed!' })).toBeVisible();
    expect(screen.getByText('Your business account is approved and verified.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Add New Hall' })).toHaveAttribute('href', '/business/create-hall');
    const figures = screen.getByRole('region', { name: 'Your business in figures' });
    await waitFor(() => expect(figures).toHaveTextContent('Total Halls2'));
    expect(figures).toHaveTextContent('1 online+1 since the month began');
    expect(figures).toHaveTextContent(
      'Monthly Bookings6Mar 1 to Mar 10+50% against Feb 1 to Feb 10▼ 25% less than in the same days of last year, until Mar 10',
    );
    expect(figures).toHaveTextContent(
      'Total Revenue₨ 1,250.50₨ 200 so far this month-50% against Feb 1 to Feb 10▲ 100% more than in the same days of last year, until Mar 10',
    );
    expect(figures).toHaveTextContent('Avg Rating4.612 reviews4.2 when the month began');
    expect(
      await screen.findByRole('table', { name: /Share of what you sell that was taken, the last 12 weeks/ }),
    ).toBeVisible();
    expect(await accessibilityProblems(page.container)).toEqual([]);
  });

  it('the banner stays away once it was dismissed, for this account only', async () => {
    const first = open();
    await first.user.click(await screen.findByRole('button', { name: 'Dismiss this message' }));
    expect(screen.queryByText('Your business account is approved and verified.')).toBeNull();
    first.unmount();
    const again = open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Welcome back, Bilal Ahmed!' })).toBeVisible();
    expect(screen.queryByText('Your business account is approved and verified.')).toBeNull();
    again.unmount();
    localStorage.clear();
    open();
    expect(await screen.findByText('Your business account is approved and verified.')).toBeVisible();
  });

  it('values are an ellipsis and halls are three stand-ins while they are on their way', async () => {
    let arrive: () => void = () => undefined;
    open({ OwnerDashboard: () => new Promise((resolve) => (arrive = () => resolve(dashboard()))) });
    const figures = await screen.findByRole('region', { name: 'Your business in figures' });
    expect(within(figures).getAllByText('...')).toHaveLength(4);
    const halls = screen.getByRole('region', { name: 'Your Halls' });
    expect(within(halls).getByRole('status', { name: 'Loading...' }).children).toHaveLength(3);
    arrive();
    expect(await screen.findByRole('article', { name: 'Rose Hall' })).toBeVisible();
    expect(screen.queryByText('...')).not.toBeInTheDocument();
  });

  it('a failed load says so and can be tried again', async () => {
    const page = open({
      OwnerDashboard: () => {
        throw new Refusal('UNAVAILABLE', 'busy');
      },
    });
    const retry = await screen.findByRole('button', { name: 'Try again' });
    page.server.answer('OwnerDashboard', () => dashboard());
    await page.user.click(retry);
    expect(await screen.findByRole('article', { name: 'Rose Hall' })).toBeVisible();
  });
});

describe('[issue 4] what needs an answer today comes first', () => {
  const request = {
    __typename: 'Booking',
    id: 5,
    hallTitle: 'Rose Hall',
    hallNameUrdu: null,
    customerName: 'Ayesha',
    startTime: '2027-05-01T14:00:00.000Z',
    endTime: '2027-05-01T18:00:00.000Z',
    timeZone: 'Asia/Karachi',
    guestCount: 1,
    totalPrice: 900,
    currency: 'PKR',
    createdAt: new Date(pageClock() - 50 * HOUR).toISOString(),
    waitsForDiscount: false,
    quotedPrice: null,
    priceReason: null,
    enteredBy: null,
    viewerCanAnswer: true,
    viewerCanWithdraw: false,
    scheduleConflict: null,
    source: 'CUSTOMER',
    cityRules: [],
    customerEmail: 'ayesha@example.com',
  };

  it('requests with their age, before everything else', async () => {
    open({ OwnerDashboard: () => dashboard({ requests: [request], waiting: 3 }) });
    const waiting = await screen.findByRole('region', { name: 'Waiting for your answer' });
    expect(waiting).toHaveTextContent('3 requests, the oldest for 2 days');
    expect(waiting).toHaveTextContent('Sat, May 1, 2027, 7:00 PM – 11:00 PM');
    expect(waiting).toHaveTextContent('Ayesha, 1 guest');
    expect(waiting).toHaveTextContent('Waiting 2 days');
    expect(within(waiting).getByRole('link', { name: 'Answer the request for Rose Hall' })).toHaveAttribute(
      'href',
      '/business/bookings?status=pending&needs=action&order=oldest',
    );
    const regions = screen.getAllByRole('region').map((region) => region.getAttribute('aria-labelledby'));
    expect(regions.indexOf('waiting-title')).toBe(0);
  });

  it('are answered in place, after a question', async () => {
    const page = open({
      OwnerDashboard: () => dashboard({ requests: [request] }),
      BookingConflicts: () => ({ bookingConflicts: [] }),
      ApproveBooking: () => {
        page.server.answer('OwnerDashboard', () => dashboard());
        return { approveBooking: booking({ id: 5, status: 'CONFIRMED' }) };
      },
    });
    await page.user.click(await screen.findByRole('button', { name: /^Approve \W?Ayesha/ }));
    const dialog = await screen.findByRole('dialog', { name: 'Approve this booking?' });
    await within(dialog).findByText('No other request is affected.');
    await page.user.click(within(dialog).getByRole('button', { name: 'Approve' }));
    expect(await screen.findByText('Booking status updated')).toBeVisible();
    expect(await screen.findByText('Nothing is waiting for you')).toBeVisible();
  });

  it('that members made themselves say who answers them', async () => {
    const own = { ...request, viewerCanAnswer: false, viewerCanWithdraw: true };
    open({ OwnerDashboard: () => dashboard({ requests: [own] }) });
    expect(await screen.findByText('Your own request: somebody else of the team answers it.')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Approve/ })).toBeNull();
  });

  it('says when nothing waits', async () => {
    open();
    expect(await screen.findByText('Nothing is waiting for you')).toBeVisible();
  });

  it.each([
    [59 * 60_000, 'less than an hour'],
    [HOUR, '1 hour'],
    [23 * HOUR, '23 hours'],
    [24 * HOUR, '1 day'],
    [72 * HOUR, '3 days'],
  ])('%d ms are %s', (age, told) => {
    const words = {
      minutes: 'less than an hour',
      hours: (n: number) => `${n} hour${n > 1 ? 's' : ''}`,
      days: (n: number) => `${n} day${n > 1 ? 's' : ''}`,
    };
    expect(ageInWords('2027-03-01T00:00:00Z', Date.parse('2027-03-01T00:00:00Z') + age, words)).toBe(told);
  });
});

describe('[business §2 Business dashboard] Your Halls', () => {
  it('a card shows badge, title, status, place, capacity, price, status line, description, services and buttons', async () => {
    open();
    const card = await screen.findByRole('article', { name: 'Rose Hall' });
    for (const text of [
      'Featured',
      'Active',
      'Canal Road, Lahore',
      'Up to 1,200 guests',
      '₨\u00a05,000 per hour',
      'Open for booking requests',
      'A white hall by the canal.',
      '+2 more',
    ])
      expect(within(card).getByText(text, { normalizer: (found) => found.trim() })).toBeVisible();
    expect(
      within(within(card).getByRole('list'))
        .getAllByRole('listitem')
        .map((chip) => chip.textContent),
    ).toEqual(['Stage', 'Valet', 'Sound', '+2 more']);
    expect(within(card).getByRole('link', { name: 'Edit Rose Hall' })).toHaveAttribute(
      'href',
      '/business/create-hall/1',
    );
  });

  it('without halls: No halls yet', async () => {
    open({
      OwnerDashboard: () => dashboard({ halls: [] }),
      FirstSteps: () => ({
        viewerSchedule: { __typename: 'BusinessSchedule', operatingHours: [], halls: [] },
        viewerHalls: { __typename: 'OwnedHallConnection', nodes: [] },
      }),
    });
    expect(await screen.findByText('No halls yet')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Add Your First Hall' })).toHaveAttribute('href', '/business/create-hall');
  });

  it('an offline hall is hidden, without a badge it doesn’t have', async () => {
    const offline = { ...HALL, status: 'INACTIVE', isPublic: false, isFeatured: false, services: [], capacity: null };
    open({ OwnerDashboard: () => dashboard({ halls: [offline] }) });
    const card = await screen.findByRole('article', { name: 'Rose Hall' });
    expect(within(card).getByText('Inactive')).toBeVisible();
    expect(within(card).getByText('Hidden from guests')).toBeVisible();
    expect(within(card).queryByText('Featured')).not.toBeInTheDocument();
  });

  it('delete asks first and says when it is done', async () => {
    const page = open({ RemoveHall: () => ({ removeHall: { __typename: 'OwnedHall', id: 1 } }) });
    await page.user.click(await screen.findByRole('button', { name: 'Delete Rose Hall' }));
    await page.user.click(screen.getByRole('button', { name: 'Delete Hall' }));
    expect(await screen.findByText('Hall deleted successfully')).toBeVisible();
    await waitFor(() => expect(page.server.times('OwnerDashboard')).toBe(2));
  });

  it('[business §8] a failed deletion says Failed to delete hall', async () => {
    const page = open({
      RemoveHall: () => {
        throw new Refusal('IN_USE', 'This hall has 1 upcoming booking and can only be taken offline.');
      },
    });
    await page.user.click(await screen.findByRole('button', { name: 'Delete Rose Hall' }));
    await page.user.click(screen.getByRole('button', { name: 'Delete Hall' }));
    expect(await screen.findByText('Failed to delete hall')).toBeVisible();
    expect(screen.getByText(/can only be taken offline/)).toBeVisible();
  });
});

describe('[issue 4] the week and how the business does', () => {
  it('has the ledger of the days that begin today', async () => {
    open();
    const week = await screen.findByRole('region', { name: 'Your next seven days' });
    const grid = await within(week).findByRole('grid', { name: 'Calendar' });
    expect(within(grid).getAllByRole('rowheader')).toHaveLength(7);
  });

  it('tells lead time, approval rate, busy shifts, revenue by hall and occasion, each beside what it was', async () => {
    open();
    const activity = await screen.findByRole('region', { name: 'How you are doing' });
    expect(await within(activity).findByText('30.5 days')).toBeVisible();
    expect(within(activity).getByText('No figure before')).toBeVisible();
    for (const rate of ['75%', '50% before']) expect(within(activity).getByText(rate)).toBeVisible();
    const dinner = within(activity).getByRole('row', { name: /^Dinner/ });
    expect(within(dinner).getAllByRole('cell').at(-1)).toHaveTextContent('50%');
    expect(within(dinner).getByText('Not sold')).toBeInTheDocument();
    // A part of the day isn't called like a shift.
    expect(within(activity).getByRole('row', { name: /^Lunch.*13%$/ })).toBeVisible();
    expect(within(activity).getByRole('row', { name: /^Daytime.*63%$/ })).toBeVisible();
    expect(within(activity).getByRole('row', { name: /^Evening.*25%$/ })).toBeVisible();
    expect(within(activity).getByText('Walima')).toBeVisible();
    expect(activity).toHaveTextContent('Rose Hall₨ 9002 bookings');
  });
});
