import type { EntityManager } from '@mikro-orm/postgresql';
import type { Logger } from 'pino';
import { BoundedClient, boundedConfig } from '../database/connections.js';
import { runNamed } from '../database/prepared.js';

const CHANNEL = 'mehfil';
const RECONNECT_FIRST_MS = 250;
const RECONNECT_MOST_MS = 5_000;

/** The kinds of live events. Events carry ids only: each listener reads the rest with its own permissions. */
export type LiveEventKind =
  | 'booking'
  | 'bookingRequest'
  | 'account'
  | 'maintenance'
  | 'hall'
  | 'application'
  | 'rates'
  | 'thread'
  | 'enquiryThread'
  | 'inbox'
  | 'businessInbox';

/** A live event. `reconnected` follows a lost connection and asks all listeners to reload. */
export type LiveEvent = { kind: LiveEventKind; id: number } | { kind: 'reconnected'; id: 0 };

/**
 * Delivered at once, whatever replicas have replayed: what listeners read because of one is the primary's, and a session that
 * ended is closed without delay.
 */
const NEVER_HELD: ReadonlySet<LiveEvent['kind']> = new Set(['account', 'application', 'maintenance', 'rates']);

export interface PublishedEvent {
  kind: LiveEventKind;
  id: number;
}

/** Publishes an event when the transaction of `em` commits, and nothing if it rolls back. */
export function publishEvent(em: EntityManager, kind: LiveEventKind, id: number): Promise<void> {
  return publishEvents(em, [{ kind, id }]);
}

const PUBLISH = {
  name: 'publish-events',
  text: 'select pg_notify($1, payload) from unnest($2::text[]) as payload',
};

/** Publishes events in their order when the transaction of `em` commits, and nothing if it rolls back. One statement. */
export async function publishEvents(em: EntityManager, events: readonly PublishedEvent[]): Promise<void> {
  if (events.length === 0) return;
  const payloads = events.map(({ kind, id }) => JSON.stringify({ kind, id }));
  await runNamed(em, PUBLISH, [CHANNEL, payloads]);
}

/** Live events over PostgreSQL notifications: one dedicated connection per process, so any number of servers may run. */
export class Live {
  private client: BoundedClient | undefined;
  private readonly listeners = new Set<(event: LiveEvent) => void>();
  private readonly streams = new Set<() => void>();
  private closed = false;
  private retryMs = RECONNECT_FIRST_MS;
  private retryTimer: NodeJS.Timeout | undefined;
  private held: LiveEvent[] = [];
  private isHolding = false;

  /**
   * @param hold most events wait for it, so that who hears of a change can read it on a replica; it begins anew for those that
   *   come meanwhile
   */
  constructor(
    private readonly databaseUrl: string,
    private readonly log: Logger,
    private readonly hold?: () => Promise<void>,
  ) {}

  /** Opens the connection; it reconnects in the background when the connection is lost. */
  async start(): Promise<void> {
    const client = new BoundedClient({ ...boundedConfig(this.databaseUrl, 'mehfil-live') });
    this.client = client;
    client.on('notification', ({ payload }) => this.onNotification(payload));
    client.on('error', (error) => this.log.warn({ err: error }, 'live connection lost'));
    client.on('end', () => this.scheduleReconnect());
    await client.connect();
    await client.query(`listen ${CHANNEL}`);
    if (this.isClosed()) await client.end();
    this.retryMs = RECONNECT_FIRST_MS;
  }

  /** Anyone with database access can write to the channel, so invalid payloads are only logged. */
  private onNotification(payload: string | undefined): void {
    try {
      this.dispatch(JSON.parse(payload ?? '{}') as LiveEvent);
    } catch (error) {
      this.log.warn({ err: error }, 'live event could not be parsed');
    }
  }

