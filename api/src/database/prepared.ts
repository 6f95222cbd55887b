import type { EntityManager } from '@mikro-orm/postgresql';
import { CompiledQuery, type Compilable, type Kysely } from 'kysely';
import type { Database } from './tables.js';

/** A statement that each connection parses once. Its name is a constant or one of a few, and belongs to one text. */
export interface NamedStatement {
  name: string;
  text: string;
}

/**
 * Runs a statement that is prepared by name, on the ORM's own connections. Within a transaction it runs unnamed, since its
 * connection belongs to Kysely. Which statements are worth a name: docs/decisions/0022-read-models.md.
 * @returns the rows, as parsed by the driver (see `columnTypes`)
 * @throws DriverException as for any other statement of the ORM
 */
export async function runNamed<Row>(
  em: EntityManager,
  { name, text }: NamedStatement,
  values: readonly unknown[],
): Promise<Row[]> {
  if (em.isInTransaction()) {
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
