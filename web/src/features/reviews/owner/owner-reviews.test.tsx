import { describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { readAgain } from '../../../graphql/change';
import { accessibilityProblems } from '../../../testing/axe';
import { review } from '../../../testing/halls';
import { pasteInto } from '../../../testing/paste-into';
import { person } from '../../../testing/people';
import { renderApp } from '../../../testing/render';
import { fakeServer, Refusal, type FakeServer } from '../../../testing/server';
import { REVIEW_ADDRESS, toVariables } from './owner-filters';
import { OwnerReviews } from './OwnerReviews';

const own = (particulars: object) => ({
  ...review({ viewerCanAnswer: true, viewerCanReport: true, ...particulars }),
  __typename: 'ManagedReview',
  hallId: 3,
  hallTitle: 'Moti Mahal',
  businessName: 'Shalimar Banquets',
});

const replied = (answer: string) => ({
  ...{ __typename: 'Review', id: 31, answer, answeredAt: '2027-02-06T09:00:00.000Z' },
  ...{ isChangedSinceAnswer: false, viewerCanAnswer: false },
});

/** A review that its author changed after the owner had answered it. */
const outdated = own({
  ...{ id: 31, userName: 'Ayesha Khan', comment: 'Too loud.', updatedAt: '2027-02-05T09:00:00.000Z' },
  ...{ answer: 'Glad you liked it.', answeredAt: '2027-02-04T09:00:00.000Z', isChangedSinceAnswer: true },
});

function serverWith(nodes: readonly object[], totalCount = nodes.length): FakeServer {
  return fakeServer({
    OwnReviews: () => ({ ownReviews: { __typename: 'ManagedReviewConnection', nodes, totalCount } }),
    ReviewedHalls: () => ({
      viewerHalls: {
        __typename: 'OwnedHallConnection',
        nodes: [{ __typename: 'OwnedHall', id: 3, title: 'Moti Mahal' }],
      },
    }),
  });
}

const open = (server: FakeServer, at = '/business/reviews') =>
  renderApp(<OwnerReviews />, { at, viewer: person({ role: 'BUSINESS' }), server });

const asked = (server: FakeServer) =>
  server.asked.filter(({ operation }) => operation === 'OwnReviews').at(-1)?.variables;

describe('[product Reviews] the owner’s reviews', () => {
  it('lists what guests wrote with the hall, and takes one answer to each', async () => {
    const server = serverWith([own({ id: 31, userName: 'Ayesha Khan', rating: 2, comment: 'Too loud.' })]);
    const { container, user } = open(server);
    expect(await screen.findByText('Too loud.')).toBeVisible();
    expect(screen.getByText('1 review')).toBeVisible();
    expect(screen.getByText('Unanswered', { selector: 'td *' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Moti Mahal' })).toHaveAttribute('href', '/hall/3/moti-mahal');
    expect(await accessibilityProblems(container)).toEqual([]);
    server.answer('AnswerReview', () => ({
      answerReview: replied('Sorry.'),
    }));
    await user.click(screen.getByRole('button', { name: 'Answer the review by Ayesha Khan' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Answer the review by Ayesha Khan' }));
    await pasteInto(user, await screen.findByLabelText('Your answer'), 'Sorry.');
    server.answer('OwnReviews', () => ({
      ownReviews: {
        __typename: 'ManagedReviewConnection',
        nodes: [own({ id: 31, comment: 'Too loud.', answer: 'Sorry.', viewerCanAnswer: false })],
        totalCount: 1,
      },
    }));
    await user.click(screen.getByRole('button', { name: 'Publish answer' }));
    expect(await screen.findByText('Answered')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Answer the review/ })).toBeNull());
    expect(server.asked.find(({ operation }) => operation === 'AnswerReview')?.variables).toEqual({
      id: 31,
      input: { reply: 'Sorry.', basedOn: '2027-02-03T09:00:00.000Z' },
    });
    await user.click(screen.getByRole('button', { name: 'Too loud.' }));
    const whole = within(await screen.findByRole('dialog', { name: 'Review by Bilal Ahmed' }));
    expect(whole.getByText('Sorry.')).toBeVisible();
    expect(await accessibilityProblems(document.body)).toEqual([]);
  });

  it('marks an answer to an earlier version, and replaces it', async () => {
    const server = serverWith([outdated]);
    const { user, container } = open(server);
    expect(await screen.findByText('Earlier version')).toBeVisible();
    expect(screen.queryByText('Answered')).toBeNull();
    expect(await accessibilityProblems(container)).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Answer the review by Ayesha Khan' }));
    expect(await screen.findByText(/^The review was changed after your answer/)).toBeVisible();
    expect(screen.getByLabelText('Your answer')).toHaveValue('Glad you liked it.');
    await user.clear(screen.getByLabelText('Your answer'));
    await pasteInto(user, screen.getByLabelText('Your answer'), 'Sorry.');
    server.answer('AnswerReview', () => ({ answerReview: replied('Sorry.') }));
    await user.click(screen.getByRole('button', { name: 'Publish answer' }));
    expect(await screen.findByText('Your answer is published')).toBeVisible();
    expect(server.asked.find(({ operation }) => operation === 'AnswerReview')?.variables).toEqual({
      id: 31,
      input: { reply: 'Sorry.', basedOn: '2027-02-05T09:00:00.000Z' },
    });
  });

  it('reads the reviews again where one was changed while it was answered, and leaves the text', async () => {
    const server = serverWith([outdated]);
    const { user } = open(server);
    await user.click(await screen.findByRole('button', { name: 'Answer the review by Ayesha Khan' }));
    await pasteInto(user, await screen.findByLabelText('Your answer'), ' Sorry.');
    server.answer('AnswerReview', () => {
      throw new Refusal('CONFLICT', 'Its author changed this review meanwhile.');
    });
    const latest = own({ id: 31, comment: 'Far too loud.' });
    server.answer('OwnReviews', () => ({
      ownReviews: { __typename: 'ManagedReviewConnection', nodes: [latest], totalCount: 1 },
    }));
    await user.click(screen.getByRole('button', { name: 'Publish answer' }));
    expect(await screen.findByText('Its author changed this review meanwhile.')).toBeVisible();
    expect(await screen.findByText('Far too loud.')).toBeInTheDocument();
    expect(screen.getByLabelText('Your answer')).toHaveValue('Glad you liked it. Sorry.');
  });

  it('keeps an answer that is being written when its review leaves the list', async () => {
    const server = serverWith([own({ id: 31, userName: 'Ayesha Khan', comment: 'Too loud.' })]);
    const { client, user } = open(server);
    await user.click(await screen.findByRole('button', { name: 'Answer the review by Ayesha Khan' }));
    await pasteInto(user, await screen.findByLabelText('Your answer'), 'Sorry.');
    server.answer('OwnReviews', () => ({
      ownReviews: { __typename: 'ManagedReviewConnection', nodes: [], totalCount: 0 },
    }));
    await act(() => readAgain(client, ['OwnReviews']));
    expect(screen.queryByText('Too loud.')).toBeNull();
    expect(screen.getByLabelText('Your answer')).toHaveValue('Sorry.');
  });

  it('asks the server by the filters of the address, and says when nothing matches', async () => {
    const server = serverWith([]);
    const { user, address } = open(server, '/business/reviews?hall=3&rating=1&unanswered=yes&order=lowest');
    expect(await screen.findByText('No review matches these filters')).toBeVisible();
    expect(asked(server)).toEqual({
      filter: { hallId: 3, rating: 1, unanswered: true },
      order: 'LOWEST',
      paging: { limit: 20, page: 1 },
    });
    await user.click(screen.getByRole('button', { name: 'Remove the filter Moti Mahal' }));
    expect(address()).toBe('/business/reviews?rating=1&unanswered=yes&order=lowest');
    await user.click(screen.getByRole('button', { name: 'Clear Filters' }));
    expect(await screen.findByText('No reviews yet')).toBeVisible();
    expect(address()).toBe('/business/reviews?order=lowest');
  });

  it('goes back a page where nothing is left on the shown one', async () => {
    const server = serverWith([], 20);
    const { address } = open(server, '/business/reviews?order=lowest&page=2');
    await waitFor(() => expect(address()).toBe('/business/reviews?order=lowest'));
    expect(asked(server)).toMatchObject({ order: 'LOWEST', paging: { limit: 20, page: 1 } });
  });

  it('says that they could not be loaded, and tries again', async () => {
    const server = serverWith([]);
    server.answer('OwnReviews', () => {
      throw new Refusal('INTERNAL', 'no');
    });
    const { user } = open(server);
    expect(await screen.findByRole('alert')).toBeVisible();
    server.answer('OwnReviews', () => ({
      ownReviews: { __typename: 'ManagedReviewConnection', nodes: [own({ comment: 'Lovely.' })], totalCount: 21 },
    }));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Lovely.')).toBeVisible();
    expect(screen.getByRole('link', { name: /2/ })).toHaveAttribute('href', '/business/reviews?page=2');
  });

  it.each([
    ['', ''],
    ['rating=5&order=highest', 'rating=5&order=highest'],
    ['rating=9&hall=x&order=best&page=0&unanswered=maybe', ''],
  ])('reads “%s” from an address as “%s”', (typed, kept) => {
    const filters = REVIEW_ADDRESS.read(new URLSearchParams(typed));
    expect(REVIEW_ADDRESS.write(filters).toString()).toBe(kept);
    expect(toVariables(filters).paging).toEqual({ limit: 20, page: 1 });
  });
});
