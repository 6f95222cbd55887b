import type { EntityManager } from '@mikro-orm/postgresql';

/** Deadlock, and a serialisation that failed: the same work may well pass the next time. */
const WORTH_RETRYING = new Set(['40P01', '40001']);
const ATTEMPTS = 3;

/**
 * Runs a use case's reading and writing in one transaction: all of it happens, or none. Each attempt gets a fork of its
 * own, with nothing in it, so that it decides on what the database says now; pending changes are flushed at the end.
 * Within a running transaction the work joins it. Afterwards `em` forgets what it had read, which may be old by now.
 *
 * @param em the caller's entity manager; what it holds doesn't take part
 * @param work gets the transaction's entity manager; runs again (3 times in all) after a deadlock, so it must only write
 *   to the database
 * @returns what the work returns
 * @throws whatever the work throws, after everything was rolled back
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
