import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Role } from '../../domain/accounts/roles.js';
import { EXCEPTION_LIMITS } from '../../domain/availability/limits.js';
import { startHarness, type Harness, type Person } from '../../testing/harness.js';
import { bookingInput, givenHall, givenMember, openVenue } from '../../testing/scene.js';
import { recordStatements } from '../../testing/statements.js';
import { findHallTerms } from '../bookings/hall-terms.queries.js';
import { JOBS } from '../jobs.js';

let at: Harness;
let customer: Person;

beforeAll(async () => {
  at = await startHarness();
  customer = await at.person(Role.USER);
});
afterAll(() => at.close());

interface Answer {
  id: number;
  code: string;
  field: string | null;
}
interface Day {
  date: string;
  status: string;
  opening: { startTime: string; endTime: string } | null;
  shifts: { name: string }[];
}

function add(who: Person, input: Record<string, unknown>) {
  return who.rest<Answer>('POST', '/business/schedule/exceptions', input);
}

function remove(who: Person, id: number) {
  return who.rest<Answer>('DELETE', `/business/schedule/exceptions/${id}`);
}

async function findDay(hallId: number, date = '2027-03-20'): Promise<Day | undefined> {
  const path = `/public/halls/${hallId}/availability?month=${date.slice(0, 7)}`;
  const { body } = await at.visitor.rest<{ days: Day[] }>('GET', path);
  return body.days.find((day) => day.date === date);
}

async function request(hallId: number, details: Record<string, unknown> = {}): Promise<number> {
  return (await customer.rest('POST', '/user/bookings', bookingInput(hallId, details))).status;
}

