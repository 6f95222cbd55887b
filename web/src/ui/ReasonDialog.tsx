import type { FormikHelpers } from 'formik';
import type { ObjectSchema } from 'yup';
import { AppForm } from './form/AppForm';
import { DialogActions } from './form/DialogActions';
import { TextAreaField } from './form/TextField';
import { OpenDialog } from './OpenDialog';

interface Reason {
  reason: string;
}

/** What a question for a reason says and does. */
export interface ReasonDialogProps {
  title: string;
  /** The field's label, and what is said below it. */
  label: string;
  hint?: string;
  submit: string;
  /** The rules that the server applies to the reason. */
  schema: ObjectSchema<object>;
  pending: boolean;
  /** Sends the reason; true closes the dialog. */
  onSubmit: (input: Reason, form: FormikHelpers<Reason> & { values: Reason }) => Promise<boolean>;
  onClose: () => void;
}

/** Asks why; nothing is sent when the reason is empty or the dialog is closed (docs/coverage.md: business §5). */
export function ReasonDialog({ title, label, hint, submit, schema, pending, onSubmit, onClose }: ReasonDialogProps) {
  return (
    <OpenDialog startsInField title={title} onClose={onClose}>
      <AppForm<{ reason: string }>
        label={title}
        initialValues={{ reason: '' }}
        schema={schema}
        onSubmit={async (input, form) => {
          if (await onSubmit(input, form)) onClose();
        }}
      >
        <TextAreaField name="reason" label={label} rows={3} required {...(hint === undefined ? {} : { hint })} />
        <DialogActions label={submit} pendingLabel={submit} pending={pending} danger onCancel={onClose} />
      </AppForm>
    </OpenDialog>
  );
}
