import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Role } from '../../domain/accounts/roles.js';
import { BookingStatus } from '../../domain/bookings/transitions.js';
import { REVIEW_LIMITS } from '../../domain/reviews/limits.js';
import { givenBooking, givenBusiness, givenHall } from '../../testing/scene.js';
import { startHarness, TEST_NOW, type Harness, type Person } from '../../testing/harness.js';
import { recordStatements } from '../../testing/statements.js';
import { getHallReviews } from './review.service.js';

const HOUR_MS = 3_600_000;

interface ReviewPage {
  nodes: { comment: string }[];
  pageInfo: { endCursor: string };
}

let app: Harness;
let owner: Person;
let otherOwner: Person;
let moderator: Person;
let admin: Person;
let customer: Person;
let other: Person;
let businessId: number;
let hallId: number;

interface ReviewBody {
  id: number;
  rating: number;
  comment: string | null;
  userName: string;
  isVerifiedBooking: boolean;
  answer: string | null;
}

interface ListBody {
  data: {
    reviews: ReviewBody[];
    averageRating: number;
    totalReviews: number;
    histogram: { rating: number; count: number }[];
  };
  paging: { limit: number; total: number; nextCursor: string | null };
}

beforeAll(async () => {
  app = await startHarness();
  owner = await app.person(Role.BUSINESS);
  otherOwner = await app.person(Role.BUSINESS);
  moderator = await app.person(Role.MODERATOR);
  admin = await app.person(Role.ADMIN);
  customer = await app.person(Role.USER, { name: 'Ayesha Khan' });
  other = await app.person(Role.USER, { name: 'Bilal Ahmed' });
  businessId = await givenBusiness(app.context().em, owner.id);
});
afterAll(() => app.close());
beforeEach(async () => {
  hallId = await givenHall(app.context().em, businessId);
});

const write = (person: Person, rating: unknown = 4, comment: unknown = 'Lovely lights.') =>
  person.rest<ReviewBody & { code: string; field: string; error: string }>('POST', '/user/reviews', {
    hallId,
    rating,
    comment,
  });
const list = async (query = '') =>
  (await app.visitor.rest<ListBody>('GET', `/public/halls/${hallId}/reviews${query}`)).body;
const hall = async () => (await app.visitor.rest('GET', `/public/halls/${hallId}/complete-info`)).body;

const MANAGED = 'id isHidden hiddenReason openReports { reason reporterName } hallTitle userName';
const hide = (person: Person, id: number, reason = 'Insults') =>
  person.graphql<{ hideReview: Record<string, unknown> }>(
    `mutation ($id: Int!, $input: ReviewReasonInput!) { hideReview(id: $id, input: $input) { ${MANAGED} } }`,
    { id, input: { reason } },
  );
const show = (person: Person, id: number) =>
  person.graphql<{ showReview: Record<string, unknown> }>(
    `mutation ($id: Int!) { showReview(id: $id) { ${MANAGED} } }`,
    { id },
  );
const answer = (person: Person, id: number, reply: string) =>
  person.graphql<{ answerReview: ReviewBody }>(
    'mutation ($id: Int!, $input: AnswerReviewInput!) { answerReview(id: $id, input: $input) { answer viewerCanAnswer } }',
    { id, input: { reply } },
  );
const report = (person: Person, id: number, reason = 'Advertising') =>
  person.graphql(
    'mutation ($id: Int!, $input: ReviewReasonInput!) { reportReview(id: $id, input: $input) { viewerCanReport } }',
    {
      id,
      input: { reason },
    },
  );

