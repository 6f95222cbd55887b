import pg from 'pg';

/**
 * Bounds on every wait of the serving process, so that a stuck statement becomes an error and never a queue: waiting for a
 * connection and then for its answer stays below ten seconds. The server's own limit on statements comes first; `query` is
 * ours, for a database that does not answer at all.
 */
const DATABASE_TIMEOUTS_MS = {
  connect: 3_000,
  statement: 6_000,
  query: 6_500,
  lock: 5_000,
  idleInTransaction: 15_000,
} as const;

/** How long new connections are refused once the database was found not to answer. */
const FAIL_FAST_MS = 1_000;
/** The driver's words for its `query_timeout`. */
const QUERY_TIMED_OUT = 'Query read timeout';
/** The driver's words for its `connectionTimeoutMillis`; the pool has words of its own for the same. */
const CONNECT_TIMED_OUT = /timeout expired|connection timeout/;

/** Options of a pool of the serving process, or of a connection that has to answer in time. */
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

/** How to connect for a request or a job: every wait has its end. */
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

/** What this process knows of one database: who is connected, and when it last failed to answer. */
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

/** The socket below a connection; the driver's types leave it out. */
interface WithStream {
  connection: { stream: { destroy: () => void } };
}

/**
 * A connection that gives up on a database which no longer answers, as one that is frozen. When an answer is overdue every
 * connection of the process to that database is cut, so that nobody waits in turn, and for a second new ones fail at once.
 * A pool replaces connections that were cut.
 */
export class BoundedClient extends pg.Client {
  private readonly peer: Peer;

  constructor(config?: string | pg.ClientConfig) {
    super(config);
    this.peer = peerAt(`${this.host}:${this.port}`);
    // An error without a listener ends the process; whoever waits for an answer is told by its promise.
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

  /** Ends the connection without a word to the database. */
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
    // A pool cuts the socket itself when its time is up; only the time tells that from a refusal.
    const isLate = elapsedMs >= DATABASE_TIMEOUTS_MS.connect - 100;
    if (isLate || (error instanceof Error && CONNECT_TIMED_OUT.test(error.message)))
      this.peer.silentAt = performance.now();
    if (!(error as NodeJS.ErrnoException).syscall) return error;
    // A socket's error has no stack; ours says who connected.
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
 * Opens one connection for a command or for work that may take long (a lock, a migration, a backup): no statement is cut
 * short, but connecting is. What goes wrong reaches whoever waits for an answer.
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
