import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { accessibilityProblems } from '../../../testing/axe';
import { person } from '../../../testing/people';
import { renderApp } from '../../../testing/render';
import { fakeServer, Refusal, type Answer } from '../../../testing/server';
import { SavedHallsScreen, type SavedHall } from './SavedHallsScreen';
import { card } from './testing/cards';
import { SaveHeart } from './SaveToggle';

const answering =
  (halls: readonly SavedHall[]): Answer =>
  () => ({
    viewerSavedHalls: {
      __typename: 'HallCardConnection',
      nodes: halls,
      pageInfo: { __typename: 'PageInfo', endCursor: null, hasNextPage: false },
    },
  });

function open(saved: Answer, answers: Record<string, Answer> = {}) {
  const grid = (halls: readonly SavedHall[]) =>
    halls.map((hall) => (
      <div key={hall.id}>
        {hall.title}
        <SaveHeart hall={hall} />
      </div>
    ));
  const server = fakeServer({ SavedHalls: saved, SavedLists: () => ({ viewerSavedLists: [] }), ...answers });
  return renderApp(<SavedHallsScreen grid={grid} />, { at: '/saved-halls', viewer: person(), server });
}

describe('[customer §2 Saved halls]', () => {
  it('shows them as cards', async () => {
    const { container } = open(answering([card(), card({ id: 13, title: 'Ruby Hall' })]));
    expect(await screen.findByText('Pearl Hall')).toBeInTheDocument();
    expect(screen.getByText('Ruby Hall')).toBeInTheDocument();
    expect(await accessibilityProblems(container)).toEqual([]);
  });

  it('says that there are none, with the way to some', async () => {
    open(answering([]));
    expect(await screen.findByText('No saved halls yet')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Browse Halls' })).toHaveAttribute('href', '/home');
  });

  it('loses one at once when its heart is taken away, and gets it back when that fails', async () => {
    let refuse: () => void = () => undefined;
    const waiting = new Promise<void>((resolve) => (refuse = resolve));
    const { user } = open(answering([card()]), {
      UnsaveHall: () =>
        waiting.then(() => {
          throw new Refusal('INTERNAL', 'no');
        }),
    });
    await user.click(await screen.findByRole('button', { name: 'Save Pearl Hall' }));
    expect(await screen.findByText('No saved halls yet')).toBeInTheDocument();
    refuse();
    expect(await screen.findByText('Pearl Hall')).toBeInTheDocument();
    expect(screen.getByText('This hall could not be removed from your saved halls')).toBeInTheDocument();
  });

  it('says that they could not be read, and tries again', async () => {
    const { user, server } = open(() => {
      throw new Refusal('INTERNAL', 'no');
    });
    expect(await screen.findByRole('heading', { name: 'Your saved halls could not be loaded' })).toBeInTheDocument();
    server.answer('SavedHalls', answering([card()]));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Pearl Hall')).toBeInTheDocument();
  });
});
