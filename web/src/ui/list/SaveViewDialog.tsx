import { SAVED_VIEW_LIMITS, savedViewSchema } from '@mehfil/api/domain/system/saved-views';
import { useText } from '../../i18n/text';
import { FormDialog } from '../form/FormDialog';
import { TextField } from '../form/TextField';
import { listText } from './list.text';

interface SaveViewDialogProps {
  /** The names of the views that are saved already. */
  names: readonly string[];
  onSave: (name: string) => void;
  onClose: () => void;
}

/** Asks what a view is called. */
export function SaveViewDialog({ names, onSave, onClose }: SaveViewDialogProps) {
  const { views: words } = useText(listText);
  return (
    <FormDialog<{ name: string }>
      title={words.save}
      initialValues={{ name: '' }}
      schema={savedViewSchema}
      onSubmit={(values, form) => {
        const { name } = savedViewSchema.cast(values);
        const ok = names.includes(name) || names.length < SAVED_VIEW_LIMITS.perListMax;
        if (ok) onSave(name);
        else form.setFieldError('name', words.full(SAVED_VIEW_LIMITS.perListMax));
        return Promise.resolve({ ok });
      }}
      submit={{ label: words.submit, pendingLabel: words.submit, pending: false }}
      onClose={onClose}
    >
      <TextField
        name="name"
        label={words.name}
        hint={words.nameHint}
        maxLength={SAVED_VIEW_LIMITS.nameMaxCharacters}
        autoComplete="off"
        required
      />
    </FormDialog>
  );
}
