import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { useNavigate } from 'react-router-dom';
import { hallCards } from '../../../../testing/halls';
import { renderApp } from '../../../../testing/render';
import { fakeServer, Refusal } from '../../../../testing/server';
import { AllVenuesScreen } from './ListingScreen';

beforeEach(() => localStorage.setItem('userCurrency', 'PKR'));

/** Halls in Lahore; for everything else the server takes its time until it is told how to answer. */
function openLahore(found: number) {
  let answerRest: (answer: () => unknown) => void = () => undefined;
  const rest = new Promise<() => unknown>((resolve) => (answerRest = resolve));
  const server = fakeServer({
    SearchHalls: async ({ variables }) => {
      const { location } = variables.filter as { location?: string };
      return location === 'Lahore' ? { halls: hallCards(found, { totalCount: found }) } : (await rest)();
    },
    HallTotal: () => ({ halls: { totalCount: 0, totalCountIsLowerBound: false } }),
  });
  return { ...renderApp(<AllVenuesScreen />, { at: '/venues/all?location=Lahore', server }), answerRest };
}

describe('results while another search is on its way', () => {
  it('are the halls of before, without a number for what isn’t known yet', async () => {
    const { user, answerRest } = openLahore(2);
    expect(await screen.findByText('2 venues in Lahore')).toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Remove Lahore' }));
    expect(await screen.findByText('Loading venues')).toBeInTheDocument();
    expect(screen.getAllByRole('article')).toHaveLength(2);
    expect(screen.queryByText(/^\d+ venues/)).not.toBeInTheDocument();
    answerRest(() => ({ halls: hallCards(3, { totalCount: 3 }) }));
    expect(await screen.findByText('3 venues')).toBeInTheDocument();
  });

  it('are gone once it has failed', async () => {
    const { user, answerRest } = openLahore(2);
    await user.click(await screen.findByRole('link', { name: 'Remove Lahore' }));
    answerRest(() => {
      throw new Refusal('INTERNAL', 'no');
    });
    expect(await screen.findByText('The venues could not be loaded')).toBeInTheDocument();
    expect(screen.queryByRole('article')).not.toBeInTheDocument();
    expect(screen.queryByText(/^\d+ venues/)).not.toBeInTheDocument();
  });

  it('aren’t said to be none', async () => {
    const { user, answerRest } = openLahore(0);
    expect(await screen.findByText('No venues found')).toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Remove Lahore' }));
    expect(await screen.findByText('Loading venues')).toBeInTheDocument();
    expect(screen.queryByText('No venues found')).not.toBeInTheDocument();
    answerRest(() => ({ halls: hallCards(1, { totalCount: 1 }) }));
    expect(await screen.findByRole('article')).toBeInTheDocument();
  });
});

function Back() {
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => void navigate(-1)}>
      Back
    </button>
  );
}

describe('a second part of the results', () => {
  it('takes the focus when it is asked for, and leaves it alone when somebody comes back', async () => {
    const server = fakeServer({
      SearchHalls: ({ variables: { after } }) => ({
        halls: after ? hallCards(2, { from: 3 }) : hallCards(2, { totalCount: 4, endCursor: 'next' }),
      }),
    });
    const pages = (
      <>
        <Back />
        <AllVenuesScreen />
      </>
    );
    const { user } = renderApp(pages, { at: '/venues/all?location=Lahore', server });
    await user.click(await screen.findByRole('button', { name: 'Show more venues' }));
    await waitFor(() => expect(screen.getByRole('link', { name: 'Ask Hall 3' })).toHaveFocus());
    await user.click(screen.getByRole('link', { name: 'Remove Lahore' }));
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(2));
    await user.click(screen.getByRole('button', { name: 'Back' }));
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(4));
    expect(screen.getByRole('button', { name: 'Back' })).toHaveFocus();
  });
});
