import { describe, expect, it } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
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

const SATURDAY = {
  __typename: 'HallDatePrice',
  hallId: 1,
  date: '2027-03-06',
  shiftName: 'Dinner',
  price: 1920,
  priceType: 'PER_PERSON',
  isFrom: false,
  rateReason: null,
  freeDates: ['2027-03-06'],
};

function open(at = '/') {
  const server = fakeServer({
    SearchHalls: ({ variables: { filter, limit } }) => {
      const { featured, date } = filter as { featured?: boolean; date?: string };
      return { halls: { ...hallCards(featured ? 3 : (limit as number)), datePrices: date ? [SATURDAY] : [] } };
    },
    BlogTeaser: () => ({ blogPosts: { __typename: 'BlogPostConnection', nodes: [post] } }),
  });
  localStorage.setItem('userCurrency', 'PKR');
  return renderApp(<LandingPage />, { at, server });
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
    await waitFor(() => expect(screen.getAllByText('View Details')).toHaveLength(3 + 6));
    // Three featured halls, and six others: none of them twice.
    expect(screen.getAllByRole('heading', { name: /^Hall \d+$/ }).map((title) => title.textContent)).toEqual(
      Array.from({ length: 9 }, (_, index) => `Hall ${index + 1}`),
    );
    expect(await screen.findByRole('article', { name: 'Choosing a hall' })).toBeInTheDocument();
    expect(await accessibilityProblems(container)).toEqual([]);
  });

  it('[issue: performance] loads what it found once text is entered, by dictation or autofill too', async () => {
    const { server } = open();
    fireEvent.input(screen.getByLabelText('Where'), { target: { value: 'Lahore' } });
    expect(await screen.findAllByText('View Details')).not.toHaveLength(0);
    expect(server.times('SearchHalls')).toBeGreaterThan(0);
  });

  it('[product: The price that is shown] a search with a date shows the prices of that date', async () => {
    const { user } = open('/?date=2027-03-06');
    await user.click(screen.getByLabelText('Where'));
    expect(await screen.findByText('Sat, Mar 6, 2027 · Dinner')).toBeInTheDocument();
    expect(screen.getByText(/1,920/)).toBeInTheDocument();
  });

  it('[customer §4 Search] the search button leads to the results', async () => {
    const { user, address } = open();
    await pasteInto(user, screen.getByLabelText('Where'), 'Lahore');
    await user.click(screen.getByRole('button', { name: 'Search' }));
    expect(address()).toBe('/venues/all?location=Lahore');
  });
});
