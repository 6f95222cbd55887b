import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { useHallPageQuery } from '../../../graphql/generated/hall-page';
import { accessibilityProblems } from '../../../testing/axe';
import { hallOnPage } from '../../../testing/halls';
import { person } from '../../../testing/people';
import { renderApp } from '../../../testing/render';
import { fakeServer, Refusal, type FakeServer } from '../../../testing/server';
import { SaveHeart, SaveToggle } from './SaveToggle';

function Page({ id }: { id: number }) {
  const { data } = useHallPageQuery({ variables: { id } });
  return data ? (
    <>
      <SaveToggle hall={data.hall} />
      <SaveHeart hall={data.hall} />
    </>
  ) : null;
}

let id = 100;

/** Each test has a hall of its own: local hearts last as long as the page. */
function open(viewer?: ReturnType<typeof person>, answers: Parameters<typeof fakeServer>[0] = {}) {
  id += 1;
  const hall = hallOnPage({ id });
  const server: FakeServer = fakeServer({ HallPage: () => ({ hall }), ...answers });
  return renderApp(<Page id={id} />, { server, ...(viewer ? { viewer } : {}) });
}

const toggle = (name: 'Save' | 'Saved') => screen.findByRole('button', { name });
const heart = () => screen.getByRole('button', { name: 'Save Pearl Hall' });

