import { AsyncLocalStorage } from 'node:async_hooks';
import type { Span } from './span.js';

/** How a request reached the server. */
export type Door = 'rest' | 'graphql' | 'file' | 'page';

/** What a request or job is, for logs, metrics and traces of the code that it runs. */
export interface Scope {
  readonly requestId: string;
  /** The span under which new ones begin; absent without tracing. */
  span?: Span | undefined;
  /** The language of errors; absent for jobs. */
  getLanguage?: () => 'en' | 'ur';
  /** The request's labels, once they are known. */
  door?: Door;
  operation?: string;
}

const scopes = new AsyncLocalStorage<Scope>();

/** The scope of the running request or job, if any. */
export function getScope(): Scope | undefined {
  return scopes.getStore();
}

/** Runs work, and whatever it starts, in a scope. */
export function runInScope<T>(scope: Scope, work: () => T): T {
  return scopes.run(scope, work);
}

/**
 * Names what the running request does.
 * @param operation one of a bounded set: never anything that a client chose
 */
export function nameOperation(door: Door, operation: string): void {
  const scope = scopes.getStore();
  if (!scope) return;
  scope.door = door;
  scope.operation = operation;
}
