import { sortHallSchema } from '@mehfil/api/domain/saved-halls/inputs';
import { SAVED_LIST_LIMITS } from '@mehfil/api/domain/saved-halls/limits';
import {
  useCreateSavedListMutation,
  useHallListsQuery,
  useSavedListsQuery,
  useSetSavedHallListsMutation,
} from '../../../graphql/generated/saved-lists';
import type { FormErrors } from '../../../graphql/change';
import { useText } from '../../../i18n/text';
import { Dialog } from '../../../ui/Dialog';
import { AppForm } from '../../../ui/form/AppForm';
import { ChecksField } from '../../../ui/form/ChecksField';
import { DialogActions } from '../../../ui/form/DialogActions';
import { TextField } from '../../../ui/form/TextField';
import { LoadFailed } from '../../../ui/LoadFailed';
import { savedListsText } from './saved-lists.text';

interface Values {
  listIds: number[];
  /** Of a new list; empty for none. */
  name: string;
}

interface HallListsDialogProps {
  hallId: number;
  title: string;
  onClose: () => void;
}

/** Queries whose answers change when halls are sorted. */
const SORTED = ['SavedLists', 'HallLists', 'SavedHalls'];

/** Makes the new list, if one is named, and puts the hall into the chosen ones. */
function useSorting(hallId: number, title: string) {
  const words = useText(savedListsText);
  const create = useCreateSavedListMutation({
    about: ({ input }) => input.name,
    failure: words.createFailed,
    refetch: SORTED,
  });
  const sort = useSetSavedHallListsMutation({
    success: words.sorted,
    about: title,
    failure: words.sortFailed,
    refetch: SORTED,
  });
  const run = async ({ listIds, name }: Values, form: FormErrors): Promise<boolean> => {
    const ids = [...listIds];
    if (name.trim() !== '') {
      const made = await create.run({ input: { name } }, { form });
      if (!made.ok) return false;
      ids.push(made.data.createSavedList.id);
    }
    return (await sort.run({ hallId, input: { listIds: ids } }, { form })).ok;
  };
  return { run, pending: create.pending || sort.pending };
}

/** The lists that hold a saved hall, to be chosen, with room for a new one. */
export function HallListsDialog({ hallId, title, onClose }: HallListsDialogProps) {
  const words = useText(savedListsText);
  const lists = useSavedListsQuery({ freshFor: 0 });
  const chosen = useHallListsQuery({ variables: { hallId }, freshFor: 0 });
  const { run, pending } = useSorting(hallId, title);
  const options = lists.data?.viewerSavedLists.map(({ id, name }) => ({ value: id, label: name }));
  const failed = lists.error ?? chosen.error;
  const retry = () => void Promise.allSettled([lists.refetch(), chosen.refetch()]);
  return (
    <Dialog open startsInField title={title} onClose={onClose}>
      {failed && <LoadFailed title={words.loadFailed} onRetry={retry} />}
      {!failed && !(options && chosen.data) && <p role="status">{words.loading}</p>}
      {!failed && options && chosen.data && (
        <AppForm<Values>
          label={title}
          initialValues={{ listIds: [...chosen.data.viewerHallLists], name: '' }}
          schema={sortHallSchema}
          onSubmit={async (values, form) => {
            if (await run(values, form)) onClose();
          }}
        >
          {options.length > 0 && <ChecksField<number> name="listIds" label={words.inLists} options={options} />}
          {options.length < SAVED_LIST_LIMITS.perCustomerMax && (
            <TextField
              name="name"
              label={options.length > 0 ? words.newList : words.name}
              hint={words.nameHint}
              maxLength={SAVED_LIST_LIMITS.nameMaxCharacters}
              autoComplete="off"
            />
          )}
          <DialogActions label={words.save} pendingLabel={words.saving} pending={pending} onCancel={onClose} />
        </AppForm>
      )}
    </Dialog>
  );
}
