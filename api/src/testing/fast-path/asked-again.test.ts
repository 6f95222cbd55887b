import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Role } from '../../domain/accounts/roles.js';
import type { Person } from '../harness.js';
import { givenBusiness, givenHall } from '../scene.js';
import { readWebOperations, sendKnown, sendRest, type Seen } from './compare.js';
import { startBothPaths, type BothPaths } from './servers.js';

/** The same reads again and at the same moment: what is kept and shared on the fast path shows nowhere. */
const HASHES = new Map(readWebOperations().map(({ name, hash }) => [name, hash]));

let both: BothPaths;
let customer: Person;
let hallIds: number[];

beforeAll(async () => {
  both = await startBothPaths();
  customer = await both.at.person(Role.USER);
  const owner = await both.at.person(Role.BUSINESS);
  const { em } = both.at.context();
  const business = await givenBusiness(em, owner.id);
  hallIds = [];
  for (let number = 1; number <= 4; number += 1)
    hallIds.push(await givenHall(em, business, { hallName: `Hall ${number}`, location: 'Marine Drive, Gwadar' }));
  await em.execute('insert into saved_halls (user_id, hall_id) values (?, ?)', [customer.id, hallIds[0] ?? 0]);
});
afterAll(() => both.close());

interface Asked {
  name: string;
  variables: Record<string, unknown>;
  person?: Person;
}

const known = (url: string, { name, variables, person = both.at.visitor }: Asked) =>
  sendKnown(url, { hash: HASHES.get(name) ?? '' }, { person, isWrite: false, variables });
const read = (url: string, path: string, person = both.at.visitor) =>
  sendRest(url, { method: 'GET', path, body: {} }, { person, isWrite: false });

/** What both paths answer, asked twice. */
async function expectSameTwice(send: (url: string) => Promise<Seen>): Promise<Seen> {
  const slow = await send(both.urls[1]);
  for (let time = 0; time < 2; time += 1) expect(await send(both.urls[0])).toEqual(slow);
  return slow;
}

const search = (filter: Record<string, unknown>) => ({ limit: 12, withTotal: true, filter });

describe('[issue: fast reads] asked again', () => {
  it.each([
    search({ location: 'gwadar' }),
    search({ location: 'gwadar', currency: 'PKR', maxPrice: 5_000 }),
    search({ location: 'gwadar', currency: 'USD', maxPrice: 5_000 }),
    search({ location: 'gwadar', currency: 'USD', minPrice: 4_000, maxPrice: 5_000 }),
    { ...search({ location: 'gwadar' }), withTotal: false },
    { ...search({ location: 'gwadar' }), order: 'PRICE' },
  ])('a search answers the same: %j', async (variables) => {
    expect((await expectSameTwice((url) => known(url, { name: 'SearchHalls', variables }))).body).toContain('Hall');
  });

  it.each([
    search({ minPrice: 5, maxPrice: 2 }),
    search({ capacity: 7 }),
    { ...search({}), after: 'nonsense' },
    { ...search({}), limit: 101 },
    { ...search({}), limit: 1_000_000 },
  ])('what is refused is refused again: %j', async (variables) => {
    const { body } = await expectSameTwice((url) => known(url, { name: 'SearchHalls', variables }));
    expect(body).toMatch(/INVALID_INPUT|ANSWER_TOO_LARGE/);
  });

  it.each([
    'location=gwadar',
    'location=gwadar&currency=USD&maxPrice=50',
    'limit=101',
    'capacity=7',
    'cursor=nonsense',
  ])('over REST, too: %s', async (query) => {
    await expectSameTwice((url) => read(url, `/public/halls?${query}`));
  });

  it('a change shows at once', async () => {
    const [, id = 0] = hallIds;
    const asked = { name: 'HallPage', variables: { id } };
    const { em } = both.at.context();
    expect((await known(both.urls[0], asked)).body).toContain('Hall 2');
    await em.execute(`update halls set hall_name = 'Renamed' where id = ?`, [id]);
    expect((await expectSameTwice((url) => known(url, asked))).body).toContain('Renamed');
    await em.execute(`update halls set status = 'inactive' where id = ?`, [id]);
    expect((await expectSameTwice((url) => known(url, asked))).body).toContain('NOT_FOUND');
    expect(await expectSameTwice((url) => read(url, `/public/halls/${id}/complete-info`))).toMatchObject({
      status: 404,
    });
    await em.execute(`update halls set hall_name = 'Hall 2', status = 'active' where id = ?`, [id]);
    expect((await expectSameTwice((url) => known(url, asked))).body).toContain('Hall 2');
  });
});

