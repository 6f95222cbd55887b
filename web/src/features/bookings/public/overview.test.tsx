import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { accessibilityProblems } from '../../../testing/axe';
import { booking } from '../../../testing/bookings';
import { person } from '../../../testing/people';
import { renderApp } from '../../../testing/render';
import { fakeServer } from '../../../testing/server';
import { CustomerOverview } from './CustomerOverview';

type Booking = ReturnType<typeof booking>;

function open(
  { upcoming = [], waiting = [], past = [] }: Partial<Record<'upcoming' | 'waiting' | 'past', Booking[]>>,
  now = '2027-03-02T07:00:00.000Z',
) {
  const connection = (nodes: Booking[]) => ({ __typename: 'BookingConnection', nodes, totalCount: nodes.length });
  const server = fakeServer({
    ViewerNextBookings: () => ({
      upcoming: connection(upcoming),
      waiting: connection(waiting),
      past: connection(past),
    }),
  });
  return renderApp(<CustomerOverview now={() => Date.parse(now)} />, { at: '/home', viewer: person(), server });
}

describe('[issue 16] the customer’s home', () => {
  it.each([
    ['2027-03-02T07:00:00.000Z', 'Your next function, in 18 days'],
    ['2027-03-19T18:59:00.000Z', 'Your function is tomorrow'],
    ['2027-03-19T19:00:00.000Z', 'Your function is today'],
    ['2027-03-20T19:30:00.000Z', 'Your function is today'],
  ])('at %s says of the next one: %s', async (now, words) => {
    const { container } = open({ upcoming: [booking({ status: 'CONFIRMED' })] }, now);
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.getByRole('link', { name: 'See my booking' })).toHaveAttribute('href', '/my-bookings?show=upcoming');
    expect(await accessibilityProblems(container)).toEqual([]);
  });

  it('shows what waits for an answer, and how much', async () => {
    open({ waiting: [booking(), booking({ id: 42 })] });
    expect(await screen.findByText('2 requests wait for an answer')).toBeVisible();
    expect(screen.getByRole('link', { name: 'See my requests' })).toHaveAttribute('href', '/my-bookings?show=waiting');
  });

  it('asks for a review of the latest past function without one', async () => {
    open({
      past: [
        booking({ hallTitle: 'Reviewed' }),
        booking({ id: 42, hallTitle: 'Shish Mahal', viewerCanReview: true }),
        booking({ id: 43, hallTitle: 'Older', viewerCanReview: true }),
      ],
    });
    expect(await screen.findByText('How was Shish Mahal?')).toBeVisible();
    expect(screen.queryByText(/Reviewed|Older/)).toBeNull();
    expect(screen.getByRole('link', { name: 'Write a review' })).toHaveAttribute(
      'href',
      '/hall/3/shish-mahal?tab=reviews',
    );
  });

  it('tells somebody without bookings how to book', async () => {
    open({});
    expect(await screen.findByText('No function planned yet')).toBeVisible();
    expect(screen.getByRole('link', { name: 'How to book' })).toHaveAttribute('href', '/how-to-book');
  });
});
