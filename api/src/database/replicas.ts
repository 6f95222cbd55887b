import { setTimeout as pause } from 'node:timers/promises';
import type { EntityManager } from '@mikro-orm/postgresql';
import pg from 'pg';
import type { Logger } from 'pino';
import { DomainError } from '../domain/input/errors.js';
import type { ReadTarget, ReplicaFigures } from '../telemetry/metrics.js';
import type { StatementObserver } from '../telemetry/statements.js';
import { BoundedClient, boundedConfig } from './connections.js';
import { closeOrm, createOrm, type Orm } from './orm.js';
import {
  chooseReplica,
  isInUse,
  LAG_MAX_MS,
  Positions,
  UNREACHABLE_POSITION,
  type ReplicaState,
} from './replica-choice.js';

const CHECK_MS = 250;
/** How long a replica may take for a check. Its connections are closed then, and their reads repeated on the primary. */
const CHECK_TIMEOUT_MS = 3_000;
/** How often replicas are checked while events wait for them. */
const CATCH_UP_MS = 20;

/** Positions in the log as bytes, exact up to 2^53. */
const PRIMARY_POSITION = `select (pg_current_wal_insert_lsn() - '0/0')::float8 as position`;
const REPLICA_STATE = `select pg_is_in_recovery() as "isStandby", coalesce(pg_last_wal_replay_lsn() - '0/0', 0)::float8 as replayed`;

/** A database that requests read from. */
export interface ReadSource {
  readonly orm: Orm;
  /** Shared by requests, for statements outside of transactions that load no entities. */
  readonly reads: EntityManager;
}

interface Replica extends ReplicaState, ReadSource {
  /** `host:port`. */
  readonly name: string;
  readonly checks: pg.Pool;
  /** As reported last. */
  wasInUse: boolean | undefined;
}

/** What the replicas of a server are made of. */
export interface ReplicaOptions {
  primary: Orm;
  primaryUrl: string;
  urls: readonly string[];
  /** Most connections to each replica. */
  poolMax: number;
  log: Logger;
  observe?: StatementObserver;
  onPoolCreated?: (name: string, pool: pg.Pool) => void;
  countRead?: (target: ReadTarget) => void;
}

function checkPool(url: string, timeoutMs?: number): pg.Pool {
  const timeouts = timeoutMs === undefined ? {} : { connectionTimeoutMillis: timeoutMs, query_timeout: timeoutMs };
  const pool = new pg.Pool({ ...boundedConfig(url, 'mehfil-replicas'), ...timeouts, max: 1, Client: BoundedClient });
  // The next check reports it.
  pool.on('error', () => undefined);
  return pool;
}

/** The streaming replicas of the database, and which of them may serve a read (docs/decisions/0045-replicas.md). */
export class Replicas {
  private readonly replicas: readonly Replica[];
  private readonly primaryChecks: pg.Pool;
  private readonly positions = new Positions();
  private readonly ending = new AbortController();
  private isAway = false;
  private delivered = 0;
  private turn = 0;

  constructor(private readonly options: ReplicaOptions) {
    const { urls, poolMax, observe, onPoolCreated } = options;
    this.primaryChecks = checkPool(options.primaryUrl);
    this.replicas = urls.map((url) => {
      const name = new URL(url).host;
      const orm = createOrm({
        databaseUrl: url,
        poolMax,
        ...(observe ? { observe } : {}),
        onPoolCreated: (pool) => onPoolCreated?.(name, pool),
      });
      const checks = checkPool(url, CHECK_TIMEOUT_MS);
      return { name, orm, reads: orm.em.fork(), checks, isStandby: false, replayed: 0, wasInUse: undefined };
    });
  }

  /** Begins the checks; until the first one is answered, everything is read from the primary. */
  start(): void {
    void this.repeat(() => this.samplePrimary());
    for (const replica of this.replicas) void this.repeat(() => this.check(replica));
  }

