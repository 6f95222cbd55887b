import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { accessibilityProblems } from '../../../testing/axe';
import { pasteInto } from '../../../testing/paste-into';
import { person } from '../../../testing/people';
import { renderApp, type Rendered } from '../../../testing/render';
import { fakeServer, Refusal, type Answer } from '../../../testing/server';
import { HallsScreen } from './HallsScreen';

const owner = person({ role: 'BUSINESS' });

const WHOLE = { __typename: 'ListingCompleteness', percent: 100, gaps: [] };

const ROSE = {
  __typename: 'OwnedHall',
  id: 1,
  title: 'Rose Hall',
  location: 'Canal Road, Lahore',
  profileImage: null,
  capacity: 1200,
  pricePerHour: 5000,
  cheapestShift: null,
  currency: 'PKR',
  status: 'ACTIVE',
  isFeatured: false,
  upcomingBookings: 0,
  viewerCanRemove: true,
  viewerCanPutOnline: false,
  completeness: WHOLE,
};

const LILY = {
  ...ROSE,
  id: 2,
  title: 'Lily Hall',
  status: 'INACTIVE',
  capacity: null,
  pricePerHour: null,
  upcomingBookings: 2,
  viewerCanRemove: false,
  completeness: {
    __typename: 'ListingCompleteness',
    percent: 40,
    gaps: [{ __typename: 'ListingGap', part: 'DETAILS', advice: 'Add what guests book by: capacity.' }],
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

function page(halls: object[], totalCount = halls.length) {
  return {
    viewerHalls: {
      __typename: 'OwnedHallConnection',
      nodes: halls,
      totalCount,
      pageInfo: { __typename: 'PageInfo', page: 1, limit: 20, hasNextPage: false, endCursor: null },
    },
    viewerHallFigures: { __typename: 'OwnedHallFigures', total: totalCount, active: 1, averageCapacity: 1200 },
  };
}

function open(
  { at = '/business/halls', ...answers }: { at?: string } & Record<string, Answer | string> = {},
  viewer = owner,
): Rendered {
  const server = fakeServer({
    BusinessApplication: () => application('APPROVED'),
    OwnedHalls: () => page([ROSE, LILY]),
    ...(answers as Record<string, Answer>),
  });
  return renderApp(<HallsScreen />, { at, viewer, server });
}

const lastAsked = ({ server }: Rendered, operation: string) =>
  server.asked.filter((asked) => asked.operation === operation).at(-1)?.variables;

describe('[business §2 My Halls] the screen', () => {
  it('shows three figures and the table, prices in the business’s currency', async () => {
    const shown = open();
    const figures = await screen.findByRole('region', { name: 'Your halls in figures' });
    await waitFor(() => expect(figures).toHaveTextContent('Total Halls2'));
    expect(figures).toHaveTextContent('Active Halls1');
    expect(figures).toHaveTextContent('Avg. Capacity1,200 guests');
    expect(screen.getByText('2 halls')).toBeVisible();
    for (const name of ['Hall', 'Capacity', 'Price/Hour', 'Status', 'Actions'])
      expect(screen.getByRole('columnheader', { name })).toBeInTheDocument();
    const row = screen.getByRole('row', { name: /Rose Hall/ });
    expect(row).toHaveTextContent('1,200');
    expect(row).toHaveTextContent('₨ 5,000');
    expect(row).not.toHaveTextContent('$');
    expect(within(row).getByRole('link', { name: 'Edit Rose Hall' })).toHaveAttribute(
      'href',
      '/business/create-hall/1',
    );
    expect(screen.getByRole('row', { name: /Lily Hall/ })).toHaveTextContent('Add what guests book by: capacity.');
    expect(screen.getByRole('link', { name: 'Add New Hall' })).toHaveAttribute('href', '/business/create-hall');
    expect(await accessibilityProblems(shown.container)).toEqual([]);
  });

  it('without halls it leads to the first one', async () => {
    open({ OwnedHalls: () => page([]) });
    expect(await screen.findByText('No halls yet')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Add Your First Hall' })).toHaveAttribute('href', '/business/create-hall');
  });

  it.each([
    ['NOT_APPLIED', 'No business application found', 'Apply for Business Account'],
    ['PENDING', 'Business Pending Approval', 'View Application Status'],
    ['REJECTED', 'Business Pending Approval', 'View Application Status'],
    ['SUSPENDED', 'Your business is suspended', 'View Application Status'],
  ])('%s: %s', async (status, title, action) => {
    const shown = open({ BusinessApplication: () => application(status) });
    expect(await screen.findByText(title)).toBeVisible();
    expect(screen.getByRole('link', { name: action })).toHaveAttribute('href', '/business/apply');
    expect(shown.server.times('OwnedHalls')).toBe(0);
  });

  it('a failed load says so and can be tried again', async () => {
    const shown = open({
      OwnedHalls: () => {
        throw new Refusal('UNAVAILABLE', 'busy');
      },
    });
    const retry = await screen.findByRole('button', { name: 'Try again' });
    shown.server.answer('OwnedHalls', () => page([ROSE]));
    await shown.user.click(retry);
    expect(await screen.findByRole('row', { name: /Rose Hall/ })).toBeVisible();
  });
});

describe('[business §2 My Halls] search, order and pages', () => {
  it('search, status and order stand in the address, and the server sorts', async () => {
    const shown = open();
    await pasteInto(shown.user, await screen.findByRole('searchbox', { name: 'Search halls' }), 'rose');
    await waitFor(() => expect(shown.address()).toBe('/business/halls?search=rose'));
    await waitFor(() => expect(lastAsked(shown, 'OwnedHalls')).toMatchObject({ filter: { text: 'rose' } }));
    await shown.user.click(screen.getByRole('button', { name: 'Capacity' }));
    await waitFor(() => expect(shown.address()).toBe('/business/halls?search=rose&order=capacity'));
    await waitFor(() =>
      expect(screen.getByRole('columnheader', { name: 'Capacity' })).toHaveAttribute('aria-sort', 'ascending'),
    );
    await shown.user.click(screen.getByRole('button', { name: 'Capacity' }));
    await waitFor(() => expect(lastAsked(shown, 'OwnedHalls')).toMatchObject({ order: 'CAPACITY_DESCENDING' }));
  });

  it('comes back as the address says', async () => {
    const shown = open({ at: '/business/halls?status=offline&order=title&page=2', OwnedHalls: () => page([LILY], 41) });
    await screen.findByRole('row', { name: /Lily Hall/ });
    expect(lastAsked(shown, 'OwnedHalls')).toEqual({
      filter: { text: null, status: 'INACTIVE' },
      order: 'TITLE',
      paging: { page: 2, limit: 20 },
    });
    expect(screen.getByRole('link', { name: 'Page 3' })).toHaveAttribute(
      'href',
      '/business/halls?status=offline&order=title&page=3',
    );
  });

  it('says when nothing fits, and shows all again', async () => {
    const shown = open({ at: '/business/halls?search=xyz', OwnedHalls: () => page([]) });
    await shown.user.click(await screen.findByRole('button', { name: 'Show all halls' }));
    expect(shown.address()).toBe('/business/halls');
  });
});

describe('[business §2 My Halls] changing halls', () => {
  it('the switch takes a hall offline', async () => {
    const offline = { __typename: 'OwnedHall', id: 1, status: 'INACTIVE', viewerCanPutOnline: true };
    const shown = open({
      TakeHallOffline: () => {
        shown.server.answer('OwnedHalls', () => page([{ ...ROSE, ...offline }]));
        return { takeHallOffline: offline };
      },
    });
    const toggle = await screen.findByRole('switch', { name: 'Rose Hall is online' });
    expect(toggle).toBeChecked();
    await shown.user.click(toggle);
    expect(await screen.findByText('The hall is offline')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('switch', { name: 'Rose Hall is online' })).not.toBeChecked());
    shown.server.answer('PutHallOnline', () => ({ putHallOnline: { ...offline, status: 'ACTIVE' } }));
    await shown.user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(shown.server.times('PutHallOnline')).toBe(1));
  });

  it('clerks read where halls stand, without a switch', async () => {
    const membership = { businessId: 5, businessName: 'Shalimar', role: 'CLERK', rights: ['VIEW_HALLS', 'BOOKINGS'] };
    open({}, person({ membership: membership as never }));
    expect(await screen.findByRole('row', { name: /Rose Hall/ })).toHaveTextContent('Online');
    expect(screen.getByRole('row', { name: /Lily Hall/ })).toHaveTextContent('Offline');
    expect(screen.queryByRole('switch')).toBeNull();
  });

  it('one that is incomplete stays offline and says why', async () => {
    const shown = open({
      PutHallOnline: () => {
        throw new Refusal('CONFLICT', "This hall can't go online yet. Add what guests book by: capacity.");
      },
    });
    await shown.user.click(await screen.findByRole('switch', { name: 'Lily Hall is online' }));
    expect(await screen.findByText('The hall could not be switched')).toBeVisible();
    expect(screen.getByText(/can't go online yet/)).toBeVisible();
  });

  it('delete asks first, and says when it is done', async () => {
    const shown = open({ RemoveHall: () => ({ removeHall: { __typename: 'OwnedHall', id: 1 } }) });
    await shown.user.click(await screen.findByRole('button', { name: 'Delete Rose Hall' }));
    expect(shown.server.times('RemoveHall')).toBe(0);
    await shown.user.click(await screen.findByRole('button', { name: 'Delete Hall' }));
    expect(await screen.findByText('Hall deleted successfully')).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await waitFor(() => expect(shown.server.times('OwnedHalls')).toBe(2));
  });

  it('[business §8] a failed deletion says Error, Failed to delete hall', async () => {
    const shown = open({
      RemoveHall: () => {
        throw new Refusal('INTERNAL', '');
      },
    });
    await shown.user.click(await screen.findByRole('button', { name: 'Delete Rose Hall' }));
    await shown.user.click(await screen.findByRole('button', { name: 'Delete Hall' }));
    expect(await screen.findByText('Error')).toBeVisible();
    expect(screen.getByText('Failed to delete hall')).toBeVisible();
  });

  it('one with upcoming bookings can only be taken offline, and says why', async () => {
    const shown = open({
      TakeHallOffline: () => ({
        takeHallOffline: { __typename: 'OwnedHall', id: 2, status: 'INACTIVE', viewerCanPutOnline: false },
      }),
    });
    await shown.user.click(await screen.findByRole('button', { name: 'Delete Lily Hall' }));
    const dialog = await screen.findByRole('dialog');
    expect(dialog).toHaveTextContent('It has 2 upcoming bookings and can only be taken offline');
    expect(within(dialog).queryByRole('button', { name: 'Delete Hall' })).not.toBeInTheDocument();
    await shown.user.click(within(dialog).getByRole('button', { name: 'Take Offline' }));
    expect(await screen.findByText('The hall is offline')).toBeVisible();
    expect(shown.server.times('RemoveHall')).toBe(0);
  });

  it('a copy is announced', async () => {
    const shown = open({
      DuplicateHall: () => ({ duplicateHall: { __typename: 'OwnedHall', id: 3, title: 'Rose Hall (copy)' } }),
    });
    await shown.user.click(await screen.findByRole('button', { name: 'Duplicate Rose Hall' }));
    expect(await screen.findByText('Rose Hall (copy) is offline until you put it online.')).toBeVisible();
  });
});
