import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Role } from '../../domain/accounts/roles.js';
import { givenBusiness, givenHall } from '../../testing/scene.js';
import { startHarness, type Harness, type Person } from '../../testing/harness.js';

let app: Harness;
let owner: Person;
let otherOwner: Person;
let customer: Person;
let hallId: number;
beforeAll(async () => {
  app = await startHarness();
  owner = await app.person(Role.BUSINESS);
  otherOwner = await app.person(Role.BUSINESS);
  customer = await app.person(Role.USER);
  const { em } = app.context();
  hallId = await givenHall(em, await givenBusiness(em, owner.id));
});
afterAll(() => app.close());

describe('the reviews of an owner', () => {
  it('narrows an owner’s list by stars, orders it, pages it, and takes an answer once, over REST too', async () => {
    const written: number[] = [];
    for (const rating of [4, 1, 5]) {
      const author = await app.person(Role.USER);
      const { body } = await author.rest<{ id: number }>('POST', '/user/reviews', { hallId, rating, comment: 'Fine' });
      written.push(body.id);
      app.clock.advanceMinutes(1);
    }
    const read = async (query: string) => {
      const { status, body } = await owner.rest<{ data: { id: number }[]; paging: { total: number } }>(
        'GET',
        `/business/reviews?hallId=${hallId}&${query}`,
      );
      expect(status).toBe(200);
      return body.data.map(({ id }) => written.indexOf(id)).filter((place) => place >= 0);
    };
    expect(await read('')).toEqual([2, 1, 0]);
    expect(await read('order=oldest')).toEqual([0, 1, 2]);
    expect(await read('order=lowest')).toEqual([1, 0, 2]);
    expect(await read('order=highest')).toEqual([2, 0, 1]);
    expect(await read('rating=1')).toEqual([1]);
    expect(await read('order=highest&limit=1&page=2')).toEqual([0]);
    const first = await owner.rest<{ data: { id: number }[]; paging: { nextCursor: string } }>(
      'GET',
      `/business/reviews?hallId=${hallId}&order=lowest&limit=1`,
    );
    expect(await read(`order=lowest&limit=1&after=${first.body.paging.nextCursor}`)).toEqual([0]);
    for (const rating of ['0', '6', '1.5', 'x']) {
      const refused = await owner.rest('GET', `/business/reviews?rating=${rating}`);
      expect([400, 422]).toContain(refused.status);
    }
    const path = `/business/reviews/${written[1]}/answer`;
    expect((await otherOwner.rest('POST', path, { reply: 'No' })).status).toBe(403);
    expect(await owner.rest('POST', path, { reply: ' ' })).toMatchObject({ status: 422, body: { field: 'reply' } });
    expect(await owner.rest('POST', path, { reply: 'We are sorry' })).toMatchObject({
      body: { answer: 'We are sorry' },
    });
    expect((await owner.rest('POST', path, { reply: 'Again' })).status).toBe(409);
    expect(await read('unanswered=true')).toEqual([2, 0]);
    for (const who of [customer, app.visitor])
      expect([401, 403]).toContain((await who.rest('GET', '/business/reviews')).status);
  });
});