describe('[customer §2 Hall detail] the Save/Saved toggle', () => {
  it('[product: the save heart] is local for visitors, with its toasts', async () => {
    const { user, server, container } = open();
    await user.click(await toggle('Save'));
    expect(await screen.findByText('Added to saved')).toBeInTheDocument();
    expect(heart()).toHaveAttribute('aria-pressed', 'true');
    await user.click(await toggle('Saved'));
    expect(await screen.findByText('Removed from saved')).toBeInTheDocument();
    expect(await toggle('Save')).toHaveAttribute('aria-pressed', 'false');
    expect(server.times('SaveHall') + server.times('UnsaveHall')).toBe(0);
    expect(await accessibilityProblems(container)).toEqual([]);
  });

  it('[product: the save heart] is local for owners too', async () => {
    const { user, server } = open(person({ role: 'BUSINESS' }));
    await waitFor(() => expect(server.times('Viewer')).toBe(1));
    await user.click(await toggle('Save'));
    expect(await toggle('Saved')).toBeInTheDocument();
    expect(server.times('SaveHall')).toBe(0);
  });

  it('[product: the save heart] is kept by the server for customers, and shown at once', async () => {
    let finish: () => void = () => undefined;
    const waiting = new Promise<void>((resolve) => (finish = resolve));
    const { user, server } = open(person(), {
      SaveHall: ({ variables }) =>
        waiting.then(() => ({
          saveHall: { __typename: 'HallSaving', hallId: variables.hallId, viewerHasSaved: true },
        })),
      UnsaveHall: ({ variables }) => ({
        unsaveHall: { __typename: 'HallSaving', hallId: variables.hallId, viewerHasSaved: false },
      }),
    });
    await waitFor(() => expect(server.times('Viewer')).toBe(1));
    await user.click(await toggle('Save'));
    expect(await toggle('Saved')).toBeInTheDocument();
    expect(heart()).toHaveAttribute('aria-pressed', 'true');
    finish();
    await waitFor(() => expect(server.times('SaveHall')).toBe(1));
    await user.click(await toggle('Saved'));
    expect(await toggle('Save')).toBeInTheDocument();
    await waitFor(() => expect(server.times('UnsaveHall')).toBe(1));
  });

  it('[issue 17] a removal is undone, with the lists that the hall was in', async () => {
    const saving = (viewerHasSaved: boolean) => ({ __typename: 'HallSaving', hallId: id, viewerHasSaved });
    const { user, server } = open(person(), {
      SaveHall: () => ({ saveHall: saving(true) }),
      UnsaveHall: () => ({ unsaveHall: saving(false) }),
      HallLists: () => ({ viewerHallLists: [3, 4] }),
      SetSavedHallLists: () => ({ setSavedHallLists: [] }),
    });
    await waitFor(() => expect(server.times('Viewer')).toBe(1));
    await user.click(await toggle('Save'));
    await user.click(await toggle('Saved'));
    await waitFor(() => expect(server.times('UnsaveHall')).toBe(1));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await toggle('Saved')).toBeInTheDocument();
    await waitFor(() => expect(server.times('SetSavedHallLists')).toBe(1));
    expect(server.times('SaveHall')).toBe(2);
    expect(server.asked.find(({ operation }) => operation === 'SetSavedHallLists')?.variables).toEqual({
      hallId: id,
      input: { listIds: [3, 4] },
    });
  });

  it('[product: the save heart] stays as it was pressed last, however quickly', async () => {
    const saving = (viewerHasSaved: boolean) => ({ __typename: 'HallSaving', hallId: id, viewerHasSaved });
    let answerLists: () => void = () => undefined;
    const lists = new Promise<void>((resolve) => (answerLists = resolve));
    const { user, server } = open(person(), {
      HallPage: () => ({ hall: hallOnPage({ id, viewerHasSaved: true }) }),
      SaveHall: () => ({ saveHall: saving(true) }),
      UnsaveHall: () => ({ unsaveHall: saving(false) }),
      HallLists: () => lists.then(() => ({ viewerHallLists: [] })),
    });
    const calls = () =>
      server.asked.map(({ operation }) => operation).filter((operation) => /^(Uns|S)aveHall$/.test(operation));
    await waitFor(() => expect(server.times('Viewer')).toBe(1));
    await user.click(await toggle('Saved'));
    await user.click(await toggle('Save'));
    expect(await toggle('Saved')).toBeInTheDocument();
    answerLists();
    await waitFor(() => expect(calls()).toEqual(['SaveHall']));
    // What is pressed now comes after all calls of before.
    await user.click(await toggle('Saved'));
    await waitFor(() => expect(calls()).toEqual(['SaveHall', 'UnsaveHall']));
    await user.click(await toggle('Save'));
    await waitFor(() => expect(calls()).toEqual(['SaveHall', 'UnsaveHall', 'SaveHall']));
    expect(await toggle('Saved')).toBeInTheDocument();
  });

  it('[product: the save heart] goes off again while its saving is under way', async () => {
    const saving = (viewerHasSaved: boolean) => ({ __typename: 'HallSaving', hallId: id, viewerHasSaved });
    let finish: () => void = () => undefined;
    const waiting = new Promise<void>((resolve) => (finish = resolve));
    const { user, server } = open(person(), {
      SaveHall: () => waiting.then(() => ({ saveHall: saving(true) })),
      UnsaveHall: () => ({ unsaveHall: saving(false) }),
      HallLists: () => ({ viewerHallLists: [] }),
    });
    await waitFor(() => expect(server.times('Viewer')).toBe(1));
    await user.click(await toggle('Save'));
    await waitFor(() => expect(server.times('SaveHall')).toBe(1));
    await user.click(await toggle('Saved'));
    expect(await toggle('Save')).toBeInTheDocument();
    expect(server.times('UnsaveHall')).toBe(0);
    finish();
    await waitFor(() => expect(server.times('UnsaveHall')).toBe(1));
    expect(await toggle('Save')).toBeInTheDocument();
  });

  it('[product: the save heart] goes back with a toast when the call fails', async () => {
    const { user, server } = open(person(), {
      SaveHall: () => {
        throw new Refusal('CONFLICT', 'You can save at most 500 halls.');
      },
    });
    await waitFor(() => expect(server.times('Viewer')).toBe(1));
    await user.click(await toggle('Save'));
    expect(await screen.findByText('This hall could not be saved')).toBeInTheDocument();
    expect(screen.getByText('You can save at most 500 halls.')).toBeInTheDocument();
    expect(await toggle('Save')).toHaveAttribute('aria-pressed', 'false');
  });
});
