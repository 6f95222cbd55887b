import { paged, routes, type RestRequest } from '../../rest/route.js';

const CARD = `id slug title excerpt featuredImage categoryId categoryName categoryColor isFeatured viewCount status publishedAt createdAt`;
const PAGE = `nodes { ${CARD} } totalCount pageInfo { endCursor hasNextPage page limit }`;
const ARTICLE = `${CARD} content authorName readingMinutes tags { id name slug } media { mediaUrl caption }`;
const CATEGORY = 'id name slug description color postCount';

const paging = ({ query }: RestRequest) => ({ limit: query.limit, page: query.page, after: query.cursor });

/** The blog over REST (customer.md §7; business-and-admin.md §7 Moderator and admin). */
export const blogRoutes = routes([
  {
    method: 'GET',
    path: '/public/blog/posts',
    summary: 'Public articles.',
    tag: 'Blog',
    operation: `query RestBlogPosts($filter: BlogFilter, $paging: PagingInput) { blogPosts(filter: $filter, paging: $paging) { ${PAGE} } }`,
    variables: (request) => ({
      filter: { search: request.query.search, categoryId: request.query.categoryId, sortBy: request.query.sortBy },
      paging: paging(request),
    }),
    shape: ({ blogPosts }) => paged(blogPosts),
    cache: 'public',
  },
  {
    method: 'GET',
    path: '/public/blog/posts/{slug}',
    summary: 'One public article.',
    tag: 'Blog',
    operation: `query RestBlogPost($slug: String!) { blogPost(slug: $slug) { ${ARTICLE} } }`,
    variables: ({ params }) => ({ slug: params.slug }),
  },
  {
    method: 'GET',
    path: '/public/blog/categories',
    summary: 'Every category of articles.',
    tag: 'Blog',
    operation: `query RestBlogCategories { blogCategories { ${CATEGORY} } }`,
    cache: 'public',
  },
  {
    method: 'GET',
    path: '/public/blog/featured',
    summary: 'Featured articles.',
    tag: 'Blog',
    operation: `query RestFeaturedBlogPosts { featuredBlogPosts { ${CARD} } }`,
    cache: 'public',
  },
  {
    method: 'GET',
    path: '/public/blog/recent',
    summary: 'The newest articles.',
    tag: 'Blog',
    operation: `query RestRecentBlogPosts($paging: PagingInput) { blogPosts(paging: $paging) { nodes { ${CARD} } } }`,
    variables: ({ query }) => ({ paging: { limit: query.limit } }),
    shape: ({ blogPosts }) => (blogPosts as { nodes: unknown[] }).nodes,
    cache: 'public',
  },
  {
    method: 'GET',
    path: '/admin/configuration/blog/posts',
    summary: 'Articles of every status.',
    tag: 'Blog administration',
    operation: `query RestEditorBlogPosts($filter: BlogEditorFilter, $paging: PagingInput) { editorBlogPosts(filter: $filter, paging: $paging) { ${PAGE} } }`,
    variables: (request) => ({
      filter: { search: request.query.search, categoryId: request.query.categoryId, status: request.query.status },
      paging: paging(request),
    }),
    shape: ({ editorBlogPosts }) => paged(editorBlogPosts),
  },
  {
    method: 'POST',
    path: '/admin/configuration/blog/posts',
    summary: 'Writes a new article.',
    tag: 'Blog administration',
    operation: `mutation RestWriteBlogPost($input: BlogPostInput!) { writeBlogPost(input: $input) { ${ARTICLE} } }`,
    variables: ({ body }) => ({ input: body }),
    status: 201,
  },
  {
    method: 'PUT',
    path: '/admin/configuration/blog/posts/{id}',
    summary: 'Changes an article.',
    tag: 'Blog administration',
    operation: `mutation RestChangeBlogPost($id: Int!, $input: BlogPostInput!) { changeBlogPost(id: $id, input: $input) { ${ARTICLE} } }`,
    variables: ({ params, body }) => ({ id: params.id, input: body }),
  },
  {
    method: 'PUT',
    path: '/admin/configuration/blog/posts/{id}/publish',
    summary: 'Publishes a draft.',
    tag: 'Blog administration',
    operation: `mutation RestPublishBlogPost($id: Int!) { publishBlogPost(id: $id) { ${ARTICLE} } }`,
    variables: ({ params }) => ({ id: params.id }),
  },
  {
    method: 'DELETE',
    path: '/admin/configuration/blog/posts/{id}',
    summary: 'Removes an article.',
    tag: 'Blog administration',
    operation: 'mutation RestRemoveBlogPost($id: Int!) { removeBlogPost(id: $id) }',
    variables: ({ params }) => ({ id: params.id }),
    status: 204,
  },
  {
    method: 'GET',
    path: '/admin/configuration/blog/categories',
    summary: 'Every category of articles.',
    tag: 'Blog administration',
    operation: `query RestEditorBlogCategories { editorBlogFigures { categories } blogCategories { ${CATEGORY} } }`,
    shape: ({ blogCategories }) => blogCategories,
  },
  {
    method: 'POST',
    path: '/admin/configuration/blog/categories',
    summary: 'Adds a category.',
    tag: 'Blog administration',
    operation: `mutation RestAddBlogCategory($input: BlogCategoryInput!) { addBlogCategory(input: $input) { ${CATEGORY} } }`,
    variables: ({ body }) => ({ input: body }),
    status: 201,
  },
  {
    method: 'PUT',
    path: '/admin/configuration/blog/categories/{id}',
    summary: 'Changes a category.',
    tag: 'Blog administration',
    operation: `mutation RestChangeBlogCategory($id: Int!, $input: BlogCategoryInput!) { changeBlogCategory(id: $id, input: $input) { ${CATEGORY} } }`,
    variables: ({ params, body }) => ({ id: params.id, input: body }),
  },
  {
    method: 'DELETE',
    path: '/admin/configuration/blog/categories/{id}',
    summary: 'Removes a category that no article uses.',
    tag: 'Blog administration',
    operation: 'mutation RestRemoveBlogCategory($id: Int!) { removeBlogCategory(id: $id) }',
    variables: ({ params }) => ({ id: params.id }),
    status: 204,
  },
]);
