import type { ApolloCache, ApolloClient } from '@apollo/client';
import { makeChange } from '../../../graphql/change';
import { latestToast } from '../../../lib/toast';
import { announceSavedHall } from './saved-signal';
import {
  SaveHallDocument,
  UnsaveHallDocument,
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
export async function removeHeart(
  client: ApolloClient,
  hallId: number,
  words: HeartWords,
): Promise<() => Promise<void>> {
  const show = (viewerHasSaved: boolean) => writeHeart(client.cache, { hallId, viewerHasSaved });
  show(false);
  const lists = await readLists(client, hallId);
  const { ok } = await makeChange<UnsaveHallMutation, UnsaveHallMutationVariables>(
    client,
    (options) => client.mutate({ mutation: UnsaveHallDocument, ...options }),
    { hallId },
    {
      failure: { title: words.unsaveFailed },
      refetch: LISTS,
      update: (cache, data) => writeHeart(cache, data.unsaveHall),
    },
  );
  if (!ok) show(true);
  return async () => {
    if ((await save(client, hallId, words)) && lists.length > 0) await sort(client, hallId, lists, words);
  };
}

async function save(client: ApolloClient, hallId: number, words: HeartWords): Promise<boolean> {
  const { ok } = await makeChange(
    client,
    (options) => client.mutate({ mutation: SaveHallDocument, ...options }),
    { hallId },
    { failure: { title: words.failed }, refetch: LISTS, update: (cache, data) => writeHeart(cache, data.saveHall) },
    { optimistic: { saveHall: { __typename: 'HallSaving', hallId, viewerHasSaved: true } } },
  );
  return ok;
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
