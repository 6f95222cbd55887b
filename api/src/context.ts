import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import type { Logger } from 'pino';
import type { Clock } from './env/clock.js';
import type { ReadSource, Replicas } from './database/replicas.js';
import type { Env } from './env.js';
import type { Live } from './graphql/live.js';
import type { AttemptLimits } from './http/limits.js';
import type { Role } from './domain/accounts/roles.js';
import type { GroupEnd } from './domain/bookings/functions.js';
import type { BookingStatus, CancellationReason } from './domain/bookings/transitions.js';
import type { Membership } from './domain/businesses/team.js';
import type { DomainError } from './domain/input/errors.js';
import type { ApiKeyScope } from './domain/integrations/inputs.js';
import type { FileStore } from './files/storage.js';
import type { Metrics } from './telemetry/metrics.js';
import type { Tracing } from './telemetry/span.js';

/** Process-wide services. */
export interface App {
  readonly env: Env;
  readonly orm: MikroORM;
  /** Shared by requests; see {@link RequestContext.reads}. */
  readonly reads: EntityManager;
  /** Absent where every read goes to the primary. */
  readonly replicas?: Replicas | undefined;
  readonly clock: Clock;
  readonly log: Logger;
  readonly files: FileStore;
  readonly live: Live;
  readonly limits: AttemptLimits;
  readonly maintenance: MaintenanceGate;
  readonly hooks: Hooks;
  readonly metrics: Metrics;
  readonly tracing: Tracing;
}

/** The maintenance window as this process knows it. */
export interface MaintenanceGate {
  /** What everyone may see of it. */
  status(now: Date): Promise<{ isMaintenanceMode: boolean; endTime: Date | null; message: string }>;
  /** Whether a window is set, and whether it is active now. */
  indicator(now: Date): Promise<{ isActive: boolean; isEnabled: boolean }>;
  /** @throws DomainError MAINTENANCE while it is active, except for staff */
  assertOpen(ctx: RequestContext): Promise<void>;
  /** Call it after a change. */
  invalidate(): void;
}

/** A locked booking, as far as its answer depends on it. */
export interface AnsweredBooking {
  readonly status: BookingStatus;
  readonly reason: CancellationReason | null;
  readonly hallId: number;
  readonly startTime: Date;
  readonly endTime: Date;
}

/**
 * What later modules do when an account, a business or a booking changes, in that transaction and after its row was written.
 * `server.ts` passes it in, because none may import those modules.
 */
export interface Hooks {
  /** @returns the ids of the cancelled bookings */
  onAccountDeleted(ctx: RequestContext, em: EntityManager, userId: number): Promise<number[]>;
  /** @returns the ids of the cancelled bookings */
  onAccountSuspended(ctx: RequestContext, em: EntityManager, userId: number): Promise<number[]>;
  /** The owner of the mailbox took over an account whose address nobody had confirmed. */
  onAccountReclaimed(ctx: RequestContext, em: EntityManager, userId: number): Promise<void>;
  /** A customer requested a booking of a hall, in the transaction that stores it. */
  onBookingRequested(
    ctx: RequestContext,
    em: EntityManager,
    booking: { id: number; hallId: number; userId: number },
  ): Promise<void>;
  /**
   * A business entered a booking that came of an enquiry, in the transaction that stores it.
   * @throws DomainError NOT_FOUND for an enquiry that it didn't enter by hand; CONFLICT if that is lost, or has a booking
   */
  onBookingEntered(
    ctx: RequestContext,
    em: EntityManager,
    booking: { id: number; businessId: number; enquiryId: number },
  ): Promise<void>;
  /**
   * An offer to an enquiry was made, has ended, or was accepted: then its customer has requested it, and the enquiry ends. In the
   * transaction that writes it.
   */
  onOfferChanged(ctx: RequestContext, em: EntityManager, bookingId: number, isAccepted: boolean): Promise<void>;
  /**
   * A business makes another offer in the place of one to an enquiry, whose booking it has locked.
   * @throws DomainError CONFLICT where nobody can write in the conversation
   */
  onOfferReplaced(ctx: RequestContext, em: EntityManager, bookingId: number): Promise<void>;
  /** Halls whose units are locked may have a time that is free, or is about to be taken: who waits for it comes first. */
  onTimeFreed(ctx: RequestContext, em: EntityManager, hallIds: readonly number[]): Promise<unknown>;
  /**
   * The owner approves one of several functions, which is confirmed with the others once all are accepted.
   * @param assertAllowed refuses what the caller refuses of the locked booking
   */
  onFunctionApproved(
    ctx: RequestContext,
    em: EntityManager,
    part: { id: number; groupId: number },
    assertAllowed: (booking: AnsweredBooking) => void,
  ): Promise<void>;
  /** One of several functions has ended: the others end with it, unless they have already. */
  onFunctionEnded(ctx: RequestContext, em: EntityManager, groupId: number, reason: GroupEnd): Promise<void>;
  /** @returns the ids of the cancelled bookings */
  onBusinessSuspended(ctx: RequestContext, em: EntityManager, businessId: number): Promise<number[]>;
}

