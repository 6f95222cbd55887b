import { savedListSchema } from '@mehfil/api/domain/saved-halls/inputs';
import { SAVED_LIST_LIMITS } from '@mehfil/api/domain/saved-halls/limits';
import {
  useCreateSavedListMutation,
  useRenameSavedListMutation,
  type SavedListFieldsFragment,
} from '../../../graphql/generated/saved-lists';
import { useText } from '../../../i18n/text';
import { Dialog } from '../../../ui/Dialog';
import { AppForm } from '../../../ui/form/AppForm';
import { DialogActions } from '../../../ui/form/DialogActions';
import { TextField } from '../../../ui/form/TextField';
import { savedListsText } from './saved-lists.text';

interface ListNameDialogProps {
  /** The list to rename; null for a new one. */
  list: SavedListFieldsFragment | null;
  /** Gets the list as the server keeps it. */
  onDone: (list: SavedListFieldsFragment) => void;
  onClose: () => void;
}

const LISTS = ['SavedLists'];

/** Names a new list, or renames one. */
export function ListNameDialog({ list, onDone, onClose }: ListNameDialogProps) {
  const words = useText(savedListsText);
  const create = useCreateSavedListMutation({
    success: words.created,
    about: ({ input }) => input.name,
    failure: words.createFailed,
    refetch: LISTS,
  });
  const rename = useRenameSavedListMutation({
    success: words.renamed,
    about: ({ input }) => input.name,
    failure: words.renameFailed,
    refetch: LISTS,
  });
  const title = list ? words.renameTitle(list.name) : words.createTitle;
  return (
    <Dialog open startsInField title={title} onClose={onClose}>
      <AppForm
        label={title}
        initialValues={{ name: list?.name ?? '' }}
        schema={savedListSchema}
        onSubmit={async (input, form) => {
          const outcome = list
            ? await rename.run({ id: list.id, input }, { form })
            : await create.run({ input }, { form });
          if (!outcome.ok) return;
          onClose();
          onDone('renameSavedList' in outcome.data ? outcome.data.renameSavedList : outcome.data.createSavedList);
        }}
      >
        <TextField
          name="name"
          label={words.name}
          hint={words.nameHint}
          maxLength={SAVED_LIST_LIMITS.nameMaxCharacters}
          autoComplete="off"
          required
        />
        <DialogActions
          label={list ? words.renameLabel : words.createLabel}
          pendingLabel={list ? words.renaming : words.creating}
          pending={create.pending || rename.pending}
          onCancel={onClose}
        />
      </AppForm>
    </Dialog>
  );
}
