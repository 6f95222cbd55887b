import type { EntityManager } from '@mikro-orm/postgresql';

/** Deadlocks and serialization failures: a retry may succeed. */
const WORTH_RETRYING = new Set(['40P01', '40001']);
const ATTEMPTS = 3;

/**
 * Runs a use case in one transaction. Each attempt uses a new fork, so that it sees the current state; pending changes are
 * flushed at the end. Within a running transaction, the work joins it. Afterwards `em` is cleared, since its entities may be
 * outdated.
 * @param em the caller's entity manager; its entities don't take part
 * @param work gets the transaction's entity manager; may run 3 times after deadlocks, so its only effects must be in the
 *   database
 * @returns the result of the work
 * @throws any error of the work, after a rollback
 */
export async function inTransaction<T>(em: EntityManager, work: (em: EntityManager) => Promise<T>): Promise<T> {
  if (em.isInTransaction()) return work(em);
  for (let attempt = 1; ; attempt += 1) {
    try {
      const result = await em.fork({ clear: true }).transactional((fork) => work(fork));
      em.clear();
      return result;
    } catch (error) {
      if (attempt === ATTEMPTS || !isWorthRetrying(error)) throw error;
    }
  }
}

function isWorthRetrying(error: unknown): boolean {
  return error instanceof Error && 'code' in error && WORTH_RETRYING.has(String(error.code));
}