describe('[issue: fast reads] asked at the same moment', () => {
  it('everybody gets their own answer', async () => {
    const [first = 0, , third = 0, fourth = 0] = hallIds;
    const asked: Asked[] = [
      { name: 'HallPage', variables: { id: first } },
      { name: 'HallPage', variables: { id: first }, person: customer },
      { name: 'HallPage', variables: { id: third } },
      { name: 'HallPage', variables: { id: 999_999 } },
      { name: 'HallPage', variables: { id: fourth }, person: customer },
    ];
    const slow: Seen[] = [];
    for (const each of asked) slow.push(await known(both.urls[1], each));
    expect(await Promise.all(asked.map((each) => known(both.urls[0], each)))).toEqual(slow);
    expect(slow.map(({ body }) => String(body).includes('"viewerHasSaved":true'))).toEqual([
      false,
      true,
      false,
      false,
      false,
    ]);
  });

  it('searches of one kind are told apart', async () => {
    const of = (filter: Record<string, unknown>, person?: Person): Asked => ({
      name: 'SearchHalls',
      variables: search({ location: 'gwadar', ...filter }),
      ...(person ? { person } : {}),
    });
    const asked = [of({}), of({ guests: 100_000 }), of({}, customer), of({ minRating: 5 }), of({ capacity: 50 })];
    const slow: Seen[] = [];
    for (const each of asked) slow.push(await known(both.urls[1], each));
    for (let time = 0; time < 2; time += 1)
      expect(await Promise.all(asked.map((each) => known(both.urls[0], each)))).toEqual(slow);
    expect(String(slow[2]?.body)).toContain('"viewerHasSaved":true');
    expect(String(slow[0]?.body)).not.toContain('"viewerHasSaved":true');
  });
});

describe('[issue: fast reads] headers of both paths', () => {
  const paths = () => ['/public/halls?location=gwadar', `/public/halls/${hallIds[0] ?? 0}/complete-info`];

  it('have the same entity tag, so that each server knows the other’s', async () => {
    for (const path of paths()) {
      const [fast, slow] = await Promise.all(both.urls.map((url) => fetch(`${url}/api${path}`)));
      const tag = slow?.headers.get('etag') ?? '';
      expect(tag).toMatch(/^W\/"/);
      expect(fast?.headers.get('etag')).toBe(tag);
      for (const url of both.urls) {
        const again = await fetch(`${url}/api${path}`, { headers: { 'if-none-match': tag } });
        expect([again.status, await again.text()]).toEqual([304, '']);
      }
      const { em } = both.at.context();
      await em.execute('update halls set review_count = review_count + 1 where id = ?', [hallIds[0] ?? 0]);
      const changed = await fetch(`${both.urls[0]}/api${path}`, { headers: { 'if-none-match': tag } });
      expect(changed.status).toBe(200);
    }
  });

  it('are those of HEAD', async () => {
    for (const path of paths()) {
      const [fast, slow] = await Promise.all(
        both.urls.map(async (url) => {
          const { status, headers } = await fetch(`${url}/api${path}`, { method: 'HEAD' });
          return { status, length: headers.get('content-length'), tag: headers.get('etag') };
        }),
      );
      expect(fast).toEqual(slow);
    }
  });
});
