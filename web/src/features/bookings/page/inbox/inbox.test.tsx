import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { accessibilityProblems } from '../../../../testing/axe';
import { fakeLive } from '../../../../testing/live';
import { person } from '../../../../testing/people';
import { renderApp } from '../../../../testing/render';
import { fakeServer, Refusal, type Answer } from '../../../../testing/server';
import { message, thread } from '../messages/testing';
import { BusinessInboxScreen, CustomerInboxScreen } from './InboxScreen';
import { UnreadConversations } from './UnreadConversations';
import { useInbox } from './useInbox';

const { matchMedia } = window;
const haveWidth = (isWide: boolean) => {
  window.matchMedia = (query) => Object.assign(matchMedia(query), { matches: isWide && query === '(width >= 1024px)' });
};

beforeEach(() => {
  sessionStorage.clear();
  haveWidth(false);
});
afterEach(() => {
  window.matchMedia = matchMedia;
});

const conversation = (id: number, particulars: Record<string, unknown> = {}) => ({
  __typename: 'Conversation',
  id,
  ...{ bookingId: 40 + id, enquiryId: null, bookingStatus: 'CONFIRMED', viewerSide: 'CUSTOMER' },
  ...{ otherName: `Business ${id}`, hallTitle: `Hall ${id}`, hallNameUrdu: null, timeZone: 'Asia/Karachi' },
  ...{ day: '2027-05-01', lastMessageAt: '2027-03-01T07:00:00.000Z', lastMessageSide: 'BUSINESS' },
  ...{ lastMessage: 'There is a ramp.', lastMessageMime: null, unreadCount: 0, assignee: null, doneAt: null },
  match: null,
  ...particulars,
});
const ofBusiness = (id: number, particulars: Record<string, unknown> = {}) =>
  conversation(id, { viewerSide: 'BUSINESS', otherName: `Guest ${id}`, lastMessageSide: 'CUSTOMER', ...particulars });
const list = (nodes: object[]) => ({ __typename: 'ConversationConnection', totalCount: nodes.length, nodes });
const TEAM = [
  { __typename: 'Colleague', id: 1, name: 'Ali Raza' },
  { __typename: 'Colleague', id: 2, name: 'Bilal Khan' },
];

const PLACES = [
  ['/messages/:id?', CustomerInboxScreen],
  ['/business/messages/:id?', BusinessInboxScreen],
] as const;

function visit(at: string, answers: Record<string, Answer>) {
  const live = fakeLive();
  const server = fakeServer({
    BookingThread: () => ({ bookingThread: thread([message(1)]) }),
    ConversationColleagues: () => ({ conversationColleagues: TEAM }),
    ...answers,
  });
  const pages = (
    <Routes>
      {PLACES.map(([path, Screen]) => (
        <Route key={path} path={path} element={<Screen />} />
      ))}
    </Routes>
  );
  return { ...renderApp(pages, { at, viewer: person(), server }), server, live };
}

const links = async () =>
  within(await screen.findByRole('list', { name: 'Conversations, latest first' })).getAllByRole('link');

