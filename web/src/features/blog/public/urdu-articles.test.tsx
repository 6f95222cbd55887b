import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { urdu } from '../../../app/urdu/load-urdu';
import { LocaleProvider } from '../../../i18n/locale';
import { chooseLocale, provideTranslator } from '../../../i18n/locale-store';
import { accessibilityProblems } from '../../../testing/axe';
import { renderApp } from '../../../testing/render';
import { fakeServer } from '../../../testing/server';
import { ArticleScreen } from './ArticleScreen';
import { BlogScreen } from './BlogScreen';

const english = {
  __typename: 'BlogPostCard',
  id: 1,
  slug: 'choosing',
  title: 'Choosing a hall',
  excerpt: 'What to look for.',
  titleUrdu: null,
  excerptUrdu: null,
  featuredImage: null,
  categoryId: 3,
  categoryName: 'Weddings',
  categoryNameUrdu: 'شادیاں',
  categoryColor: '#3B82F6',
  isFeatured: false,
  viewCount: 1200,
  publishedAt: '2026-03-03T09:00:00.000Z',
};
const both = { ...english, titleUrdu: 'ہال کا انتخاب', excerptUrdu: 'کیا دیکھیے۔' };
const page = {
  __typename: 'BlogArticle',
  content: '<p>Begin with the guest list.</p>',
  contentUrdu: null,
  authorName: 'Sana',
  readingMinutes: 4,
  readingMinutesUrdu: null,
  tags: [],
  media: [],
};
const written = { ...page, contentUrdu: '<p>پہلے مہمان گنیے۔</p>', readingMinutesUrdu: 6 };

const category = { __typename: 'BlogCategoryView', id: 3, name: 'Weddings', nameUrdu: 'شادیاں', postCount: 2 };
const pageInfo = { __typename: 'PageInfo', endCursor: null, hasNextPage: false };

function openArticle(article: object) {
  const server = fakeServer({
    BlogArticlePage: ({ variables }) => ({
      blogPost: variables.inUrdu ? article : { ...article, contentUrdu: undefined },
    }),
    BlogSidebar: () => ({
      blogCategories: [{ ...category, color: '#3B82F6' }],
      recent: { __typename: 'BlogPostConnection', nodes: [{ ...both, id: 8, titleUrdu: 'سردیوں کا لان' }] },
      related: { __typename: 'BlogPostConnection', nodes: [] },
    }),
    BlogComments: () => ({
      blogComments: { __typename: 'BlogCommentConnection', totalCount: 0, nodes: [], pageInfo },
    }),
  });
  const routes = (
    <LocaleProvider>
      <Routes>
        <Route path="/blog/post/:slug" element={<ArticleScreen />} />
      </Routes>
    </LocaleProvider>
  );
  return { ...renderApp(routes, { server, at: '/blog/post/choosing' }), server };
}

beforeEach(async () => {
  provideTranslator(() => Promise.resolve(urdu));
  await act(() => chooseLocale('ur'));
});
afterEach(async () => {
  await act(() => chooseLocale('en'));
});

describe('[issue: Urdu] an article for readers of Urdu', () => {
  it('is its Urdu version with its own title, category and reading time', async () => {
    const { container } = openArticle({ ...both, ...written });
    const heading = await screen.findByRole('heading', { level: 1, name: 'ہال کا انتخاب' });
    expect(heading).not.toHaveAttribute('lang');
    expect(document.title).toBe('ہال کا انتخاب · Mehfil');
    const article = screen.getByRole('article');
    expect(article).toHaveTextContent('پہلے مہمان گنیے۔');
    expect(article).toHaveTextContent('کیا دیکھیے۔');
    expect(article).toHaveTextContent('شادیاں');
    expect(article).toHaveTextContent('6 منٹ کا مطالعہ');
    expect(article).not.toHaveTextContent(/Choosing|Begin|What to look for|Weddings/);
    expect(article).not.toHaveTextContent('انگریزی میں پیش ہے');
    expect(await screen.findByRole('link', { name: /سردیوں کا لان/ })).toBeVisible();
    expect(screen.getByRole('link', { name: /شادیاں/ })).toHaveAttribute('href', '/blog?category=3');
    expect(await accessibilityProblems(container)).toEqual([]);
  });

  it('is the English one without it, marked as English from left to right, with a note', async () => {
    const { container } = openArticle({ ...english, ...page });
    const heading = await screen.findByRole('heading', { level: 1, name: 'Choosing a hall' });
    const text = screen.getByText('Begin with the guest list.').parentElement;
    for (const part of [heading, text, screen.getByText('What to look for.')]) {
      expect(part).toHaveAttribute('lang', 'en');
      expect(part).toHaveAttribute('dir', 'ltr');
    }
    expect(screen.getByText(/انگریزی میں پیش ہے/)).toBeVisible();
    expect(screen.getByRole('article')).toHaveTextContent('4 منٹ کا مطالعہ');
    expect(await accessibilityProblems(container)).toEqual([]);
  });

  it('is asked for again when the reader changes the language, so that nothing is mixed', async () => {
    const { server } = openArticle({ ...both, ...written });
    await screen.findByText('پہلے مہمان گنیے۔');
    await act(() => chooseLocale('en'));
    expect(await screen.findByText('Begin with the guest list.')).toBeVisible();
    expect(screen.getByRole('article')).not.toHaveTextContent(/پہلے|کیا دیکھیے|شادیاں/);
    await act(() => chooseLocale('ur'));
    expect(await screen.findByText('پہلے مہمان گنیے۔')).toBeVisible();
    const asked = server.asked.filter(({ operation }) => operation === 'BlogArticlePage');
    expect(new Set(asked.map(({ variables }) => variables.inUrdu))).toEqual(new Set([true, false]));
  });
});

describe('[issue: Urdu] the list of articles for readers of Urdu', () => {
  it('shows each in Urdu if it can, else in English marked as such, and categories by their Urdu names', async () => {
    const server = fakeServer({
      BlogHead: () => ({
        blogFigures: { __typename: 'BlogFigures', articleCount: 2, totalViews: 3400 },
        featuredBlogPosts: [],
        blogCategories: [{ ...category, slug: 'weddings', color: '#3B82F6' }],
        blogTags: [],
      }),
      BlogList: () => ({
        blogPosts: { __typename: 'BlogPostConnection', nodes: [both, { ...english, id: 2 }], totalCount: 2, pageInfo },
      }),
    });
    const list = (
      <LocaleProvider>
        <BlogScreen />
      </LocaleProvider>
    );
    renderApp(list, { server, at: '/blog' });
    const card = await screen.findByRole('article', { name: 'ہال کا انتخاب' });
    expect(card).toHaveTextContent('کیا دیکھیے۔');
    expect(card).not.toHaveTextContent(/Choosing|What to look for/);
    expect(within(card).getByRole('heading', { name: 'ہال کا انتخاب' })).not.toHaveAttribute('lang');
    const other = screen.getByRole('article', { name: 'Choosing a hall' });
    expect(within(other).getByRole('heading', { name: 'Choosing a hall' })).toHaveAttribute('lang', 'en');
    expect(within(other).getByText('What to look for.')).toHaveAttribute('dir', 'ltr');
    expect(other).toHaveTextContent('شادیاں');
    expect(screen.getByRole('option', { name: 'شادیاں' })).toBeInTheDocument();
  });
});
