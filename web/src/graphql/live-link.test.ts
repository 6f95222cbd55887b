import { afterEach, expect, it, jest } from '@jest/globals';
import { gql } from '@apollo/client';
import { createApolloClient } from './client';
import { createTokenStore } from './token';

const NEWS = gql`
  subscription BookingChanged {
    bookingChanged {
      id
    }
  }
`;

interface Message {
  type: string;
  id?: string;
  payload?: Record<string, unknown>;
}

/** A socket whose other end is the test. */
class FakeSocket {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSING = 2;
  static readonly CLOSED = 3;
  static all: FakeSocket[] = [];
  readyState = FakeSocket.OPEN;
  sent: Message[] = [];
  onopen?: () => void;
  onmessage?: (event: { data: string }) => void;
  onclose?: (event: { code: number; reason: string; wasClean: boolean }) => void;

  constructor(
    readonly url: string,
    readonly protocol: string,
  ) {
    FakeSocket.all.push(this);
    queueMicrotask(() => this.onopen?.());
  }
  send(text: string): void {
    const message = JSON.parse(text) as Message;
    this.sent.push(message);
    if (message.type === 'connection_init') this.tell({ type: 'connection_ack' });
  }
  tell(message: Message): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  close(code = 1000, reason = ''): void {
    this.readyState = FakeSocket.CLOSED;
    queueMicrotask(() => this.onclose?.({ code, reason, wasClean: true }));
  }
  find(type: string): Message | undefined {
    return this.sent.find((message) => message.type === type);
  }
}

const RealSocket = window.WebSocket;
afterEach(() => {
  window.WebSocket = RealSocket;
  FakeSocket.all = [];
});

async function until<T>(find: () => T | undefined): Promise<T> {
  for (;;) {
    const found = find();
    if (found !== undefined) return found;
    await new Promise((resolve) => setTimeout(resolve));
  }
}

it('opens no socket while there is no network', async () => {
  window.WebSocket = FakeSocket as unknown as typeof WebSocket;
  const online = jest.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(false);
  const waits = jest.spyOn(window, 'addEventListener');
  const client = createApolloClient({ token: createTokenStore(), onMaintenance: () => undefined });
  const listening = client.subscribe({ query: NEWS }).subscribe();
  await until(() => waits.mock.calls.find(([event]) => event === 'online'));
  expect(FakeSocket.all).toEqual([]);

  online.mockRestore();
  window.dispatchEvent(new Event('online'));
  await until(() => FakeSocket.all[0]);
  listening.unsubscribe();
  waits.mockRestore();
});

it('listens over one socket, with the token, and opens another one for another token', async () => {
  window.WebSocket = FakeSocket as unknown as typeof WebSocket;
  const token = createTokenStore();
  token.set('first');
  const client = createApolloClient({ token, onMaintenance: () => undefined });
  const heard: unknown[] = [];
  const listening = client.subscribe({ query: NEWS }).subscribe(({ data }) => heard.push(data));

  const socket = await until(() => FakeSocket.all[0]);
  expect(socket.url).toBe('ws://localhost/graphql');
  const { id } = await until(() => socket.find('subscribe'));
  expect(socket.find('connection_init')?.payload).toEqual({ authorization: 'Bearer first' });
  socket.tell({ type: 'next', ...(id ? { id } : {}), payload: { data: { bookingChanged: { id: 5 } } } });
  await until(() => (heard.length > 0 ? true : undefined));
  expect(heard).toMatchObject([{ bookingChanged: { id: 5 } }]);

  token.set('second');
  const next = await until(() => FakeSocket.all[1]);
  await until(() => next.find('subscribe'));
  expect(next.find('connection_init')?.payload).toEqual({ authorization: 'Bearer second' });
  listening.unsubscribe();
});
