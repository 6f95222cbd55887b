import pg from 'pg';

/**
 * Timeouts of the server process: waiting for a connection and for its response takes less than ten seconds. The database's own
 * statement timeout comes first; `query` is ours, for a database that doesn't respond at all.
 */
const DATABASE_TIMEOUTS_MS = {
  connect: 3_000,
  statement: 6_000,
  query: 6_500,
  lock: 5_000,
  idleInTransaction: 15_000,
} as const;

/** How long new connections fail immediately after the database didn't respond. */
const FAIL_FAST_MS = 1_000;
/** The driver's message for its `query_timeout`. */
const QUERY_TIMED_OUT = 'Query read timeout';
/** The messages of the driver and of the pool for `connectionTimeoutMillis`. */
const CONNECT_TIMED_OUT = /timeout expired|connection timeout/;

/** Options of a pool of the server process, or of a connection with timeouts. */
export interface BoundedConfig {
  connectionString: string;
  application_name: string;
  keepAlive: boolean;
  connectionTimeoutMillis: number;
  query_timeout: number;
  statement_timeout: number;
  lock_timeout: number;
  idle_in_transaction_session_timeout: number;
}

/** The connection options for requests and jobs, with a timeout for every wait. */
export function boundedConfig(databaseUrl: string, applicationName: string): BoundedConfig {
  return {
    connectionString: databaseUrl,
    application_name: applicationName,
    keepAlive: true,
    connectionTimeoutMillis: DATABASE_TIMEOUTS_MS.connect,
    query_timeout: DATABASE_TIMEOUTS_MS.query,
    statement_timeout: DATABASE_TIMEOUTS_MS.statement,
    lock_timeout: DATABASE_TIMEOUTS_MS.lock,
    idle_in_transaction_session_timeout: DATABASE_TIMEOUTS_MS.idleInTransaction,
  };
}

/** The state of one database in this process: its connections, and when it last didn't respond. */
interface Peer {
  clients: Set<BoundedClient>;
  silentAt: number;
}

const peers = new Map<string, Peer>();

function peerAt(address: string): Peer {
  const known = peers.get(address);
  if (known) return known;
  const peer: Peer = { clients: new Set(), silentAt: Number.NEGATIVE_INFINITY };
  peers.set(address, peer);
  return peer;
}

type Connect = (callback?: (error?: unknown) => void) => unknown;
type Query = (...args: unknown[]) => unknown;

/** The socket of a connection, which the driver's types omit. */
interface WithStream {
  connection: { stream: { destroy: () => void } };
}

/**
 * A connection that gives up on a database that doesn't respond, for example a frozen one. When a response is overdue, every
 * connection of the process to that database is closed, so that requests don't time out one after the other, and new ones fail
 * immediately for a second. Pools replace closed connections.
 */
export class BoundedClient extends pg.Client {
  private readonly peer: Peer;

  constructor(config?: string | pg.ClientConfig) {
    super(config);
    this.peer = peerAt(`${this.host}:${this.port}`);
    // An error without a listener would end the process; callers learn of it from their promise.
    this.on('error', () => undefined);
    this.on('end', () => this.peer.clients.delete(this));
    const connect = this.connect.bind(this) as Connect;
    this.connect = ((callback?: (error?: unknown) => void) =>
      callback ? this.connectWith(connect, callback) : this.connectAsync(connect)) as typeof this.connect;
    const query = this.query.bind(this) as Query;
    this.query = ((...args: unknown[]) => {
      const result = query(...args);
      return result instanceof Promise ? result.catch((error: unknown) => this.failQuery(error)) : result;
    }) as typeof this.query;
  }

  /** Closes the connection without notifying the database. */
  cut(): void {
    (this as unknown as WithStream).connection.stream.destroy();
  }

  private connectWith(connect: Connect, callback: (error?: unknown) => void): void {
    if (performance.now() - this.peer.silentAt < FAIL_FAST_MS) {
      process.nextTick(callback, new Error('Connection terminated: the database did not answer a moment ago'));
      return;
    }
    this.peer.clients.add(this);
    const startedAt = performance.now();
    connect((error) => {
      if (error) callback(this.failConnect(error, performance.now() - startedAt));
      else callback();
    });
  }

  private connectAsync(connect: Connect): Promise<this> {
    return new Promise((resolve, reject) => {
      this.connectWith(connect, (error) => {
        if (error) reject(error instanceof Error ? error : new Error('Connecting failed', { cause: error }));
        else resolve(this);
      });
    });
  }

  private failConnect(error: unknown, elapsedMs: number): unknown {
    this.peer.clients.delete(this);
    // A pool closes the socket itself after its timeout; only the time distinguishes that from a refused connection.
    const isLate = elapsedMs >= DATABASE_TIMEOUTS_MS.connect - 100;
    if (isLate || (error instanceof Error && CONNECT_TIMED_OUT.test(error.message)))
      this.peer.silentAt = performance.now();
    if (!(error as NodeJS.ErrnoException).syscall) return error;
    // A socket's error has no stack; ours shows who connected.
    const { message, code } = error as NodeJS.ErrnoException;
    return Object.assign(new Error(message, { cause: error }), { code });
  }

  private failQuery(error: unknown): never {
    if (error instanceof Error && error.message === QUERY_TIMED_OUT) {
      this.peer.silentAt = performance.now();
      for (const client of [...this.peer.clients]) client.cut();
    }
    throw error;
  }
}

/**
 * Opens a connection for a command or for long work (a lock, a migration, a backup): only connecting has a timeout. Errors
 * reject the pending promise.
 */
export async function openClient(
  databaseUrl: string,
  applicationName: string,
  connectMs: number = DATABASE_TIMEOUTS_MS.connect,
): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: databaseUrl,
    application_name: applicationName,
    connectionTimeoutMillis: connectMs,
    keepAlive: true,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
  } catch (error) {
    await client.end().catch(() => undefined);
    throw error;
  }
  return client;
}
