import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import type { Logger } from 'pino';
import type { Clock } from './clock.js';
import type { Env } from './env.js';
import type { Live } from './graphql/live.js';
import type { AttemptLimits } from './http/limits.js';
import type { ApiKeyScope, DomainError, Role } from './rules/index.js';
import type { FileStore } from './storage.js';

/** What lives as long as the process. */
export interface App {
  readonly env: Env;
  readonly orm: MikroORM;
  readonly clock: Clock;
  readonly log: Logger;
  readonly files: FileStore;
  readonly live: Live;
  readonly limits: AttemptLimits;
  readonly maintenance: MaintenanceGate;
  readonly hooks: Hooks;
}

/** Whether the platform is open, as far as this process knows. */
export interface MaintenanceGate {
  /** What everyone may know of it at this moment. */
  status(now: Date): Promise<{ isMaintenanceMode: boolean; endTime: Date | null; message: string }>;
  /** Whether a window is set, and whether it locks people out at this moment. */
  indicator(now: Date): Promise<{ isActive: boolean; isEnabled: boolean }>;
  /** @throws DomainError MAINTENANCE for everybody but staff while it is active */
  assertOpen(ctx: RequestContext): Promise<void>;
}

/**
 * What accounts and businesses have done by modules that depend on them, in the transaction of the change and after its row was
 * written. `server.ts` hands it in, since neither may import those modules.
 */
export interface Hooks {
  /** @returns ids of the pending bookings that were cancelled */
  onAccountDeleted(ctx: RequestContext, em: EntityManager, userId: number): Promise<number[]>;
  /** @returns ids of the pending bookings that were cancelled */
  onBusinessSuspended(ctx: RequestContext, em: EntityManager, businessId: number): Promise<number[]>;
}

/** The signed-in person, as read from the database for this request. */
export interface Viewer {
  readonly id: number;
  readonly role: Role;
  readonly name: string;
  /** When the password was last given, for screens that ask for a recent sign-in. */
  readonly signedInAt: Date;
  /** Set where an API key acts for the person: it does what its scopes allow, and nothing else. */
  readonly key?: KeyGrant;
}

/** What an API key may do, and until when. */
export interface KeyGrant {
  readonly id: number;
  readonly businessId: number;
  readonly scopes: readonly ApiKeyScope[];
  /** Null: it doesn't end by itself. */
  readonly expiresAt: Date | null;
}

/** What a use case needs. Requests, jobs, commands and the demo build the same thing. */
export interface RequestContext {
  readonly app: App;
  /** A fork of its own: never shared between requests. */
  readonly em: EntityManager;
  readonly viewer: Viewer | null;
  /** Set when a token came along that isn't valid: refused by everything that isn't always open. */
  readonly tokenProblem: DomainError | null;
  readonly requestId: string;
  /** The client's address, as far as trusted proxies tell it. */
  readonly address: string;
  /** What is made here belongs to the demo: its mails are never sent. */
  readonly isDemo: boolean;
  now(): Date;
}

/** A context without a request: for jobs, commands, the demo and tests. */
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
    viewer: options.viewer ?? null,
    tokenProblem: null,
    requestId: options.requestId ?? 'system',
    address: 'system',
    isDemo: options.isDemo ?? false,
    now: () => clock.now(),
  };
}

/** The same context with an EntityManager of its own. */
export function forked(ctx: RequestContext): RequestContext {
  return { ...ctx, em: ctx.app.orm.em.fork() };
}

/** The signed-in person; only for code behind `@Auth`. */
export function viewerOf(ctx: RequestContext): Viewer {
  if (!ctx.viewer) throw new Error('A use case that needs a viewer was called without one');
  return ctx.viewer;
}
