import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Role } from '../../domain/accounts/roles.js';
import { TEST_NOW, type Harness, type Person } from '../../testing/harness.js';
import type { Venue } from '../../testing/scene.js';
import { startTwoServers, type TwoServers } from '../../testing/two-servers.js';
import { endOverdueGroups } from './booking-group-end.service.js';
import { findWrongSums } from '../bookings/testing.js';
import {
  findBrokenGroups,
  groupInput,
  openVenues,
  SOON_MINUTES,
  soonFunctions,
  toFunction,
  type GroupBody,
} from './testing.js';

/** Groups of two servers on one database: whatever happens at once, no group is half confirmed and no unit taken twice. */
let at: Harness;
let servers: TwoServers;
let venues: Venue[];
let customers: Person[];

beforeAll(async () => {
  servers = await startTwoServers();
  ({ at } = servers);
});
afterAll(() => servers.close());
beforeEach(async () => {
  at.clock.set(TEST_NOW);
  venues = await openVenues(at, 3);
  customers = [];
  for (let index = 0; index < 6; index += 1) customers.push(await at.person(Role.USER));
});

let turn = 0;

function send(person: Person, method: string, path: string, body: unknown) {
  turn += 1;
  return servers.asIn(turn, person).rest<GroupBody & { code?: string }>(method, path, body);
}

const halls = () => venues.map(({ hallId }) => hallId);
const ask = (person: Person, overrides = {}) =>
  send(person, 'POST', '/user/booking-groups', groupInput(halls(), overrides));
const askBackwards = (person: Person) => {
  const functions = halls()
    .map((hallId, index) => toFunction(hallId, index))
    .reverse();
  return send(person, 'POST', '/user/booking-groups', groupInput(halls(), { functions }));
};
const answer = (group: GroupBody, place: number, status: string) =>
  send(venues[place]?.owner as Person, 'PUT', `/business/bookings/${group.bookings[place]?.id}/status`, { status });

async function expectWhole(): Promise<void> {
  expect(await findBrokenGroups(at)).toEqual([]);
  expect(await findWrongSums(at.context().em)).toEqual([]);
}

describe('[issue 16] several functions, on two servers at once', () => {
  it('groups over the same halls in opposite order: one is made, the others are refused', async () => {
    const asked = customers.map((person, index) => (index % 2 === 0 ? ask(person) : askBackwards(person)));
    const answers = await Promise.all(asked);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409, 409]);
    expect(answers.filter(({ body }) => body.code).every(({ body }) => body.code === 'SLOT_TAKEN')).toBe(true);
    await expectWhole();
  });

  it('all owners accept at once: all functions are confirmed', async () => {
    const { body } = await ask(customers[0] as Person);
    const answers = await Promise.all([0, 1, 2].map((place) => answer(body, place, 'confirmed')));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const read = await send(customers[0] as Person, 'DELETE', `/user/booking-groups/${body.group.id}`, {});
    expect(read.body.code).toBe('FINAL_STATUS');
    await expectWhole();
  });

  it.each([1, 2, 3, 4])('the last yes against a no and the customer (round %s)', async () => {
    const [customer] = customers as [Person];
    const { body } = await ask(customer);
    await answer(body, 0, 'confirmed');
    await answer(body, 1, 'confirmed');
    const answers = await Promise.all([
      answer(body, 2, 'confirmed'),
      answer(body, 0, 'cancelled'),
      send(customer, 'DELETE', `/user/booking-groups/${body.group.id}`, {}),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true);
    await expectWhole();
  });

  it('the end of the deadline against the last yes, and others who want the time', async () => {
    const soon = { functions: soonFunctions(halls()) };
    const { body } = await ask(customers[0] as Person, soon);
    await answer(body, 0, 'confirmed');
    await answer(body, 1, 'confirmed');
    at.clock.advanceMinutes(SOON_MINUTES);
    const [late, ...next] = await Promise.all([
      answer(body, 2, 'confirmed'),
      ...customers.slice(1).map((person) => ask(person, soon)),
      endOverdueGroups(at.context()).then(() => ({ status: 0, body })),
      endOverdueGroups(at.context()).then(() => ({ status: 0, body })),
    ]);
    expect(late.status).toBe(409);
    expect(next.filter(({ status }) => status === 201)).toHaveLength(1);
    await expectWhole();
  });
});
