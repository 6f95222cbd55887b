import { afterEach } from '@jest/globals';
import { act } from '@testing-library/react';

interface Message {
  type: string;
  id?: string;
  payload?: unknown;
}

interface Subscribed {
  socket: LiveSocket;
  id: string;
  operation: string;
}

let subscriptions: Subscribed[] = [];

/** A WebSocket whose other end is the test. */
class LiveSocket {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSING = 2;
  static readonly CLOSED = 3;
  readyState = LiveSocket.OPEN;
  onopen?: () => void;
  onmessage?: (event: { data: string }) => void;
  onclose?: (event: { code: number; reason: string; wasClean: boolean }) => void;

  constructor() {
    queueMicrotask(() => this.onopen?.());
  }
  send(text: string): void {
    const message = JSON.parse(text) as Message & { payload?: { operationName?: string } };
    if (message.type === 'connection_init') this.tell({ type: 'connection_ack' });
    if (message.type === 'subscribe') {
      subscriptions.push({ socket: this, id: message.id ?? '', operation: message.payload?.operationName ?? '' });
    }
    if (message.type === 'complete') subscriptions = subscriptions.filter(({ id }) => id !== message.id);
  }
  tell(message: Message): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  close(code = 1000, reason = ''): void {
    this.readyState = LiveSocket.CLOSED;
    queueMicrotask(() => this.onclose?.({ code, reason, wasClean: true }));
  }
}

const RealSocket = window.WebSocket;

afterEach(() => {
  window.WebSocket = RealSocket;
  subscriptions = [];
});

/** The server’s side of live events. */
export interface FakeLive {
  /** Sends an event to everybody who listens to an operation; waits for the first listener. */
  tell: (operation: string, data: unknown) => Promise<void>;
}

/** Puts a fake live connection in the place of the real one, for one test. */
export function fakeLive(): FakeLive {
  window.WebSocket = LiveSocket as unknown as typeof WebSocket;
  return {
    async tell(operation, data) {
      const listening = () => subscriptions.filter((each) => each.operation === operation);
      while (listening().length === 0) await act(() => new Promise((resolve) => setTimeout(resolve)));
      await act(async () => {
        for (const { socket, id } of listening()) socket.tell({ type: 'next', id, payload: { data } });
        // What the event triggers, a list that is read again, belongs to it.
        await new Promise((resolve) => setTimeout(resolve));
      });
    },
  };
}
