import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fireEvent, waitFor } from '@testing-library/react';
import { useUnreadNotificationCountQuery } from '../../../../graphql/generated/unread-notifications';
import { person } from '../../../../testing/people';
import { renderApp } from '../../../../testing/render';
import { fakeServer, Refusal, type Answer } from '../../../../testing/server';
import { DialogHost } from '../../../../ui/DialogHost';
import { BookingMessages } from './BookingMessages';
import { message, THEIRS, thread } from './testing';

const { IntersectionObserver } = globalThis;

/** Everything is on the screen. */
class AllInView extends IntersectionObserver {
  constructor(private readonly notify: IntersectionObserverCallback) {
    super(notify);
  }
  override observe(target: Element): void {
    this.notify([{ target, isIntersecting: true } as unknown as IntersectionObserverEntry], this);
  }
}

beforeEach(() => {
  globalThis.IntersectionObserver = AllInView;
});
afterEach(() => {
  globalThis.IntersectionObserver = IntersectionObserver;
  jest.restoreAllMocks();
});

/** The page is left and looked at again. */
function lookAgain(): void {
  const state = jest.spyOn(document, 'visibilityState', 'get');
  for (const each of ['hidden', 'visible'] as const) {
    state.mockReturnValue(each);
    fireEvent(document, new Event('visibilitychange'));
  }
}

const MARKED = { __typename: 'UnreadMessages', bookingId: 41, enquiryId: null, unreadCount: 0 };

/** Counts notifications, as the bell does. */
function Count() {
  useUnreadNotificationCountQuery({ freshFor: 0 });
  return null;
}

function open(mark: Answer) {
  const server = fakeServer({
    BookingThread: () => ({ bookingThread: thread([message(2, THEIRS), message(1)], { unreadCount: 1 }) }),
    UnreadNotificationCount: () => ({ unreadNotificationCount: 1 }),
    MarkThreadRead: mark,
  });
  const part = (
    <DialogHost>
      <Count />
      <BookingMessages id={41} timeZone="Asia/Karachi" happened={[]} />
    </DialogHost>
  );
  return { ...renderApp(part, { viewer: person(), server }), server };
}

describe('[product: Talk] messages whose end is seen', () => {
  it('are marked as read, and the notifications counted again', async () => {
    const { server } = open(() => ({ markThreadRead: MARKED }));
    await waitFor(() => expect(server.times('MarkThreadRead')).toBe(1));
    const call = server.asked.find(({ operation }) => operation === 'MarkThreadRead');
    expect(call?.variables).toEqual({ id: 41, about: 'BOOKING', to: 2 });
    await waitFor(() => expect(server.times('UnreadNotificationCount')).toBe(2));
  });

  it.each([
    ['there is a connection again', () => fireEvent(window, new Event('online'))],
    ['they are seen again', () => lookAgain()],
  ])('are marked again where that failed, once %s', async (_when, happen) => {
    const { server } = open(() => {
      throw new Refusal('UNAVAILABLE', 'Please wait.');
    });
    await waitFor(() => expect(server.times('MarkThreadRead')).toBe(1));
    server.answer('MarkThreadRead', () => ({ markThreadRead: MARKED }));
    await waitFor(() => {
      happen();
      expect(server.times('MarkThreadRead')).toBe(2);
    });
  });
});
