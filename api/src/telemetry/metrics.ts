import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { ERROR_CODES, type ErrorCode } from '../domain/input/errors.js';
import { SecurityEventKind } from '../domain/security-log/events.js';
import type { Door } from './scope.js';

/** Upper bounds of the latency histogram, in seconds: our responses take 1 ms to 10 s. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
/** How long the database's figures are kept. */
const FIGURES_MS = 10_000;
/** Why booking requests are refused, besides rarer reasons, which appear with their first refusal. */
const REFUSALS: readonly ErrorCode[] = ['SLOT_TAKEN', 'PRICE_CHANGED', 'INVALID_INPUT', 'TOO_MANY_REQUESTS'];

/** A pool of database connections. */
export interface PoolState {
  readonly totalCount: number;
  readonly idleCount: number;
  readonly waitingCount: number;
}

/** What the database knows about the platform's work. */
export interface Figures {
  jobs: Readonly<Record<string, number>>;
  oldestDueJobSeconds: number;
  mails: Readonly<Record<string, number>>;
  oldestWaitingMailSeconds: number;
  webhooks: Readonly<Record<string, number>>;
  deliveries: Readonly<Record<string, number>>;
  sessions: number;
}

/** Where an open read was answered; `repeated` is one that failed on a replica. */
export type ReadTarget = 'replica' | 'primary' | 'repeated';

/** What is known about a replica of the database. */
export interface ReplicaFigures {
  /** `host:port`. */
  name: string;
  isInUse: boolean;
  /** Infinite while it doesn't answer. */
  lagSeconds: number;
}

/** Where the gauges get their values. */
export interface MetricSources {
  pools: () => Readonly<Record<string, PoolState>>;
  figures: () => Promise<Figures>;
  replicas: () => readonly ReplicaFigures[];
}

/** How many requests are open; known once the server listens. */
type CountOpenRequests = () => number;

/** The metrics of this process in Prometheus' format. Labels are bounded: nothing that a client chose is one. */
export class Metrics {
  private readonly registry = new Registry();
  private sources: MetricSources | undefined;
  private figures: { at: number; value: Promise<Figures | undefined> } | undefined;
  private countOpen: CountOpenRequests = () => 0;
  private hasDefaults = false;

  private readonly requests = this.counter('mehfil_requests_total', 'Requests by door, operation and status.', [
    'door',
    'operation',
    'status',
  ]);
  private readonly durations = new Histogram({
    name: 'mehfil_request_duration_seconds',
    help: 'Time to the end of the response, by door and operation.',
    labelNames: ['door', 'operation'],
    buckets: BUCKETS,
    registers: [this.registry],
  });
  private readonly inFlight = this.gauge('mehfil_requests_in_flight', 'Requests that are open, but for this one.', []);
  private readonly errors = this.counter('mehfil_graphql_errors_total', 'Errors of GraphQL responses by code.', [
    'code',
  ]);
  private readonly booked = this.counter('mehfil_bookings_requested_total', 'Bookings requested.', []);
  private readonly refused = this.counter('mehfil_bookings_refused_total', 'Refused booking requests by reason.', [
    'reason',
  ]);
  private readonly events = this.counter('mehfil_security_events_total', 'Entries of the security log by kind.', [
    'kind',
  ]);
  private readonly slow = this.counter('mehfil_slow_statements_total', 'Statements over SLOW_STATEMENT_MS.', []);
  private readonly pools = this.gauge('mehfil_pool_connections', 'Database connections by pool and state.', [
    'pool',
    'state',
  ]);
  private readonly openReads = this.counter(
    'mehfil_open_reads_total',
    'Reads that a replica may serve, by where they were answered; repeated: on the primary, after failing on a replica.',
    ['target'],
  );
  private readonly replicasInUse = this.gauge('mehfil_replica_in_use', 'Whether reads go to a replica.', ['replica']);
  private readonly replicaLag = this.gauge('mehfil_replica_lag_seconds', 'How far a replica is behind the primary.', [
    'replica',
  ]);
  private readonly database = this.gauge('mehfil_database_up', 'Whether the database answered this scrape.', []);
  private readonly jobs = this.gauge('mehfil_jobs', 'Jobs of the queue by state.', ['state']);
  private readonly jobAge = this.gauge('mehfil_jobs_oldest_due_seconds', 'How long the oldest job has been due.', []);
  private readonly mails = this.gauge('mehfil_mails', 'Mails of the outbox that were not sent, by status.', ['status']);
  private readonly mailAge = this.gauge('mehfil_mails_oldest_waiting_seconds', 'Age of the oldest waiting mail.', []);
  private readonly webhooks = this.gauge('mehfil_webhooks', 'Webhooks by state.', ['state']);
  private readonly deliveries = this.gauge('mehfil_webhook_deliveries', 'Undelivered events by status.', ['status']);
  private readonly sessions = this.gauge('mehfil_sessions', 'Sessions that have not ended.', []);

