import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Role } from '../../domain/accounts/roles.js';
import { TASK_LIMITS, TASK_MESSAGES } from '../../domain/bookings/tasks.js';
import { ENQUIRY_MESSAGES } from '../../domain/threads/enquiries.js';
import { THREAD_MESSAGES } from '../../domain/threads/messages.js';
import { startHarness, TEST_NOW, type Harness, type Person } from '../../testing/harness.js';
import { givenBooking, givenMember, openVenue, type Venue } from '../../testing/scene.js';
import { recordStatements } from '../../testing/statements.js';
import { bookingTaskJobs } from './booking-task.jobs.js';

let at: Harness;
let venue: Venue;
let customer: Person;
let clerk: Person;
let clerkName: string;

interface Task {
  id: number;
  text: string;
  day: string | null;
  isDue: boolean;
  isOverdue: boolean;
  createdBy: string;
  doneAt: string | null;
  doneBy: string | null;
}

interface TasksBody {
  code?: string;
  field?: string;
  message?: string;
  today: string;
  tasks: Task[];
  canBeAdded: boolean;
}

beforeAll(async () => {
  at = await startHarness();
});
afterAll(() => at.close());
beforeEach(async () => {
  at.clock.set(TEST_NOW);
  venue = await openVenue(at);
  customer = await at.person(Role.USER);
  clerk = await at.person(Role.USER);
  await givenMember(at.context().em, venue.businessId, clerk.id, 'CLERK');
  const rows = await at.context().em.execute<{ name: string }[]>('select name from users where id = ?', [clerk.id]);
  clerkName = rows[0]?.name ?? '';
});

const STAGE = { text: 'Call about the stage' };

function booked(userId = customer.id): Promise<number> {
  const startTime = new Date(TEST_NOW.getTime() + 21 * 86_400_000);
  return givenBooking(at.context().em, { userId, hallId: venue.hallId }, { startTime });
}

const look = (id: number, by = venue.owner) => by.rest<TasksBody>('GET', `/business/bookings/${id}/tasks`);
const add = (id: number, body: object = STAGE, by = venue.owner, headers: Record<string, string> = {}) =>
  by.rest<TasksBody>('POST', `/business/bookings/${id}/tasks`, body, headers);
const change = (id: number, body: object, by = venue.owner) => by.rest<TasksBody>('PUT', `/business/tasks/${id}`, body);
const remove = (id: number, by = venue.owner) => by.rest<TasksBody>('DELETE', `/business/tasks/${id}`);
const finish = (id: number, by = venue.owner) => by.rest<TasksBody>('PUT', `/business/tasks/${id}/done`);
const reopen = (id: number, by = venue.owner) => by.rest<TasksBody>('DELETE', `/business/tasks/${id}/done`);
const due = async (by = venue.owner) =>
  (
    await by.rest<{ data: { taskId: number; isOverdue: boolean; bookingId: number }[]; paging: object }>(
      'GET',
      '/business/tasks/due',
    )
  ).body;

async function added(id: number, body: object = STAGE, by = venue.owner): Promise<number> {
  const { tasks } = (await add(id, body, by)).body;
  return Math.max(...tasks.map((task) => task.id));
}

/** Lets a task have been due since a day, without moving the clock. */
const makeDue = (id: number, day: string) =>
  at.context().em.execute('update booking_tasks set day = ? where id = ?', [day, id]);

