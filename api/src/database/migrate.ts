import { runMigrations } from 'graphile-worker';
import pg from 'pg';
import type { Orm } from './orm.js';

/** Any number that nothing else on the database uses as an advisory lock: "mehf" in ASCII. */
const MIGRATION_LOCK = 0x6d656866;

/**
 * Brings the database up to date: the project's migrations, all or none, then the job queue's own. Held by an advisory
 * lock, so that servers which start at once wait for each other and the later ones find nothing to do.
 * @param options.to the last migration that runs; all of them unless said (a restore needs the tables of an older version)
 * @returns the names of the migrations that ran
 */
export async function migrate(orm: Orm, { to }: { to?: string } = {}): Promise<string[]> {
  return underLock(orm, async (connectionString) => {
    const done = await inMigrationTransaction(orm, (transaction) =>
      orm.migrator.up({ transaction, ...(to === undefined ? {} : { to }) }),
    );
    await runMigrations({ connectionString });
    return done.map((migration) => migration.name);
  });
}

/**
 * Takes back the newest migration. The job queue's tables stay as they are.
 * @returns its name, or null when there was none
 */
export async function rollbackOne(orm: Orm): Promise<string | null> {
  return underLock(orm, async () => {
    const undone = await inMigrationTransaction(orm, (transaction) => orm.migrator.down({ transaction }));
    return undone[0]?.name ?? null;
  });
}

/** Rewriting a large table may take longer than a request may; waiting for a lock may not, for it holds up everyone. */
function inMigrationTransaction<T>(orm: Orm, work: (transaction: object | undefined) => Promise<T>): Promise<T> {
  return orm.em.fork().transactional(async (em) => {
    await em.execute('set local statement_timeout = 0');
    await em.execute('set local idle_in_transaction_session_timeout = 0');
    return work(em.getTransactionContext<object>());
  });
}

/** The lock sits on a connection of its own: it outlives the transactions of the migrations, and dies with the process. */
async function underLock<T>(orm: Orm, work: (connectionString: string) => Promise<T>): Promise<T> {
  const connectionString = orm.config.get('clientUrl');
  if (connectionString === undefined) throw new Error('The ORM has no address of a database.');
  const client = new pg.Client({ connectionString, application_name: 'mehfil-migrate' });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    return await work(connectionString);
  } finally {
    await client.end();
  }
}
