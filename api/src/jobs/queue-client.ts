import type pg from 'pg';
import { BoundedClient } from '../database/connections.js';
import { isDatabaseUnavailable } from '../database/constraints.js';

/** What graphile-worker reads as "can't connect now": it retries with backoff (`RETRYABLE_ERROR_CODES` in its lib.js). */
const CANNOT_CONNECT_NOW = '57P03';

function toRetryable(error: unknown): unknown {
  return isDatabaseUnavailable(error)
    ? Object.assign(new Error(error.message, { cause: error }), { code: CANNOT_CONNECT_NOW })
    : error;
}

type Connect = (callback?: (error?: unknown) => void) => unknown;
type Query = (...args: unknown[]) => unknown;

/**
 * A database connection of the job queue. The worker reports a job's outcome without awaiting the report (`failJob` in its
 * worker.js) and retries after few errors only: any other, such as a restarting database, would end the process.
 */
export class QueueClient extends BoundedClient {
  constructor(config?: string | pg.ClientConfig) {
    super(config);
    const connect = this.connect.bind(this) as Connect;
    const retryingConnect: Connect = (callback) =>
      callback ? connect((error) => callback(error && toRetryable(error))) : connect();
    this.connect = retryingConnect as typeof this.connect;
    const query = this.query.bind(this) as Query;
    const retryingQuery: Query = (...args) => {
      const result = query(...args);
      if (!(result instanceof Promise)) return result;
      return result.catch((error: unknown) => {
        throw toRetryable(error);
      });
    };
    this.query = retryingQuery as typeof this.query;
  }
}
