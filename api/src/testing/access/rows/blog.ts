import { admins, everyone, only, signedIn, staff, type Access } from '../actors.js';

const STAFF = only(staff('answered'));
const ADMINS = only(admins);
const ARTICLE = {
  title: 'Something new about halls',
  slug: 'something-new',
  content: `<p>${'A sentence about halls and weddings. '.repeat(8)}</p>`,
};
const CATEGORY = { name: 'Something new', slug: 'something-new' };

/** Access to articles and comments. */
export const blogAccess: Access = {
  'Query.blogPosts': [{ of: 'everybody', outcomes: everyone('answered') }],
  'Query.featuredBlogPosts': [{ of: 'everybody', outcomes: everyone('answered') }],
  'Query.blogPost': [
    {
      of: 'the admin',
      args: () => ({ slug: 'published' }),
      outcomes: everyone('answered'),
      leavesTrace: true,
      shows: { everybody: ['admin.name'] },
    },
    { of: 'the admin, a draft', args: () => ({ slug: 'draft' }), outcomes: everyone('NOT_FOUND') },
  ],
  'Query.blogCategories': [{ of: 'everybody', outcomes: everyone('answered') }],
  'Query.blogTags': [{ of: 'everybody', outcomes: everyone('answered') }],
  'Query.blogFigures': [{ of: 'everybody', outcomes: everyone('answered') }],
  'Query.blogComments': [
    {
      of: 'the customer, on an article',
      args: ({ blog }) => ({ postId: blog.published }),
      outcomes: everyone('answered'),
      shows: { everybody: ['customer.name'] },
    },
    {
      of: 'the admin, on a draft',
      args: ({ blog }) => ({ postId: blog.draft }),
      outcomes: everyone('NOT_FOUND', staff('answered')),
    },
  ],
  'Query.editorBlogPosts': [{ of: 'staff', outcomes: STAFF }],
  'Query.editorBlogPost': [{ of: 'the admin, a draft', args: ({ blog }) => ({ id: blog.draft }), outcomes: STAFF }],
  'Query.editorBlogFigures': [{ of: 'staff', outcomes: STAFF }],
  'Query.blogContentPreview': [
    { of: 'the viewer', args: () => ({ input: { content: '<p>Flowers.</p>' } }), outcomes: ADMINS },
  ],
  'Query.blogCommentThreads': [{ of: 'everybody', outcomes: STAFF }],
  'Mutation.writeBlogPost': [{ of: 'the viewer', args: () => ({ input: ARTICLE }), outcomes: ADMINS }],
  'Mutation.changeBlogPost': [
    { of: 'the admin', args: ({ blog }) => ({ id: blog.draft, input: ARTICLE }), outcomes: ADMINS },
    {
      of: 'the admin, with tags and pictures',
      args: ({ blog }) => ({
        id: blog.published,
        input: {
          ...ARTICLE,
          categoryId: blog.category,
          tagIds: [],
          media: [{ mediaUrl: 'https://pictures.test/new.webp' }],
        },
      }),
      outcomes: ADMINS,
    },
  ],
  'Mutation.publishBlogPost': [{ of: 'the admin', args: ({ blog }) => ({ id: blog.draft }), outcomes: ADMINS }],
  'Mutation.unpublishBlogPost': [{ of: 'the admin', args: ({ blog }) => ({ id: blog.published }), outcomes: ADMINS }],
  'Mutation.archiveBlogPost': [{ of: 'the admin', args: ({ blog }) => ({ id: blog.published }), outcomes: ADMINS }],
  'Mutation.unarchiveBlogPost': [{ of: 'the admin', args: ({ blog }) => ({ id: blog.archived }), outcomes: ADMINS }],
  'Mutation.removeBlogPost': [
    {
      of: 'the admin, with tags, pictures and comments',
      args: ({ blog }) => ({ id: blog.published }),
      outcomes: ADMINS,
    },
  ],
  'Mutation.addBlogCategory': [{ of: 'the platform', args: () => ({ input: CATEGORY }), outcomes: ADMINS }],
  'Mutation.changeBlogCategory': [
    { of: 'the platform', args: ({ blog }) => ({ id: blog.category, input: CATEGORY }), outcomes: ADMINS },
  ],
  'Mutation.removeBlogCategory': [
    { of: 'the platform', args: ({ blog }) => ({ id: blog.category }), outcomes: ADMINS },
  ],
  'Mutation.addBlogTag': [{ of: 'the platform', args: () => ({ input: CATEGORY }), outcomes: ADMINS }],
  'Mutation.removeBlogTag': [{ of: 'the platform', args: ({ blog }) => ({ id: blog.tag }), outcomes: ADMINS }],
  'Mutation.writeBlogComment': [
    {
      of: 'the viewer, on an article',
      args: ({ blog }) => ({ input: { postId: blog.published, content: 'What a fine article.' } }),
      outcomes: signedIn('answered'),
    },
    {
      of: 'the viewer, on a draft',
      args: ({ blog }) => ({ input: { postId: blog.draft, content: 'What a fine article.' } }),
      outcomes: signedIn('NOT_FOUND'),
    },
  ],
  'Mutation.hideBlogComment': [
    {
      of: 'the customer',
      args: ({ blog }) => ({ id: blog.comment, input: { reason: 'It is an advertisement' } }),
      outcomes: STAFF,
    },
  ],
  'Mutation.showBlogComment': [
    { of: 'somebody, hidden', args: ({ blog }) => ({ id: blog.hiddenComment }), outcomes: STAFF },
  ],
};
