import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { EntityManager } from '@mikro-orm/postgresql';
import pg from 'pg';
import { DomainError } from '../domain/input/errors.js';
import { toDomainError } from './constraints.js';
import { closeOrm, createOrm, type Orm } from './orm.js';
import { catchFailure, Rows } from './testing.js';
import { lockUnits } from '../modules/halls/hall-units.js';
import { inTransaction } from './transaction.js';

let rows: Rows;
let orm: Orm;

beforeAll(async () => {
  rows = await Rows.open();
  orm = createOrm({ databaseUrl: rows.url, poolMax: 20 });
});
afterAll(async () => {
  await closeOrm(orm);
  await rows.close();
});

/** What confirming comes down to: write the ledger for every unit, then the booking. */
async function writeConfirmation(em: EntityManager, booking: number, units: number[]): Promise<void> {
  for (const unit of units) {
    await em.execute(
      `insert into occupancies (unit_id, period, kind, booking_id)
        select ?, tstzrange(start_time, end_time + make_interval(mins => buffer_minutes)), 'booking', id from bookings where id = ?`,
      [unit, booking],
    );
  }
  await em.execute(`update bookings set status = 'confirmed', confirmed_at = now() where id = ?`, [booking]);
}

/** Runs of confirmations: more than confirmations were asked for means that some had to be retried. */
let runs = 0;

const confirm = (hall: number, booking: number, locked = true) =>
  inTransaction(orm.em.fork(), async (em) => {
    runs += 1;
    const units = locked
      ? await lockUnits(em, hall)
      : (await em.execute<{ unit_id: number }[]>('select unit_id from hall_unit_links where hall_id = ?', [hall])).map(
          (row) => row.unit_id,
        );
    await writeConfirmation(em, booking, units);
  });

/** Overlapping confirmed bookings that share a unit, buffer included: there must never be any. */
const OVERLAPS = `
  select a.id, b.id from bookings a join bookings b on a.id < b.id and a.status = 'confirmed' and b.status = 'confirmed'
      and tstzrange(a.start_time, a.end_time + make_interval(mins => a.buffer_minutes))
        && tstzrange(b.start_time, b.end_time + make_interval(mins => b.buffer_minutes))
    where exists (select from hall_unit_links x join hall_unit_links y using (unit_id) where x.hall_id = a.hall_id and y.hall_id = b.hall_id)`;

function codes(outcomes: PromiseSettledResult<unknown>[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const outcome of outcomes) {
    const code =
      outcome.status === 'fulfilled' ? 'confirmed' : (toDomainError(outcome.reason)?.code ?? String(outcome.reason));
    counts[code] = (counts[code] ?? 0) + 1;
  }
  return counts;
}