describe('[customer §7 POST /api/user/reviews]', () => {
  it('writes the customer’s review, counts it at once, and shows it with the name', async () => {
    const { status, body } = await write(customer, 4, '  Lovely lights.  ');
    expect(status).toBe(201);
    expect(body).toMatchObject({
      rating: 4,
      comment: 'Lovely lights.',
      userName: 'Ayesha Khan',
      isVerifiedBooking: false,
    });
    await write(other, 5, null);
    expect(await list()).toMatchObject({
      data: {
        reviews: [{ rating: 5, comment: null, userName: 'Bilal Ahmed' }, { rating: 4 }],
        averageRating: 4.5,
        totalReviews: 2,
        histogram: [5, 4, 3, 2, 1].map((rating) => ({ rating, count: rating >= 4 ? 1 : 0 })),
      },
      paging: { total: 2, nextCursor: null },
    });
    expect(await hall()).toMatchObject({ rating: 4.5, reviewCount: 2 });
  });

  it('[customer §6] takes one review per customer and hall', async () => {
    await write(customer);
    const { status, body } = await write(customer, 1);
    expect([status, body.code]).toEqual([409, 'CONFLICT']);
    expect(await hall()).toMatchObject({ rating: 4, reviewCount: 1 });
  });

  it('takes one also when both are sent at the same moment', async () => {
    const statuses = (await Promise.all([write(customer, 1), write(customer, 5)])).map(({ status }) => status).sort();
    expect(statuses).toEqual([201, 409]);
    expect((await hall()).reviewCount).toBe(1);
  });

  it('[customer §6] is for customers only', async () => {
    expect((await write(app.visitor)).status).toBe(401);
    for (const person of [owner, moderator, admin]) expect((await write(person)).status).toBe(403);
    expect((await hall()).reviewCount).toBe(0);
  });

  it.each([0, 6, 4.5, null, '4a', undefined])('[customer §5] requires a rating of 1 to 5 (%p)', async (rating) => {
    const { status, body } = await customer.rest('POST', '/user/reviews', { hallId, rating, comment: 'x' });
    expect([status, body.field, body.error]).toEqual([422, 'rating', 'Please select a rating']);
  });

  it('[customer §5] takes a comment of 500 characters and refuses 501', async () => {
    const max = REVIEW_LIMITS.commentMaxCharacters;
    const { status, body } = await write(customer, 4, '🎉'.repeat(max + 1));
    expect([status, body.field]).toEqual([422, 'comment']);
    expect((await write(customer, 4, '🎉'.repeat(max))).status).toBe(201);
  });

  it('knows no hall that isn’t public', async () => {
    await app.context().em.execute(`update halls set status = 'inactive' where id = ?`, [hallId]);
    expect((await write(customer)).status).toBe(404);
    expect((await app.visitor.rest('GET', `/public/halls/${hallId}/reviews`)).status).toBe(404);
    expect((await customer.rest('POST', '/user/reviews', { hallId: 999_999, rating: 3 })).status).toBe(404);
  });
});

describe('[customer §7 PUT /api/user/reviews/{reviewId}]', () => {
  it('updates the viewer’s review and the hall’s average', async () => {
    const { body } = await write(customer, 1);
    const changed = await customer.rest('PUT', `/user/reviews/${body.id}`, { hallId, rating: 5, comment: '' });
    expect([changed.status, changed.body]).toMatchObject([200, { rating: 5, comment: null }]);
    expect(await hall()).toMatchObject({ rating: 5, reviewCount: 1 });
    expect((await customer.rest('GET', `/user/reviews/hall/${hallId}`)).body).toMatchObject({
      data: { id: body.id, rating: 5 },
    });
    expect((await other.rest('GET', `/user/reviews/hall/${hallId}`)).body).toEqual({ data: null });
    expect((await app.visitor.rest('GET', `/user/reviews/hall/${hallId}`)).status).toBe(401);
  });

  it('leaves a comment that isn’t sent as it is', async () => {
    const { body } = await write(customer, 3, 'As it was');
    expect((await customer.rest('PUT', `/user/reviews/${body.id}`, { rating: 4 })).body).toMatchObject({
      rating: 4,
      comment: 'As it was',
    });
  });

  it('refuses everybody else', async () => {
    const { body } = await write(customer, 3);
    const path = `/user/reviews/${body.id}`;
    expect((await app.visitor.rest('PUT', path, { rating: 1 })).status).toBe(401);
    expect((await other.rest('PUT', path, { rating: 1 })).status).toBe(403);
    expect((await owner.rest('PUT', path, { rating: 1 })).status).toBe(403);
    expect((await customer.rest('PUT', '/user/reviews/999999', { rating: 1 })).status).toBe(404);
    expect(await hall()).toMatchObject({ rating: 3, reviewCount: 1 });
  });
});

