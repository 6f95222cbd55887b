import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { EntityManager } from '@mikro-orm/postgresql';
import { inTransaction } from '../../database/transaction.js';
import { Role } from '../../domain/accounts/roles.js';
import { recordStatements } from '../../testing/statements.js';
import { openVenue, type Venue } from '../../testing/scene.js';
import { startHarness, type Harness, type Person } from '../../testing/harness.js';
import { everyStep, readModelsCommand } from '../../commands/lib/read-models.js';
import { buildHallDetail, findHallDetail } from './hall-detail.queries.js';
import { checkReadModels } from './read-model.service.js';

let at: Harness;
let venue: Venue;
let staff: Person;

const em = () => at.context().em;
const run = (sql: string, params: unknown[] = []) => em().execute(sql, params);

beforeAll(async () => {
  at = await startHarness();
  staff = await at.person(Role.MODERATOR);
  venue = await openVenue(at);
  await run(
    `with a as (insert into amenities (business_id, name) values (?, 'Wifi') returning id)
     insert into hall_amenities (hall_id, amenity_id) select ?, id from a`,
    [venue.businessId, venue.hallId],
  );
  await run(
    `with s as (insert into fixed_services (business_id, name) values (?, 'Stage') returning id)
     insert into hall_fixed_services (hall_id, service_id) select ?, id from s`,
    [venue.businessId, venue.hallId],
  );
});
afterAll(() => at.close());

/** A context with the staff's account, who may read any hall the long way. */
const viewer = () => ({ id: staff.id, role: Role.MODERATOR, name: 'Staff', signedInAt: at.clock.now() });

const readShort = () => findHallDetail(em(), venue.hallId, null);
const readLong = () => buildHallDetail(em(), venue.hallId, viewer());