describe('two confirmed bookings never overlap', () => {
  beforeEach(() => {
    runs = 0;
  });

  test('of 40 concurrent ones for one evening, one is confirmed; the others get SLOT_TAKEN, none a deadlock', async () => {
    const hall = await rows.hall();
    const bookings = [];
    for (let i = 0; i < 40; i += 1) bookings.push(await rows.booking({ hall_id: hall }));
    const outcomes = await Promise.allSettled(bookings.map((booking) => confirm(hall, booking)));
    expect(codes(outcomes)).toEqual({ confirmed: 1, SLOT_TAKEN: 39 });
    expect(runs).toBe(40);
    expect(await rows.all(OVERLAPS)).toEqual([]);
  });

  test('40 concurrent ones for a marquee and its two halves never overlap', async () => {
    const halls = await marquee();
    const bookings: [number, number][] = [];
    for (let i = 0; i < 40; i += 1) {
      const hall = halls[i % 3] ?? 0;
      bookings.push([
        hall,
        await rows.booking({
          hall_id: hall,
          start_time: `2027-05-01T${10 + (i % 4)}:00:00Z`,
          end_time: '2027-05-01T16:00:00Z',
        }),
      ]);
    }
    const outcomes = await Promise.allSettled(bookings.map(([hall, booking]) => confirm(hall, booking)));
    const { confirmed = 0, SLOT_TAKEN = 0, ...rest } = codes(outcomes);
    expect(rest).toEqual({});
    expect([1, 2]).toContain(confirmed);
    expect(confirmed + SLOT_TAKEN).toBe(40);
    expect(runs).toBe(40);
    expect(await rows.all(OVERLAPS)).toEqual([]);
  });

  test('code that forgets the lock is stopped by the exclusion constraint', async () => {
    const hall = await rows.hall();
    await confirm(hall, await rows.booking({ hall_id: hall }), false);
    const failure = await catchFailure(confirm(hall, await rows.booking({ hall_id: hall }), false));
    expect(failure).toMatchObject({ code: '23P01', constraint: 'occupancies_no_overlap' });
  });

  test('code that forgets the ledger is stopped at commit', async () => {
    const booking = await rows.booking();
    const failure = await catchFailure(
      inTransaction(orm.em.fork(), (em) =>
        em.execute(`update bookings set status = 'confirmed', confirmed_at = now() where id = ?`, [booking]),
      ),
    );
    expect(toDomainError(failure)).toMatchObject({ code: 'SLOT_TAKEN' });
  });

  test('a confirmed booking’s rows can’t be deleted, nor its period changed', async () => {
    const hall = await rows.hall();
    const booking = await rows.booking({ hall_id: hall });
    await confirm(hall, booking);
    for (const sql of [
      `delete from occupancies where booking_id = ${booking}`,
      `update occupancies set period = '[2027-01-01,2027-01-02)' where booking_id = ${booking}`,
      `update bookings set end_time = end_time + interval '1 hour' where id = ${booking}`,
      `update bookings set buffer_minutes = 30 where id = ${booking}`,
    ]) {
      expect(await catchFailure(rows.client.query(sql))).toMatchObject({ constraint: 'bookings_confirmed_occupies' });
    }
  });

  test('cancelling frees the time, in one transaction with its rows', async () => {
    const hall = await rows.hall();
    const [first, second] = [await rows.booking({ hall_id: hall }), await rows.booking({ hall_id: hall })];
    await confirm(hall, first);
    await inTransaction(orm.em.fork(), async (em) => {
      await lockUnits(em, hall);
      await em.execute('delete from occupancies where booking_id = ?', [first]);
      await em.execute(
        `update bookings set status = 'cancelled', cancelled_at = now(), cancellation_reason = 'cancelled_by_staff' where id = ?`,
        [first],
      );
    });
    await confirm(hall, second);
    expect(await rows.all(OVERLAPS)).toEqual([]);
  });

  test('the buffer counts, its end does not', async () => {
    const hall = await rows.hall();
    await confirm(hall, await rows.booking({ hall_id: hall, buffer_minutes: 60 }));
    const during = await rows.booking({
      hall_id: hall,
      start_time: '2027-04-01T18:59:00Z',
      end_time: '2027-04-01T22:00:00Z',
    });
    const after = await rows.booking({
      hall_id: hall,
      start_time: '2027-04-01T19:00:00Z',
      end_time: '2027-04-01T22:00:00Z',
    });
    expect(await catchFailure(confirm(hall, during))).toMatchObject({ code: '23P01' });
    await confirm(hall, after);
  });

  test('blocks and external events may overlap each other', async () => {
    const unit_id = await rows.unit(await rows.hall());
    const external = { kind: 'external', external_calendar_id: await rows.externalCalendar() };
    for (const entry of [{ kind: 'block', block_id: 1 }, external, { kind: 'block', block_id: 2 }, external]) {
      await rows.insert('occupancies', { unit_id, ...entry, period: '[2027-06-01T10:00Z,2027-06-01T12:00Z)' });
    }
  });
});

/** A marquee and its two halves. */
async function marquee(): Promise<number[]> {
  const business_id = await rows.business();
  const halls = [await rows.hall({ business_id }), await rows.hall({ business_id }), await rows.hall({ business_id })];
  const [full = 0, left = 0, right = 0] = halls;
  const units = [await rows.unit(left), await rows.unit(right)];
  await rows.client.query('begin');
  await rows.client.query('delete from hall_unit_links where hall_id = $1', [full]);
  await rows.client.query('insert into hall_unit_links (hall_id, unit_id) select $1, unnest($2::int[])', [full, units]);
  await rows.client.query('commit');
  return halls;
}

describe('lockUnits', () => {
  test('returns the units in the order of their ids', async () => {
    const [full = 0, left = 0, right = 0] = await marquee();
    const units = await inTransaction(orm.em.fork(), (em) => lockUnits(em, full));
    expect(units).toEqual([await rows.unit(left), await rows.unit(right)].sort((a, b) => a - b));
  });

  test('waits for a change of the hall’s units, then returns and locks those of afterwards', async () => {
    const [, hall = 0, other = 0] = await marquee();
    const [before, after] = [await rows.unit(hall), await rows.unit(other)];
    const change = new pg.Client({ connectionString: rows.url });
    await change.connect();
    try {
      await change.query('begin');
      await change.query('select from halls where id = $1 for update', [hall]);
      await change.query('delete from hall_unit_links where hall_id = $1', [hall]);
      await change.query('insert into hall_unit_links (hall_id, unit_id) values ($1, $2)', [hall, after]);
      const state = { isDone: false };
      const locking = inTransaction(orm.em.fork(), async (em) => {
        const units = await lockUnits(em, hall);
        const free = await rows.all('select id from hall_units where id = any($1) for no key update skip locked', [
          [before, after],
        ]);
        return { units, free };
      }).finally(() => {
        state.isDone = true;
      });
      const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
      while (!state.isDone && (await rows.all(waiting)).length === 0);
      await change.query('commit');
      expect(await locking).toEqual({ units: [after], free: [{ id: before }] });
    } finally {
      await change.end();
    }
  });

  test('refuses outside a transaction, and a hall that does not exist', async () => {
    await expect(lockUnits(orm.em.fork(), 1)).rejects.toThrow(/inside a transaction/);
    await expect(inTransaction(orm.em.fork(), (em) => lockUnits(em, 999_999))).rejects.toThrow(/no units/);
  });
});

