import { parseArgs } from 'node:util';
import { openClient } from '../../database/connections.js';
import { rollbackOne, withoutReplaced } from '../../database/migrate.js';
import { closeOrm, createOrm } from '../../database/orm.js';
import { migrationNames } from './backup-tables.js';
import { CommandError, type Output } from './command.js';

const USAGE = `Takes the database back to an earlier migration (docs/operations.md, Updates). What later ones added is lost.

  npm run rollback -- MIGRATION

  MIGRATION   the last one to keep, as in 0087-phone-numbers`;

/** The migrations of a database, in order. */
async function readDone(databaseUrl: string): Promise<string[]> {
  const client = await openClient(databaseUrl, 'mehfil-rollback');
  try {
    return withoutReplaced(await migrationNames(client));
  } finally {
    await client.end();
  }
}

/**
 * Reverts the migrations after one, the latest first, each in a transaction of its own.
 * @returns the exit code
 * @throws CommandError for a migration that the database doesn't have
 */
export async function rollbackCommand(databaseUrl: string, args: string[], { out, err }: Output): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    options: { help: { type: 'boolean' } },
    allowPositionals: true,
  });
  const [last] = positionals;
  if (values.help === true || last === undefined) {
    err(USAGE);
    return values.help === true ? 0 : 1;
  }
  const done = await readDone(databaseUrl);
  const kept = done.indexOf(last) + 1;
  if (kept === 0)
    throw new CommandError(`The database has no migration ${last}; its latest are ${done.slice(-3).join(', ')}.`);
  const orm = createOrm({ databaseUrl, poolMax: 2 });
  try {
    for (let left = done.length - kept; left > 0; left -= 1)
      out(`${(await rollbackOne(orm)) ?? 'Nothing'} is taken back.`);
  } finally {
    await closeOrm(orm);
  }
  out(`The database is at ${last}.`);
  return 0;
}
