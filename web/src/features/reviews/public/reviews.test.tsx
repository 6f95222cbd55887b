import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { accessibilityProblems } from '../../../testing/axe';
import { review, reviewList } from '../../../testing/halls';
import { pasteInto } from '../../../testing/paste-into';
import { person } from '../../../testing/people';
import { renderApp, type Surroundings } from '../../../testing/render';
import { fakeServer, Refusal, type FakeServer } from '../../../testing/server';
import { HallReviews } from './HallReviews';
import { useHallReviews, type ReviewRow } from '../useHallReviews';

function Tab() {
  const reviews = useHallReviews(12);
  return <HallReviews hallId={12} businessName="Shalimar Banquets" from="/hall/12?tab=reviews" reviews={reviews} />;
}

function serverWith(nodes: readonly ReviewRow[], own: ReviewRow | null = null): FakeServer {
  return fakeServer({
    HallReviews: () => ({ hallReviews: reviewList(nodes) }),
    ViewerReview: () => ({ viewerReview: own }),
  });
}

function open(server: FakeServer, surroundings: Surroundings = {}) {
  return renderApp(<Tab />, { at: '/hall/12?tab=reviews', server, ...surroundings });
}

const CUSTOMER = { viewer: person() };
const star = (count: number) => screen.getByRole('radio', { name: count === 1 ? '1 star' : `${count} stars` });
const comment = () => screen.getByLabelText('Your review (optional)');

describe('[customer §2 Hall detail] the Reviews tab', () => {
  it('shows summary, histogram and reviews, to visitors too', async () => {
    const { container } = open(
      serverWith([
        review({ id: 1, rating: 5, userName: 'Ayesha Khan', isVerifiedBooking: true }),
        review({ id: 2, rating: 4, answer: 'Thank you.', answeredAt: '2027-02-05T09:00:00.000Z' }),
      ]),
    );
    expect(await screen.findByText('4.5')).toBeInTheDocument();
    expect(screen.getByText('2 reviews')).toBeInTheDocument();
    expect(screen.getByText('5 stars: 1 review')).toBeInTheDocument();
    expect(screen.getByText('1 star: 0 reviews')).toBeInTheDocument();
    expect(screen.getByText('Ayesha Khan')).toBeInTheDocument();
    expect(screen.getByText('Verified booking')).toBeInTheDocument();
    expect(screen.getByText(/Answer from the owner/)).toHaveTextContent('Answer from the owner · Shalimar Banquets');
    expect(screen.queryByText(/earlier version/)).toBeNull();
    expect(await accessibilityProblems(container)).toEqual([]);
  });

  it('marks an answer to an earlier version of its review', async () => {
    const answered = { answer: 'Thank you.', answeredAt: '2027-02-05T09:00:00.000Z', isChangedSinceAnswer: true };
    open(serverWith([review({ ...answered, comment: 'Too loud.' })]));
    expect(await screen.findByText(/Answer from the owner/)).toHaveTextContent(
      /^Answer from the owner · Shalimar Banquets · .+ · to an earlier version of this review$/,
    );
  });

  it('invites visitors to sign in, and brings them back', async () => {
    const { user, address } = open(serverWith([]));
    expect(await screen.findByText('Sign in to leave a review for this venue')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Create Account' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/register\?from=/),
    );
    await user.click(screen.getByRole('link', { name: 'Sign In' }));
    expect(address()).toMatch(/^\/login\?from=/);
  });

  it('says that there are none', async () => {
    open(serverWith([]));
    expect(await screen.findByText('No reviews yet')).toBeInTheDocument();
  });

  it('says that they could not be loaded, and tries again', async () => {
    const server = serverWith([review()]);
    server.answer('HallReviews', () => {
      throw new Refusal('INTERNAL', 'no');
    });
    const { user } = open(server);
    expect(await screen.findByRole('heading', { name: 'The reviews could not be loaded' })).toBeInTheDocument();
    server.answer('HallReviews', () => ({ hallReviews: reviewList([review()]) }));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Lovely lights.')).toBeInTheDocument();
  });

  it('reads more where there are more', async () => {
    const server = serverWith([]);
    server.answer('HallReviews', ({ variables }) => {
      const { after } = variables.paging as { after?: string };
      return {
        hallReviews: after
          ? reviewList([review({ id: 2, comment: 'The second.' })])
          : reviewList([review({ id: 1, comment: 'The first.' })], true),
      };
    });
    const { user } = open(server);
    await user.click(await screen.findByRole('button', { name: 'Show more reviews' }));
    expect(await screen.findByText('The second.')).toBeInTheDocument();
    expect(screen.getByText('The first.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Show more reviews' })).not.toBeInTheDocument();
  });

  it('[customer §7] is asked for anew each time it opens', async () => {
    const server = serverWith([review()]);
    const first = open(server);
    await screen.findByText('Lovely lights.');
    first.unmount();
    open(server);
    await waitFor(() => expect(server.times('HallReviews')).toBe(2));
  });
});

