import { describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { accessibilityProblems } from '../../testing/axe';
import { hallCards } from '../../testing/halls';
import { pasteInto } from '../../testing/paste-into';
import { renderApp } from '../../testing/render';
import { fakeServer } from '../../testing/server';
import { LandingPage } from './LandingPage';

const post = {
  __typename: 'BlogPostCard',
  id: 1,
  slug: 'choosing-a-hall',
  title: 'Choosing a hall',
  excerpt: 'What to look for.',
  featuredImage: null,
  categoryId: null,
  categoryName: null,
  categoryNameUrdu: null,
  titleUrdu: null,
  excerptUrdu: null,
  categoryColor: null,
  isFeatured: false,
  viewCount: 3,
  publishedAt: '2026-03-03T09:00:00.000Z',
};

function open() {
  const server = fakeServer({
    SearchHalls: ({ variables: { filter, limit } }) => ({
      halls: hallCards((filter as { featured?: boolean }).featured ? 3 : (limit as number)),
    }),
    BlogTeaser: () => ({ blogPosts: { __typename: 'BlogPostConnection', nodes: [post] } }),
  });
  localStorage.setItem('userCurrency', 'PKR');
  return renderApp(<LandingPage />, { at: '/', server });
}

describe('[customer §2 Landing and venue listings] the landing page', () => {
  it('[customer §2 Route table] / holds the hero, the search, featured venues, all venues and, near the screen, the blog', async () => {
    const { container, server } = open();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Find the hall');
    expect(screen.getByRole('form', { name: 'Search halls' })).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Featured Venues' })).toBeInTheDocument();
    expect(server.times('SearchHalls') + server.times('BlogTeaser')).toBe(0);
    act(() => void window.dispatchEvent(new Event('scroll')));
    expect(await screen.findByRole('heading', { name: 'All Venues' })).toBeInTheDocument();
    await waitFor(() => expect(screen.getAllByText('View Details')).toHaveLength(3 + 12));
    // Three featured halls, and twelve others: none of them twice.
    expect(screen.getAllByRole('heading', { name: /^Hall \d+$/ }).map((title) => title.textContent)).toEqual(
      Array.from({ length: 15 }, (_, index) => `Hall ${index + 1}`),
    );
    expect(await screen.findByRole('article', { name: 'Choosing a hall' })).toBeInTheDocument();
    expect(await accessibilityProblems(container)).toEqual([]);
  });

  it('[customer §4 Search] the search button leads down to the venues', async () => {
    const { user, address } = open();
    const scrolled = jest.fn();
    Element.prototype.scrollIntoView = scrolled;
    await pasteInto(user, screen.getByLabelText('Where'), 'Lahore');
    await screen.findAllByText('View Details');
    await user.click(screen.getByRole('button', { name: 'Search' }));
    expect(address()).toBe('/?location=Lahore');
    expect(scrolled.mock.contexts[0]).toContainElement(screen.getByRole('heading', { name: 'All Venues' }));
  });
});