/** The signed-in account, as loaded for this request. */
export interface Viewer {
  readonly id: number;
  readonly role: Role;
  readonly name: string;
  /** When the password was last entered, for operations that require a recent sign-in. */
  readonly signedInAt: Date;
  /**
   * The account's role where it must have a second factor (REQUIRE_SECOND_FACTOR) and has none: until then `role` is a customer's.
   * Not of an API key.
   */
  readonly withheldRole?: Role;
  /** The business for which a customer's account may act, by the rights of its role there. Not of an API key. */
  readonly membership?: Membership;
  /** The membership of an account that must have a second factor and has none. */
  readonly withheldMembership?: Membership;
  /** Whether the account has no phone number. Not of an API key. */
  readonly lacksPhone?: boolean;
  /** The session of the token; none for an API key. */
  readonly sessionId?: number;
  /** Set when an API key acts for the account, which limits it to the key's scopes. */
  readonly key?: KeyGrant;
}

/** What an API key may do, and when it expires. */
export interface KeyGrant {
  readonly id: number;
  readonly businessId: number;
  readonly scopes: readonly ApiKeyScope[];
  /** Null for a key that never expires. */
  readonly expiresAt: Date | null;
}

/** The cookie that renews a session. Nothing else reads it. */
export interface RenewalCookie {
  /**
   * The token that the request carries; undefined anywhere but at the route that renews.
   * @throws DomainError FORBIDDEN when the request comes from a page that isn't ours
   */
  read(): string | undefined;
  set(token: string, expiresAt: Date): void;
  clear(): void;
}

/** The position of a browser's last write in the log of the database. */
export interface WriteMark {
  /** Undefined for who keeps no cookies, or hasn't written. */
  read(): number | undefined;
  set(position: number): void;
}

/** What a use case needs. Requests, jobs, commands and the demo all create one. */
export interface RequestContext {
  readonly app: App;
  /** A fork for this context only, never shared between requests. */
  readonly em: EntityManager;
  /** For statements outside of transactions that load no entities: shared, so that a request needs no fork for them. */
  readonly reads: EntityManager;
  readonly viewer: Viewer | null;
  /** The error of an invalid token; only operations that allow any token ignore it. */
  readonly tokenProblem: DomainError | null;
  readonly requestId: string;
  /** The client's address, as reported by trusted proxies. */
  readonly address: string;
  /** Where the client is, as a trusted proxy says; null where none does. */
  readonly place: string | null;
  /** The time zone of the client's device, as it says (`X-Time-Zone`), not checked; null where it says none. */
  readonly timeZone: string | null;
  /** The client's `User-Agent`, if it sent one. */
  readonly userAgent?: string | undefined;
  /** Absent where there is no response: jobs, commands, live connections. */
  readonly renewalCookie?: RenewalCookie | undefined;
  /** Absent without replicas, and where there is no response. */
  readonly writeMark?: WriteMark | undefined;
  /** Tells the client that the response repeats an earlier one. Absent where there is no response. */
  readonly markReplayed?: (() => void) | undefined;
  /** Marks data created here as part of the demo, whose mails are never sent. */
  readonly isDemo: boolean;
  /** Whether the client is gone; false without a client. */
  readonly isDisconnected: () => boolean;
  now(): Date;
}

/** Creates a context without a request: for jobs, commands, the demo and tests. */
export function systemContext(
  app: App,
  options: {
    viewer?: Viewer | null;
    clock?: Clock;
    requestId?: string;
    isDemo?: boolean;
  } = {},
): RequestContext {
  const clock = options.clock ?? app.clock;
  return {
    app,
    em: app.orm.em.fork(),
    reads: app.reads,
    viewer: options.viewer ?? null,
    tokenProblem: null,
    requestId: options.requestId ?? 'system',
    address: 'system',
    place: null,
    timeZone: null,
    isDemo: options.isDemo ?? false,
    isDisconnected: () => false,
    now: () => clock.now(),
  };
}

/** The same context with a fresh EntityManager. */
export function forkContext(ctx: RequestContext): RequestContext {
  return { ...ctx, em: ctx.app.orm.em.fork() };
}

/** The same context, reading from another database. Lazily: what needs no EntityManager forks none. */
export function readingFrom(ctx: RequestContext, { orm, reads }: ReadSource): RequestContext {
  let forked: EntityManager | undefined;
  const { em: _em, ...properties } = Object.getOwnPropertyDescriptors(ctx);
  return Object.defineProperties({} as RequestContext, {
    ...properties,
    em: { get: () => (forked ??= orm.em.fork()), enumerable: true },
    reads: { value: reads, enumerable: true },
  });
}

/**
 * Returns the signed-in account; only for code behind `@Auth`.
 * @throws Error without a viewer
 */
export function requireViewer(ctx: RequestContext): Viewer {
  if (!ctx.viewer) throw new Error('A use case that needs a viewer was called without one');
  return ctx.viewer;
}