  /**
   * Runs a read on a replica if one may serve it, and on the primary otherwise, or if it fails there unexpectedly. So it must
   * write nothing.
   * @param written the position of the caller's last write; 0 without one
   * @throws DomainError and whatever the read throws on the primary
   */
  async read<T>(
    written: number,
    onReplica: (replica: ReadSource) => Promise<T>,
    onPrimary: () => Promise<T>,
  ): Promise<T> {
    const replica = this.choose(written);
    if (!replica) {
      this.options.countRead?.('primary');
      return onPrimary();
    }
    try {
      const result = await onReplica(replica);
      this.options.countRead?.('replica');
      return result;
    } catch (error) {
      if (error instanceof DomainError) throw error;
      this.options.log.warn({ err: error, replica: replica.name }, 'a read failed on a replica and is repeated');
      this.options.countRead?.('repeated');
      return onPrimary();
    }
  }

  /** Reads from the primary, or from a replica while that is away. */
  async readCurrent<T>(read: (em: EntityManager) => Promise<T>): Promise<T> {
    const { em } = this.options.primary;
    if (!this.isAway) {
      try {
        return await read(em.fork());
      } catch (error) {
        if (!this.choose(0)) throw error;
      }
    }
    return read((this.choose(0)?.orm ?? this.options.primary).em.fork());
  }

  /** The primary's position in its log, behind everything that was committed. */
  async position(): Promise<number> {
    const { rows } = await this.primaryChecks.query<{ position: number }>(PRIMARY_POSITION);
    return rows[0]?.position ?? UNREACHABLE_POSITION;
  }

  /**
   * Waits until the replicas in use have replayed what is committed now, at most as long as they may lag. Those that haven't then
   * serve no reads before they have.
   */
  async catchUp(): Promise<void> {
    const position = await this.position();
    const { signal } = this.ending;
    const deadline = performance.now() + LAG_MAX_MS;
    const findLate = () => this.inUse().filter(({ replayed }) => replayed < position);
    for (let late = findLate(); late.length > 0 && performance.now() < deadline && !signal.aborted; late = findLate()) {
      await Promise.all(late.map((replica) => this.check(replica)));
      if (findLate().length > 0) await this.wait(CATCH_UP_MS);
    }
    this.delivered = Math.max(this.delivered, position);
  }

  /** Whether the last check found the primary away. */
  get isPrimaryAway(): boolean {
    return this.isAway;
  }

  /** How many replicas are in use. */
  countInUse(): number {
    return this.inUse().length;
  }

  /** What is known about each replica. */
  figures(): ReplicaFigures[] {
    return this.replicas.map((replica) => ({
      name: replica.name,
      isInUse: isInUse(replica, this.positions),
      lagSeconds: replica.isStandby ? this.positions.lag(replica.replayed) / 1000 : Number.POSITIVE_INFINITY,
    }));
  }

  /** Ends the checks and closes the connections. */
  async close(): Promise<void> {
    this.ending.abort();
    await Promise.all([
      this.primaryChecks.end(),
      ...this.replicas.flatMap(({ orm, checks }) => [closeOrm(orm), checks.end()]),
    ]);
  }

  private inUse(): Replica[] {
    return this.replicas.filter((replica) => isInUse(replica, this.positions));
  }

  private choose(written: number): Replica | undefined {
    const { positions, delivered, isAway: isPrimaryAway } = this;
    this.turn += 1;
    return chooseReplica(this.replicas, positions, { written, delivered, isPrimaryAway, turn: this.turn });
  }

  private async samplePrimary(): Promise<void> {
    try {
      this.positions.add(performance.now(), await this.position());
      this.isAway = false;
    } catch {
      this.isAway = true;
    }
  }

  private async check(replica: Replica): Promise<void> {
    try {
      const { rows } = await replica.checks.query<ReplicaState>(REPLICA_STATE);
      Object.assign(replica, rows[0]);
    } catch {
      replica.isStandby = false;
    }
    const isUsed = isInUse(replica, this.positions);
    if (isUsed === replica.wasInUse || this.ending.signal.aborted) return;
    replica.wasInUse = isUsed;
    const { name, isStandby } = replica;
    if (isUsed) this.options.log.info({ replica: name }, 'a replica is in use');
    else this.options.log.warn({ replica: name, isStandby }, 'a replica is left out');
  }

  private async repeat(work: () => Promise<void>): Promise<void> {
    while (!this.ending.signal.aborted) {
      await work();
      await this.wait(CHECK_MS);
    }
  }

  private async wait(ms: number): Promise<void> {
    await pause(ms, undefined, { signal: this.ending.signal, ref: false }).catch(() => undefined);
  }
}