  constructor() {
    for (const kind of Object.keys(SecurityEventKind)) this.events.inc({ kind }, 0);
    for (const target of ['replica', 'primary', 'repeated']) this.openReads.inc({ target }, 0);
    for (const reason of REFUSALS) this.refused.inc({ reason }, 0);
    for (const code of Object.keys(ERROR_CODES)) this.errors.inc({ code }, 0);
  }

  /** Sets the sources of the gauges. */
  connect(sources: MetricSources): void {
    this.sources = sources;
  }

  /** Sets the source of the requests in flight. */
  connectRequests(count: CountOpenRequests): void {
    this.countOpen = count;
  }

  /** @param request its labels; the operation is one of a bounded set */
  countRequest(request: { door: Door; operation: string; status: number }, seconds: number): void {
    const { door, operation, status } = request;
    this.requests.inc({ door, operation, status: String(status) });
    this.durations.observe({ door, operation }, seconds);
  }

  countGraphqlError(code: ErrorCode): void {
    this.errors.inc({ code });
  }

  /** @param reason of a refusal; absent for a booking */
  countBookingRequest(reason?: ErrorCode): void {
    if (reason === undefined) this.booked.inc();
    else this.refused.inc({ reason });
  }

  countSecurityEvent(kind: SecurityEventKind): void {
    this.events.inc({ kind });
  }

  countSlowStatement(): void {
    this.slow.inc();
  }

  countOpenRead(target: ReadTarget): void {
    this.openReads.inc({ target });
  }

  /** The type of {@link render}'s text. */
  get contentType(): string {
    return this.registry.contentType;
  }

  /** All metrics as text. */
  async render(): Promise<string> {
    // Not before: measuring garbage collection and event loop costs a little.
    if (!this.hasDefaults) collectDefaultMetrics({ register: this.registry });
    this.hasDefaults = true;
    // Whoever reads the metrics is in flight.
    this.inFlight.set(Math.max(0, this.countOpen() - 1));
    for (const [pool, state] of Object.entries(this.sources?.pools() ?? {})) this.setPool(pool, state);
    for (const replica of this.sources?.replicas() ?? []) this.setReplica(replica);
    this.setFigures(await this.readFigures());
    return this.registry.metrics();
  }

  private counter<Label extends string>(name: string, help: string, labelNames: Label[]): Counter<Label> {
    return new Counter({ name, help, labelNames, registers: [this.registry] });
  }

  private gauge<Label extends string>(name: string, help: string, labelNames: Label[]): Gauge<Label> {
    return new Gauge({ name, help, labelNames, registers: [this.registry] });
  }

  private setPool(pool: string, { totalCount, idleCount, waitingCount }: PoolState): void {
    this.pools.set({ pool, state: 'in_use' }, totalCount - idleCount);
    this.pools.set({ pool, state: 'idle' }, idleCount);
    this.pools.set({ pool, state: 'waiting' }, waitingCount);
  }

  private setReplica({ name, isInUse, lagSeconds }: ReplicaFigures): void {
    this.replicasInUse.set({ replica: name }, isInUse ? 1 : 0);
    this.replicaLag.set({ replica: name }, lagSeconds);
  }

  /** The database's figures, at most once in ten seconds; undefined while it is away. */
  private readFigures(): Promise<Figures | undefined> {
    const now = performance.now();
    if (!this.figures || now - this.figures.at >= FIGURES_MS) {
      const value = (this.sources?.figures() ?? Promise.resolve(undefined)).catch(() => undefined);
      this.figures = { at: now, value };
    }
    return this.figures.value;
  }

  private setFigures(figures: Figures | undefined): void {
    this.database.set(figures ? 1 : 0);
    // An absent figure is not zero: gauges without labels would begin with it.
    for (const gauge of [this.jobAge, this.mailAge, this.sessions]) gauge.remove();
    for (const gauge of [this.jobs, this.mails, this.webhooks, this.deliveries]) gauge.reset();
    if (!figures) return;
    for (const [state, count] of Object.entries(figures.jobs)) this.jobs.set({ state }, count);
    for (const [status, count] of Object.entries(figures.mails)) this.mails.set({ status }, count);
    for (const [state, count] of Object.entries(figures.webhooks)) this.webhooks.set({ state }, count);
    for (const [status, count] of Object.entries(figures.deliveries)) this.deliveries.set({ status }, count);
    this.jobAge.set(figures.oldestDueJobSeconds);
    this.mailAge.set(figures.oldestWaitingMailSeconds);
    this.sessions.set(figures.sessions);
  }
}