describe('what a review carries', () => {
  it('[product: Reviews] Verified booking: a confirmed booking of that hall that is over, and no other', async () => {
    const { em } = app.context();
    const anotherHall = await givenHall(em, businessId);
    const past = new Date(TEST_NOW.getTime() - 48 * HOUR_MS);
    await givenBooking(
      em,
      { userId: customer.id, hallId: anotherHall },
      { startTime: past, status: BookingStatus.CONFIRMED },
    );
    await givenBooking(em, { userId: customer.id, hallId }, { startTime: past, status: BookingStatus.CANCELLED });
    await givenBooking(em, { userId: customer.id, hallId }, { startTime: past, status: BookingStatus.PENDING });
    await givenBooking(em, { userId: other.id, hallId }, { startTime: past, status: BookingStatus.CONFIRMED });
    await write(customer);
    await write(other);
    const verified = Object.fromEntries(
      (await list()).data.reviews.map((review) => [review.userName, review.isVerifiedBooking]),
    );
    expect(verified).toEqual({ 'Ayesha Khan': false, 'Bilal Ahmed': true });
  });

  it('[product: Reviews] gets the mark when the booking is over', async () => {
    const startTime = new Date(app.clock.now().getTime() + HOUR_MS);
    await givenBooking(
      app.context().em,
      { userId: customer.id, hallId },
      { startTime, status: BookingStatus.CONFIRMED },
    );
    await write(customer);
    expect((await list()).data.reviews[0]?.isVerifiedBooking).toBe(false);
    app.clock.advanceMinutes(6 * 60);
    expect((await list()).data.reviews[0]?.isVerifiedBooking).toBe(true);
  });

  it('[customer §3 Review] shows Anonymous User if the name is missing or the account deleted', async () => {
    const leaver = await app.person(Role.USER);
    await write(leaver);
    await app.context().em.execute('update users set deleted_at = ? where id = ?', [TEST_NOW.toISOString(), leaver.id]);
    expect((await list()).data.reviews[0]?.userName).toBe('Anonymous User');
  });

  it('[product: Reviews] the owner answers once; nobody else', async () => {
    const { body } = await write(customer);
    expect((await answer(otherOwner, body.id, 'Mine?')).errors[0]?.extensions.code).toBe('FORBIDDEN');
    for (const person of [customer, moderator]) {
      expect((await answer(person, body.id, 'Me?')).errors[0]?.extensions.code).toBe('FORBIDDEN');
    }
    expect((await answer(owner, body.id, '   ')).errors[0]?.message).toBe('Reply is required');
    expect((await answer(owner, body.id, 'Thank you.')).data?.answerReview).toEqual({
      answer: 'Thank you.',
      viewerCanAnswer: false,
    });
    expect((await answer(owner, body.id, 'Again')).errors[0]?.extensions.code).toBe('CONFLICT');
    expect((await list()).data.reviews[0]?.answer).toBe('Thank you.');
  });
});

