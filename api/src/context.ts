import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import type { Logger } from 'pino';
import type { Clock } from './clock.js';
import type { Env } from './env.js';
import type { Live } from './graphql/live.js';
import type { AttemptLimits } from './http/limits.js';
import type { Maintenance } from './modules/maintenance/maintenance.service.js';
import type { Role } from './domain/accounts/roles.js';
import type { DomainError } from './domain/input/errors.js';
import type { ApiKeyScope } from './domain/integrations/inputs.js';
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
  readonly maintenance: Maintenance;
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
