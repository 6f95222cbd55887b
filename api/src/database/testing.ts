import { afterAll, afterEach, beforeAll, beforeEach } from '@jest/globals';
import pg from 'pg';
import { createTestDatabase } from '../testing/database.js';

/** A value of a column for `pg`. */
type Value = string | number | boolean | Date | string[] | null;
/** The values of a row, by column. */
export type Values = Record<string, Value>;

const NOON = '2027-03-01T07:00:00Z';

/** The required columns of a row, by table; `n` makes it unique. The methods below add references. */
const LEAST: Record<string, (n: number) => Values> = {
  users: (n) => ({
    email: `p${n}@mail.test`,
    email_key: `p${n}@mail.test`,
    username: `person_${n}`,
    username_key: `person_${n}`,
    password: 'hash',
    name: `Person ${n}`,
  }),
  businesses: (n) => ({
    name: `Business ${n}`,
    location: 'Gulberg, Lahore',
    phone: '+92 300 1234567',
    description: 'Halls for all occasions',
    status: 'approved',
    approved_at: NOON,
  }),
  halls: (n) => ({
    hall_number: `H${n}`,
    capacity: 300,
    price_per_hour: '5000.00',
    price_per_person: '1500.00',
    location: 'Main Boulevard, Lahore',
  }),
  bookings: () => ({
    start_time: '2027-04-01T14:00:00Z',
    end_time: '2027-04-01T18:00:00Z',
    guest_count: 100,
    customer_name: 'Ayesha',
    customer_phone: '0300 1234567',
    customer_email: 'ayesha@mail.test',
    hall_title: 'Hall',
    hall_location: 'Lahore',
    business_name: 'Business',
    currency: 'PKR',
    time_zone: 'Asia/Karachi',
    hours: 4,
    price_per_hour: '0',
    price_per_person: '0',
  }),
};

/** Inserts rows without the services, to test the database's own checks. */
export class Rows {
  private count = 0;

  private constructor(
    readonly client: pg.Client,
    readonly url: string,
    private readonly drop: () => Promise<void>,
  ) {}

  /** Opens a new database; `close()` drops it. */
  static async open(): Promise<Rows> {
    const { url, drop } = await createTestDatabase();
    const client = new pg.Client({ connectionString: url });
    // A test that breaks the connection learns of it from its statement.
    client.on('error', () => undefined);
    await client.connect();
    return new Rows(client, url, drop);
  }

  async close(): Promise<void> {
    await this.client.end();
    await this.drop();
  }

  /** Inserts a row. @returns its id, if the table has one */
  async insert(table: string, values: Values = {}): Promise<number> {
    this.count += 1;
    const row = { ...LEAST[table]?.(this.count), ...values };
    const names = Object.keys(row);
    const { rows } = await this.client.query<{ id: number }>(
      `insert into ${table} (${names.join(', ')}) values (${names.map((_, i) => `$${i + 1}`).join(', ')}) returning *`,
      Object.values(row),
    );
    return rows[0]?.id ?? 0;
  }

  user(values: Values = {}): Promise<number> {
    return this.insert('users', values);
  }

  async business(values: Values = {}): Promise<number> {
    return this.insert('businesses', { owner_id: await this.user({ role: 'business' }), ...values });
  }

  /** Inserts a complete, active hall with a new category and type. */
  async hall(values: Values = {}): Promise<number> {
    const business_id = values.business_id ?? (await this.business());
    const category_id = await this.insert('hall_categories', { business_id, name: 'Wedding' });
    const type_id = await this.insert('hall_types', { business_id, name: 'Banquet' });
    return this.insert('halls', { business_id, category_id, type_id, ...values });
  }

  async booking(values: Values = {}): Promise<number> {
    const hall_id = values.hall_id ?? (await this.hall());
    const business_id = (
      await this.one<{ business_id: number }>('select business_id from halls where id = $1', [hall_id])
    ).business_id;
    return this.insert('bookings', { user_id: await this.user(), business_id, ...values, hall_id });
  }

  async externalCalendar(): Promise<number> {
    const values = {
      business_id: await this.business(),
      name: 'Diary',
      url: 'https://a.test',
      next_sync_at: '2027-01-01',
    };
    return this.insert('external_calendars', values);
  }

  async unit(hall: number): Promise<number> {
    return (await this.one<{ unit_id: number }>('select unit_id from hall_unit_links where hall_id = $1', [hall]))
      .unit_id;
  }

  async one<T extends pg.QueryResultRow>(sql: string, values: unknown[] = []): Promise<T> {
    const { rows } = await this.client.query<T>(sql, values);
    if (rows[0] === undefined) throw new Error(`No row: ${sql}`);
    return rows[0];
  }

  async all<T extends pg.QueryResultRow>(sql: string, values: unknown[] = []): Promise<T[]> {
    return (await this.client.query<T>(sql, values)).rows;
  }
}

/** Returns the error that the work throws. */
export async function catchFailure(work: Promise<unknown>): Promise<unknown> {
  try {
    await work;
  } catch (error) {
    return error;
  }
  throw new Error('It was expected to fail.');
}

/** A change that a rule of the schema refuses. */
export type Attempt = (rows: Rows) => Promise<unknown>;

/** Opens rows for a test file. Returns a function that names the constraint that refuses a change. */
export function useSchemaRules(): (attempt: Attempt) => Promise<string | undefined> {
  let rows: Rows;
  beforeAll(async () => {
    rows = await Rows.open();
  });
  afterAll(() => rows.close());
  // Each test leaves the tables as they were, and one refusal doesn't spoil the next.
  beforeEach(() => rows.client.query('begin'));
  afterEach(() => rows.client.query('rollback'));
  return async (attempt) => {
    const error = await catchFailure(attempt(rows).then(() => rows.client.query('set constraints all immediate')));
    return (error as { constraint?: string }).constraint;
  };
}