describe('[product: staff can hide a review, with a reason]', () => {
  it('hides it from everyone and from the average, shows its author the reason, and shows it again; both audited', async () => {
    const { body } = await write(customer, 1);
    await write(other, 5);
    expect((await hide(moderator, body.id)).data?.hideReview).toMatchObject({
      isHidden: true,
      hiddenReason: 'Insults',
    });
    expect(await list()).toMatchObject({
      data: { averageRating: 5, totalReviews: 1, reviews: [{ userName: 'Bilal Ahmed' }] },
    });
    expect(await hall()).toMatchObject({ rating: 5, reviewCount: 1 });
    expect((await customer.rest('GET', `/user/reviews/hall/${hallId}`)).body).toMatchObject({
      data: { isHidden: true, hiddenReason: 'Insults' },
    });
    await customer.rest('PUT', `/user/reviews/${body.id}`, { rating: 2 });
    expect(await hall()).toMatchObject({ rating: 5, reviewCount: 1 });
    expect((await hide(admin, body.id)).errors[0]?.extensions.code).toBe('CONFLICT');
    expect((await show(admin, body.id)).data?.showReview).toMatchObject({ isHidden: false, hiddenReason: null });
    expect(await hall()).toMatchObject({ rating: 3.5, reviewCount: 2 });
    const entries = await app
      .context()
      .em.execute(`select action, actor_id from audit_events where subject_id = ? order by id`, [String(body.id)]);
    expect(entries).toEqual([
      { action: 'review.hidden', actor_id: moderator.id },
      { action: 'review.shown', actor_id: admin.id },
    ]);
  });

  it('is refused to everybody else, and without a reason', async () => {
    const { body } = await write(customer);
    for (const person of [customer, owner, app.visitor]) {
      expect(['FORBIDDEN', 'UNAUTHENTICATED']).toContain((await hide(person, body.id)).errors[0]?.extensions.code);
      expect(['FORBIDDEN', 'UNAUTHENTICATED']).toContain((await show(person, body.id)).errors[0]?.extensions.code);
    }
    expect((await hide(moderator, body.id, ' ')).errors[0]).toMatchObject({
      message: 'Reason is required',
      extensions: { field: 'reason' },
    });
    expect((await hall()).reviewCount).toBe(1);
  });

  it('starts with a report: once per account, never of the viewer’s own review, until staff resolve it', async () => {
    const { body } = await write(customer);
    expect((await report(app.visitor, body.id)).errors[0]?.extensions.code).toBe('UNAUTHENTICATED');
    expect((await report(customer, body.id)).errors[0]?.extensions.code).toBe('FORBIDDEN');
    expect((await report(owner, body.id)).data).toEqual({ reportReview: { viewerCanReport: false } });
    expect((await report(owner, body.id)).errors[0]?.extensions.code).toBe('CONFLICT');
    const query = `query ($hallId: Int!, $state: ReviewState) { reviews(filter: { hallId: $hallId, state: $state }) { nodes { ${MANAGED} } totalCount } }`;
    const reported = () =>
      moderator.graphql<{ reviews: { nodes: unknown[]; totalCount: number } }>(query, { hallId, state: 'REPORTED' });
    expect((await reported()).data?.reviews).toMatchObject({
      totalCount: 1,
      nodes: [{ id: body.id, openReports: [{ reason: 'Advertising', reporterName: 'Person 1' }] }],
    });
    await moderator.graphql('mutation ($id: Int!) { dismissReviewReports(id: $id) { id } }', { id: body.id });
    expect((await reported()).data?.reviews.totalCount).toBe(0);
    expect((await customer.graphql(query, { hallId, state: 'ALL' })).errors[0]?.extensions.code).toBe('FORBIDDEN');
  });
});

