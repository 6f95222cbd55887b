import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Role } from '../../domain/accounts/roles.js';
import { startHarness, type Harness, type Person } from '../../testing/harness.js';
import { givenBusiness, givenHall } from '../../testing/scene.js';

let app: Harness;
let owner: Person;
let moderator: Person;
let customer: Person;
let hallId: number;
beforeAll(async () => {
  app = await startHarness();
  owner = await app.person(Role.BUSINESS);
  moderator = await app.person(Role.MODERATOR);
  customer = await app.person(Role.USER);
  const { em } = app.context();
  hallId = await givenHall(em, await givenBusiness(em, owner.id));
});
afterAll(() => app.close());

const REPORT = 'mutation ($id: Int!, $input: ReviewReasonInput!) { reportReview(id: $id, input: $input) { id } }';
const SHOWN = 'query ($hallId: Int!) { hallReviews(hallId: $hallId) { nodes { viewerCanReport } } }';
const QUEUE =
  'query ($hallId: Int!) { reviews(filter: { hallId: $hallId, state: REPORTED }) { nodes { openReports { reason } } } }';

describe('a reported review', () => {
  it('can be reported again by the same person once it was changed after staff resolved the first report', async () => {
    const { body } = await customer.rest<{ id: number }>('POST', '/user/reviews', {
      hallId,
      rating: 3,
      comment: 'Fair',
    });
    const change = async (comment: string) => {
      app.clock.advanceMinutes(1);
      await customer.rest('PUT', `/user/reviews/${body.id}`, { rating: 1, comment });
    };
    const report = async (reason: string) =>
      (await owner.graphql(REPORT, { id: body.id, input: { reason } })).errors[0]?.extensions.code;
    const canReport = async () => (await owner.graphql(SHOWN, { hallId })).data;
    const shown = (viewerCanReport: boolean) => ({ hallReviews: { nodes: [{ viewerCanReport }] } });

    expect(await report('Harsh')).toBeUndefined();
    await change('Dear and cold');
    // Staff haven't looked yet, and read what it says then.
    expect([await canReport(), await report('Harsh')]).toEqual([shown(false), 'CONFLICT']);
    app.clock.advanceMinutes(1);
    await moderator.graphql('mutation ($id: Int!) { dismissReviewReports(id: $id) { id } }', { id: body.id });
    expect([await canReport(), await report('Harsh')]).toEqual([shown(false), 'CONFLICT']);

    await change('Thieves');
    expect(await canReport()).toEqual(shown(true));
    expect(await report('Insults')).toBeUndefined();
    expect([await canReport(), await report('Insults')]).toEqual([shown(false), 'CONFLICT']);
    expect((await moderator.graphql(QUEUE, { hallId })).data).toEqual({
      reviews: { nodes: [{ openReports: [{ reason: 'Insults' }] }] },
    });
  });
});
