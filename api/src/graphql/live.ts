import type { EntityManager } from '@mikro-orm/postgresql';
import type { Logger } from 'pino';
import { BoundedClient, boundedConfig } from '../database/connections.js';

const CHANNEL = 'mehfil';
const RECONNECT_FIRST_MS = 250;
const RECONNECT_MOST_MS = 5_000;

/** What can be news. Ids only: whoever listens reads the rest, with its own rights. */
export type NewsKind = 'booking' | 'bookingRequest' | 'account' | 'maintenance' | 'hall' | 'application' | 'rates';

/** One piece of news. After a lost connection `reconnected` asks everyone to read again. */
export type News = { kind: NewsKind; id: number } | { kind: 'reconnected'; id: 0 };

/** Tells the news when the transaction of `em` commits; nothing is told when it rolls back. */
export async function announce(em: EntityManager, kind: NewsKind, id: number): Promise<void> {
  await em.execute('select pg_notify(?, ?)', [CHANNEL, JSON.stringify({ kind, id })]);
}

/**
 * Live news over PostgreSQL notifications: one dedicated connection per process, so that any number of servers may run.
 */
export class Live {
  private client: BoundedClient | undefined;
  private readonly listeners = new Set<(news: News) => void>();
  private readonly streams = new Set<() => void>();
  private closed = false;
  private retryMs = RECONNECT_FIRST_MS;
  private retryTimer: NodeJS.Timeout | undefined;

  constructor(
    private readonly databaseUrl: string,
    private readonly log: Logger,
  ) {}

  /** Opens the connection; later losses are mended in the background. */
  async start(): Promise<void> {
    const client = new BoundedClient({ ...boundedConfig(this.databaseUrl, 'mehfil-live') });
    this.client = client;
    client.on('notification', ({ payload }) => this.hear(payload));
    client.on('error', (error) => this.log.warn({ err: error }, 'live connection lost'));
    client.on('end', () => this.reconnectLater());
    await client.connect();
    await client.query(`listen ${CHANNEL}`);
    if (this.isClosed()) await client.end();
    this.retryMs = RECONNECT_FIRST_MS;
  }

  /** Anybody who may use the database can write to the channel: what isn't news is only logged. */
  private hear(payload: string | undefined): void {
    try {
      this.tell(JSON.parse(payload ?? '{}') as News);
    } catch (error) {
      this.log.warn({ err: error }, 'live news that could not be read');
    }
  }

  /** Calls back for every piece of news until the returned function is called. */
  listen(listener: (news: News) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /**
   * News that pass the test, from this moment on. The stream ends at once when its reader returns, also while it waits: an
   * async generator would stay until the next piece of news, and its listener with it.
   */
  stream(wanted: (news: News) => boolean): AsyncIterableIterator<News, void> {
    const queued: News[] = [];
    let waiting: ((result: IteratorResult<News, void>) => void) | undefined;
    let ended = this.closed;
    const stop = this.listen((news) => {
      if (!wanted(news)) return;
      if (waiting) waiting({ done: false, value: news });
      else queued.push(news);
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

  /** Ends the connection and every stream. */
  async close(): Promise<void> {
    this.closed = true;
    clearTimeout(this.retryTimer);
    for (const end of [...this.streams]) end();
    const { client } = this;
    this.client = undefined;
    await client?.end();
  }

  /** It may be closed while it is being opened. */
  private isClosed(): boolean {
    return this.closed;
  }

  private tell(news: News): void {
    for (const listener of this.listeners) listener(news);
  }

  private reconnectLater(): void {
    if (this.closed) return;
    this.client = undefined;
    clearTimeout(this.retryTimer);
    this.retryTimer = setTimeout(() => {
      this.start().then(
        () => this.tell({ kind: 'reconnected', id: 0 }),
        (error: unknown) => {
          this.log.warn({ err: error }, 'live connection could not be opened');
          this.retryMs = Math.min(this.retryMs * 2, RECONNECT_MOST_MS);
          this.reconnectLater();
        },
      );
    }, this.retryMs);
  }
}

/** Turns each piece of a stream into any number of others; ends when its source or its reader does. */
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
