import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import type { SavedListFieldsFragment } from '../../../graphql/generated/saved-lists';
import { HeartProvider } from '../../../lib/heart';
import { accessibilityProblems } from '../../../testing/axe';
import { hallOnPage } from '../../../testing/halls';
import { person } from '../../../testing/people';
import { renderApp } from '../../../testing/render';
import { fakeServer, Refusal, type Answer } from '../../../testing/server';
import { DialogHost } from '../../../ui/DialogHost';
import { ListsOffer } from './ListsOffer';
import { SavedHallsScreen, type SavedHall } from './SavedHallsScreen';
import { SaveToggle } from './SaveToggle';
import { SharedListScreen } from './SharedListScreen';
import { SortedHeart } from './SortedHeart';
import { card } from './testing/cards';
import { pasteInto } from '../../../testing/paste-into';

type List = SavedListFieldsFragment & { __typename: 'SavedListView' };

const LINK = 'https://mehfil.test/lists/abc';
const list = (particulars: Partial<List> = {}): List => ({
  __typename: 'SavedListView',
  id: 1,
  name: 'Sana’s valima',
  hallCount: 1,
  shareUrl: null,
  ...particulars,
});
const connection = (halls: readonly SavedHall[], more = {}) => ({
  __typename: 'HallCardConnection',
  nodes: halls,
  totalCount: halls.length,
  pageInfo: { __typename: 'PageInfo', endCursor: null, hasNextPage: false },
  ...more,
});
const listing =
  (...lists: readonly List[]): Answer =>
  () => ({ viewerSavedLists: lists });
const cards: Answer = ({ variables }) => ({
  viewerSavedHalls: connection(variables.listId === 1 ? [card()] : [card(), card({ id: 13, title: 'Ruby Hall' })]),
});

const names = (halls: readonly SavedHall[]) =>
  halls.map((hall) => (
    <div key={hall.id}>
      {hall.title}
      <SortedHeart hall={hall} />
    </div>
  ));

function open(answers: Record<string, Answer> = {}, at = '/saved-halls') {
  const server = fakeServer({ SavedHalls: cards, SavedLists: listing(list()), ...answers });
  return renderApp(
    <HeartProvider draw={(hall) => <SortedHeart hall={hall} />}>
      <SavedHallsScreen grid={names} />
    </HeartProvider>,
    { at, viewer: person(), server },
  );
}

const press = (name: string | RegExp) => screen.findByRole('button', { name });