describe('[product: Talk] the inbox of a customer', () => {
  it('shows with whom, about what, and what was said last', async () => {
    const { container } = visit('/messages', {
      Conversations: () => ({
        conversations: list([
          conversation(7, { unreadCount: 2 }),
          conversation(6, { lastMessageSide: 'CUSTOMER', lastMessage: '', lastMessageMime: 'image/webp' }),
          conversation(5, { lastMessage: '', lastMessageMime: 'application/pdf', bookingId: null, enquiryId: 3 }),
          conversation(4, { lastMessage: null }),
        ]),
      }),
    });
    const texts = (await links()).map(({ textContent }) => textContent);
    expect(texts).toEqual([
      expect.stringMatching(/^Business 7.*Hall 7 · May 01, 2027There is a ramp\..*2 new messages/),
      expect.stringMatching(/You: Picture/),
      expect.stringMatching(/File/),
      expect.stringMatching(/This message was deleted\./),
    ]);
    // An element of its own: a name in another script leaves the day's order alone.
    expect(screen.getAllByText('May 01, 2027')).toHaveLength(4);
    expect(await accessibilityProblems(container)).toEqual([]);
  });

  it('opens a conversation in the place of the list on phones, and goes back', async () => {
    const { user, address, server } = visit('/messages', {
      Conversations: () => ({ conversations: list([conversation(7)]) }),
      Conversation: () => ({ conversation: conversation(7) }),
    });
    const [link] = await links();
    if (link) await user.click(link);
    expect(await screen.findByRole('log')).toHaveTextContent('Message 1');
    expect(address()).toBe('/messages/7');
    expect(screen.queryByRole('list', { name: 'Conversations, latest first' })).toBeNull();
    expect(server.asked.find(({ operation }) => operation === 'BookingThread')?.variables).toMatchObject({
      id: 47,
      about: 'BOOKING',
    });
    expect(screen.getByRole('link', { name: 'See the booking' })).toHaveAttribute('href', '/bookings/47');
    await user.click(screen.getByRole('link', { name: 'All messages' }));
    expect(await links()).toHaveLength(1);
  });

  it('is walked through by keys', async () => {
    haveWidth(true);
    const { user, address } = visit('/messages', {
      Conversations: () => ({ conversations: list([conversation(7), conversation(6)]) }),
      Conversation: ({ variables }) => ({ conversation: conversation(Number(variables.id)) }),
    });
    const [first, second] = await links();
    expect(screen.getByText('Choose a conversation')).toBeVisible();
    await user.keyboard('j');
    expect(first).toHaveFocus();
    await user.keyboard('j');
    expect(second).toHaveFocus();
    await user.keyboard('k');
    expect(first).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    expect(second).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(address()).toBe('/messages/6');
    expect(await screen.findByRole('log')).toBeVisible();
    expect((await links())[1]).toHaveAttribute('aria-current', 'page');
  });

  it('is read again when something happens', async () => {
    const { server, live } = visit('/messages', {
      Conversations: () => ({ conversations: list([conversation(7)]) }),
    });
    expect(await links()).toHaveLength(1);
    server.answer('Conversations', () => ({ conversations: list([conversation(8), conversation(7)]) }));
    const tell = () =>
      live.tell('InboxChanged', { inboxChanged: { __typename: 'Inbox', side: 'CUSTOMER', unreadCount: 1 } });
    // The first count says what is known already.
    await tell();
    expect(server.times('Conversations')).toBe(1);
    await tell();
    await waitFor(async () => expect(await links()).toHaveLength(2));
    expect(server.times('Conversations')).toBe(2);
  });

  it('keeps what is written as an enquiry that is open becomes a booking', async () => {
    localStorage.clear();
    const nodes = [message(1)];
    const { server, live, user } = visit('/messages/5', {
      Conversation: () => ({ conversation: conversation(5, { bookingId: null, enquiryId: 3, bookingStatus: null }) }),
      BookingThread: ({ variables: { about } }) => ({
        bookingThread: thread(nodes, about === 'ENQUIRY' ? { bookingId: null, enquiryId: 3 } : { bookingId: 45 }),
      }),
      SendMessage: ({ variables }) => ({ sendMessage: message(2, variables.input as object) }),
    });
    await user.type(await screen.findByRole('textbox', { name: 'Your message' }), 'Half a');
    server.answer('Conversation', () => ({ conversation: conversation(5) }));
    const tell = () =>
      live.tell('InboxChanged', { inboxChanged: { __typename: 'Inbox', side: 'CUSTOMER', unreadCount: 1 } });
    await tell();
    await tell();
    expect(await screen.findByText('Confirmed')).toBeVisible();
    const input = await screen.findByRole('textbox', { name: 'Your message' });
    await waitFor(() => expect(input).toHaveValue('Half a'));
    await user.type(input, ' day');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(localStorage.getItem('form-drafts')).toBeNull());
    const sent = server.asked.filter(({ operation }) => operation === 'SendMessage').map(({ variables }) => variables);
    expect(sent).toMatchObject([{ about: 'BOOKING', id: 45, input: { text: 'Half a day' } }]);
  });

  it('keeps its places while a pointer is at it', async () => {
    haveWidth(true);
    const { server, live, user } = visit('/messages', {
      Conversations: () => ({ conversations: list([conversation(7), conversation(6)]) }),
    });
    const names = async () => (await links()).map(({ textContent }) => textContent.slice(0, 10));
    expect(await names()).toEqual(['Business 7', 'Business 6']);
    const [first] = await links();
    if (first) await user.hover(first);
    server.answer('Conversations', () => ({ conversations: list([conversation(6), conversation(7)]) }));
    const tell = () =>
      live.tell('InboxChanged', { inboxChanged: { __typename: 'Inbox', side: 'CUSTOMER', unreadCount: 1 } });
    await tell();
    await tell();
    await waitFor(() => expect(server.times('Conversations')).toBe(2));
    expect(await names()).toEqual(['Business 7', 'Business 6']);
    await user.unhover(screen.getByRole('list', { name: 'Conversations, latest first' }));
    await user.hover(screen.getByRole('heading', { level: 1 }));
    await waitFor(async () => expect(await names()).toEqual(['Business 6', 'Business 7']));
  });

  it('says that there is nothing, that it can’t be loaded, and that a conversation is gone', async () => {
    const empty = visit('/messages', { Conversations: () => ({ conversations: list([]) }) });
    expect(await screen.findByText('Nothing has been written yet')).toBeVisible();
    empty.unmount();
    const failing = visit('/messages', {
      Conversations: () => {
        throw new Refusal('INTERNAL', 'Something went wrong');
      },
    });
    expect(await screen.findByText('The messages could not be loaded.')).toBeVisible();
    failing.server.answer('Conversations', () => ({ conversations: list([conversation(7)]) }));
    await failing.user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await links()).toHaveLength(1);
    failing.unmount();
    visit('/messages/7', {
      Conversation: () => {
        throw new Refusal('NOT_FOUND', 'Conversation not found');
      },
    });
    expect(await screen.findByText('This conversation isn’t here any more')).toBeVisible();
  });
});

