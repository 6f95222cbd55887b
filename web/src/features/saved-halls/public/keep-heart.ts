import type { ApolloCache, ApolloClient } from '@apollo/client';
import { makeChange } from '../../../graphql/change';
import { SaveHallDocument, UnsaveHallDocument } from '../../../graphql/generated/saved-halls';

/** Types of the cache that stand for the same hall. */
const HALL_TYPES = ['HallDetail', 'HallCard'];
/** Lists that change with a heart. */
const LISTS = ['SavedHalls'];

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
}

/** Has the server save a hall for the customer, or forget it; shown before it answers, and taken back when the call fails. */
export async function keepHeart(client: ApolloClient, hallId: number, save: boolean, words: HeartWords): Promise<void> {
  const answer = { __typename: 'HallSaving' as const, hallId, viewerHasSaved: save };
  if (save) {
    await makeChange(
      client,
      (options) => client.mutate({ mutation: SaveHallDocument, ...options }),
      { hallId },
      { failure: { title: words.failed }, refetch: LISTS, update: (cache, data) => writeHeart(cache, data.saveHall) },
      { optimistic: { saveHall: answer } },
    );
  } else {
    await makeChange(
      client,
      (options) => client.mutate({ mutation: UnsaveHallDocument, ...options }),
      { hallId },
      {
        failure: { title: words.unsaveFailed },
        refetch: LISTS,
        update: (cache, data) => writeHeart(cache, data.unsaveHall),
      },
      { optimistic: { unsaveHall: answer } },
    );
  }
}
