import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { accessibilityProblems } from '../../../../testing/axe';
import { person } from '../../../../testing/people';
import { renderApp } from '../../../../testing/render';
import { fakeServer, Refusal, type Answer } from '../../../../testing/server';
import { pageClock } from '../../../../lib/clock';
import { DialogHost } from '../../../../ui/DialogHost';
import type { PagedEvent } from '../page-data';
import { BookingMessages, Messages } from './BookingMessages';
import { message, THEIRS, thread } from './testing';
import { withNewest, type ShownThread } from './useThread';

const { matchMedia } = window;
const havePointer = (kind: string) => {
  window.matchMedia = (query) => Object.assign(matchMedia(query), { matches: query === `(pointer: ${kind})` });
};

beforeEach(() => {
  localStorage.clear();
  havePointer('fine');
});
afterEach(() => {
  window.matchMedia = matchMedia;
  jest.restoreAllMocks();
});

function open(shown: object, answers: Record<string, Answer> = {}, happened: readonly PagedEvent[] = []) {
  const server = fakeServer({
    BookingThread: () => ({ bookingThread: shown }),
    SendMessage: ({ variables }) => {
      const { text, clientMutationId } = variables.input as { text: string; clientMutationId: string };
      return { sendMessage: message(9, { text, clientMutationId }) };
    },
    ...answers,
  });
  const part = (
    <DialogHost>
      <BookingMessages id={41} timeZone="Asia/Karachi" happened={happened} />
    </DialogHost>
  );
  return { ...renderApp(part, { viewer: person(), server }), server };
}

const sentInputs = (server: ReturnType<typeof fakeServer>) =>
  server.asked.filter(({ operation }) => operation === 'SendMessage').map(({ variables }) => variables.input);

