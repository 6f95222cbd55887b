import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Role } from '../../domain/accounts/roles.js';
import { REVIEW_MESSAGES } from '../../domain/reviews/inputs.js';
import { givenBusiness, givenHall } from '../../testing/scene.js';
import { startHarness, type Harness, type Person } from '../../testing/harness.js';

let app: Harness;
let owner: Person;
let otherOwner: Person;
let customer: Person;
let moderator: Person;
let businessId: number;
let hallId: number;
beforeAll(async () => {
  app = await startHarness();
  owner = await app.person(Role.BUSINESS);
  otherOwner = await app.person(Role.BUSINESS);
  customer = await app.person(Role.USER);
  moderator = await app.person(Role.MODERATOR);
  const { em } = app.context();
  businessId = await givenBusiness(em, owner.id);
  hallId = await givenHall(em, businessId);
});
afterAll(() => app.close());

interface AnsweredReview {
  id: number;
  updatedAt: string;
  answer: string | null;
  isChangedSinceAnswer: boolean;
}

/** The one review of another hall, which the owner has answered. */
async function givenAnswered() {
  const reviewed = await givenHall(app.context().em, businessId);
  const written = { hallId: reviewed, rating: 5, comment: 'Lovely' };
  const { id } = (await customer.rest<AnsweredReview>('POST', '/user/reviews', written)).body;
  app.clock.advanceMinutes(1);
  const answer = (reply: string, basedOn?: string) =>
    owner.rest<AnsweredReview>('POST', `/business/reviews/${id}/answer`, { reply, basedOn });
  const change = async (particulars: object) => {
    app.clock.advanceMinutes(1);
    const changed = await customer.rest<AnsweredReview>('PUT', `/user/reviews/${id}`, { rating: 5, ...particulars });
    app.clock.advanceMinutes(1);
    return changed.body;
  };
  expect((await answer('Thank you')).body).toMatchObject({ answer: 'Thank you', isChangedSinceAnswer: false });
  return { id, reviewed, answer, change, read: () => readMarked(reviewed) };
}

const MARKED = 'id answer isChangedSinceAnswer viewerCanAnswer';

/** A review as everybody reads it, as the owner's list has it, and as staff's. */
async function readMarked(reviewed: number) {
  const read = async (reader: Person, list: string) => {
    const query = `query ($hallId: Int!) { list: ${list} { nodes { ${MARKED} } } }`;
    return (await reader.graphql<{ list: { nodes: AnsweredReview[] } }>(query, { hallId: reviewed })).data?.list
      .nodes[0];
  };
  return [
    await read(app.visitor, 'hallReviews(hallId: $hallId)'),
    await read(owner, 'ownReviews(filter: { hallId: $hallId })'),
    await read(moderator, 'reviews(filter: { hallId: $hallId })'),
  ];
}

describe('an answer to a review', () => {
  it.each([
    ['rating', { rating: 1 }],
    ['comment', { comment: 'Not lovely' }],
    ['removed comment', { comment: null }],
  ])('is one to an earlier version after another %s, and is replaced once', async (_what, particulars) => {
    const { id, reviewed, answer, change, read } = await givenAnswered();
    await change(particulars);
    const outdated = { answer: 'Thank you', isChangedSinceAnswer: true };
    expect(await read()).toMatchObject([
      { ...outdated, viewerCanAnswer: false },
      { ...outdated, viewerCanAnswer: true },
      { ...outdated, viewerCanAnswer: false },
    ]);
    expect((await customer.rest('GET', `/user/reviews/hall/${reviewed}`)).body).toMatchObject({ data: outdated });
    const list = async (query: string) =>
      (await owner.rest('GET', `/business/reviews?hallId=${reviewed}${query}`)).body;
    expect(await list('')).toMatchObject({ data: [{ id, ...outdated }] });
    expect(await list('&unanswered=true')).toMatchObject({ data: [] });

    expect((await answer('We are sorry')).body).toMatchObject({ answer: 'We are sorry', isChangedSinceAnswer: false });
    expect((await answer('Again')).status).toBe(409);
    const answered = { answer: 'We are sorry', isChangedSinceAnswer: false, viewerCanAnswer: false };
    expect(await read()).toMatchObject([answered, answered, answered]);
  });

  it('stays that of a review which is saved unchanged', async () => {
    const { answer, change, read } = await givenAnswered();
    const [before] = await read();
    const { updatedAt } = await change({ comment: ' Lovely ' });
    expect((await change({})).updatedAt).toBe(updatedAt);
    expect(await read()).toMatchObject([before, before, before]);
    expect((await answer('Again')).status).toBe(409);
  });

  it('is refused where the review was changed after it had been read', async () => {
    const { answer, change, read } = await givenAnswered();
    const { updatedAt } = await change({ comment: 'Cold' });
    const latest = await change({ comment: 'Cold and dear' });
    expect(await answer('We warm it up', updatedAt)).toMatchObject({
      status: 409,
      body: { message: REVIEW_MESSAGES.changed },
    });
    expect((await read())[0]).toMatchObject({ answer: 'Thank you', isChangedSinceAnswer: true });
    expect((await answer('We warm it up, for less', latest.updatedAt)).body).toMatchObject({
      answer: 'We warm it up, for less',
    });
  });
});

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