describe('hall_availability_slots', () => {
  const slots = (hall: number) =>
    rows.all(
      'select date, start_time, end_time, is_available, booking_id from hall_availability_slots where hall_id = $1 order by 1, 2',
      [hall],
    );

  test('a booking past midnight is a row a day, in the zone of the hall, with its buffer', async () => {
    const hall = await rows.hall();
    // 19:00 to 01:00 in Karachi (UTC+5).
    const booking_id = await rows.booking({
      hall_id: hall,
      start_time: '2027-04-01T14:00:00Z',
      end_time: '2027-04-01T20:00:00Z',
      buffer_minutes: 30,
    });
    await confirm(hall, booking_id);
    expect(await slots(hall)).toEqual([
      { date: '2027-04-01', start_time: '19:00', end_time: '24:00', is_available: false, booking_id },
      { date: '2027-04-02', start_time: '00:00', end_time: '01:30', is_available: false, booking_id },
    ]);
  });

  test('one that ends at midnight doesn’t occupy the next day', async () => {
    const hall = await rows.hall();
    await confirm(
      hall,
      await rows.booking({ hall_id: hall, start_time: '2027-04-01T14:00:00Z', end_time: '2027-04-01T19:00:00Z' }),
    );
    expect(await slots(hall)).toMatchObject([{ date: '2027-04-01', start_time: '19:00', end_time: '24:00' }]);
  });

  test('an occupied half occupies the marquee, once; an expired hold occupies nothing', async () => {
    const [full = 0, left = 0, right = 0] = await marquee();
    await confirm(full, await rows.booking({ hall_id: full }));
    await rows.insert('occupancies', {
      unit_id: await rows.unit(left),
      kind: 'hold',
      period: '[2027-07-01T10:00Z,2027-07-01T12:00Z)',
      expires_at: new Date(0),
    });
    expect([await slots(full), await slots(left), await slots(right)].map((list) => list.length)).toEqual([1, 1, 1]);
  });

  test('uses local times in a zone with daylight saving time', async () => {
    const business_id = await rows.business({ time_zone: 'Europe/London' });
    const hall = await rows.hall({ business_id });
    const unit_id = await rows.unit(hall);
    const external = { unit_id, kind: 'external', external_calendar_id: await rows.externalCalendar() };
    for (const day of ['2027-03-27', '2027-03-29']) {
      await rows.insert('occupancies', { ...external, period: `[${day}T18:00Z,${day}T20:00Z)` });
    }
    expect(await slots(hall)).toMatchObject([
      { date: '2027-03-27', start_time: '18:00', end_time: '20:00' },
      { date: '2027-03-29', start_time: '19:00', end_time: '21:00' },
    ]);
  });
});

describe('inTransaction', () => {
  const rename = (em: EntityManager, user: number, name: string) =>
    em.execute('update users set name = ? where id = ?', [name, user]);
  const findName = async (user: number) =>
    (await rows.one<{ name: string }>('select name from users where id = $1', [user])).name;

  test('commits everything or nothing', async () => {
    const user = await rows.user({ name: 'Before' });
    const refusal = new DomainError('CONFLICT', 'No');
    const failure = await catchFailure(
      inTransaction(orm.em.fork(), async (em) => {
        await rename(em, user, 'After');
        throw refusal;
      }),
    );
    expect(failure).toBe(refusal);
    expect(await findName(user)).toBe('Before');
  });

  test('joins a running transaction', async () => {
    const user = await rows.user({ name: 'Before' });
    await catchFailure(
      inTransaction(orm.em.fork(), async (outer) => {
        await inTransaction(outer, (inner) => rename(inner, user, 'After'));
        throw new Error('afterwards');
      }),
    );
    expect(await findName(user)).toBe('Before');
  });

  test('two that deadlock both succeed in the end', async () => {
    const [a, b] = [await rows.user(), await rows.user()];
    let meet: () => void = () => undefined;
    const meeting = new Promise<void>((resolve) => (meet = resolve));
    let arrived = 0;
    let attempts = 0;
    const cross = (first: number, second: number, name: string) =>
      inTransaction(orm.em.fork(), async (em) => {
        attempts += 1;
        await rename(em, first, name);
        arrived += 1;
        if (arrived === 2) meet();
        await meeting;
        await rename(em, second, name);
      });
    await Promise.all([cross(a, b, 'One'), cross(b, a, 'Two')]);
    // The one that begins again may take its first row before the other wakes up, and meet it a second time.
    expect(attempts).toBeGreaterThanOrEqual(3);
    expect(await findName(a)).toBe(await findName(b));
  });

  test('gives up after three times', async () => {
    let attempts = 0;
    const failure = await catchFailure(
      inTransaction(orm.em.fork(), () => {
        attempts += 1;
        return Promise.reject(Object.assign(new Error('again'), { code: '40001' }));
      }),
    );
    expect([attempts, toDomainError(failure)?.code]).toEqual([3, 'UNAVAILABLE']);
  });
});
