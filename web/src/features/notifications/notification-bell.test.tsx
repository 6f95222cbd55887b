import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { accessibilityProblems } from '../../testing/axe';
import { person } from '../../testing/people';
import { renderApp } from '../../testing/render';
import { fakeServer } from '../../testing/server';
import { NotificationBell } from './NotificationBell';

const TOLD = {
  id: 7,
  kind: 'BOOKING_CONFIRMED',
  audience: 'CUSTOMER',
  bookingId: 41 as number | null,
  enquiryId: null as number | null,
  hallTitle: 'Pearl Hall',
  hallNameUrdu: null,
  wasConfirmed: true,
  startTime: '2027-03-20T14:00:00.000Z' as string | null,
  timeZone: 'Asia/Karachi',
  customerName: null as string | null,
  businessName: 'Pearl Halls',
  createdAt: '2027-03-01T07:00:00.000Z',
  readAt: null as string | null,
};

/** A server with notifications, newest first, of which it counts the unread. */
function serverWith(...list: readonly Partial<typeof TOLD>[]) {
  let nodes = list.map((each, index) => ({ ...TOLD, id: 7 - index, ...each }));
  const count = () => nodes.filter(({ readAt }) => readAt === null).length;
  return fakeServer({
    UnreadNotificationCount: () => ({ unreadNotificationCount: count() }),
    Notifications: () => ({
      notifications: { nodes, pageInfo: { endCursor: null, hasNextPage: false } },
    }),
    MarkNotificationsRead: ({ variables }) => {
      const { ids, ...subject } = (variables.input ?? {}) as { ids?: number[] } & Partial<typeof TOLD>;
      const isAbout = (each: (typeof nodes)[number]) =>
        subject.bookingId ? each.bookingId === subject.bookingId : each.enquiryId === subject.enquiryId;
      const isMeant = (each: (typeof nodes)[number]) =>
        ids || subject.bookingId || subject.enquiryId ? (ids?.includes(each.id) ?? isAbout(each)) : true;
      nodes = nodes.map((each) => (isMeant(each) ? { ...each, readAt: TOLD.createdAt } : each));
      return { markNotificationsRead: count() };
    },
  });
}

const show = (server: ReturnType<typeof fakeServer>, at = '/home') =>
  renderApp(<NotificationBell />, { server, at, viewer: person() });
const open = async ({ user }: ReturnType<typeof show>, name: RegExp) => {
  await user.click(await screen.findByRole('button', { name }));
  return within(await screen.findByRole('dialog', { name: 'Notifications' }));
};

describe('[product: Talk] the bell', () => {
  it('counts what is unread, and loads the list when it is opened', async () => {
    const rendered = show(serverWith({}, { readAt: TOLD.createdAt }));
    const bell = await screen.findByRole('button', { name: 'Notifications, 1 unread' });
    expect(bell).toHaveTextContent('1');
    expect(rendered.server.times('Notifications')).toBe(0);
    const dialog = await open(rendered, /^Notifications, 1 unread$/);
    expect(await dialog.findAllByRole('link')).toHaveLength(2);
    expect(await accessibilityProblems(rendered.container)).toEqual([]);
  });

  it.each([
    [{}, 'Your booking is confirmed', '/bookings/41'],
    [{ kind: 'MESSAGE_RECEIVED' }, 'Pearl Halls wrote to you', '/bookings/41'],
    [
      { kind: 'MESSAGE_RECEIVED', bookingId: null, enquiryId: 5, startTime: null },
      'Pearl Halls wrote to you.*Pearl Hall',
      '/enquiries/5',
    ],
    [
      { kind: 'BOOKING_REQUESTED', audience: 'BUSINESS', customerName: 'Sana Iqbal' },
      'Sana Iqbal asks for a booking',
      '/business/bookings/41',
    ],
    [
      { kind: 'APPLICATION_RECEIVED', audience: 'STAFF', bookingId: null },
      'Pearl Halls applied',
      '/cpanel?tab=businesses',
    ],
    [
      { kind: 'REPORT_RECEIVED', audience: 'STAFF', bookingId: null },
      'A conversation of Pearl Halls was reported',
      '/cpanel?tab=thread-reports',
    ],
    [{ kind: 'VISIT_CALLED_OFF' }, 'Our staff ended the conversation, and with it the visit', '/bookings/41'],
    [
      { kind: 'VISIT_CANCELLED', audience: 'BUSINESS', bookingId: null, startTime: null },
      'A visit was called off: its customer deleted the account',
      '/business/visits',
    ],
    [{ kind: 'BOOKING_CANCELLED', wasConfirmed: false }, 'Your request has ended', '/bookings/41'],
    [{ kind: 'SOMETHING_NEWER' }, 'Something happened to a booking', '/bookings/41'],
  ])('leads to the place of %j by one press, which reads it', async (told, words, path) => {
    const rendered = show(serverWith(told));
    const dialog = await open(rendered, /1 unread/);
    await rendered.user.click(await dialog.findByRole('link', { name: new RegExp(words) }));
    expect(rendered.address()).toBe(path);
    expect(await screen.findByRole('button', { name: 'Notifications' })).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('marks all as read', async () => {
    const rendered = show(serverWith({}, { bookingId: 42 }));
    const dialog = await open(rendered, /2 unread/);
    await rendered.user.click(await dialog.findByRole('button', { name: 'Mark all as read' }));
    await waitFor(() => expect(dialog.queryByText('New')).not.toBeInTheDocument());
    expect(dialog.queryByRole('button', { name: 'Mark all as read' })).not.toBeInTheDocument();
    expect(dialog.getByRole('list')).toHaveFocus();
  });

  it.each(['/bookings/41', '/business/enquiries/5'])('takes the page %s for reading what is about it', async (page) => {
    show(serverWith({}, { bookingId: null, enquiryId: 5 }), page);
    expect(await screen.findByRole('button', { name: 'Notifications, 1 unread' })).toBeInTheDocument();
  });

  it('asks again when the page is looked at', async () => {
    const server = serverWith({});
    show(server);
    await screen.findByRole('button', { name: 'Notifications, 1 unread' });
    server.answer('UnreadNotificationCount', () => ({ unreadNotificationCount: 120 }));
    document.dispatchEvent(new Event('visibilitychange'));
    expect(await screen.findByRole('button', { name: 'Notifications, 99+ unread' })).toHaveTextContent('99+');
  });

  it('says when there is nothing', async () => {
    const dialog = await open(show(serverWith()), /^Notifications$/);
    expect(await dialog.findByRole('heading', { name: 'No notifications yet' })).toBeVisible();
  });
});
