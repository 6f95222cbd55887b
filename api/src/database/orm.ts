import { DataloaderType, MikroORM } from '@mikro-orm/postgresql';
import { Migrator } from '@mikro-orm/migrations';
import { boundedConfig, BoundedClient, type BoundedConfig } from './connections.js';
import { ENTITIES } from './entities.js';
import { MIGRATIONS } from './migrations/index.js';

/** The ORM of this project: always on PostgreSQL. */
export type Orm = MikroORM;

/** How to reach the database. */
export interface OrmOptions {
  /** `postgres://user:password@host:port/name`. */
  databaseUrl: string;
  /** Most connections of this process; 16 unless said. */
  poolMax?: number;
  /**
   * False: a crash of the machine may lose the last commits, in their order, and nothing else. For much work that can be begun
   * again. True unless said.
   */
  isDurable?: boolean;
  /** False: statements may take as long as they need, as those of a migration. Defaults to true. */
  isBounded?: boolean;
  /** Told of every statement before it runs (tests count them). */
  onStatement?: (sql: string) => void;
}

function withoutStatementLimits({
  query_timeout: _query,
  statement_timeout: _statement,
  idle_in_transaction_session_timeout: _idle,
  ...rest
}: Omit<BoundedConfig, 'connectionString'>) {
  return rest;
}

/**
 * Prepares the ORM; the first statement connects. Callers fork `orm.em` for each request or job, and close the ORM
 * (`orm.close(true)`) before the database stops.
 * @param options where the database is, how many connections, who is told of statements
 */
export function createOrm({
  databaseUrl,
  poolMax = 16,
  isDurable = true,
  isBounded = true,
  onStatement,
}: OrmOptions): Orm {
  const { connectionString: _given, ...connection } = boundedConfig(databaseUrl, 'mehfil');
  return new MikroORM({
    clientUrl: databaseUrl,
    entities: ENTITIES,
    extensions: [Migrator],
    pool: { min: 0, max: poolMax },
    dataloader: DataloaderType.ALL,
    // The schema is the migrations' business: nothing is created or altered on the quiet.
    ensureDatabase: false,
    migrations: { migrationsList: MIGRATIONS, tableName: 'schema_migrations', snapshot: false, silent: true },
    schemaGenerator: {
      ignoreSchema: ['graphile_worker'],
      ignoreTriggers: true,
      ignoreRoutines: true,
    },
    onQuery: (sql) => {
      onStatement?.(sql);
      return sql;
    },
    driverOptions: {
      ...(isDurable ? {} : { options: '-c synchronous_commit=off' }),
      ...(isBounded ? connection : withoutStatementLimits(connection)),
      Client: BoundedClient,
    },
  });
}