describe('[product: Talk] the messages on the page of a booking', () => {
  it('stand in their order by day, with what is new, read and deleted', async () => {
    const nodes = [
      message(4, { ...THEIRS, text: 'Pay to PK36SCBL0000001123456702 or https://pay.example', hasAccountNumber: true }),
      message(3, { ...THEIRS, text: null }),
      message(2),
      message(1),
    ];
    const { container } = open(thread(nodes, { readTo: 3, readByOtherSideTo: 1, unreadCount: 1 }));
    const log = await screen.findByRole('log', { name: 'Messages about this booking' });
    expect(
      within(log)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Monday, March 1, 2027',
      expect.stringMatching(/^YouMessage 1.*Read$/),
      'Tuesday, March 2, 2027',
      expect.stringMatching(/^YouMessage 2.*Sent$/),
      'Wednesday, March 3, 2027',
      expect.stringMatching(/^BusinessThis message was deleted\./),
      'Thursday, March 4, 2027',
      'New messages',
      expect.stringMatching(/^BusinessPay to .*Pay only as the booking’s page says\./),
    ]);
    expect(within(log).queryByRole('link')).toBeNull();
    expect(await accessibilityProblems(container)).toEqual([]);
  });

  it('are sent with Enter, a line begins with Shift and Enter', async () => {
    const { user, server } = open(thread([]));
    expect(await screen.findByText('Ask the business anything about your booking.')).toBeVisible();
    const input = screen.getByRole('textbox', { name: 'Your message' });
    await user.type(input, 'Two lines{Shift>}{Enter}{/Shift}of text{Enter}');
    await waitFor(() => expect(sentInputs(server)).toMatchObject([{ text: 'Two lines\nof text' }]));
    expect(await within(screen.getByRole('log')).findByText(/Two lines\s+of text/)).toBeVisible();
    expect(input).toHaveValue('');
    await user.type(input, '  {Enter}');
    expect(sentInputs(server)).toHaveLength(1);
  });

  it('are sent with the button on a phone, where Enter begins a line', async () => {
    havePointer('coarse');
    const { user, server } = open(thread([]));
    const input = await screen.findByRole('textbox', { name: 'Your message' });
    expect(screen.queryByText(/^Enter sends/)).toBeNull();
    await user.type(input, 'Two{Enter}lines');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(sentInputs(server)).toMatchObject([{ text: 'Two\nlines' }]));
  });

  it('that failed go back into the field to be edited', async () => {
    const { user } = open(thread([]), {
      SendMessage: () => {
        throw new Refusal('TOO_MANY_REQUESTS', 'Please wait.');
      },
    });
    const input = await screen.findByRole('textbox', { name: 'Your message' });
    await user.type(input, 'Hello?{Enter}');
    await screen.findByText('Not sent: Please wait.');
    await user.type(input, 'Anybody?');
    await user.click(screen.getByRole('button', { name: 'Edit' }));
    expect(input).toHaveValue('Hello?\nAnybody?');
    expect(screen.queryByText(/^Not sent/)).toBeNull();
  });

  it('on their way leave alone what is written after the page was opened again', async () => {
    let fail = (_error: Error): void => undefined;
    const waiting = new Promise((_resolve, reject) => {
      fail = reject;
    });
    const first = open(thread([]), { SendMessage: () => waiting });
    await first.user.type(await screen.findByRole('textbox', { name: 'Your message' }), 'Hello?{Enter}');
    await waitFor(() => expect(sentInputs(first.server)).toHaveLength(1));
    first.unmount();
    const second = open(thread([]));
    await second.user.type(await screen.findByRole('textbox', { name: 'Your message' }), 'Half a');
    fail(new Refusal('TOO_MANY_REQUESTS', 'Please wait.'));
    await waitFor(() => expect(localStorage.getItem('form-drafts')).toContain('Please wait.'));
    second.unmount();
    open(thread([]));
    expect(await screen.findByRole('textbox', { name: 'Your message' })).toHaveValue('Half a');
  });

  it('are written in all tabs at once: none overwrites what was written in another', async () => {
    const first = open(thread([]));
    const one = await within(first.container).findByRole('textbox', { name: 'Your message' });
    const second = open(thread([]));
    const other = await within(second.container).findByRole('textbox', { name: 'Your message' });
    await first.user.type(one, 'Is the stage');
    expect(other).toHaveValue('');
    fireEvent(window, new StorageEvent('storage', { key: 'form-drafts' }));
    expect(other).toHaveValue('Is the stage');
    await second.user.type(other, ' included?');
    fireEvent(window, new StorageEvent('storage', { key: 'form-drafts' }));
    expect(one).toHaveValue('Is the stage included?');
    first.unmount();
    second.unmount();
    open(thread([]));
    expect(await screen.findByRole('textbox', { name: 'Your message' })).toHaveValue('Is the stage included?');
  });

  it('that another tab is sending aren’t sent by this one', async () => {
    const waiting = new Promise<never>(() => undefined);
    const first = open(thread([]), { SendMessage: () => waiting });
    const second = open(thread([]));
    const field = await within(first.container).findByRole('textbox', { name: 'Your message' });
    await within(second.container).findByRole('textbox', { name: 'Your message' });
    await first.user.type(field, 'Hello?{Enter}');
    await waitFor(() => expect(sentInputs(first.server)).toHaveLength(1));
    fireEvent(window, new StorageEvent('storage', { key: 'form-drafts' }));
    expect(await within(second.container).findByText('Hello?')).toBeVisible();
    // Neither being looked at nor being written in makes it a failure.
    fireEvent(document, new Event('visibilitychange'));
    await second.user.type(within(second.container).getByRole('textbox', { name: 'Your message' }), 'And');
    fireEvent(window, new StorageEvent('storage', { key: 'form-drafts' }));
    expect(screen.queryByRole('button', { name: 'Send again' })).toBeNull();
    fireEvent(window, new Event('online'));
    expect(sentInputs(second.server)).toEqual([]);
  });

  /** Shows a message that another tab was sending a minute ago, which is gone. */
  const openCutOff = async () => {
    const first = open(thread([]), { SendMessage: () => new Promise<never>(() => undefined) });
    const second = open(thread([]));
    const field = await within(first.container).findByRole('textbox', { name: 'Your message' });
    await within(second.container).findByRole('textbox', { name: 'Your message' });
    await first.user.type(field, 'Hello?{Enter}');
    await waitFor(() => expect(sentInputs(first.server)).toHaveLength(1));
    fireEvent(window, new StorageEvent('storage', { key: 'form-drafts' }));
    await within(second.container).findByText('Hello?');
    first.unmount();
    return { first, second, now: jest.spyOn(Date, 'now').mockReturnValue(pageClock() + 60_000) };
  };

  it('that a tab was sending which is gone are sent again here by themselves, under the same key', async () => {
    const { first, second, now } = await openCutOff();
    fireEvent(document, new Event('visibilitychange'));
    now.mockRestore();
    await waitFor(() => expect(sentInputs(second.server)).toEqual(sentInputs(first.server)));
    await waitFor(() => expect(localStorage.getItem('form-drafts')).toBeNull());
  });

  it('that were cut off by a reload are sent again by themselves', async () => {
    const { first, second, now } = await openCutOff();
    second.unmount();
    const third = open(thread([]));
    await waitFor(() => expect(sentInputs(third.server)).toEqual(sentInputs(first.server)));
    now.mockRestore();
  });

  it('that were cut off stay failed without a connection, whatever other tabs keep, until there is one', async () => {
    const { first, second, now } = await openCutOff();
    const line = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    fireEvent(document, new Event('visibilitychange'));
    expect(screen.getByRole('button', { name: 'Send again' })).toBeVisible();
    fireEvent(window, new StorageEvent('storage', { key: 'form-drafts' }));
    expect(screen.getByRole('button', { name: 'Send again' })).toBeVisible();
    expect(sentInputs(second.server)).toEqual([]);
    now.mockRestore();
    line.mockRestore();
    fireEvent(window, new Event('online'));
    await waitFor(() => expect(sentInputs(second.server)).toEqual(sentInputs(first.server)));
  });

  it('kept as unsent that arrived after all are no longer kept', async () => {
    const first = open(thread([]), {
      SendMessage: () => {
        throw new Refusal('INTERNAL', 'Connection lost.');
      },
    });
    await first.user.type(await screen.findByRole('textbox', { name: 'Your message' }), 'Hello?{Enter}');
    await screen.findByText('Not sent: Connection lost.');
    const [input] = sentInputs(first.server) as { clientMutationId: string }[];
    first.unmount();
    open(thread([message(1, { text: 'Hello?', clientMutationId: input?.clientMutationId ?? null })]));
    expect(await screen.findAllByText('Hello?')).toHaveLength(1);
    await waitFor(() => expect(localStorage.getItem('form-drafts')).toBeNull());
  });

  it('about an enquiry are kept with its conversation when it becomes a booking, and sent once', async () => {
    const nodes = [message(2, THEIRS), message(1)];
    const failing = () => {
      throw new Refusal('NOT_FOUND', 'Enquiry not found');
    };
    const enquiry = <Messages about="ENQUIRY" id={5} title="Pearl Hall" timeZone="Asia/Karachi" />;
    const server = fakeServer({
      BookingThread: () => ({ bookingThread: thread(nodes, { bookingId: null, enquiryId: 5 }) }),
      SendMessage: failing,
    });
    const first = renderApp(<DialogHost>{enquiry}</DialogHost>, { viewer: person(), server });
    await first.user.type(await screen.findByRole('textbox', { name: 'Your message' }), 'Hello?{Enter}');
    await screen.findByText('Not sent: Enquiry not found');
    await first.user.type(screen.getByRole('textbox', { name: 'Your message' }), 'Half a');
    first.unmount();
    open(thread([message(11)])).unmount();
    const second = open(thread([message(3, THEIRS), ...nodes]));
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Your message' })).toHaveValue('Half a'));
    await second.user.click(screen.getByRole('button', { name: 'Send again' }));
    await waitFor(() => expect(sentInputs(second.server)).toEqual(sentInputs(server)));
    await second.user.clear(screen.getByRole('textbox', { name: 'Your message' }));
    await waitFor(() => expect(localStorage.getItem('form-drafts')).toBeNull());
  });

  it('stay where they couldn’t be sent, also when the page is left, and are sent again under the same key', async () => {
    const failing = () => {
      throw new Refusal('TOO_MANY_REQUESTS', 'That is many messages without an answer.');
    };
    const first = open(thread([]), { SendMessage: failing });
    await first.user.type(await screen.findByRole('textbox', { name: 'Your message' }), 'Hello?{Enter}');
    expect(await screen.findByText('Not sent: That is many messages without an answer.')).toBeVisible();
    await first.user.type(screen.getByRole('textbox', { name: 'Your message' }), 'Half a');
    first.unmount();

    const second = open(thread([]));
    expect(await screen.findByRole('textbox', { name: 'Your message' })).toHaveValue('Half a');
    await second.user.click(screen.getByRole('button', { name: 'Send again' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Send again' })).toBeNull());
    expect(sentInputs(second.server)).toEqual(sentInputs(first.server));
    expect(within(screen.getByRole('log')).getAllByText('Hello?')).toHaveLength(1);
  });

  it('stand among what happened to the booking, but for its mails and what a business notes for itself', async () => {
    const event = (kind: string, at: string, more: object = {}) =>
      ({ key: `${kind}-${at}`, kind, at, side: 'CUSTOMER', mail: null, change: null, ...more }) as PagedEvent;
    const mail = { to: 'CUSTOMER', subject: 'Request received', status: 'sent' };
    open(thread([message(1)]), {}, [
      event('CANCELLED', '2999-01-01T00:00:00.000Z'),
      event('MAILED', '2020-01-02T00:00:00.000Z', { mail }),
      event('NOTED', '2020-01-03T00:00:00.000Z', { side: 'BUSINESS' }),
      event('LABELED', '2020-01-03T00:00:01.000Z', { side: 'BUSINESS' }),
      event('REQUESTED', '2020-01-01T00:00:00.000Z'),
    ]);
    const log = await screen.findByRole('log', { name: 'Messages about this booking' });
    const lines = within(log)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
    expect(lines.filter((line) => ['Requested', 'Cancelled'].includes(line))).toEqual(['Requested', 'Cancelled']);
    expect(lines.at(-1)).toBe('Cancelled');
    expect(log).not.toHaveTextContent('Request received');
    expect(log).not.toHaveTextContent(/Notes changed|Labels changed/);
  });

  it('that had no connection are sent by themselves once there is one, in their order', async () => {
    const state = { isOnline: false };
    const { server, user } = open(thread([]), {
      SendMessage: ({ variables }) => {
        if (!state.isOnline) throw new TypeError('offline');
        const { clientMutationId, text } = variables.input as { clientMutationId: string; text: string };
        return { sendMessage: message(text === 'First' ? 1 : 2, { clientMutationId, text }) };
      },
    });
    const field = await screen.findByRole('textbox', { name: 'Your message' });
    await user.type(field, 'First{Enter}');
    await user.type(field, 'Second{Enter}');
    expect(await screen.findAllByRole('button', { name: 'Send again' })).toHaveLength(2);
    state.isOnline = true;
    fireEvent(window, new Event('online'));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Send again' })).toBeNull());
    const sent = sentInputs(server).slice(-2);
    expect(sent).toMatchObject([{ text: 'First' }, { text: 'Second' }]);
    await waitFor(() => expect(localStorage.getItem('form-drafts')).toBeNull());
  });

  it('are deleted after a question, while that is possible', async () => {
    const nodes = [
      message(2, { deletableUntil: '2999-01-01T00:00:00.000Z' }),
      message(1, { deletableUntil: '2020-01-01T00:00:00.000Z' }),
    ];
    const { user, server } = open(thread(nodes), {
      DeleteMessage: () => ({ deleteMessage: { ...nodes[0], text: null, deletableUntil: null } }),
    });
    await screen.findByRole('log');
    const [remove, ...others] = screen.getAllByRole('button', { name: /^Delete your message/ });
    expect(others).toEqual([]);
    if (remove) await user.click(remove);
    await user.click(await screen.findByRole('button', { name: 'Delete message' }));
    expect(await screen.findByText('This message was deleted.')).toBeVisible();
    expect(server.asked.find(({ operation }) => operation === 'DeleteMessage')?.variables).toEqual({ id: 102 });
  });

  it('load backwards', async () => {
    const pages: Answer = ({ variables }) => ({
      bookingThread: variables.after
        ? thread([message(1)])
        : thread([message(2)], { pageInfo: { __typename: 'PageInfo', endCursor: 'c2', hasNextPage: true } }),
    });
    const { user } = open({}, { BookingThread: pages });
    await user.click(await screen.findByRole('button', { name: 'Show earlier messages' }));
    expect(await screen.findByText('Message 1')).toBeVisible();
    expect(screen.getByText('Message 2')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Show earlier messages' })).toBeNull();
  });

  it('can’t be written where nobody reads them, and aren’t shown where nobody did', async () => {
    open(thread([message(1)], { viewerCanWrite: false })).unmount();
    const { server } = open(thread([], { viewerCanWrite: false }));
    await waitFor(() => expect(server.times('BookingThread')).toBe(1));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Messages' })).toBeNull());
  });

  it.each([
    ['follow on', [3, 2], [3, 2, 1]],
    ['overlap', [3, 2, 1], [3, 2, 1]],
    ['leave a gap', [9, 8], [9, 8]],
    ['are older than one just sent', [0], [1, 0]],
  ])('take in live ones that %s', (_what, newest, shown) => {
    const toThread = (sequences: number[]) => thread(sequences.map((each) => message(each))) as unknown as ShownThread;
    const before = toThread([1]);
    expect(withNewest(before, toThread(newest)).nodes.map(({ sequence }) => sequence)).toEqual(shown);
  });
});
