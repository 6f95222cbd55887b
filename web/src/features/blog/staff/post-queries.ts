/** Queries that a change of a post makes old, on both sides of the product. */
export const POST_QUERIES = [
  'PanelBlogPosts',
  'PanelBlogHead',
  'PanelBlogPost',
  'BlogList',
  'BlogHead',
  'BlogTeaser',
  'BlogArticlePage',
  'BlogSidebar',
];
