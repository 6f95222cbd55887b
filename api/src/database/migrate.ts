import { runMigrations } from 'graphile-worker';
import { openClient } from './connections.js';
import { BASELINE } from './migrations/0084-baseline.js';
import { createOrm, type Orm } from './orm.js';

/** The data of a version that this one can't migrate. The message says what to do. */
export class OutdatedData extends Error {
  override readonly name = 'OutdatedData';
}

/** The key of an advisory lock that nothing else uses: "mehf" in ASCII. */
const MIGRATION_LOCK = 0x6d656866;

/**
 * Migrates the database: the project's migrations, all or none, then those of the job queue. Under an advisory lock, so that
 * servers that start at the same time wait for each other.
 * @param options.to the last migration to run; defaults to all (restoring needs the tables of an older version)
 * @returns the names of the migrations that ran
 * @throws OutdatedData
 */
export async function migrate(orm: Orm, { to }: { to?: string } = {}): Promise<string[]> {
  return underLock(orm, async (connectionString) => {
    const executed = (await orm.migrator.getExecuted()).map(({ name }) => name);
    if (executed.length > 0) withoutReplaced(executed);
    const pending = await orm.migrator.getPending();
    const done =
      pending.length === 0
        ? []
        : await inMigrationTransaction(connectionString, (patient, transaction) =>
            patient.migrator.up({ transaction, ...(to === undefined ? {} : { to }) }),
          );
    await runMigrations({ connectionString });
    return done.map((migration) => migration.name);
  });
}

/**
 * The migrations of a database or a backup without those that the baseline has replaced.
 * @throws OutdatedData when the last of those is missing
 */
export function withoutReplaced(names: readonly string[]): string[] {
  const since = names.indexOf(BASELINE);
  if (since === -1)
    throw new OutdatedData(
      `The data is older than this program can read: update with a version whose migrations include ${BASELINE} first.`,
    );
  return names.slice(since);
}

/**
 * Reverts the latest migration. The job queue's tables are unchanged.
 * @returns its name, or null if there was none
 */
export async function rollbackOne(orm: Orm): Promise<string | null> {
  return underLock(orm, async (connectionString) => {
    const undone = await inMigrationTransaction(connectionString, (patient, transaction) =>
      patient.migrator.down({ transaction }),
    );
    return undone[0]?.name ?? null;
  });
}

/** Rewriting a large table may take longer than a request may; waiting for a lock may not, since it blocks everyone. */
async function inMigrationTransaction<T>(
  databaseUrl: string,
  work: (patient: Orm, transaction: object | undefined) => Promise<T>,
): Promise<T> {
  const patient = createOrm({ databaseUrl, poolMax: 2, isBounded: false });
  try {
    return await patient.em.fork().transactional((em) => work(patient, em.getTransactionContext<object>()));
  } finally {
    await patient.close(true);
  }
}

/** The lock is held by its own connection: it outlives the transactions of the migrations, and ends with the process. */
async function underLock<T>(orm: Orm, work: (connectionString: string) => Promise<T>): Promise<T> {
  const connectionString = orm.config.get('clientUrl');
  if (connectionString === undefined) throw new Error('The ORM has no address of a database.');
  const client = await openClient(connectionString, 'mehfil-migrate');
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    return await work(connectionString);
  } finally {
    await client.end();
  }
}
