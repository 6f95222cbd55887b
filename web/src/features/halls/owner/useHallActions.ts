import {
  useDuplicateHallMutation,
  usePutHallOnlineMutation,
  useRemoveHallMutation,
  useTakeHallOfflineMutation,
} from '../../../graphql/generated/owned-halls';
import { useText } from '../../../i18n/text';
import { uiText } from '../../../ui/ui.text';
import { hallsText } from './halls.text';

/** What a change of a hall makes old. */
const CHANGED = ['OwnedHalls', 'OwnerDashboard', 'Catalogue', 'HallChoices'];

/** Removing a hall; where it fails, the screen's own title stands above the server's sentence. */
export function useHallRemoval(failureTitle: string, fallback?: string) {
  const words = useText(hallsText);
  return useRemoveHallMutation({
    success: ({ removeHall }) => ({ tone: 'success', ...words.deleted, description: removeHall.title }),
    failure: { title: failureTitle, ...(fallback === undefined ? {} : { fallback }), always: true },
    refetch: CHANGED,
  });
}

/** Taking a hall offline, putting it online, copying it. */
export function useHallActions() {
  const words = useText(hallsText);
  const { undo } = useText(uiText);
  const online = usePutHallOnlineMutation({
    success: ({ putHallOnline }) => ({ tone: 'success', ...words.wentOnline, description: putHallOnline.title }),
    failure: words.notSwitched,
    refetch: CHANGED,
  });
  const offline = useTakeHallOfflineMutation({
    success: ({ takeHallOffline: { id, title } }) => ({
      tone: 'success',
      ...words.wentOffline,
      description: title,
      action: { label: undo, onClick: () => void online.run({ id }) },
    }),
    failure: words.notSwitched,
    refetch: CHANGED,
  });
  const duplicate = useDuplicateHallMutation({
    success: ({ duplicateHall }) => ({ tone: 'success', ...words.duplicated(duplicateHall.title) }),
    failure: words.notDuplicated,
    refetch: CHANGED,
  });
  return { offline, online, duplicate };
}