async function countWaiting(): Promise<number> {
  const rows = await em().execute<unknown[]>(
    `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rows.length;
}

const isSomebodyWaiting = async () => (await countWaiting()) > 0;

async function differences(): Promise<number> {
  return (await checkReadModels(em())).reduce((sum, each) => sum + each.differences, 0);
}

describe('the finished page of a hall', () => {
  it.each([
    `update halls set description = 'New', slider_images = '{/files/x.webp}', latitude = 31.5, longitude = 74.25 where id = $hall`,
    `update halls set price_per_person = 12.34, rating = 4.56, review_count = 7, is_featured = true where id = $hall`,
    `update halls set hall_name = null where id = $hall`,
    `update hall_categories set name = 'Mehndi', price = 12.5, price_type = 'percentage' where business_id = $business`,
    `update hall_types set name = 'Lawn' where business_id = $business`,
    `update fixed_services set name = 'Arch', is_included = false where business_id = $business`,
    `update amenities set name = 'Lift', icon = 'lift' where business_id = $business`,
    `delete from hall_fixed_services where hall_id = $hall`,
    `delete from hall_amenities where hall_id = $hall`,
    `insert into hall_shifts (hall_id, name, weekdays, start_time, end_time, price)
       values ($hall, 'Lunch', '{5,6}', '12:00', '16:00', 1999.99)`,
    `update hall_shifts set name = 'Dinner', weekdays = '{0}', start_time = '19:00', end_time = '00:30',
       price_type = 'fixed' where hall_id = $hall`,
    `delete from hall_shifts where hall_id = $hall`,
    `insert into hall_booking_settings (hall_id, slot_duration, has_own_hours) values ($hall, 75, true)`,
    `insert into hall_operating_hours (hall_id, day_of_week, opening_time, closing_time)
       values ($hall, 5, '16:00', '00:30')`,
    `update hall_operating_hours set is_active = false where hall_id = $hall`,
    `update hall_booking_settings set allow_multiple_slots = false, buffer_time = 15 where hall_id = $hall`,
    `delete from hall_operating_hours where hall_id = $hall`,
    `delete from hall_booking_settings where hall_id = $hall`,
    `insert into optional_services (business_id, name, price) values ($business, 'Band', 99.9)`,
    `update optional_services set price = 100 where business_id = $business`,
    `delete from optional_services where business_id = $business and name = 'Band'`,
    `insert into business_time_slots (business_id, slot_duration) values ($business, 90)
       on conflict (business_id) do update set slot_duration = 90`,
    `update business_time_slots set buffer_time = 45 where business_id = $business`,
    `delete from business_time_slots where business_id = $business`,
    `insert into business_operating_hours (business_id, day_of_week, opening_time, closing_time)
       select $business, d, '10:00', '23:00' from generate_series(0, 6) d on conflict do nothing`,
    `update business_operating_hours set opening_time = '11:00' where business_id = $business and day_of_week = 2`,
    `delete from business_operating_hours where business_id = $business`,
    `update businesses set name = 'Other', instant_confirmation = not instant_confirmation where id = $business`,
    `update businesses set currency = 'USD', time_zone = 'Europe/London' where id = $business`,
    `update businesses set tax_percentage = 16, discount_percentage = 2.5 where id = $business`,
  ])('follows in the same transaction: %s', async (statement) => {
    const write = statement.replaceAll('$hall', String(venue.hallId)).replaceAll('$business', String(venue.businessId));
    const before = await readShort();
    await em().transactional(async (fork) => {
      await fork.execute(write);
      const own = await findHallDetail(fork, venue.hallId, null);
      expect(own).not.toEqual(before);
      expect(own).toEqual(await buildHallDetail(fork, venue.hallId, viewer()));
    });
    expect(await readShort()).toEqual(await readLong());
    expect(await differences()).toBe(0);
  });

  it('is one statement, by key', async () => {
    const { statements } = await recordStatements(at.app.orm, readShort);
    expect(statements).toHaveLength(1);
    expect(statements[0]).toContain('hall_pages');
  });

  it.each([
    [
      `update businesses set status = 'suspended', suspended_at = now(), suspension_reason = 'test' where id = $business`,
      `update businesses set status = 'approved', suspended_at = null, suspension_reason = null where id = $business`,
    ],
    [`update users set deleted_at = now() where id = $owner`, `update users set deleted_at = null where id = $owner`],
    [`update halls set status = 'inactive' where id = $hall`, `update halls set status = 'active' where id = $hall`],
  ])('goes with its hall and comes back: %s', async (hide, show) => {
    const fill = (statement: string) =>
      statement
        .replace('$hall', String(venue.hallId))
        .replace('$business', String(venue.businessId))
        .replace('$owner', String(venue.owner.id));
    await run(fill(hide));
    expect(await readShort()).toBeNull();
    expect(await run('select from hall_pages where hall_id = ?', [venue.hallId])).toEqual([]);
    expect(await readLong()).toMatchObject({ isPublic: false });
    await run(fill(show));
    expect(await readShort()).toEqual(await readLong());
    expect(await differences()).toBe(0);
  });
});

describe('two writers', () => {
  it('who link and rename the same thing leave its last name on the page', async () => {
    const [row] = await em().execute<{ id: number }[]>(
      `insert into amenities (business_id, name) values (?, 'Old') returning id`,
      [venue.businessId],
    );
    const [first, second] = [at.app.orm.em.fork(), at.app.orm.em.fork()];
    await first.begin();
    await first.execute('insert into hall_amenities (hall_id, amenity_id) values (?, ?)', [venue.hallId, row?.id]);
    const progress = { isDone: false };
    const late = second
      .execute(`update amenities set name = 'Renamed' where id = ?`, [row?.id])
      .finally(() => (progress.isDone = true));
    while (!progress.isDone && !(await isSomebodyWaiting())) continue;
    await first.commit();
    await late;
    expect((await readShort())?.amenities.map(({ name }) => name)).toContain('Renamed');
    expect(await differences()).toBe(0);
  });
});

describe('many writers', () => {
  /** A new hall of a business, like its first one. */
  const addHall = (fork: EntityManager, businessId: number, location: string) =>
    fork.execute(
      `insert into halls (business_id, category_id, type_id, hall_number, hall_name, capacity, price_per_hour, price_per_person, location, status)
         select business_id, category_id, type_id, ?, ?, 100, 1000, 100, ?, 'active' from halls where business_id = ? order by id limit 1`,
      [location, location, location, businessId],
    );

  it('of different businesses don’t wait for each other, whatever words they use', async () => {
    const other = await openVenue(at);
    const [first, second] = [at.app.orm.em.fork(), at.app.orm.em.fork()];
    await first.begin();
    await second.begin();
    await addHall(first, venue.businessId, 'Kalam');
    await addHall(second, other.businessId, 'Naran');
    // With unique words, each would now wait for the other one's end.
    await addHall(first, venue.businessId, 'Naran');
    await addHall(second, other.businessId, 'Kalam');
    await second.commit();
    await first.commit();
    const found = await at.visitor.rest<{ data: unknown[] }>('GET', '/public/halls?location=kalam');
    expect(found.body.data).toHaveLength(2);
    expect((await at.visitor.rest<{ data: unknown[] }>('GET', '/public/halls?location=nara')).body.data).toHaveLength(
      2,
    );
    expect(await differences()).toBe(0);
  });

  it('of one business may deadlock, and both are done after a retry', async () => {
    const names = ['Saddar', 'Clifton'];
    for (const name of names) await addHall(em(), venue.businessId, name);
    const halls = await em().execute<{ id: number }[]>(
      'select id from halls where hall_number in (?, ?) order by id',
      names,
    );
    const ids = halls.map(({ id }) => id);
    let attempts = 0;
    const rename = (hallIds: readonly number[], name: string, pause: () => Promise<void>) =>
      inTransaction(em(), async (fork) => {
        attempts += 1;
        for (const id of hallIds) {
          await fork.execute('update halls set hall_name = ? where id = ?', [name, id]);
          await pause();
        }
      });
    // The first one has the business, the second one a hall of it.
    let second: Promise<void> | undefined;
    await rename(ids, 'First', async () => {
      second ??= rename(ids.slice(1), 'Second', () => Promise.resolve());
      while (attempts < 3 && !(await isSomebodyWaiting())) continue;
    });
    await second;
    expect(attempts).toBe(3);
    expect(await differences()).toBe(0);
  });

  it('find no page of their business, and write it', async () => {
    await run('delete from business_pages where business_id = ?', [venue.businessId]);
    await run(`update halls set description = 'Written anew' where id = ?`, [venue.hallId]);
    expect(await readShort()).toEqual(await readLong());
    expect(await readModelsCommand(at.app.orm, ['rebuild'], { out: () => undefined, err: () => undefined })).toBe(0);
  });
});

describe('npm run read-models', () => {
  const output = () => {
    const lines: string[] = [];
    const take = (line: string) => void lines.push(line);
    return { lines, io: { out: take, err: take } };
  };

  it.each([
    ['cards', `update hall_cards set hall_name = 'Broken'`],
    ['terms', `update hall_terms set rank = 1 where term = '*'`],
    ['counts', `delete from hall_counts where term = '*'`],
    ['pages', `update hall_pages set page = '{}'`],
    ['pages', 'delete from hall_pages'],
    ['pages of businesses', `update business_pages set page = '{}'`],
  ])('reports broken %s and repairs them: %s', async (kind, breaking) => {
    await run(breaking);
    const broken = output();
    expect(await readModelsCommand(at.app.orm, [], broken.io)).toBe(1);
    expect(broken.lines.find((line) => line.startsWith(`${kind}:`))).toMatch(/: [1-9]\d* differ$/);
    const repaired = output();
    expect(await readModelsCommand(at.app.orm, ['rebuild'], repaired.io)).toBe(0);
    expect(repaired.lines.filter((line) => line.endsWith('as they should be'))).toHaveLength(5);
    expect(await readShort()).toEqual(await readLong());
  });

  it('removes what is left of a hall that is not public', async () => {
    await run(`update halls set status = 'inactive' where id = ?`, [venue.hallId]);
    await run(`insert into hall_pages (hall_id, business_id, page) values (?, ?, '{}')`, [
      venue.hallId,
      venue.businessId,
    ]);
    expect(await differences()).toBe(1);
    expect(await readModelsCommand(at.app.orm, ['rebuild'], output().io)).toBe(0);
    await run(`update halls set status = 'active' where id = ?`, [venue.hallId]);
  });

  it('counts once when it rebuilds twice at the same time', async () => {
    await run(`delete from hall_counts where term = '*'`);
    // Both would have read the differences before either has written.
    await run(`create function wait_for_test() returns trigger language plpgsql as $$
      begin perform pg_advisory_xact_lock_shared(4711); return new; end $$`);
    await run(`create trigger waits before insert on hall_counts for each row execute function wait_for_test()`);
    const holder = at.app.orm.em.fork();
    await holder.begin();
    await holder.execute('select pg_advisory_xact_lock(4711)');
    const rebuilds = [1, 2].map(() => readModelsCommand(at.app.orm, ['rebuild'], output().io));
    while ((await countWaiting()) < 2) continue;
    await holder.commit();
    await Promise.all(rebuilds);
    await run('drop trigger waits on hall_counts');
    await run('drop function wait_for_test()');
    expect(await differences()).toBe(0);
  });

  it('reports progress about every so many', () => {
    const reported: number[] = [];
    const report = everyStep(1000, (done) => reported.push(done));
    for (const done of [200, 400, 999, 1150, 1350, 1999, 2000, 4100, 4200]) report(done);
    expect(reported).toEqual([1150, 2000, 4100]);
  });

  it('refuses anything else', async () => {
    await expect(readModelsCommand(at.app.orm, ['fix'], output().io)).rejects.toThrow(/npm run read-models/);
  });
});
