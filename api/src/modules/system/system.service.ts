import { sql } from 'kysely';
import type { RequestContext } from '../../context.js';
import type { Database } from '../../database/tables.js';
import { DomainError } from '../../domain/input/errors.js';
import type { Health } from './system.types.js';

const RETRY_SECONDS = 5;

/**
 * Readiness: queries the database, unless it is known to be away and a replica is in use.
 * @throws DomainError UNAVAILABLE when it doesn't respond and no replica is in use
 */
export async function checkHealth({ app }: RequestContext): Promise<Health> {
  const replicas = app.replicas?.countInUse() ?? 0;
  const readOnly = { status: 'read-only', database: false, replicas };
  // Waiting for a machine that is gone could take longer than a balancer waits.
  if (replicas > 0 && app.replicas?.isPrimaryAway) return readOnly;
  try {
    // The primary, whatever serves the caller's reads.
    await sql`select 1`.execute(app.orm.em.fork().getKysely<Database>());
  } catch (error) {
    if (replicas > 0) return readOnly;
    app.log.warn({ err: error }, 'not ready: the database does not answer');
    throw new DomainError('UNAVAILABLE', 'The service is starting or its database is away.', {
      details: { retryAfter: RETRY_SECONDS },
    });
  }
  return { status: 'ok', database: true, replicas };
}