describe('[issue 38] the tasks of a booking', () => {
  it('are listed by day, those without one behind, and then what is done', async () => {
    const id = await booked();
    await add(id, { text: 'Some day' });
    await add(id, { text: 'Later', day: '2027-03-09' });
    const done = await added(id, { text: 'Was done', day: '2027-03-01' });
    const { status, body } = await add(id, { text: 'Today', day: '2027-03-01' }, clerk);
    expect(status).toBe(201);
    expect(body).toMatchObject({ today: '2027-03-01', canBeAdded: true });
    await finish(done, clerk);
    const { tasks } = (await look(id)).body;
    expect(tasks.map(({ text }) => text)).toEqual(['Today', 'Later', 'Some day', 'Was done']);
    expect(tasks[0]).toMatchObject({ isDue: true, isOverdue: false, createdBy: clerkName, doneAt: null });
    expect(tasks[3]).toMatchObject({ isDue: false, doneBy: clerkName, doneAt: TEST_NOW.toISOString() });
  });

  it('keep who did them first, and are reopened, changed and removed', async () => {
    const id = await booked();
    const task = await added(id);
    await finish(task, clerk);
    expect((await finish(task)).body.tasks).toMatchObject([{ doneBy: clerkName }]);
    expect((await reopen(task)).body.tasks).toMatchObject([{ doneAt: null, doneBy: null }]);
    const later = { text: 'Call about stage and lights', day: '2027-03-05' };
    expect((await change(task, later)).body.tasks).toMatchObject([later]);
    expect((await remove(task)).body.tasks).toEqual([]);
    expect((await remove(task)).body).toMatchObject({ code: 'NOT_FOUND', message: TASK_MESSAGES.notFound });
    const entries = await at
      .context()
      .em.execute<{ action: string; before: null; after: null }[]>(
        `select action, before, after from audit_events where subject_id = ?::text and action like '%.task-%' order by id`,
        [String(id)],
      );
    expect(entries.map(({ action }) => action)).toEqual(
      ['added', 'done', 'reopened', 'changed', 'removed'].map((what) => `booking.task-${what}`),
    );
    expect(JSON.stringify(entries)).not.toContain('stage');
  });

  it('are added once by a repeated request, and never too many', async () => {
    const id = await booked();
    const headers = { 'idempotency-key': 'one' };
    await add(id, STAGE, venue.owner, headers);
    expect((await add(id, STAGE, venue.owner, headers)).body.tasks).toHaveLength(1);
    expect((await add(id, { text: 'Other' }, venue.owner, headers)).body.code).toBe('IDEMPOTENCY_MISMATCH');
    await at.context().em.execute(
      `insert into booking_tasks (booking_id, business_id, created_by, text)
         select b.id, b.business_id, ?, 'More' from bookings b, generate_series(2, ?) where b.id = ?`,
      [venue.owner.id, TASK_LIMITS.tasksMax, id],
    );
    expect((await look(id)).body.canBeAdded).toBe(false);
    expect((await add(id)).body).toMatchObject({ code: 'CONFLICT', field: 'text', message: TASK_MESSAGES.full });
  });

  it('need a text, and a day from today to two years ahead; an old day stays when the text changes', async () => {
    const id = await booked();
    const refused = async (body: object) => (await add(id, body)).body;
    expect(await refused({ text: ' ' })).toMatchObject({ field: 'text', message: TASK_MESSAGES.textRequired });
    expect(await refused({ ...STAGE, day: '2027-02-28' })).toMatchObject({
      ...{ code: 'INVALID_INPUT', field: 'day', message: THREAD_MESSAGES.dayPast },
    });
    expect(await refused({ ...STAGE, day: '2029-03-02' })).toMatchObject({
      ...{ field: 'day', message: ENQUIRY_MESSAGES.followUpFar },
    });
    expect(await refused({ ...STAGE, day: 'soon' })).toMatchObject({ code: 'INVALID_INPUT', field: 'day' });
    const task = await added(id, { ...STAGE, day: '2027-03-01' });
    await makeDue(task, '2027-02-27');
    const kept = { text: 'Call again', day: '2027-02-27' };
    expect((await change(task, kept)).body.tasks).toMatchObject([{ ...kept, isOverdue: true }]);
    expect((await change(task, { ...kept, day: '2027-02-28' })).body).toMatchObject({ field: 'day' });
  });

  it('are seen and changed by nobody else: not the customer, not a member who booked as one, not staff', async () => {
    const id = await booked();
    const task = await added(id, { text: 'Ask in Gulberg', day: '2027-03-01' });
    const other = await openVenue(at);
    const staff = [await at.person(Role.MODERATOR), await at.person(Role.ADMIN)];
    const seen: number[] = [];
    for (const by of [customer, ...staff, other.owner]) {
      for (const answer of [look(id, by), add(id, STAGE, by), finish(task, by), remove(task, by)]) {
        seen.push((await answer).status);
      }
      const { data = [] } = (await due(by)) as { data?: unknown[] };
      expect(data).toEqual([]);
    }
    expect(seen).toEqual([...Array<number>(12).fill(403), ...Array<number>(4).fill(404)]);
    expect((await change(task, STAGE, other.owner)).body).toMatchObject({ message: TASK_MESSAGES.notFound });
    for (const by of [customer, ...staff]) {
      const side = by === customer ? 'user' : 'admin';
      for (const path of [`/${side}/bookings/${id}`, `/${side}/bookings/${id}/timeline`]) {
        expect(JSON.stringify((await by.rest('GET', path)).body)).not.toContain('Gulberg');
      }
    }
    const own = await booked(clerk.id);
    await add(own, { ...STAGE, day: '2027-03-01' });
    expect((await look(own, clerk)).status).toBe(404);
    expect((await due(clerk)).data.map(({ bookingId }) => bookingId)).toEqual([id]);
  });
});