describe('[product: Talk] a search in the inbox', () => {
  it('shows the message that was found, and opens the conversation at it', async () => {
    const found = { __typename: 'MessageMatch', sequence: 3, text: '…is there a ramp?' };
    const { user, address, server } = visit('/messages?search=ramp', {
      Conversations: () => ({ conversations: list([conversation(7, { match: found })]) }),
      Conversation: () => ({ conversation: conversation(7) }),
      BookingThreadAround: () => ({ bookingThread: thread([4, 3, 2].map((sequence) => message(sequence))) }),
    });
    const [link] = await links();
    expect(link).toHaveTextContent('…is there a ramp?');
    expect(server.asked.find(({ operation }) => operation === 'Conversations')?.variables).toMatchObject({
      filter: { search: 'ramp' },
    });
    if (link) await user.click(link);
    const around = await screen.findByRole('list', { name: 'Messages around the one that was found' });
    expect(within(around).getByText('Message 3')).toBeVisible();
    expect(address()).toBe('/messages/7?search=ramp&at=3');
    expect(server.asked.find(({ operation }) => operation === 'BookingThreadAround')?.variables).toEqual({
      id: 47,
      about: 'BOOKING',
      around: 3,
    });
    await user.click(screen.getByRole('link', { name: 'To the newest message' }));
    expect(await screen.findByRole('log')).toHaveTextContent('Message 1');
    expect(address()).toBe('/messages/7?search=ramp');
  });
});

describe('[product: Talk] the inbox of a business', () => {
  it('is chosen from, as the address says', async () => {
    const { user, server, address } = visit('/business/messages', {
      BusinessConversations: ({ variables }) => {
        const { show } = variables.filter as { show: string };
        return { businessConversations: list(show === 'ALL' ? [ofBusiness(7)] : []) };
      },
    });
    expect(await links()).toHaveLength(1);
    await user.click(screen.getByRole('radio', { name: 'Mine' }));
    expect(await screen.findByText('No conversation is like that')).toBeVisible();
    expect(address()).toBe('/business/messages?show=mine');
    expect(server.asked.at(-1)?.variables).toMatchObject({ filter: { show: 'MINE' }, paging: { page: 1 } });
    await user.click(screen.getByRole('button', { name: 'Show all' }));
    expect(await links()).toHaveLength(1);
  });

  it('assigns a conversation, and is done with it', async () => {
    const { user, server } = visit('/business/messages/7', {
      Conversation: () => ({ conversation: ofBusiness(7) }),
      AssignConversation: () => ({ assignConversation: ofBusiness(7, { assignee: TEAM[1] }) }),
      FinishConversation: () => ({ finishConversation: ofBusiness(7, { doneAt: '2027-03-01T08:00:00.000Z' }) }),
      ReopenConversation: () => ({ reopenConversation: ofBusiness(7) }),
    });
    await user.click(await screen.findByRole('combobox', { name: 'Who answers' }));
    await user.click(await screen.findByTitle('Bilal Khan'));
    await waitFor(() => expect(server.times('AssignConversation')).toBe(1));
    const asked = server.asked.find(({ operation }) => operation === 'AssignConversation');
    expect(asked?.variables).toEqual({ id: 7, input: { userId: 2 } });
    await user.click(screen.getByRole('button', { name: 'Mark as done' }));
    await user.click(await screen.findByRole('button', { name: 'Open again' }));
    expect(await screen.findByRole('button', { name: 'Mark as done' })).toBeVisible();
  });
});

/** What else shows the inbox, by the same listener. */
function Also() {
  return <p>The screen: {useInbox('BUSINESS')}</p>;
}

it('[product: Talk] the menu says how many conversations are unread, as it changes', async () => {
  const live = fakeLive();
  const badges = (
    <>
      <UnreadConversations side="BUSINESS" place="after" />
      <Also />
    </>
  );
  renderApp(badges, { viewer: person() });
  const tell = (unreadCount: number) =>
    live.tell('BusinessInboxChanged', { businessInboxChanged: { __typename: 'Inbox', side: 'BUSINESS', unreadCount } });
  await tell(1);
  expect(await screen.findByText('1 conversation with new messages')).toBeInTheDocument();
  await tell(100);
  expect(await screen.findByText('99+ conversations with new messages')).toBeInTheDocument();
  expect(screen.getByText('The screen: 100')).toBeVisible();
  await tell(0);
  await waitFor(() => expect(screen.queryByText(/with new messages/)).toBeNull());
});
