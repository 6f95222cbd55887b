import { sql } from 'kysely';
import type { RequestContext } from '../../context.js';
import type { Database } from '../../database/tables.js';
import { DomainError } from '../../domain/input/errors.js';
import type { Health } from './system.types.js';

const RETRY_SECONDS = 5;

/**
 * Readiness: queries the database.
 * @throws DomainError UNAVAILABLE when it doesn't respond
 */
export async function checkHealth(ctx: RequestContext): Promise<Health> {
  try {
    await sql`select 1`.execute(ctx.em.getKysely<Database>());
  } catch (error) {
    ctx.app.log.warn({ err: error }, 'not ready: the database does not answer');
    throw new DomainError('UNAVAILABLE', 'The service is starting or its database is away.', {
      details: { retryAfter: RETRY_SECONDS },
    });
  }
  return { status: 'ok', database: true };
}
