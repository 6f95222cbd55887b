import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Role } from '../../domain/accounts/roles.js';
import { startHarness, TEST_NOW, type Harness, type Person } from '../../testing/harness.js';

let at: Harness;
let admin: Person;
let moderator: Person;
let customer: Person;
beforeAll(async () => {
  at = await startHarness();
  [admin, moderator, customer] = [
    await at.person(Role.ADMIN),
    await at.person(Role.MODERATOR),
    await at.person(Role.USER),
  ];
});
afterAll(() => at.close());

const ARTICLE = {
  title: 'How to choose a hall: talked about',
  slug: 'talked-about',
  content: '<p>What to look for.</p>',
  status: 'published',
};

describe('[product: control panel] comment moderation', () => {
  const THREADS = `query Threads($filter: CommentThreadFilter, $paging: PagingInput) {
    blogCommentThreads(filter: $filter, paging: $paging) {
      nodes { id content isHidden hiddenReason postTitle answers { content authorName isHidden } } totalCount } }`;
  interface Threads {
    blogCommentThreads: { nodes: { content: string }[]; totalCount: number };
  }
  let postId: number;

  beforeAll(async () => {
    postId = (await admin.rest<{ id: number }>('POST', '/admin/configuration/blog/posts', ARTICLE)).body.id;
    const write = async (content: string, parentId?: number) => {
      at.clock.advanceMinutes(1);
      const { data } = await customer.graphql<{ writeBlogComment: { id: number } }>(
        'mutation Write($input: BlogCommentInput!) { writeBlogComment(input: $input) { id } }',
        { input: { postId, content, parentId } },
      );
      return data?.writeBlogComment.id ?? 0;
    };
    const first = await write('Which marquee was it?');
    const answer = await write('50% cheaper at spam.test', first);
    await write('Lovely pictures');
    await moderator.graphql('mutation Hide($id: Int!) { hideBlogComment(id: $id, input: { reason: "Spam" }) }', {
      id: answer,
    });
    at.clock.set(TEST_NOW);
  });
  const threads = async (person: Person, filter: object = {}) =>
    person.graphql<Threads>(THREADS, { filter: { postId, ...filter } });

  it('lists the newest comment first, each with its replies and the text of hidden ones', async () => {
    expect((await threads(moderator)).data?.blogCommentThreads).toMatchObject({
      totalCount: 2,
      nodes: [
        { content: 'Lovely pictures', answers: [] },
        {
          content: 'Which marquee was it?',
          answers: [{ content: '50% cheaper at spam.test', isHidden: true }],
        },
      ],
    });
  });

  it('filters by state and by text of a comment or a reply, literally', async () => {
    const found = async (filter: object) =>
      (await threads(admin, filter)).data?.blogCommentThreads.nodes.map(({ content }) => content);
    expect(await found({ state: 'HIDDEN' })).toEqual(['Which marquee was it?']);
    expect(await found({ text: '50%' })).toEqual(['Which marquee was it?']);
    expect(await found({ text: 'LOVELY' })).toEqual(['Lovely pictures']);
    expect(await found({ text: '%' })).toEqual(['Which marquee was it?']);
  });

  it('is for staff only', async () => {
    expect((await threads(at.visitor)).errors[0]?.extensions.code).toBe('UNAUTHENTICATED');
    expect((await threads(customer)).errors[0]?.extensions.code).toBe('FORBIDDEN');
  });
});