describe('[issue: beautiful] lists of saved halls', () => {
  it('are tabs, of which the address keeps the chosen one', async () => {
    const { user, address, container } = open();
    expect(await screen.findByText('Ruby Hall')).toBeInTheDocument();
    await user.click(screen.getByRole('tab', { name: /Sana’s valima.* · 1/ }));
    await waitFor(() => expect(screen.queryByText('Ruby Hall')).not.toBeInTheDocument());
    expect(await screen.findByText('Pearl Hall')).toBeInTheDocument();
    expect(address()).toBe('/saved-halls?list=1');
    expect(await accessibilityProblems(container)).toEqual([]);
  });

  it('are made with a name, whose refusal stands at its field', async () => {
    const { user, server, address } = open({
      CreateSavedList: () => {
        throw new Refusal('ALREADY_TAKEN', 'You have a list of this name already', { field: 'name' });
      },
    });
    await user.click(await press('New list'));
    await pasteInto(user, await screen.findByLabelText(/^Name of the list/), 'Mehndi');
    await user.click(screen.getByRole('button', { name: 'Create list' }));
    expect(await screen.findByText('You have a list of this name already')).toBeInTheDocument();
    const made = list({ id: 2, name: 'Mehndi', hallCount: 0 });
    server.answer('CreateSavedList', () => ({ createSavedList: made }));
    server.answer('SavedLists', listing(list(), made));
    await user.click(screen.getByRole('button', { name: 'Create list' }));
    expect(await screen.findByText('The list is there')).toBeInTheDocument();
    await waitFor(() => expect(address()).toBe('/saved-halls?list=2'));
  });

  it('are renamed, and deleted after a question', async () => {
    const { user, server, address } = open(
      { RenameSavedList: ({ variables }) => ({ renameSavedList: list({ id: 1, ...(variables.input as object) }) }) },
      '/saved-halls?list=1',
    );
    await user.click(await press('Rename'));
    const field = await screen.findByLabelText(/^Name of the list/);
    await user.clear(field);
    await pasteInto(user, field, 'Baraat');
    await user.click(screen.getByRole('button', { name: 'Rename list' }));
    expect(await screen.findByText('The list has its new name')).toBeInTheDocument();
    server.answer('DeleteSavedList', () => ({ deleteSavedList: { __typename: 'SavedListView', id: 1 } }));
    server.answer('SavedLists', listing());
    await user.click(await press('Delete'));
    await user.click(await press('Delete list'));
    expect(await screen.findByText('The list is deleted')).toBeInTheDocument();
    await waitFor(() => expect(address()).toBe('/saved-halls'));
  });

  it('hold a hall by checkboxes on its card, also in a new list', async () => {
    const sent: unknown[] = [];
    const { user } = open({
      HallLists: () => ({ viewerHallLists: [1] }),
      CreateSavedList: () => ({ createSavedList: list({ id: 2, name: 'Mehndi' }) }),
      SetSavedHallLists: ({ variables }) => {
        sent.push(variables);
        return { setSavedHallLists: [list(), list({ id: 2, name: 'Mehndi' })] };
      },
    });
    await user.click(await press('Lists of Pearl Hall'));
    const dialog = await screen.findByRole('dialog');
    const box = await within(dialog).findByRole('checkbox', { name: 'Sana’s valima' });
    expect(box).toBeChecked();
    expect(await accessibilityProblems(dialog)).toEqual([]);
    await user.click(box);
    await pasteInto(user, within(dialog).getByLabelText('In a new list'), 'Mehndi');
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Your lists are up to date')).toBeInTheDocument();
    expect(sent).toEqual([{ hallId: 12, input: { listIds: [2] } }]);
  });

  it('are offered in the toast of a hall that was just saved', async () => {
    const hall = hallOnPage({ id: 12 });
    const server = fakeServer({
      SaveHall: () => ({ saveHall: { __typename: 'HallSaving', hallId: 12, viewerHasSaved: true } }),
      SavedLists: listing(list()),
      HallLists: () => ({ viewerHallLists: [] }),
    });
    const ui = (
      <>
        <SaveToggle hall={hall} />
        <ListsOffer />
      </>
    );
    const { user } = renderApp(ui, { viewer: person(), server });
    await waitFor(() => expect(server.times('Viewer')).toBe(1));
    await user.click(await press('Save'));
    await user.click(await press('Add to a list'));
    expect(await screen.findByRole('checkbox', { name: 'Sana’s valima' })).not.toBeChecked();
  });
});

describe('[issue: beautiful] the link of a list', () => {
  it('is made, copied and ended', async () => {
    const { user, server } = open(
      { ShareSavedList: () => ({ shareSavedList: list({ shareUrl: LINK }) }) },
      '/saved-halls?list=1',
    );
    await user.click(await press('Share'));
    await user.click(await press('Make a link'));
    expect(await screen.findByLabelText('Link of the list')).toHaveValue(LINK);
    await user.click(screen.getByRole('button', { name: 'Copy Link of the list' }));
    expect(await screen.findByText('Copied to clipboard')).toBeInTheDocument();
    expect(await navigator.clipboard.readText()).toBe(LINK);
    expect(screen.getByText('Whoever has the link can see this list.')).toBeInTheDocument();
    server.answer('UnshareSavedList', () => ({ unshareSavedList: list() }));
    await user.click(screen.getByRole('button', { name: 'Stop sharing' }));
    expect(await screen.findByText('The list is no longer shared')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  const visit = (answer: Answer) =>
    renderApp(
      <Routes>
        <Route
          path="/lists/:token"
          element={
            <DialogHost>
              <SharedListScreen grid={names} />
            </DialogHost>
          }
        />
      </Routes>,
      { at: '/lists/abc', server: fakeServer({ SharedList: answer }) },
    );

  it('shows a visitor the halls, whose hearts work, and the way to lists of one’s own', async () => {
    const shared = { name: 'Valima', ownerName: 'Sana' };
    const { user, container } = visit(() => ({
      sharedSavedList: connection([card({ viewerHasSaved: false })], { ...shared, __typename: 'SharedListConnection' }),
    }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Valima' })).toBeInTheDocument();
    expect(screen.getByText('Sana’s list · 1 hall')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Save Pearl Hall' }));
    expect(await screen.findByText('Added to saved')).toBeInTheDocument();
    expect(await screen.findByRole('link', { name: 'Make your own list' })).toHaveAttribute('href', '/register');
    expect(await accessibilityProblems(container)).toEqual([]);
  });

  it('says the same of a link that never was and one that has ended', async () => {
    visit(() => {
      throw new Refusal('NOT_FOUND', 'This list is not shared, or no longer');
    });
    expect(await screen.findByRole('heading', { name: 'This list is not shared, or no longer' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Browse halls' })).toHaveAttribute('href', '/venues/all');
  });
});
