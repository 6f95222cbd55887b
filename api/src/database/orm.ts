import { DataloaderType, MikroORM } from '@mikro-orm/postgresql';
import { Migrator } from '@mikro-orm/migrations';
import type pg from 'pg';
import { columnTypes } from './column-types.js';
import { boundedConfig, BoundedClient, type BoundedConfig } from './connections.js';
import { observeStatements, type StatementObserver } from '../telemetry/statements.js';
import { nameStatement } from './prepared.js';
import { ENTITIES } from './entities.js';
import { MIGRATIONS } from './migrations/index.js';

/** The ORM, on PostgreSQL. */
export type Orm = MikroORM;

/** Receives the SQL of each statement before it runs. */
type StatementListener = (sql: string) => void;

const statementListeners = new WeakMap<Orm, Set<StatementListener>>();
const TRANSACTION_BRACKET = /^(?:begin|start transaction|commit|rollback|savepoint|release)\b/i;

export interface OrmOptions {
  /** `postgres://user:password@host:port/name`. */
  databaseUrl: string;
  /** Maximum number of connections of this process; defaults to 16. */
  poolMax?: number;
  /**
   * If false, a crash of the machine may lose the last commits, but never reorders them; for much work that can be repeated.
   * Defaults to true.
   */
  isDurable?: boolean;
  /** If false, statements have no timeout, as for migrations. Defaults to true. */
  isBounded?: boolean;
  /** See {@link onStatement}. */
  onStatement?: StatementListener;
  /** Told of each statement as it begins and ends. */
  observe?: StatementObserver;
  /** Receives the pool of connections once it is created. */
  onPoolCreated?: (pool: pg.Pool) => void;
}

/**
 * Listens to the statements of an ORM, by MikroORM or Kysely, except begin and commit.
 * @returns a function that stops listening
 */
export function onStatement(orm: Orm, listener: StatementListener): () => void {
  const listeners = statementListeners.get(orm);
  listeners?.add(listener);
  return () => void listeners?.delete(listener);
}

/** The text of a statement, which comes by itself or with its name. */
function getText(statement: unknown): string | undefined {
  if (typeof statement === 'string') return statement;
  const isNamed = typeof statement === 'object' && statement !== null && 'name' in statement && 'text' in statement;
  return isNamed ? String(statement.text) : undefined;
}

function reportingClient(listeners: ReadonlySet<StatementListener>, observe: StatementObserver | undefined) {
  return class extends BoundedClient {
    constructor(config?: string | pg.ClientConfig) {
      super(config);
      if (observe) observeStatements(this, observe);
      const query = this.query.bind(this) as (...args: unknown[]) => unknown;
      this.query = ((...args: unknown[]) => {
        if (listeners.size > 0) {
          const statement = getText(args[0]);
          if (statement !== undefined && !TRANSACTION_BRACKET.test(statement))
            for (const listener of listeners) listener(statement);
        }
        return query(...nameStatement(args));
      }) as typeof this.query;
    }
  };
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
 * Creates the ORM; the first statement connects. Callers fork `orm.em` for each request or job, and close the ORM
 * ({@link closeOrm}) before the database stops.
 */
export function createOrm({
  databaseUrl,
  poolMax = 16,
  isDurable = true,
  isBounded = true,
  onStatement: listener,
  observe,
  onPoolCreated,
}: OrmOptions): Orm {
  const { connectionString: _given, ...connection } = boundedConfig(databaseUrl, 'mehfil');
  const listeners = new Set(listener ? [listener] : []);
  const orm = new MikroORM({
    clientUrl: databaseUrl,
    entities: ENTITIES,
    extensions: [Migrator],
    pool: { min: 0, max: poolMax },
    dataloader: DataloaderType.ALL,
    // Only migrations change the schema.
    ensureDatabase: false,
    migrations: { migrationsList: MIGRATIONS, tableName: 'schema_migrations', snapshot: false, silent: true },
    schemaGenerator: {
      ignoreSchema: ['graphile_worker'],
      ignoreTriggers: true,
      ignoreRoutines: true,
    },
    driverOptions: {
      ...(isDurable ? {} : { options: '-c synchronous_commit=off' }),
      ...(isBounded ? connection : withoutStatementLimits(connection)),
      Client: reportingClient(listeners, observe),
      ...(onPoolCreated ? { onPoolCreated } : {}),
      types: columnTypes(),
    },
  });
  statementListeners.set(orm, listeners);
  return orm;
}

/**
 * Closes the ORM's connections once their statements are answered; later statements are refused. Ends the pool itself: Kysely's
 * driver, which `orm.close()` destroys, loses a connection that is being opened meanwhile, and would wait for it forever.
 */
export async function closeOrm(orm: Orm): Promise<void> {
  const pool = await orm.em.getConnection().getNativeClient();
  await pool.end();
}
