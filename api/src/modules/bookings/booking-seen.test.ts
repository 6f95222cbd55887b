import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Role } from '../../domain/accounts/roles.js';
import { TEST_NOW, type Person } from '../../testing/harness.js';
import { givenMember, openVenue } from '../../testing/scene.js';
import { markSeen } from './booking-timeline.queries.js';
import { openRequestScene, type RequestScene } from './testing.js';

interface Event {
  kind: string;
  at: string;
  side: string;
  actorName: string | null;
}

type Side = 'user' | 'business' | 'admin';

let scene: RequestScene;
let admin: Person;
let clerk: Person;

beforeAll(async () => {
  scene = await openRequestScene();
  const { at, plain } = scene;
  admin = await at.person(Role.ADMIN);
  clerk = await at.person(Role.USER, { name: 'Bilal Ahmed' });
  await givenMember(at.context().em, plain.businessId, clerk.id, 'CLERK');
});
afterAll(() => scene.at.close());

async function request(): Promise<number> {
  return (await scene.request(scene.plain.hallId)).body.id;
}

const onlySeen = (events: Event[]) => events.filter(({ kind }) => kind === 'seen');

async function readSeen(person: Person, side: Side, id: number): Promise<Event[]> {
  const { status, body } = await person.rest<Event[]>('GET', `/${side}/bookings/${id}/timeline`);
  expect(status).toBe(200);
  return onlySeen(body);
}

async function see(person: Person, id: number): Promise<Event[]> {
  const { status, body } = await person.rest<Event[]>('POST', `/business/bookings/${id}/seen`);
  expect(status).toBe(200);
  return onlySeen(body);
}

describe('a request that the business saw', () => {
  it('tells its customer the business’s name, and the team and staff the member’s', async () => {
    const id = await request();
    const mark = { kind: 'seen', side: 'business', at: TEST_NOW.toISOString(), actorName: 'Bilal Ahmed' };
    expect(await see(clerk, id)).toEqual([expect.objectContaining(mark)]);
    const { body } = await scene.customer.rest<{ businessName: string }>('GET', `/user/bookings/${id}`);
    expect(await readSeen(scene.customer, 'user', id)).toMatchObject([{ ...mark, actorName: body.businessName }]);
    expect(await readSeen(admin, 'admin', id)).toMatchObject([mark]);
  });

  it('keeps who saw it first', async () => {
    const id = await request();
    const [first] = await see(clerk, id);
    scene.at.clock.advanceMinutes(5);
    expect(await see(scene.plain.owner, id)).toEqual([first]);
  });

  it('isn’t seen by reading it', async () => {
    const id = await request();
    const list = await clerk.rest<{ data: { id: number }[] }>('GET', '/business/bookings');
    expect(list.body.data.map((booking) => booking.id)).toContain(id);
    await clerk.rest('GET', `/business/bookings/${id}`);
    expect(await readSeen(clerk, 'business', id)).toEqual([]);
  });

  it('isn’t seen by its customer, staff or another business', async () => {
    const id = await request();
    const other = await openVenue(scene.at);
    for (const [person, status] of [
      [scene.customer, 403],
      [admin, 403],
      [other.owner, 404],
    ] as const)
      expect((await person.rest('POST', `/business/bookings/${id}/seen`)).status).toBe(status);
    expect(await readSeen(scene.plain.owner, 'business', id)).toEqual([]);
  });

  it('isn’t seen any more once it is answered', async () => {
    const id = await request();
    await scene.plain.owner.rest('PUT', `/business/bookings/${id}/status`, { status: 'cancelled' });
    expect(await see(scene.plain.owner, id)).toEqual([]);
  });

  it('isn’t seen any more once it is accepted, by whoever read it before', async () => {
    const id = await request();
    const { em } = scene.at.context();
    const acceptance = 'accepted_at = ?, payment_due_at = ?, held_until = ?';
    await em.execute(`update bookings set ${acceptance} where id = ?`, [TEST_NOW, TEST_NOW, TEST_NOW, id]);
    await markSeen(em, id, { by: clerk.id, at: TEST_NOW });
    expect(await readSeen(clerk, 'business', id)).toEqual([]);
  });

  it('is left alone while somebody answers it, and marked the next time', async () => {
    const id = await request();
    await scene.at.context().em.transactional(async (answering) => {
      await answering.execute('select id from bookings where id = ? for update', [id]);
      expect(await see(clerk, id)).toEqual([]);
    });
    expect(await see(clerk, id)).toHaveLength(1);
  });
});
