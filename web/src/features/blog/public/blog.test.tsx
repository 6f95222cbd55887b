import { describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { accessibilityProblems } from '../../../testing/axe';
import { pasteInto } from '../../../testing/paste-into';
import { person } from '../../../testing/people';
import { renderApp } from '../../../testing/render';
import { fakeServer, Refusal, type Asked } from '../../../testing/server';
import { ArticleScreen } from './ArticleScreen';
import { BlogScreen } from './BlogScreen';
import { BlogTeaser } from './BlogTeaser';

const post = (id: number, title: string, isFeatured = false) => ({
  __typename: 'BlogPostCard',
  id,
  slug: `post-${id}`,
  title,
  excerpt: 'What to look for.',
  titleUrdu: null,
  excerptUrdu: null,
  featuredImage: null,
  categoryId: 3,
  categoryName: 'Weddings',
  categoryNameUrdu: null,
  categoryColor: '#3B82F6',
  isFeatured,
  viewCount: 1200,
  publishedAt: '2026-03-03T09:00:00.000Z',
});

const page = (nodes: object[], total = nodes.length) => ({
  blogPosts: {
    __typename: 'BlogPostConnection',
    nodes,
    totalCount: total,
    pageInfo: { __typename: 'PageInfo', endCursor: null, hasNextPage: false },
  },
});

const head = (featured: object[]) => ({
  blogFigures: { __typename: 'BlogFigures', articleCount: 2, totalViews: 3400 },
  featuredBlogPosts: featured,
  blogCategories: [
    {
      __typename: 'BlogCategoryView',
      id: 3,
      name: 'Weddings',
      nameUrdu: null,
      slug: 'weddings',
      color: '#3B82F6',
      postCount: 2,
    },
  ],
  blogTags: [
    { __typename: 'BlogTagView', id: 7, name: 'Mehndi night', slug: 'mehndi-night' },
    { __typename: 'BlogTagView', id: 8, name: 'Winter', slug: 'winter' },
  ],
});

const article = {
  ...post(1, 'Choosing a hall'),
  __typename: 'BlogArticle',
  content: '<p>Begin with the guest list.</p>',
  authorName: 'Sana',
  readingMinutes: 4,
  readingMinutesUrdu: null,
  tags: [{ __typename: 'BlogTagView', id: 7, name: 'Mehndi night', slug: 'mehndi-night' }],
  media: [],
};

const sidebar = {
  blogCategories: [
    { __typename: 'BlogCategoryView', id: 3, name: 'Weddings', nameUrdu: null, color: '#3B82F6', postCount: 2 },
  ],
  recent: { __typename: 'BlogPostConnection', nodes: [1, 6, 2, 3, 4, 5].map((id) => post(id, `Recent ${id}`)) },
  related: { __typename: 'BlogPostConnection', nodes: [1, 6, 7, 8].map((id) => post(id, `Related ${id}`)) },
};

const comments = {
  blogComments: {
    __typename: 'BlogCommentConnection',
    totalCount: 0,
    nodes: [],
    pageInfo: { __typename: 'PageInfo', endCursor: null, hasNextPage: false },
  },
};

const articleServer = () =>
  fakeServer({
    BlogArticlePage: () => ({ blogPost: article }),
    BlogSidebar: () => sidebar,
    BlogComments: () => comments,
  });

const articleRoute = (
  <Routes>
    <Route path="/blog/post/:slug" element={<ArticleScreen />} />
  </Routes>
);

describe('[customer §2 Blog list]', () => {
  it('shows counts, featured posts, and cards with category, date, views and Read More', async () => {
    const server = fakeServer({
      BlogHead: () => head([post(9, 'Featured one', true)]),
      BlogList: () => page([post(1, 'First'), { ...post(2, 'Second'), viewCount: 1 }]),
    });
    const { container } = renderApp(<BlogScreen />, { server, at: '/blog' });
    expect(await screen.findByText('2 articles · 3,400 views')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Featured Posts' })).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'All Articles' })).toBeVisible();
    const card = await screen.findByRole('article', { name: 'First' });
    expect(card).toHaveTextContent('Weddings');
    expect(card).toHaveTextContent('What to look for.');
    expect(card).toHaveTextContent('March 3, 2026');
    expect(card).toHaveTextContent('1,200 views');
    expect(screen.getByRole('article', { name: 'Second' })).toHaveTextContent(/1 view(?!s)/);
    expect(within(card).getByRole('link', { name: 'Read More: First' })).toHaveAttribute('href', '/blog/post/post-1');
    expect(await accessibilityProblems(container)).toEqual([]);
  });

  it('shows no article twice, unless somebody searches', async () => {
    const featured = post(9, 'Featured one', true);
    const server = fakeServer({ BlogHead: () => head([featured]), BlogList: () => page([post(1, 'First'), featured]) });
    const { user } = renderApp(<BlogScreen />, { server, at: '/blog' });
    await screen.findByRole('article', { name: 'First' });
    expect(await screen.findAllByRole('article', { name: 'Featured one' })).toHaveLength(1);
    await user.selectOptions(screen.getByLabelText('Tag'), 'Mehndi night');
    await waitFor(() => expect(screen.getAllByRole('article', { name: 'Featured one' })).toHaveLength(2));
  });

  it('hides Featured Posts when there are none', async () => {
    const server = fakeServer({ BlogHead: () => head([]), BlogList: () => page([post(1, 'First')]) });
    renderApp(<BlogScreen />, { server, at: '/blog' });
    await screen.findByRole('article', { name: 'First' });
    expect(screen.queryByRole('heading', { name: 'Featured Posts' })).toBeNull();
  });

  it('[issue 12] finds articles by a tag, which stands in the address and is taken off by its chip', async () => {
    const server = fakeServer({ BlogHead: () => head([]), BlogList: () => page([post(1, 'First')]) });
    const { user, address } = renderApp(<BlogScreen />, { server, at: '/blog?tag=winter' });
    const tagAsked = () =>
      (
        server.asked.filter(({ operation }) => operation === 'BlogList').at(-1)?.variables.filter as
          { tag: string | null } | undefined
      )?.tag;
    await user.click(await screen.findByRole('button', { name: 'Remove Tag: Winter' }));
    expect(address()).toBe('/blog');
    expect(tagAsked()).toBeNull();
    await user.selectOptions(screen.getByLabelText('Tag'), 'Mehndi night');
    expect(address()).toBe('/blog?tag=mehndi-night');
    expect(await screen.findByRole('button', { name: 'Remove Tag: Mehndi night' })).toBeVisible();
    expect(tagAsked()).toBe('mehndi-night');
  });

  it('searches after a pause, keeps the search in the address, and clears it', async () => {
    const server = fakeServer({
      BlogHead: () => head([]),
      BlogList: ({ variables }: Asked) =>
        (variables.filter as { search: string | null }).search ? page([]) : page([post(1, 'First')]),
    });
    const { user, address } = renderApp(<BlogScreen />, { server, at: '/blog?category=3' });
    await pasteInto(user, screen.getByLabelText('Search articles'), 'mehndi');
    expect(await screen.findByRole('heading', { name: 'Search Results for "mehndi"' })).toBeVisible();
    expect(address()).toContain('search=mehndi');
    expect(await screen.findByRole('heading', { name: 'No articles found' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Remove Weddings' })).toBeVisible();
    const filters = screen.getByRole('region', { name: 'Filters' });
    await user.click(within(filters).getByRole('button', { name: 'Clear Filters' }));
    expect(address()).toBe('/blog');
    expect(await screen.findByRole('article', { name: 'First' })).toBeVisible();
  });

  it('[customer §9] searches 300 ms after the last letter', async () => {
    jest.useFakeTimers();
    const server = fakeServer({ BlogHead: () => head([]), BlogList: () => page([]) });
    const { address } = renderApp(<BlogScreen />, { server, at: '/blog' });
    const type = (value: string) => fireEvent.change(screen.getByLabelText('Search articles'), { target: { value } });
    type('meh');
    await act(() => jest.advanceTimersByTimeAsync(299));
    type('mehndi');
    await act(() => jest.advanceTimersByTimeAsync(299));
    expect(address()).toBe('/blog');
    await act(() => jest.advanceTimersByTimeAsync(1));
    expect(address()).toBe('/blog?search=mehndi');
    jest.useRealTimers();
  });

  it('[customer §5] a category is chosen from all, and taken away again', async () => {
    const server = fakeServer({ BlogHead: () => head([]), BlogList: () => page([post(1, 'First')]) });
    const { user, address } = renderApp(<BlogScreen />, { server, at: '/blog' });
    await screen.findByRole('option', { name: 'Weddings' });
    await user.selectOptions(screen.getByLabelText('Category'), 'Weddings');
    expect(address()).toBe('/blog?category=3');
    expect(server.asked.at(-1)?.variables).toMatchObject({ filter: { categoryId: 3 } });
    await user.selectOptions(screen.getByLabelText('Category'), 'All categories');
    expect(address()).toBe('/blog');
    await user.selectOptions(screen.getByLabelText('Category'), 'Weddings');
    await user.click(screen.getByRole('button', { name: 'Remove Weddings' }));
    expect(address()).toBe('/blog');
  });

  it('sorts by what is chosen', async () => {
    const server = fakeServer({ BlogHead: () => head([]), BlogList: () => page([post(1, 'First')]) });
    const { user, address } = renderApp(<BlogScreen />, { server, at: '/blog' });
    await user.selectOptions(screen.getByLabelText('Sort by'), 'Most Popular');
    expect(address()).toBe('/blog?sort=popular');
    expect(server.asked.at(-1)?.variables).toMatchObject({ filter: { sortBy: 'POPULAR' } });
  });
});

describe('[customer §2 Blog article]', () => {
  it('shows everything, with three related and four recent posts without itself', async () => {
    renderApp(articleRoute, { server: articleServer(), at: '/blog/post/post-1' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Choosing a hall' })).toBeVisible();
    expect(screen.getByText('4 min read')).toBeVisible();
    expect(screen.getByText('Begin with the guest list.')).toBeVisible();
    await screen.findByRole('heading', { name: 'Related Articles' });
    expect(screen.queryByRole('link', { name: /^Related 1/ })).toBeNull();
    expect(screen.getAllByRole('link', { name: /^Related / })).toHaveLength(3);
    // The related ones aren't repeated.
    expect(screen.queryByRole('link', { name: /^Recent 6/ })).toBeNull();
    expect(screen.getAllByRole('link', { name: /^Recent [2345]/ })).toHaveLength(4);
    expect(screen.getByRole('link', { name: /Weddings/ })).toHaveAttribute('href', '/blog?category=3');
    expect(screen.getByRole('heading', { name: 'Explore More' })).toBeVisible();
  });

  it('says Copied! for two seconds after the link was copied', async () => {
    const { user } = renderApp(articleRoute, { server: articleServer(), at: '/blog/post/post-1' });
    await user.click(await screen.findByText('Share'));
    const copy = screen.getByRole('button', { name: 'Copy Link' });
    jest.useFakeTimers();
    await act(async () => {
      copy.click();
      await Promise.resolve();
    });
    expect(copy).toHaveTextContent('Copied!');
    act(() => {
      jest.advanceTimersByTime(2000);
    });
    expect(copy).toHaveTextContent('Copy Link');
    jest.useRealTimers();
  });

  it('[customer §8] a clipboard that refuses is logged only', async () => {
    const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { user } = renderApp(articleRoute, { server: articleServer(), at: '/blog/post/post-1' });
    await user.click(await screen.findByText('Share'));
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
    await user.click(screen.getByRole('button', { name: 'Copy Link' }));
    expect(warned).toHaveBeenCalledWith('The link could not be copied', expect.any(Error));
    expect(screen.queryByText('Copied!')).toBeNull();
    jest.restoreAllMocks();
  });

  it('shares on three networks, in windows of their own', async () => {
    const { user } = renderApp(articleRoute, { server: articleServer(), at: '/blog/post/post-1' });
    await user.click(await screen.findByText('Share'));
    for (const [network, address] of [
      ['Twitter', 'https://twitter.com/intent/tweet?url=http%3A%2F%2Flocalhost%2F&text=Choosing%20a%20hall'],
      ['Facebook', 'https://www.facebook.com/sharer/sharer.php?u=http%3A%2F%2Flocalhost%2F'],
      ['LinkedIn', 'https://www.linkedin.com/sharing/share-offsite/?url=http%3A%2F%2Flocalhost%2F'],
    ] as const) {
      const link = screen.getByRole('link', { name: `Share on ${network}` });
      expect(link).toHaveAttribute('href', address);
      expect(link).toHaveAttribute('target', '_blank');
    }
  });

  it('a featured article says so, with its date and views', async () => {
    const server = articleServer();
    server.answer('BlogArticlePage', () => ({ blogPost: { ...article, isFeatured: true } }));
    renderApp(articleRoute, { server, at: '/blog/post/post-1' });
    expect(await screen.findByText('Featured')).toBeVisible();
    const [head] = screen.getAllByRole('article');
    expect(head).toHaveTextContent('March 3, 2026');
    expect(head).toHaveTextContent('1,200 views');
    expect(head).toHaveTextContent('What to look for.');
  });

  it('[issue 12] names its tags, which lead to the articles that have them', async () => {
    renderApp(articleRoute, { server: articleServer(), at: '/blog/post/post-1' });
    const tags = await screen.findByRole('navigation', { name: 'Tags' });
    expect(within(tags).getByRole('link', { name: 'Mehndi night' })).toHaveAttribute('href', '/blog?tag=mehndi-night');
  });

  it('[issue 12] Escape closes Share and gives the focus back; leaving it closes it too', async () => {
    const { user } = renderApp(articleRoute, { server: articleServer(), at: '/blog/post/post-1' });
    const summary = await screen.findByText('Share');
    const menu = summary.closest('details');
    await user.click(summary);
    expect(menu).toHaveAttribute('open');
    screen.getByRole('link', { name: 'Share on Facebook' }).focus();
    await user.keyboard('{Escape}');
    expect(menu).not.toHaveAttribute('open');
    expect(summary).toHaveFocus();
    await user.click(summary);
    screen.getByRole('link', { name: 'Share on Facebook' }).focus();
    screen.getByRole('button', { name: 'Discuss' }).focus();
    expect(menu).not.toHaveAttribute('open');
    await user.click(summary);
    await user.click(screen.getByRole('heading', { level: 1 }));
    expect(menu).not.toHaveAttribute('open');
  });

  it('Discuss leads to the comments', async () => {
    const { user } = renderApp(articleRoute, { server: articleServer(), at: '/blog/post/post-1' });
    await screen.findByRole('heading', { name: 'Comments' });
    const discuss = screen.getByRole('button', { name: 'Discuss' });
    const scrolled = jest.fn();
    Element.prototype.scrollIntoView = scrolled;
    await user.click(discuss);
    expect(scrolled.mock.contexts[0]).toContainElement(screen.getByRole('heading', { name: 'Comments' }));
    expect(screen.getByRole('region', { name: 'Comments' })).toHaveFocus();
  });

  it('a comment that was begun isn’t sent to another article', async () => {
    const server = articleServer();
    const next = { ...article, ...post(6, 'Booking early'), __typename: 'BlogArticle' };
    server.answer('BlogArticlePage', ({ variables }) => ({ blogPost: variables.slug === 'post-6' ? next : article }));
    server.answer('WriteBlogComment', () => {
      throw new Refusal('INVALID_INPUT', 'Please write without links', { field: 'input.content' });
    });
    // Both articles are known: going from one to the other shows nothing else in between.
    const { user } = renderApp(articleRoute, { server, at: '/blog/post/post-6', viewer: person() });
    await user.click(await screen.findByRole('link', { name: /^Related 1/ }));
    await screen.findByRole('heading', { level: 1, name: 'Choosing a hall' });
    await pasteInto(user, await screen.findByLabelText('Your comment'), 'The one by the canal');
    await user.click(screen.getByRole('link', { name: /^Related 6/ }));
    await screen.findByRole('heading', { level: 1, name: 'Booking early' });
    const field = screen.getByLabelText('Your comment');
    expect(field).toHaveValue('');
    await pasteInto(user, field, 'How early?');
    await user.click(screen.getByRole('button', { name: 'Post comment' }));
    await waitFor(() => expect(field).toHaveAccessibleDescription('Please write without links'));
    expect(server.asked.find(({ operation }) => operation === 'WriteBlogComment')?.variables).toEqual({
      input: { postId: 6, content: 'How early?', parentId: null },
    });
  });

  it('likes locally only', async () => {
    const server = articleServer();
    const { user } = renderApp(articleRoute, { server, at: '/blog/post/post-1' });
    const like = await screen.findByRole('button', { name: /Like/ });
    const asked = server.asked.length;
    await user.click(like);
    expect(like).toHaveAttribute('aria-pressed', 'true');
    expect(server.asked).toHaveLength(asked);
  });

  it('says Article Not Found, with two ways on', async () => {
    const server = articleServer();
    server.answer('BlogArticlePage', () => {
      throw new Refusal('NOT_FOUND', 'Article Not Found');
    });
    renderApp(articleRoute, { server, at: '/blog/post/unknown' });
    expect(await screen.findByRole('heading', { name: 'Article Not Found' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to Blog' })).toHaveAttribute('href', '/blog');
    expect(screen.getByRole('link', { name: 'Go Home' })).toHaveAttribute('href', '/');
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('can be tried again where the server could not be asked', async () => {
    const server = articleServer();
    server.answer('BlogArticlePage', () => {
      throw new Refusal('INTERNAL', 'Something went wrong');
    });
    const { user } = renderApp(articleRoute, { server, at: '/blog/post/post-1' });
    expect(await screen.findByText('Please check your connection and try again.')).toBeVisible();
    server.answer('BlogArticlePage', () => ({ blogPost: article }));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('button', { name: /Like/ })).toBeVisible();
  });
});

describe('[customer §2 Landing and venue listings] the blog teaser', () => {
  it('shows the three newest posts', async () => {
    const server = fakeServer({
      BlogTeaser: () => ({
        blogPosts: { __typename: 'BlogPostConnection', nodes: [1, 2, 3].map((id) => post(id, `Post ${id}`)) },
      }),
    });
    renderApp(<BlogTeaser />, { server });
    expect(await screen.findAllByRole('article')).toHaveLength(3);
  });

  it('is hidden when no posts arrive', async () => {
    const server = fakeServer({ BlogTeaser: () => ({ blogPosts: { __typename: 'BlogPostConnection', nodes: [] } }) });
    renderApp(<BlogTeaser />, { server });
    await act(async () => {
      await Promise.resolve();
    });
    expect(screen.queryByRole('heading')).toBeNull();
  });
});