  /** Calls the listener for every event until the returned function is called. */
  listen(listener: (event: LiveEvent) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /**
   * A stream of the events that pass the filter, from now on. Returning from the stream ends it at once, even while it waits; an
   * async generator would keep its listener until the next event.
   */
  stream(filter: (event: LiveEvent) => boolean): AsyncIterableIterator<LiveEvent, void> {
    const queued: LiveEvent[] = [];
    let waiting: ((result: IteratorResult<LiveEvent, void>) => void) | undefined;
    let ended = this.closed;
    const stop = this.listen((event) => {
      if (!filter(event)) return;
      if (waiting) waiting({ done: false, value: event });
      else queued.push(event);
      waiting = undefined;
    });
    const end = (): void => {
      ended = true;
      stop();
      this.streams.delete(end);
      waiting?.({ done: true, value: undefined });
      waiting = undefined;
    };
    this.streams.add(end);
    return {
      next: () => {
        const value = ended ? undefined : queued.shift();
        if (value) return Promise.resolve({ done: false, value });
        if (ended) return Promise.resolve({ done: true, value: undefined });
        return new Promise((resolve) => (waiting = resolve));
      },
      return: () => {
        end();
        return Promise.resolve({ done: true, value: undefined });
      },
      [Symbol.asyncIterator]() {
        return this;
      },
    };
  }

  /** Closes the connection and every stream. */
  async close(): Promise<void> {
    this.closed = true;
    clearTimeout(this.retryTimer);
    for (const end of [...this.streams]) end();
    const { client } = this;
    this.client = undefined;
    await client?.end();
  }

  /** `close()` may be called while the connection is still opening. */
  private isClosed(): boolean {
    return this.closed;
  }

  private dispatch(event: LiveEvent): void {
    if (!this.hold || NEVER_HELD.has(event.kind)) this.deliver(event);
    else {
      this.held.push(event);
      if (!this.isHolding) void this.deliverHeld(this.hold);
    }
  }

  private async deliverHeld(hold: () => Promise<void>): Promise<void> {
    this.isHolding = true;
    while (this.held.length > 0) {
      const events = this.held;
      this.held = [];
      await hold().catch((error: unknown) => this.log.warn({ err: error }, 'live events did not wait for replicas'));
      for (const event of events) this.deliver(event);
    }
    this.isHolding = false;
  }

  private deliver(event: LiveEvent): void {
    for (const listener of this.listeners) {
      try {
        listener(event);
      } catch (error) {
        this.log.warn({ err: error, kind: event.kind }, 'a listener to live events failed');
      }
    }
  }

  private scheduleReconnect(): void {
    if (this.closed) return;
    this.client = undefined;
    clearTimeout(this.retryTimer);
    this.retryTimer = setTimeout(() => {
      this.start().then(
        () => this.dispatch({ kind: 'reconnected', id: 0 }),
        (error: unknown) => {
          this.log.warn({ err: error }, 'live connection could not be opened');
          this.retryMs = Math.min(this.retryMs * 2, RECONNECT_MOST_MS);
          this.scheduleReconnect();
        },
      );
    }, this.retryMs);
  }
}

/** Maps each item of a stream to any number of items; ends with its source or its reader. */
export function mapStream<From, To>(
  source: AsyncIterableIterator<From, void>,
  map: (value: From) => Promise<readonly To[]>,
): AsyncIterableIterator<To, void> {
  const ready: To[] = [];
  return {
    async next() {
      for (;;) {
        const value = ready.shift();
        if (value !== undefined) return { done: false, value };
        const result = await source.next();
        if (result.done) return { done: true, value: undefined };
        ready.push(...(await map(result.value)));
      }
    },
    async return() {
      await source.return?.();
      return { done: true, value: undefined };
    },
    [Symbol.asyncIterator]() {
      return this;
    },
  };
}

/** A stream that begins with an item. */
export function startWith<Item>(
  first: Item,
  source: AsyncIterableIterator<Item, void>,
): AsyncIterableIterator<Item, void> {
  let hasBegun = false;
  return {
    async next() {
      if (hasBegun) return source.next();
      hasBegun = true;
      return { done: false, value: first };
    },
    async return() {
      hasBegun = true;
      await source.return?.();
      return { done: true, value: undefined };
    },
    [Symbol.asyncIterator]() {
      return this;
    },
  };
}