describe('[decision 0025] special days and closed dates', () => {
  it('close every hall of the business, until they are taken back', async () => {
    const { hallId, owner, businessId } = await openVenue(at);
    const second = await givenHall(at.context().em, businessId);
    const eid = { firstDay: '2027-03-19', lastDay: '2027-03-21', note: 'Eid' };
    const made = await add(owner, eid);
    expect(made).toMatchObject({ status: 201, body: { hallId: null, ...eid, openingTime: null, closingTime: null } });
    for (const id of [hallId, second]) expect(await findDay(id)).toMatchObject({ status: 'closed', opening: null });
    expect(await request(hallId)).toBe(422);
    const { body } = await owner.rest('GET', '/business/schedule');
    expect(body).toMatchObject({ exceptions: [{ id: made.body.id, note: 'Eid' }] });
    expect((await remove(owner, made.body.id)).status).toBe(200);
    expect(await findDay(hallId)).toMatchObject({ status: 'free' });
    expect(await request(hallId)).toBe(201);
    expect((await remove(owner, made.body.id)).status).toBe(404);
  });

  it('the hall’s own wins over the business’s', async () => {
    const { hallId, owner, businessId } = await openVenue(at);
    const second = await givenHall(at.context().em, businessId);
    await add(owner, { firstDay: '2027-03-20' });
    await add(owner, { hallId, firstDay: '2027-03-20', openingTime: '18:00', closingTime: '01:00' });
    expect(await findDay(hallId)).toMatchObject({
      status: 'free',
      opening: { startTime: '2027-03-20T13:00:00.000Z', endTime: '2027-03-20T20:00:00.000Z' },
    });
    expect(await findDay(second)).toMatchObject({ status: 'closed' });
    expect(await request(hallId)).toBe(201);
    expect(await request(second)).toBe(422);
  });

  it('are known to the search by date', async () => {
    const { hallId, owner } = await openVenue(at, { hall: { location: 'Fort Road, Mardan' } });
    const dinner = { name: 'Dinner', weekdays: [0, 1, 2, 3, 4, 5, 6], startTime: '19:00', endTime: '00:30', price: 1 };
    const found = async (startTime: string, endTime: string, date = '2027-03-20') => {
      const when = `date=${date}&startTime=${startTime}&endTime=${endTime}`;
      const { body } = await at.visitor.rest<{ data: { id: number }[] }>(
        'GET',
        `/public/halls?location=mardan&${when}`,
      );
      return body.data.some(({ id }) => id === hallId);
    };
    expect(await found('12:00', '16:00')).toBe(true);
    const special = await add(owner, { firstDay: '2027-03-20', openingTime: '17:00', closingTime: '00:30' });
    expect([await found('12:00', '16:00'), await found('17:00', '00:30'), await found('16:59', '00:30')]).toEqual([
      false,
      true,
      false,
    ]);
    expect(await found('12:00', '16:00', '2027-03-21')).toBe(true);
    const { body: shift } = await owner.rest<Answer>('POST', `/business/halls/${hallId}/shifts`, dinner);
    expect([await found('20:00', '23:00'), await found('17:00', '19:00')]).toEqual([true, false]);
    await remove(owner, special.body.id);
    await add(owner, { hallId, firstDay: '2027-03-20' });
    expect(await found('20:00', '23:00')).toBe(false);
    await owner.rest('DELETE', `/business/shifts/${shift.id}`);
    expect([await found('20:00', '23:00'), await found('20:00', '23:00', '2027-03-21')]).toEqual([false, true]);
  });

  it('are read, and kept, until the opening of their last day is over, in the hall’s zone', async () => {
    const { hallId, owner, businessId } = await openVenue(at);
    const { owner: other } = await openVenue(at, { timeZone: 'Pacific/Auckland' });
    await add(owner, { firstDay: '2027-03-01' });
    await add(owner, { firstDay: '2027-03-02', lastDay: '2027-03-03' });
    await add(other, { firstDay: '2027-03-02' });
    const { em } = at.context();
    const read = async () => {
      const terms = await findHallTerms(em, { hallId, now: at.clock.now() }, []);
      return terms.settings.exceptions.map(({ firstDay }) => firstDay);
    };
    const kept = async () => {
      await JOBS['delete-past-exceptions']?.(at.context(), {});
      const rows = await em.execute<{ day: string }[]>(
        `select to_char(first_day, 'MM-DD') as day from schedule_exceptions where first_day between '2027-03-01'
           and '2027-03-05' order by business_id = ? desc, first_day`,
        [businessId],
      );
      return rows.map(({ day }) => day);
    };
    const started = at.clock.now();
    // 23:59 in Lahore on the day after the first one: past midnight, its opening would have lasted until now.
    at.clock.set(new Date('2027-03-02T18:59:00Z'));
    expect([await read(), await kept()]).toEqual([
      ['2027-03-01', '2027-03-02'],
      ['03-01', '03-02', '03-02'],
    ]);
    at.clock.set(new Date('2027-03-02T19:00:00Z'));
    expect([await read(), await kept()]).toEqual([['2027-03-02'], ['03-02', '03-02']]);
    at.clock.set(new Date('2027-03-03T11:00:00Z'));
    expect(await kept()).toEqual(['03-02']);
    at.clock.set(started);
  });

  it('aren’t listed for halls that were removed', async () => {
    const { owner, businessId } = await openVenue(at);
    const hallId = await givenHall(at.context().em, businessId);
    await add(owner, { hallId, firstDay: '2027-03-20' });
    expect((await owner.rest('DELETE', `/business/halls/${hallId}`)).status).toBe(200);
    expect((await owner.rest('GET', '/business/schedule')).body).toMatchObject({ exceptions: [] });
  });

  const copyHall = async (owner: Person, hallId: number) => {
    const { data } = await owner.graphql<{ duplicateHall: { id: number } }>(
      'mutation Copy($id: Int!) { duplicateHall(id: $id) { id } }',
      { id: hallId },
    );
    const { body } = await owner.rest<{ exceptions: { hallId: number | null }[] }>('GET', '/business/schedule');
    return body.exceptions.filter((exception) => exception.hallId === data?.duplicateHall.id);
  };

  it('of a hall are those of its copy, too', async () => {
    const { hallId, owner } = await openVenue(at);
    const late = { firstDay: '2027-03-20', lastDay: '2027-03-21', openingTime: '18:00', closingTime: '02:00' };
    await add(owner, { hallId, ...late, note: 'Eid' });
    await add(owner, { firstDay: '2027-03-22' });
    expect(await copyHall(owner, hallId)).toMatchObject([{ ...late, note: 'Eid' }]);
  });

  it('of a hall are those of its copy as far as the business can have as many', async () => {
    const { hallId, owner, businessId } = await openVenue(at);
    await at.context().em.execute(
      `insert into schedule_exceptions (business_id, first_day, last_day)
        select ?, '2027-05-01'::date + step, '2027-05-01'::date + step from generate_series(1, ?) step`,
      [businessId, EXCEPTION_LIMITS.perBusinessMax - 3],
    );
    await add(owner, { hallId, firstDay: '2027-03-21' });
    await add(owner, { hallId, firstDay: '2027-03-20' });
    expect(await copyHall(owner, hallId)).toMatchObject([{ firstDay: '2027-03-20' }]);
  });

  it('leave bookings as they are', async () => {
    const { hallId, owner } = await openVenue(at, { instantConfirmation: true });
    expect(await request(hallId)).toBe(201);
    expect((await add(owner, { firstDay: '2027-03-20' })).status).toBe(201);
    const { body } = await owner.rest<{ data: { status: string }[] }>('GET', '/business/bookings');
    expect(body.data.map(({ status }) => status)).toEqual(['confirmed']);
  });

  it('cost no statement more', async () => {
    const { hallId, owner } = await openVenue(at);
    const counted = async () => (await recordStatements(at.app.orm, () => findDay(hallId))).statements.length;
    const before = await counted();
    for (const day of ['10', '11', '12']) await add(owner, { firstDay: `2027-03-${day}` });
    expect(await counted()).toBe(before);
  });

  it.each([
    [{ firstDay: '' }, 'firstDay'],
    [{ firstDay: '2027-02-30' }, 'firstDay'],
    [{ lastDay: '2027-03-19' }, 'lastDay'],
    [{ lastDay: '2028-03-21' }, 'lastDay'],
    [{ firstDay: '2027-02-20', lastDay: '2027-02-28' }, 'lastDay'],
    [{ openingTime: '10:00' }, 'closingTime'],
    [{ openingTime: '25:00', closingTime: '10:00' }, 'openingTime'],
    [{ note: 'x'.repeat(201) }, 'note'],
    [{ hallId: 0 }, 'hallId'],
  ])('%j is refused naming %s', async (changes, field) => {
    const { owner } = await openVenue(at);
    expect(await add(owner, { firstDay: '2027-03-20', ...changes })).toMatchObject({
      status: 422,
      body: { code: 'INVALID_INPUT', field },
    });
  });

  it('stand on a day once for all halls, and once for each of them', async () => {
    const { hallId, owner } = await openVenue(at);
    expect((await add(owner, { firstDay: '2027-03-19', lastDay: '2027-03-21' })).status).toBe(201);
    expect(await add(owner, { firstDay: '2027-03-21', lastDay: '2027-03-25' })).toMatchObject({
      status: 409,
      body: { code: 'ALREADY_TAKEN', field: 'firstDay' },
    });
    expect((await add(owner, { firstDay: '2027-03-22' })).status).toBe(201);
    expect((await add(owner, { hallId, firstDay: '2027-03-20' })).status).toBe(201);
    expect((await add(owner, { hallId, firstDay: '2027-03-20' })).status).toBe(409);
  });

  it('are limited in number, not counting those that are over', async () => {
    const { owner, businessId } = await openVenue(at);
    const insert = (day: string) =>
      at.context().em.execute(
        `insert into schedule_exceptions (business_id, first_day, last_day)
          select ?, ?::date + step, ?::date + step from generate_series(1, ?) step`,
        [businessId, day, day, EXCEPTION_LIMITS.perBusinessMax],
      );
    await insert('2025-01-01');
    expect((await add(owner, { firstDay: '2027-04-01' })).status).toBe(201);
    await insert('2027-05-01');
    expect((await add(owner, { firstDay: '2027-04-02' })).body).toMatchObject({ code: 'CONFLICT' });
  });

  it('are set by the owner and managers of a trading business, for their own halls', async () => {
    const { hallId, owner, businessId } = await openVenue(at);
    const { em } = at.context();
    const [manager, clerk] = [await at.person(Role.USER), await at.person(Role.USER)];
    await givenMember(em, businessId, manager.id, 'MANAGER');
    await givenMember(em, businessId, clerk.id, 'CLERK');
    const other = await openVenue(at);
    const made = await add(owner, { firstDay: '2027-04-01' });
    const statuses = async (who: Person) => [
      (await add(who, { hallId, firstDay: '2027-04-02' })).status,
      (await remove(who, made.body.id)).status,
    ];
    expect(await statuses(at.visitor)).toEqual([401, 401]);
    expect(await statuses(customer)).toEqual([403, 403]);
    expect(await statuses(await at.person(Role.MODERATOR))).toEqual([403, 403]);
    expect(await statuses(other.owner)).toEqual([404, 404]);
    expect(await statuses(clerk)).toEqual([403, 403]);
    expect(await statuses(manager)).toEqual([201, 200]);
  });
});
