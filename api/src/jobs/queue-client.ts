import type pg from 'pg';
import { BoundedClient } from '../database/connections.js';
import { isAway } from '../database/constraints.js';

/** What graphile-worker reads as "can't connect now": it asks again, later each time (`RETRYABLE_ERROR_CODES` in its lib.js). */
const CANNOT_CONNECT_NOW = '57P03';

function askAgain(error: unknown): unknown {
  return isAway(error)
    ? Object.assign(new Error(error.message, { cause: error }), { code: CANNOT_CONNECT_NOW })
    : error;
}

type Connect = (told?: (error?: unknown) => void) => unknown;
type Query = (...args: unknown[]) => unknown;

/**
 * A connection of the job queue. The worker reports what became of a job without waiting for the report (`failJob` in its
 * worker.js) and asks again after few errors only: any other one, as of a database that restarts, would end the process.
 */
export class QueueClient extends BoundedClient {
  constructor(config?: string | pg.ClientConfig) {
    super(config);
    const connect = this.connect.bind(this) as Connect;
    const connecting: Connect = (told) => (told ? connect((error) => told(error && askAgain(error))) : connect());
    this.connect = connecting as typeof this.connect;
    const query = this.query.bind(this) as Query;
    const asking: Query = (...args) => {
      const result = query(...args);
      if (!(result instanceof Promise)) return result;
      return result.catch((error: unknown) => {
        throw askAgain(error);
      });
    };
    this.query = asking as typeof this.query;
  }
}
