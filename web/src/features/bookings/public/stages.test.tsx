import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { accessibilityProblems } from '../../../testing/axe';
import { booking, counts, toPage } from '../../../testing/bookings';
import { fakeLive } from '../../../testing/live';
import { person } from '../../../testing/people';
import { renderApp } from '../../../testing/render';
import { fakeServer } from '../../../testing/server';
import { MyBookingsScreen } from './MyBookingsScreen';

/** Some days before the bookings' event. */
const NOW = Date.parse('2027-03-02T07:00:00.000Z');

describe('[issue 16] bookings by stage', () => {
  function openStages(stages: Parameters<typeof counts>[0], at = '/my-bookings') {
    const server = fakeServer({
      ViewerBookingCounts: () => counts(stages),
      ViewerBookings: ({ variables }) => ({
        viewerBookings: toPage([booking({ hallTitle: `A hall of ${String(variables.stage)}` })]),
      }),
    });
    fakeLive();
    return { ...renderApp(<MyBookingsScreen now={() => NOW} />, { at, viewer: person(), server }), server };
  }

  it.each([
    ['what is agreed', { UPCOMING: 1, WAITING: 2, PAST: 3 }, 'UPCOMING'],
    ['what waits, if nothing is agreed', { WAITING: 2, PAST: 3 }, 'WAITING'],
    ['what is over, if there is nothing else', { PAST: 3 }, 'PAST'],
    ['what was cancelled, if that is all', { CANCELLED: 1 }, 'CANCELLED'],
  ])('open with %s', async (_title, stages, expected) => {
    const { container } = openStages(stages);
    expect(await screen.findByRole('article', { name: `A hall of ${expected}` })).toBeVisible();
    expect(await accessibilityProblems(container)).toEqual([]);
  });

  it('count each stage on its tab, and follow the address', async () => {
    const { user, address } = openStages({ UPCOMING: 1, WAITING: 2 }, '/my-bookings?show=waiting');
    expect(await screen.findByRole('article', { name: 'A hall of WAITING' })).toBeVisible();
    expect(screen.getByRole('tab', { name: 'Waiting (2)' })).toHaveAttribute('aria-selected', 'true');
    await user.click(screen.getByRole('tab', { name: 'Upcoming (1)' }));
    expect(await screen.findByRole('article', { name: 'A hall of UPCOMING' })).toBeVisible();
    expect(address()).toContain('show=upcoming');
  });

  it('say what an empty stage is for', async () => {
    const { user, server } = openStages({ WAITING: 1 });
    await screen.findByRole('article');
    server.answer('ViewerBookings', () => ({ viewerBookings: toPage([]) }));
    await user.click(screen.getByRole('tab', { name: 'Past (0)' }));
    expect(await screen.findByText('Nothing is over yet')).toBeVisible();
  });

  it('show what was declined in red, and what the customer took back without', async () => {
    const { server } = openStages({ CANCELLED: 2 });
    const cancelled = { status: 'CANCELLED' as const };
    server.answer('ViewerBookings', () => ({
      viewerBookings: toPage([
        booking({ ...cancelled, hallTitle: 'Declined hall', cancellationReason: 'DECLINED' }),
        booking({ ...cancelled, id: 42, hallTitle: 'Withdrawn hall', cancellationReason: 'WITHDRAWN' }),
      ]),
    }));
    const tone = async (name: string, tag: string) => {
      const card = within(await screen.findByRole('article', { name }));
      return card.getByText(tag).className;
    };
    expect(await tone('Declined hall', 'Declined')).toContain('tone-danger');
    expect(await tone('Withdrawn hall', 'Withdrawn')).toContain('tone-neutral');
    expect(screen.getByText('You withdrew this booking request.')).toHaveClass('tone-neutral');
  });

  it('offer a review of what is over, and a calendar file of what is to come', async () => {
    const { server } = openStages({ UPCOMING: 1 });
    server.answer('ViewerBookings', () => ({
      viewerBookings: toPage([
        booking({ hallTitle: 'To come', status: 'CONFIRMED' }),
        booking({ id: 42, hallTitle: 'Over', endTime: '2027-03-01T20:00:00.000Z', viewerCanReview: true }),
      ]),
    }));
    const coming = await screen.findByRole('article', { name: 'To come' });
    expect(within(coming).getByRole('button', { name: 'Add to calendar' })).toBeVisible();
    expect(within(coming).queryByRole('link', { name: 'Write a review' })).toBeNull();
    const over = screen.getByRole('article', { name: 'Over' });
    expect(within(over).getByRole('link', { name: 'Write a review' })).toHaveAttribute(
      'href',
      '/hall/3/over?tab=reviews',
    );
    expect(within(over).queryByRole('button', { name: 'Add to calendar' })).toBeNull();
  });
});