describe('lists', () => {
  it('[product: every other list the first 100] pages by cursor, without gaps', async () => {
    await write(customer, 4);
    app.clock.advanceMinutes(1);
    await write(other, 5);
    const first = await list('?limit=1');
    expect(first).toMatchObject({
      data: { reviews: [{ rating: 5 }], totalReviews: 2 },
      paging: { limit: 1, total: 2 },
    });
    const second = await list(`?limit=1&after=${first.paging.nextCursor}`);
    expect(second).toMatchObject({ data: { reviews: [{ rating: 4 }] }, paging: { nextCursor: null } });
    for (const query of [
      '?limit=101',
      '?limit=0',
      '?after=nonsense',
      `?after=${Buffer.from('["x","y"]').toString('base64url')}`,
    ]) {
      expect((await app.visitor.rest('GET', `/public/halls/${hallId}/reviews${query}`)).status).toBe(422);
    }
  });

  it('[product: staff can hide a review] staff find reviews by text, hall and author, literally', async () => {
    await write(customer, 4, '100% as promised');
    await write(other, 5, 'A fine evening');
    const query = `query ($filter: ReviewFilter) { reviews(filter: $filter) { nodes { comment } } }`;
    const found = async (text: string) =>
      (
        await moderator.graphql<{ reviews: { nodes: { comment: string }[] } }>(query, { filter: { hallId, text } })
      ).data?.reviews.nodes.map(({ comment }) => comment);
    expect(await found('100%')).toEqual(['100% as promised']);
    expect(await found('BILAL')).toEqual(['A fine evening']);
    expect(await found('_')).toEqual([]);
    const paged = `query ($filter: ReviewFilter, $paging: PagingInput) {
      reviews(filter: $filter, paging: $paging) { nodes { comment } totalCount pageInfo { endCursor hasNextPage } } }`;
    const page = async (after?: string) => {
      const variables = { filter: { hallId, text: 'as' }, paging: { limit: 1, after } };
      return (await moderator.graphql<{ reviews: ReviewPage }>(paged, variables)).data?.reviews;
    };
    await app.context().em.execute(`update hall_reviews set comment = 'Astonishing' where comment like 'A fine%'`);
    const first = await page();
    expect(first).toMatchObject({ totalCount: 2, pageInfo: { hasNextPage: true } });
    const second = await page(first?.pageInfo.endCursor);
    expect(second).toMatchObject({ totalCount: 2, pageInfo: { hasNextPage: false } });
    expect([first, second].flatMap((each) => each?.nodes.map(({ comment }) => comment)).sort()).toEqual([
      '100% as promised',
      'Astonishing',
    ]);
  });

  it('[product: staff can hide a review] counts a review once that a search finds in several ways', async () => {
    const author = await app.person(Role.USER, { name: 'Zulekha Bano' });
    await write(author, 5, 'Zulekha was here');
    await write(other, 4, 'As Zulekha said');
    await write(customer, 3, 'Fine');
    const query = `query ($filter: ReviewFilter) { reviews(filter: $filter) { nodes { comment } totalCount } }`;
    const filter = { hallId, text: 'zulekha' };
    expect((await moderator.graphql<{ reviews: ReviewPage }>(query, { filter })).data?.reviews).toMatchObject({
      nodes: [{ comment: 'As Zulekha said' }, { comment: 'Zulekha was here' }],
      totalCount: 2,
    });
  });

  it('takes as many statements for many reviews as for few', async () => {
    const read = () =>
      recordStatements(app.app.orm, async () => {
        const page = { limit: 100, page: 1, offset: 0, after: undefined };
        return (await getHallReviews(app.context(), hallId, page)).nodes.length;
      });
    await write(customer);
    const few = await read();
    for (let index = 0; index < 5; index += 1) await write(await app.person(Role.USER));
    const many = await read();
    expect([few.result, many.result]).toEqual([1, 6]);
    expect([few.statements.length, many.statements.length]).toEqual([2, 2]);
  });

  it('returns an owner’s reviews of their own halls', async () => {
    const { body } = await write(customer);
    const query =
      'query ($filter: OwnReviewFilter) { ownReviews(filter: $filter) { nodes { id hallTitle viewerCanAnswer } } }';
    const read = async (person: Person) =>
      (await person.graphql<{ ownReviews: { nodes: unknown[] } }>(query, { filter: { hallId, unanswered: true } })).data
        ?.ownReviews.nodes;
    expect(await read(owner)).toMatchObject([{ id: body.id, viewerCanAnswer: true }]);
    expect(await read(otherOwner)).toEqual([]);
    await answer(owner, body.id, 'Thank you.');
    expect(await read(owner)).toEqual([]);
  });
});