describe('[issue 38] tasks whose day has come', () => {
  const remind = () => bookingTaskJobs['remind-of-tasks']?.(at.context(), {});
  const told = (who: Person) =>
    at
      .context()
      .em.execute<{ booking_id: number; audience: string }[]>(
        `select booking_id, audience from notifications where kind = 'task_due' and user_id = ? order by id`,
        [who.id],
      );

  it('are listed for the business, the longest overdue first, in as many statements as one', async () => {
    const id = await booked();
    const today = await added(id, { ...STAGE, day: '2027-03-01' });
    const done = await added(id, { text: 'Done', day: '2027-03-01' });
    const overdue = await added(id, { text: 'Overdue', day: '2027-03-01' });
    await add(id, { text: 'To come', day: '2027-03-02' });
    await finish(done);
    await makeDue(overdue, '2027-02-28');
    const { data } = await due(clerk);
    expect(data).toMatchObject([
      { taskId: overdue, isOverdue: true, bookingId: id },
      { taskId: today, isOverdue: false, bookingId: id },
    ]);
    const count = async () => (await recordStatements(at.app.orm, () => due())).statements.length;
    const before = await count();
    for (let n = 0; n < 5; n += 1) await add(await booked(), { ...STAGE, day: '2027-03-01' });
    expect(await count()).toBe(before);
  });

  it('are told of in the morning of the day in the hall’s zone, once for a booking, to everybody who answers', async () => {
    const id = await booked();
    await add(id, { ...STAGE, day: '2027-03-02' });
    await add(id, { text: 'And about the lights', day: '2027-03-02' });
    // 07:59 and 08:00 in Karachi.
    at.clock.set(new Date('2027-03-02T02:59:00Z'));
    await remind();
    expect(await told(venue.owner)).toEqual([]);
    at.clock.set(new Date('2027-03-02T03:00:00Z'));
    await Promise.all([remind(), remind()]);
    await remind();
    for (const who of [venue.owner, clerk]) {
      expect(await told(who)).toEqual([{ booking_id: id, audience: 'business' }]);
    }
    expect(await told(customer)).toEqual([]);
  });

  it('are told of again for another day alone, and not once they are done', async () => {
    const id = await booked();
    const task = await added(id, { ...STAGE, day: '2027-03-01' });
    const done = await added(await booked(), { ...STAGE, day: '2027-03-02' });
    await finish(done);
    await remind();
    expect((await clerk.rest('GET', '/notifications')).body).toMatchObject({ data: [{ kind: 'task_due' }] });
    await change(task, { text: 'Call twice', day: '2027-03-01' });
    await remind();
    expect(await told(clerk)).toHaveLength(1);
    await change(task, { text: 'Call twice', day: '2027-03-02' });
    at.clock.set(new Date('2027-03-02T03:00:00Z'));
    await remind();
    expect(await told(clerk)).toHaveLength(2);
  });

  it('are not told of to a member who made the booking as a customer', async () => {
    await add(await booked(clerk.id), { ...STAGE, day: '2027-03-01' });
    await remind();
    expect(await told(clerk)).toEqual([]);
    expect(await told(venue.owner)).toHaveLength(1);
  });
});
