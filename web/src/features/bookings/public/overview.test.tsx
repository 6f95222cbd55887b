import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { accessibilityProblems } from '../../../testing/axe';
import { booking } from '../../../testing/bookings';
import { person } from '../../../testing/people';
import { renderApp } from '../../../testing/render';
import { fakeServer } from '../../../testing/server';
import { readDraft } from '../draft';
import { CustomerOverview } from './CustomerOverview';

type Booking = ReturnType<typeof booking>;
type Shown = Partial<Record<'changes' | 'upcoming' | 'waiting' | 'past', Booking[]>> & { offers?: object[] };

const ENTRY = {
  __typename: 'WaitingEntry',
  id: 5,
  hallId: 3,
  hallTitle: 'Shalimar Hall',
  hallNameUrdu: null,
  date: '2027-03-20',
  startTime: '2027-03-20T14:00:00.000Z',
  endTime: '2027-03-20T19:00:00.000Z',
  guestCount: 250,
  timeZone: 'Asia/Karachi',
};

function open(
  { offers = [], changes = [], upcoming = [], waiting = [], past = [] }: Shown,
  now = '2027-03-02T07:00:00.000Z',
) {
  const connection = (nodes: Booking[]) => ({ __typename: 'BookingConnection', nodes, totalCount: nodes.length });
  const server = fakeServer({
    ViewerNextBookings: () => ({
      offers: { __typename: 'WaitingConnection', nodes: offers },
      changes: connection(changes),
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
    expect(screen.getByRole('link', { name: 'See my booking' })).toHaveAttribute('href', '/bookings/41');
    expect(await accessibilityProblems(container)).toEqual([]);
  });

  it('shows what waits for an answer, and how much', async () => {
    open({ waiting: [booking(), booking({ id: 42 })] });
    expect(await screen.findByText('2 requests wait for an answer')).toBeVisible();
    expect(screen.getByRole('link', { name: 'See my requests' })).toHaveAttribute('href', '/my-bookings?show=waiting');
  });

  it('shows first a time that is held for them, and until when, and leads straight to requesting it', async () => {
    const offer = { ...ENTRY, state: 'OFFERED', offeredUntil: '2027-03-02T10:00:00.000Z' };
    const { container, user, address } = open({ offers: [offer], upcoming: [booking({ status: 'CONFIRMED' })] });
    expect(await screen.findByText(/^Held for you until .*Mar.* 3:00 PM$/)).toBeVisible();
    const links = screen.getAllByRole('link').map((link) => link.textContent);
    expect(links).toEqual(['Shalimar Hall', 'Moti Mahal', 'See my booking']);
    expect(await accessibilityProblems(container)).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Request it' }));
    expect(address()).toBe('/hall/3/shalimar-hall#book');
    expect(readDraft(3, person().id)).toMatchObject({
      values: { date: '2027-03-20', startTime: '19:00', endTime: '00:00', guests: 250 },
    });
  });

  it('says nothing of times that they only wait for', async () => {
    open({ offers: [{ ...ENTRY, state: 'WAITING', offeredUntil: null }] });
    expect(await screen.findByText('No function planned yet')).toBeVisible();
    expect(screen.queryByText(/Held for you/)).toBeNull();
  });

  it.each([
    ['CONFIRMED', 1, 'The owner proposes a change'],
    ['PENDING', 2, '2 changes wait for your answer'],
  ] as const)('shows a change of a %s booking that the owner proposes', async (status, count, words) => {
    open({ changes: Array.from({ length: count }, (_, at) => booking({ id: 41 + at, status })) });
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.getByRole('link', { name: 'See and answer' })).toHaveAttribute('href', '/bookings/41');
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
