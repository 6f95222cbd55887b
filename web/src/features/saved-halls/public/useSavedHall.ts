import { useApolloClient } from '@apollo/client/react';
import { Role } from '@mehfil/api/domain/accounts/roles';
import { useEffect, useSyncExternalStore } from 'react';
import { useSession } from '../../../graphql/session';
import { useText } from '../../../i18n/text';
import { showToast } from '../../../lib/toast';
import { uiText } from '../../../ui/ui.text';
import { saveToggleText } from './save-toggle.text';

/** Hearts of people who have no list on the server: visitors, and roles other than customers. Lasts as long as the page. */
const hearts = new Map<number, boolean>();
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Turns a local heart on or off. */
function setLocalHeart(hallId: number, saved: boolean): void {
  hearts.set(hallId, saved);
  listeners.forEach((listener) => listener());
}

function useLocalHeart(hallId: number): boolean {
  return useSyncExternalStore(subscribe, () => hearts.get(hallId) ?? false);
}

/** A hall as far as its heart goes. */
export interface SavableHall {
  id: number;
  /** What the server said when it was read. */
  viewerHasSaved: boolean;
}

const keeping = () => import('./keep-heart');

/**
 * A hall's heart. For customers it is kept by the server: shown at once, taken back with a toast when the call fails. For
 * everybody else it is local to the page.
 */
export function useSavedHall(hall: SavableHall): { saved: boolean; toggle: () => void } {
  const words = useText(saveToggleText);
  const { undo } = useText(uiText);
  const client = useApolloClient();
  const { viewer } = useSession();
  const local = useLocalHeart(hall.id);
  const isCustomer = viewer?.role === Role.USER;
  // Only customers need the code, and they before they press.
  useEffect(() => {
    if (isCustomer) void keeping();
  }, [isCustomer]);

  const saved = isCustomer ? hall.viewerHasSaved : local;
  const save = () => {
    showToast({ tone: 'success', ...words.added });
    if (isCustomer) void keeping().then(({ saveHeart }) => saveHeart(client, hall.id, words));
    else setLocalHeart(hall.id, true);
  };
  const remove = () => {
    const removed = isCustomer ? keeping().then(({ removeHeart }) => removeHeart(client, hall.id, words)) : null;
    if (!removed) setLocalHeart(hall.id, false);
    const restore = () => (removed ? void removed.then((putBack) => putBack()) : setLocalHeart(hall.id, true));
    showToast({ tone: 'success', ...words.removed, action: { label: undo, onClick: restore } });
  };
  return { saved, toggle: saved ? remove : save };
}