describe('[customer §4 Review] the customer’s own review', () => {
  it('[customer §5] asks for stars before anything can be sent, and counts to 500', async () => {
    const { user, server, container } = open(serverWith([]), CUSTOMER);
    const submit = await screen.findByRole('button', { name: 'Submit Review' });
    expect(submit).toBeDisabled();
    expect(screen.getByText('Please select a rating')).toBeInTheDocument();
    await user.click(comment());
    await user.paste('🎉'.repeat(502));
    expect(screen.getByText('500/500')).toBeInTheDocument();
    expect(comment()).toHaveValue('🎉'.repeat(500));
    expect(submit).toBeDisabled();
    await user.click(star(3));
    expect(submit).toBeEnabled();
    expect(server.times('WriteReview')).toBe(0);
    expect(await accessibilityProblems(container)).toEqual([]);
  });

  it('says that it could not be loaded, and tries again', async () => {
    const server = serverWith([]);
    server.answer('ViewerReview', () => {
      throw new Refusal('INTERNAL', 'no');
    });
    const { user } = open(server, CUSTOMER);
    expect(await screen.findByText('Your review could not be loaded')).toBeVisible();
    server.answer('ViewerReview', () => ({ viewerReview: null }));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('button', { name: 'Submit Review' })).toBeVisible();
  });

  it('[customer §8] is submitted trimmed, says so, and reads both answers again', async () => {
    const server = serverWith([]);
    server.answer('WriteReview', () => ({ writeReview: review({ rating: 4 }) }));
    const { user } = open(server, CUSTOMER);
    await user.click(await screen.findByRole('radio', { name: '4 stars' }));
    await pasteInto(user, comment(), '  Lovely. ');
    server.answer('ViewerReview', () => ({ viewerReview: review({ comment: 'Lovely.' }) }));
    await user.click(screen.getByRole('button', { name: 'Submit Review' }));
    expect(await screen.findByText('Review submitted successfully!')).toBeInTheDocument();
    expect(server.asked.find(({ operation }) => operation === 'WriteReview')?.variables).toEqual({
      input: { hallId: 12, rating: 4, comment: 'Lovely.' },
    });
    expect(await screen.findByRole('button', { name: 'Edit Review' })).toBeInTheDocument();
    expect(server.times('HallReviews')).toBe(2);
  });

  it('[issue: confirmed addresses] that waits for a confirmed address offers the link again', async () => {
    const server = serverWith([]);
    server.answer('WriteReview', () => {
      throw new Refusal('EMAIL_NOT_CONFIRMED', 'Please confirm your e-mail address first.');
    });
    server.answer('SendConfirmationEmail', () => ({ sendConfirmationEmail: person() }));
    const { user } = open(server, CUSTOMER);
    await user.click(await screen.findByRole('radio', { name: '4 stars' }));
    await user.click(screen.getByRole('button', { name: 'Submit Review' }));
    await user.click(await screen.findByRole('button', { name: 'Send the link again' }));
    expect(await screen.findByText('The link is on its way')).toBeInTheDocument();
  });

  it.each([
    ['You have reviewed this hall already.', 'You have reviewed this hall already.'],
    ['', 'Failed to submit review'],
  ])('[customer §8] a failure says %p', async (message, shown) => {
    const server = serverWith([]);
    server.answer('WriteReview', () => {
      throw new Refusal('CONFLICT', message);
    });
    const { user } = open(server, CUSTOMER);
    await user.click(await screen.findByRole('radio', { name: '4 stars' }));
    await user.click(screen.getByRole('button', { name: 'Submit Review' }));
    expect(await screen.findByText(shown)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Submit Review' })).toBeEnabled();
  });

  it('a refusal of a field stands at the field', async () => {
    const server = serverWith([]);
    server.answer('WriteReview', () => {
      throw new Refusal('INVALID_INPUT', 'Please write without links', { field: 'input.comment' });
    });
    const { user } = open(server, CUSTOMER);
    await user.click(await screen.findByRole('radio', { name: '4 stars' }));
    await pasteInto(user, comment(), 'See my page');
    await user.click(screen.getByRole('button', { name: 'Submit Review' }));
    await waitFor(() => expect(comment()).toHaveAccessibleDescription(/Please write without links/));
    expect(comment()).toBeInvalid();
  });

  it('is read-only until Edit Review; Cancel restores it, Update Review saves it', async () => {
    const server = serverWith([], review({ rating: 2, comment: 'So so.' }));
    server.answer('ChangeReview', () => ({ changeReview: review({ rating: 5, comment: 'So so.' }) }));
    const { user } = open(server, CUSTOMER);
    const own = await screen.findByRole('region', { name: 'Your review' });
    expect(within(own).getByText('So so.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Edit Review' }));
    expect(await screen.findByRole('form')).toHaveFocus();
    await user.clear(comment());
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(await screen.findByText('So so.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Edit Review' }));
    await screen.findByRole('form');
    expect(comment()).toHaveValue('So so.');
    await user.click(star(5));
    await user.click(await screen.findByRole('button', { name: 'Update Review' }));
    expect(await screen.findByText('Review updated successfully!')).toBeInTheDocument();
    expect(server.asked.find(({ operation }) => operation === 'ChangeReview')?.variables).toEqual({
      id: 31,
      input: { rating: 5, comment: 'So so.' },
    });
    expect(await screen.findByRole('button', { name: 'Edit Review' })).toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Your review' })).toHaveFocus();
  });

  it('[customer §7 PUT /api/user/reviews/{reviewId}] an update reads both answers again', async () => {
    const server = serverWith([], review());
    server.answer('ChangeReview', () => ({ changeReview: review({ rating: 5 }) }));
    const { user } = open(server, CUSTOMER);
    await user.click(await screen.findByRole('button', { name: 'Edit Review' }));
    await user.click(await screen.findByRole('button', { name: 'Update Review' }));
    await screen.findByText('Review updated successfully!');
    await waitFor(() => expect([server.times('HallReviews'), server.times('ViewerReview')]).toEqual([2, 2]));
  });

  it('[customer §5] a review that is being saved can’t be sent twice', async () => {
    const server = serverWith([]);
    server.answer('WriteReview', () => new Promise(() => undefined));
    const { user } = open(server, CUSTOMER);
    await user.click(await screen.findByRole('radio', { name: '4 stars' }));
    await user.click(screen.getByRole('button', { name: 'Submit Review' }));
    const form = within(screen.getByRole('form'));
    await user.click(form.getByRole('button', { name: /ubmitting/ }));
    expect(server.times('WriteReview')).toBe(1);
  });

  it('[customer §7 GET /api/user/reviews/hall/{id}] visitors are not asked for a review of their own', async () => {
    const { server } = open(serverWith([review()]));
    await screen.findByText('Lovely lights.');
    expect(server.times('ViewerReview')).toBe(0);
  });

  it('[customer §8] a failed update says so and keeps the form', async () => {
    const server = serverWith([], review());
    server.answer('ChangeReview', () => {
      throw new Refusal('INTERNAL', '');
    });
    const { user } = open(server, CUSTOMER);
    await user.click(await screen.findByRole('button', { name: 'Edit Review' }));
    await user.click(await screen.findByRole('button', { name: 'Update Review' }));
    expect(await screen.findByText('Failed to update review')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Update Review' })).toBeInTheDocument();
  });

  it('[product: Reviews] says why staff have hidden it', async () => {
    open(serverWith([], review({ isHidden: true, hiddenReason: 'Insults' })), CUSTOMER);
    expect(await screen.findByText('Our staff have hidden your review: Insults')).toBeInTheDocument();
  });

  it('[product: Only customers book and review] is not offered to owners, who can answer', async () => {
    const server = serverWith([review({ viewerCanAnswer: true })]);
    server.answer('AnswerReview', () => ({
      answerReview: {
        __typename: 'Review',
        id: 31,
        answer: 'Thank you.',
        answeredAt: '2027-02-05T09:00:00.000Z',
        isChangedSinceAnswer: false,
        viewerCanAnswer: false,
      },
    }));
    const { user } = open(server, { viewer: person({ role: 'BUSINESS' }) });
    await user.click(await screen.findByRole('button', { name: 'Answer the review by Bilal Ahmed' }));
    expect(screen.queryByRole('button', { name: 'Submit Review' })).not.toBeInTheDocument();
    await user.click(await screen.findByRole('button', { name: 'Publish answer' }));
    expect(await screen.findByText('Your answer is required')).toBeInTheDocument();
    await pasteInto(user, screen.getByLabelText('Your answer'), 'Thank you.');
    await user.click(screen.getByRole('button', { name: 'Publish answer' }));
    expect(await screen.findByText('Thank you.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Answer the review/ })).not.toBeInTheDocument();
  });

  it('a refusal of an answer stands at its field', async () => {
    const server = serverWith([review({ viewerCanAnswer: true })]);
    server.answer('AnswerReview', () => {
      throw new Refusal('INVALID_INPUT', 'Please write without links', { field: 'input.reply' });
    });
    const { user } = open(server, { viewer: person({ role: 'BUSINESS' }) });
    await user.click(await screen.findByRole('button', { name: 'Answer the review by Bilal Ahmed' }));
    const field = await screen.findByLabelText('Your answer');
    await pasteInto(user, field, 'See my page');
    await user.click(screen.getByRole('button', { name: 'Publish answer' }));
    await waitFor(() => expect(field).toHaveAccessibleDescription('Please write without links'));
  });

  it('reports somebody else’s to staff, with a reason', async () => {
    const server = serverWith([review({ viewerCanReport: true })]);
    server.answer('ReportReview', () => ({ reportReview: { __typename: 'Review', id: 31, viewerCanReport: false } }));
    const { user } = open(server, CUSTOMER);
    await user.click(await screen.findByRole('button', { name: 'Report the review by Bilal Ahmed' }));
    await pasteInto(user, await screen.findByLabelText('Reason'), 'Advertising');
    await user.click(screen.getByRole('button', { name: 'Send report' }));
    expect(await screen.findByText('Our staff will look at this review.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Report the review/ })).not.toBeInTheDocument();
  });
});
