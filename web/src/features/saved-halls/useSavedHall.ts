import type { ApolloCache } from '@apollo/client';
import { Role } from '@mehfil/api/rules';
import { useSaveHallMutation, useUnsaveHallMutation } from '../../graphql/generated/saved-halls';
import { useSession } from '../../graphql/session';
import { useText } from '../../i18n/text';
import { showToast } from '../../lib/toast';
import { setLocalHeart, useLocalHeart } from './local-saved';
import { savedHallsText } from './saved-halls.text';

/** A hall as far as its heart goes. */
export interface SavableHall {
  id: number;
  /** What the server said when it was read. */
  viewerHasSaved: boolean;
}

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

/**
 * A hall's heart. For customers it is kept by the server: shown at once, taken back with a toast when the call fails. For
 * everybody else it is local to the page (product-decisions: the save heart).
 */
export function useSavedHall(hall: SavableHall): { saved: boolean; toggle: () => void } {
  const words = useText(savedHallsText);
  const { viewer } = useSession();
  const local = useLocalHeart(hall.id);
  const isCustomer = viewer?.role === Role.USER;
  const saving = useSaveHallMutation({
    failure: { title: words.failed },
    refetch: LISTS,
    update: (cache, data) => writeHeart(cache, data.saveHall),
  });
  const unsaving = useUnsaveHallMutation({
    failure: { title: words.unsaveFailed },
    refetch: LISTS,
    update: (cache, data) => writeHeart(cache, data.unsaveHall),
  });

  const saved = isCustomer ? hall.viewerHasSaved : local;
  const toggle = () => {
    showToast({ tone: 'success', ...(saved ? words.removed : words.added) });
    const variables = { hallId: hall.id };
    const answer = { __typename: 'HallSaving' as const, hallId: hall.id, viewerHasSaved: !saved };
    if (!isCustomer) setLocalHeart(hall.id, !saved);
    else if (saved) void unsaving.run(variables, { optimistic: { unsaveHall: answer } });
    else void saving.run(variables, { optimistic: { saveHall: answer } });
  };
  return { saved, toggle };
}
