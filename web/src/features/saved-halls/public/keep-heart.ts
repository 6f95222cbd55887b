import type { ApolloCache, ApolloClient } from '@apollo/client';
import { makeChange } from '../../../graphql/change';
import { latestToast } from '../../../lib/toast';
import { announceSavedHall } from './saved-signal';
import {
  SaveHallDocument,
  UnsaveHallDocument,
  type SaveHallMutation,
  type SaveHallMutationVariables,
  type UnsaveHallMutation,
  type UnsaveHallMutationVariables,
} from '../../../graphql/generated/saved-halls';
import {
  HallListsDocument,
  SetSavedHallListsDocument,
  type SetSavedHallListsMutation,
  type SetSavedHallListsMutationVariables,
} from '../../../graphql/generated/saved-lists';

/** Types of the cache that stand for the same hall. */
const HALL_TYPES = ['HallDetail', 'HallCard'];
/** Lists that change with a heart. */
const LISTS = ['SavedHalls', 'SavedLists'];

function writeHeart(cache: ApolloCache, { hallId, viewerHasSaved }: { hallId: number; viewerHasSaved: boolean }): void {
  for (const type of HALL_TYPES) {
    const id = cache.identify({ __typename: type, id: hallId });
    if (id) cache.modify({ id, fields: { viewerHasSaved: () => viewerHasSaved } });
  }
}

/** What is said when a heart could not be kept. */
interface HeartWords {
  failed: string;
  unsaveFailed: string;
  listsLost: string;
}

/** A heart that is being changed. */
interface Heart {
  /** Ends with the last of its calls. */
  calls: Promise<unknown>;
  /** The change that was made last. */
  latest: symbol;
  /** What the server has, as far as it answered. */
  isKept: boolean;
}

const heartsOfClients = new WeakMap<ApolloClient, Map<number, Heart>>();

function getHearts(client: ApolloClient): Map<number, Heart> {
  let found = heartsOfClients.get(client);
  if (!found) heartsOfClients.set(client, (found = new Map<number, Heart>()));
  return found;
}

/** Makes a change, unless it isn't wanted any more. @returns whether the server has it */
type Call = (isWanted: () => boolean) => Promise<boolean>;

/**
 * Shows a heart as it is wanted at once, and has the server follow: one call after the other, so that the last one counts. A change that
 * a later one has overtaken isn't sent any more, and its failure doesn't show.
 */
function changeHeart(client: ApolloClient, hallId: number, wanted: boolean, call: Call): Promise<boolean> {
  const hearts = getHearts(client);
  const change = Symbol('change');
  const heart = hearts.get(hallId) ?? { calls: Promise.resolve(), latest: change, isKept: !wanted };
  const isWanted = () => heart.latest === change;
  const show = (viewerHasSaved: boolean) => writeHeart(client.cache, { hallId, viewerHasSaved });
  const outcome = heart.calls.then(async () => {
    const isDone = isWanted() && (await call(isWanted));
    if (isDone) heart.isKept = wanted;
    if (isWanted()) {
      show(heart.isKept);
      hearts.delete(hallId);
    }
    return isDone;
  });
  heart.latest = change;
  heart.calls = outcome;
  hearts.set(hallId, heart);
  show(wanted);
  return outcome;
}

/** Has the server save a hall for the customer; shown before it answers, and taken back when the call fails. */
export async function saveHeart(client: ApolloClient, hallId: number, words: HeartWords): Promise<void> {
  const told = latestToast();
  const isSaved = await save(client, hallId, words);
  // Something else may have happened meanwhile: the heart is off again, say.
  if (isSaved && latestToast() === told) announceSavedHall(hallId);
}

/**
 * Has the server forget a saved hall; shown before it answers, and taken back when the call fails.
 * @returns what saves it again, in the lists that it was in
 */
export function removeHeart(client: ApolloClient, hallId: number, words: HeartWords): () => Promise<void> {
  let lists: readonly number[] = [];
  void changeHeart(client, hallId, false, async (isWanted) => {
    const found = await readLists(client, hallId);
    if (!isWanted()) return false;
    lists = found;
    const { ok } = await makeChange<UnsaveHallMutation, UnsaveHallMutationVariables>(
      client,
      (options) => client.mutate({ mutation: UnsaveHallDocument, ...options }),
      { hallId },
      { failure: { title: words.unsaveFailed }, refetch: LISTS },
    );
    return ok;
  });
  return async () => {
    if ((await save(client, hallId, words)) && lists.length > 0) await sort(client, hallId, lists, words);
  };
}

function save(client: ApolloClient, hallId: number, words: HeartWords): Promise<boolean> {
  return changeHeart(client, hallId, true, async () => {
    const { ok } = await makeChange<SaveHallMutation, SaveHallMutationVariables>(
      client,
      (options) => client.mutate({ mutation: SaveHallDocument, ...options }),
      { hallId },
      { failure: { title: words.failed }, refetch: LISTS },
    );
    return ok;
  });
}

/** The lists that a hall is in. None where they can't be read: the heart goes off all the same. */
async function readLists(client: ApolloClient, hallId: number): Promise<readonly number[]> {
  const asked = client.query({ query: HallListsDocument, variables: { hallId }, fetchPolicy: 'network-only' });
  const { data } = await asked.catch(() => ({ data: undefined }));
  return data?.viewerHallLists ?? [];
}

async function sort(
  client: ApolloClient,
  hallId: number,
  listIds: readonly number[],
  words: HeartWords,
): Promise<void> {
  await makeChange<SetSavedHallListsMutation, SetSavedHallListsMutationVariables>(
    client,
    (options) => client.mutate({ mutation: SetSavedHallListsDocument, ...options }),
    { hallId, input: { listIds: [...listIds] } },
    { failure: { title: words.listsLost }, refetch: [...LISTS, 'HallLists'] },
  );
}
