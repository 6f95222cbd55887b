import type pg from 'pg';
import type { Logger } from 'pino';
import type { Metrics } from './metrics.js';
import { getScope } from './scope.js';
import { toStatementShape } from './statement-shape.js';
import type { Tracing } from './span.js';

/** Told of a statement as it begins; the function that it returns, as it ends. */
export type StatementObserver = (statement: string, name?: string) => (error?: unknown) => void;

type Query = (...args: unknown[]) => unknown;
type Callback = (error: unknown, ...rest: unknown[]) => void;

function getStatement(given: unknown): { text?: unknown; name?: unknown } {
  if (typeof given === 'string') return { text: given };
  return typeof given === 'object' && given !== null ? given : {};
}

/** Reports the statements of a connection, whether their results arrive by promise or by callback. */
export function observeStatements(client: pg.Client, observe: StatementObserver): void {
  const query = client.query.bind(client) as Query;
  const observed: Query = (...args) => {
    const { text, name } = getStatement(args[0]);
    if (typeof text !== 'string') return query(...args);
    const end = observe(text, typeof name === 'string' ? name : undefined);
    const last = args.at(-1);
    if (typeof last === 'function') {
      const callback = last as Callback;
      args[args.length - 1] = ((error, ...rest) => {
        end(error ?? undefined);
        callback(error, ...rest);
      }) satisfies Callback;
      return query(...args);
    }
    const result = query(...args);
    // Beside the caller's own handling, so that it waits no longer.
    if (result instanceof Promise) result.then(() => end(), end);
    return result;
  };
  client.query = observed as typeof client.query;
}

interface StatementReports {
  log: Logger;
  metrics: Metrics;
  tracing: Tracing;
  /** Statements that take longer are logged; 0 for none. */
  slowMs: number;
}

/** What a statement does: `select`, `commit`. Its span is named by that. */
function getVerb(statement: string): string {
  return /^\s*([a-z]{1,20})\b/i.exec(statement)?.[1]?.toLowerCase() ?? 'statement';
}

/** Logs slow statements by their shape, and traces those of requests and jobs. */
export function createStatementObserver({ log, metrics, tracing, slowMs }: StatementReports): StatementObserver {
  return (statement, name) => {
    const startedAt = performance.now();
    const scope = getScope();
    const parent = scope?.span;
    const span = parent && tracing.start(getVerb(statement), { kind: 'client', parent });
    return (error) => {
      const milliseconds = Math.round(performance.now() - startedAt);
      const isSlow = slowMs > 0 && milliseconds > slowMs;
      if (!span && !isSlow) return;
      const shape = toStatementShape(statement);
      span?.set({ 'db.system.name': 'postgresql', 'db.query.text': shape });
      span?.end(error);
      if (!isSlow) return;
      metrics.countSlowStatement();
      const named = name === undefined ? {} : { name };
      log.warn({ statement: shape, ...named, milliseconds, requestId: scope?.requestId }, 'a statement was slow');
    };
  };
}
