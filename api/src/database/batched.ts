import type { EntityManager } from '@mikro-orm/postgresql';
import { runNamed, type NamedStatement } from './prepared.js';

/** Most reads of one statement: nobody waits for many others. */
const READS_MAX = 32;

/** A row of a batched statement, with the position of the read that it belongs to. */
interface BatchedRow {
  read: number;
}

interface Waiting<Values, Row> {
  values: Values;
  resolve: (rows: Row[]) => void;
  reject: (error: unknown) => void;
}

/**
 * A statement that is prepared by name and answers several reads at once: those that requests ask for in the same turn of the
 * event loop (docs/decisions/0022-read-models.md, Batches). It runs after they asked, so each sees what was committed before.
 */
export class BatchedStatement<Values extends object, Row extends BatchedRow> {
  /** The reads of this turn, by database. */
  private readonly waiting = new WeakMap<object, Waiting<Values, Row>[]>();

  /**
   * @param statement its only parameter is a JSON array of the reads' values, each with its position as `read`; its rows carry
   *   that position and come in their order
   */
  constructor(private readonly statement: NamedStatement) {}

  /** Reads the rows for some values. Within a transaction each read has a statement of its own. */
  async read(em: EntityManager, values: Values): Promise<Row[]> {
    if (em.isInTransaction()) return this.run(em, [values]);
    return new Promise((resolve, reject) => {
      const database = em.getDriver();
      const reads = this.waiting.get(database) ?? [];
      reads.push({ values, resolve, reject });
      if (reads.length === 1) {
        this.waiting.set(database, reads);
        setImmediate(() => {
          if (this.waiting.get(database) === reads) this.waiting.delete(database);
          void this.answer(em, reads);
        });
      } else if (reads.length === READS_MAX) this.waiting.delete(database);
    });
  }

  private async answer(em: EntityManager, reads: readonly Waiting<Values, Row>[]): Promise<void> {
    try {
      const found = reads.map((): Row[] => []);
      for (const row of await this.run(
        em,
        reads.map(({ values }) => values),
      ))
        found[row.read]?.push(row);
      reads.forEach(({ resolve }, index) => resolve(found[index] ?? []));
    } catch (error) {
      for (const { reject } of reads) reject(error);
    }
  }

  private run(em: EntityManager, reads: readonly Values[]): Promise<Row[]> {
    const text = JSON.stringify(reads.map((values, read) => ({ read, ...values })));
    return runNamed<Row>(em, this.statement, [text]);
  }
}
