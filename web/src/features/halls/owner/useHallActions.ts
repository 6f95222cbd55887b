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

/** Removing a hall, which is named; where it fails, the screen's own title stands above the server's sentence. */
export function useHallRemoval(hall: string | undefined, failureTitle: string, fallback?: string) {
  const words = useText(hallsText);
  return useRemoveHallMutation({
    success: { tone: 'success', ...words.deleted },
    about: hall,
    failure: { title: failureTitle, ...(fallback === undefined ? {} : { fallback }), always: true },
    refetch: CHANGED,
  });
}

/** Taking a hall, which is named, offline, putting it online, copying it. */
export function useHallActions(hall: string | undefined) {
  const words = useText(hallsText);
  const { undo } = useText(uiText);
  const online = usePutHallOnlineMutation({
    success: { tone: 'success', ...words.wentOnline },
    about: hall,
    failure: words.notSwitched,
    refetch: CHANGED,
  });
  const offline = useTakeHallOfflineMutation({
    about: hall,
    success: ({ takeHallOffline: { id } }) => ({
      tone: 'success',
      ...words.wentOffline,
      action: { label: undo, onClick: () => void online.run({ id }) },
    }),
    failure: words.notSwitched,
    refetch: CHANGED,
  });
  const duplicate = useDuplicateHallMutation({
    success: ({ duplicateHall }) => ({ tone: 'success', about: '', ...words.duplicated(duplicateHall.title) }),
    about: hall,
    failure: words.notDuplicated,
    refetch: CHANGED,
  });
  return { offline, online, duplicate };
}
