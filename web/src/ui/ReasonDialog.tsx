import type { FormikHelpers } from 'formik';
import { useState } from 'react';
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
  /** Sends the reason; true closes the dialog. */
  onSubmit: (input: Reason, form: FormikHelpers<Reason> & { values: Reason }) => Promise<boolean>;
  onClose: () => void;
}

/** Asks why; nothing is sent when the reason is empty or the dialog is closed (docs/coverage.md: business §5). */
export function ReasonDialog({ title, label, hint, submit, schema, onSubmit, onClose }: ReasonDialogProps) {
  const [isSending, setSending] = useState(false);
  return (
    <OpenDialog startsInField title={title} onClose={onClose}>
      <AppForm<{ reason: string }>
        label={title}
        initialValues={{ reason: '' }}
        schema={schema}
        onSubmit={async (input, form) => {
          setSending(true);
          const isDone = await onSubmit(input, form);
          setSending(false);
          if (isDone) onClose();
        }}
      >
        <TextAreaField name="reason" label={label} rows={3} required {...(hint === undefined ? {} : { hint })} />
        <DialogActions label={submit} pendingLabel={submit} pending={isSending} danger onCancel={onClose} />
      </AppForm>
    </OpenDialog>
  );
}
