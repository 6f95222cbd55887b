import type { EntityManager } from '@mikro-orm/postgresql';
import { CompiledQuery, type Compilable, type Kysely } from 'kysely';
import type { Database } from './tables.js';

/** A statement that each connection parses once. Its name is a constant or one of a few, and belongs to one text. */
export interface NamedStatement {
  name: string;
  text: string;
}

/** The names of statements that ran within transactions, by text: few, and constants of the code. */
const NAMES = new Map<string, string>();

/**
 * Gives a statement its name, if it has one: within a transaction the connection belongs to Kysely, which passes only text and
 * values.
 * @param args those of the driver's `query`
 */
export function nameStatement(args: readonly unknown[]): readonly unknown[] {
  const [text, values] = args;
  const name = typeof text === 'string' && Array.isArray(values) ? NAMES.get(text) : undefined;
  return name === undefined ? args : [{ name, text, values }, ...args.slice(2)];
}

/**
 * Runs a statement that is prepared by name, on the ORM's own connections or that of the running transaction. Which statements
 * are worth a name: docs/decisions/0022-read-models.md.
 * @returns the rows, as parsed by the driver (see `columnTypes`)
 * @throws DriverException as for any other statement of the ORM
 */
export async function runNamed<Row>(
  em: EntityManager,
  { name, text }: NamedStatement,
  values: readonly unknown[],
): Promise<Row[]> {
  if (em.isInTransaction()) {
    NAMES.set(text, name);
    const { rows } = await em.getKysely<Database>().executeQuery(CompiledQuery.raw(text, [...values]));
    return rows as Row[];
  }
  const pool = await em.getConnection().getNativeClient();
  try {
    const { rows } = await pool.query({ name, text, values: [...values] });
    return rows as Row[];
  } catch (error) {
    throw em.getDriver().convertException(error as Error);
  }
}

/**
 * Runs a query of Kysely's that is prepared by name. It is built each time; see {@link NamedQuery} for those whose values are few.
 * @param query its text is always the same
 */
export function runPrepared<Row>(em: EntityManager, name: string, query: Compilable<Row>): Promise<Row[]> {
  const { sql: text, parameters } = query.compile();
  return runNamed(em, { name, text }, parameters);
}

/** Stands for a value that is known when the statement runs. */
class Placeholder {
  constructor(readonly index: number) {}
}

/** A query of Kysely's that is built once and prepared by name. */
export class NamedQuery<Values extends readonly unknown[], Row> {
  private compiled: { text: string; parameters: readonly unknown[] } | undefined;

  /**
   * @param name unique in the project
   * @param build gets a stand-in for each value; it may use them as values only, not look at them
   */
  constructor(
    private readonly name: string,
    private readonly build: (db: Kysely<Database>, ...values: Values) => Compilable<Row>,
  ) {}

  /** Runs the query; see {@link runNamed}. */
  run(em: EntityManager, ...values: Values): Promise<Row[]> {
    const { text, parameters } = (this.compiled ??= this.compile(em));
    const given = parameters.map((each) => (each instanceof Placeholder ? values[each.index] : each));
    return runNamed(em, { name: this.name, text }, given);
  }

  private compile(em: EntityManager) {
    const count = this.build.length - 1;
    const standIns = Array.from({ length: count }, (_, index) => new Placeholder(index)) as unknown as Values;
    const { sql, parameters } = this.build(em.getKysely<Database>(), ...standIns).compile();
    return { text: sql, parameters };
  }
}
