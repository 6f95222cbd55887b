import type { FormikHelpers, FormikValues } from 'formik';
import type { ReactNode } from 'react';
import { Dialog } from '../Dialog';
import { AppForm, type AppFormProps } from './AppForm';
import { DialogActions, type DialogActionsProps } from './DialogActions';

interface FormDialogProps<T extends FormikValues> extends Omit<AppFormProps<T>, 'label' | 'onSubmit' | 'children'> {
  /** Names the dialog and its form. */
  title: string;
  /** The button that sends the form. */
  submit: Pick<DialogActionsProps, 'label' | 'pendingLabel' | 'pending'>;
  /** Sends the values; what went well closes the dialog. */
  onSubmit: (values: T, form: FormikHelpers<T> & { values: T }) => Promise<{ ok: boolean }>;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog that is a form. */
export function FormDialog<T extends FormikValues>(props: FormDialogProps<T>) {
  const { title, submit, onSubmit, onClose, children, ...form } = props;
  return (
    <Dialog open startsInField title={title} onClose={onClose}>
      <AppForm<T>
        {...form}
        label={title}
        onSubmit={async (values, helpers) => {
          const { ok } = await onSubmit(values, helpers);
          if (ok) onClose();
        }}
      >
        {children}
        <DialogActions {...submit} onCancel={onClose} />
      </AppForm>
    </Dialog>
  );
}
