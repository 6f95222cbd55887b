import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { accessibilityProblems } from '../../../testing/axe';
import { pasteInto } from '../../../testing/paste-into';
import { person } from '../../../testing/people';
import { renderApp } from '../../../testing/render';
import { fakeServer, type FakeServer } from '../../../testing/server';
import { ControlPanel } from '../../../app/panel/ControlPanel';

const review = {
  __typename: 'ManagedReview',
  id: 31,
  hallId: 4,
  hallTitle: 'Royal Palm Marquee',
  businessName: 'Shalimar Banquets',
  rating: 2,
  comment: 'Call my uncle for a cheaper hall',
  userName: 'Ayesha Khan',
  isVerifiedBooking: true,
  answer: null,
  isChangedSinceAnswer: false,
  isHidden: false,
  hiddenReason: null,
  createdAt: '2026-03-03T09:00:00.000Z',
  openReports: [
    {
      __typename: 'ReviewComplaint',
      reason: 'Advertising',
      reporterName: 'Bilal',
      createdAt: '2026-03-04T09:00:00.000Z',
    },
  ],
};
const hidden = { ...review, isHidden: true, hiddenReason: 'Advertising', openReports: [] };
const list = (nodes: object[]) => ({
  reviews: { __typename: 'ManagedReviewConnection', nodes, totalCount: nodes.length, totalCountIsLowerBound: false },
});
const server = (nodes: object[] = [review]) => fakeServer({ PanelReviews: () => list(nodes) });
const open = (own: FakeServer, at = '/cpanel?tab=reviews') =>
  renderApp(<ControlPanel tools={null} profile={null} />, {
    at,
    viewer: person({ role: 'MODERATOR' }),
    server: own,
  });
const asked = (own: FakeServer, operation: string) =>
  own.asked.filter((each) => each.operation === operation).at(-1)?.variables;

describe('[product: staff can hide a review, with a reason] review moderation', () => {
  it('opens with the reported ones and their reports', async () => {
    const own = server();
    const { container, user } = open(own);
    const line = await screen.findByRole('button', { name: 'Call my uncle for a cheaper hall' });
    expect(screen.getByText('1 open report')).toBeVisible();
    expect(asked(own, 'PanelReviews')).toMatchObject({ filter: { state: 'REPORTED', text: '' } });
    expect(await accessibilityProblems(container)).toEqual([]);
    await user.click(line);
    const dialog = within(await screen.findByRole('dialog', { name: 'Review by Ayesha Khan' }));
    expect(dialog.getByText(/“Advertising” \(Bilal,/)).toBeVisible();
    expect(dialog.getByText('Verified booking')).toBeVisible();
    expect(await accessibilityProblems(document.body)).toEqual([]);
  });

  it.each([
    [false, 'Owner’s answer'],
    [true, 'Owner’s answer to an earlier version of this review'],
  ])('names an answer, changed since: %p, as %p', async (isChangedSinceAnswer, name) => {
    const { user } = open(server([{ ...review, answer: 'Thank you.', isChangedSinceAnswer }]));
    await user.click(await screen.findByRole('button', { name: 'Call my uncle for a cheaper hall' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Review by Ayesha Khan' }));
    expect(dialog.getByText(name)).toBeVisible();
    expect(dialog.getByText('Thank you.')).toBeVisible();
  });

  it('reads the whole of a review by keyboard, and decides there', async () => {
    const own = server();
    own.answer('DismissReviewReports', () => ({ dismissReviewReports: { ...review, openReports: [] } }));
    const { user } = open(own);
    await screen.findByText('1 open report');
    await user.keyboard('j{Enter}');
    const dialog = within(await screen.findByRole('dialog', { name: 'Review by Ayesha Khan' }));
    await user.click(dialog.getByRole('button', { name: 'Dismiss reports: review by Ayesha Khan' }));
    expect(await screen.findByText('The reports have been dismissed.')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(asked(own, 'DismissReviewReports')).toEqual({ id: 31 });
  });

  it('keeps its filters in the address', async () => {
    const own = server();
    const { user, address } = open(own);
    await user.click(await screen.findByRole('link', { name: 'Hidden' }));
    await pasteInto(user, screen.getByLabelText('Search by text, hall or author'), 'uncle');
    await waitFor(() => expect(address()).toBe('/cpanel?tab=reviews&state=hidden&text=uncle'));
    await waitFor(() =>
      expect(asked(own, 'PanelReviews')).toMatchObject({ filter: { state: 'HIDDEN', text: 'uncle' } }),
    );
    await user.click(screen.getByRole('button', { name: 'Remove the filter uncle' }));
    expect(address()).toBe('/cpanel?tab=reviews&state=hidden');
    await user.click(screen.getByRole('button', { name: 'Clear Filters' }));
    expect(address()).toBe('/cpanel?tab=reviews');
  });

  it('hides with a reason only', async () => {
    const own = server();
    own.answer('HideReview', () => ({ hideReview: hidden }));
    const { user } = open(own);
    await user.click(await screen.findByRole('button', { name: 'Hide: review by Ayesha Khan' }));
    const dialog = await screen.findByRole('dialog', { name: 'Why is the review by Ayesha Khan hidden?' });
    await user.click(within(dialog).getByRole('button', { name: 'Hide' }));
    expect(await within(dialog).findByText('Reason is required')).toBeVisible();
    expect(own.times('HideReview')).toBe(0);
    await pasteInto(user, within(dialog).getByRole('textbox'), 'Advertising');
    await user.click(within(dialog).getByRole('button', { name: 'Hide' }));
    expect(await screen.findByText('The review is hidden.')).toBeVisible();
    expect(asked(own, 'HideReview')).toEqual({ id: 31, input: { reason: 'Advertising' } });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('dismisses reports, and shows a hidden review again', async () => {
    const own = server([review, { ...hidden, id: 32, userName: 'Sana' }]);
    own.answer('DismissReviewReports', () => ({ dismissReviewReports: { ...review, openReports: [] } }));
    own.answer('ShowReview', () => ({ showReview: { ...review, id: 32 } }));
    const { user } = open(own);
    await user.click(await screen.findByRole('button', { name: 'Dismiss reports: review by Ayesha Khan' }));
    expect(await screen.findByText('The reports have been dismissed.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show again: review by Sana' }));
    expect(await screen.findByText('The review is shown again.')).toBeVisible();
    expect(asked(own, 'ShowReview')).toEqual({ id: 32 });
  });

  it('says when nothing is reported, and leads to all reviews', async () => {
    const own = server([]);
    const { user, address } = open(own);
    expect(await screen.findByText('Nothing is reported')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show all reviews' }));
    expect(address()).toBe('/cpanel?tab=reviews&state=all');
    expect(await screen.findByText('No reviews found')).toBeVisible();
  });
});
