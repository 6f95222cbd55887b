import { EXPENSE_CATEGORIES, recordExpenseSchema, type ExpenseCategory } from '@mehfil/api/domain/payments/expenses';
import { PAYMENT_LIMITS } from '@mehfil/api/domain/payments/limits';
import { useState } from 'react';
import { useRecordExpenseMutation, useUploadExpenseProofMutation } from '../../../../graphql/generated/expenses';
import { useText } from '../../../../i18n/text';
import { useRequestKey } from '../../../../lib/useRequestKey';
import { AppForm } from '../../../../ui/form/AppForm';
import { DateField } from '../../../../ui/form/DateField';
import { DialogActions } from '../../../../ui/form/DialogActions';
import { NumberField } from '../../../../ui/form/NumberField';
import { SelectField } from '../../../../ui/form/SelectField';
import { TextField } from '../../../../ui/form/TextField';
import { OpenDialog } from '../../../../ui/OpenDialog';
import { PrivateFileField } from '../PrivateFileField';
import { expensesText } from './expenses.text';

interface Values {
  amount: number | null;
  category: ExpenseCategory;
  day: string;
  note: string;
  filename: string;
}

interface RecordExpenseProps {
  bookingId: number;
  /** In the hall's time zone. */
  today: string;
  onClose: () => void;
}

const INITIAL: Values = { amount: null, category: 'FOOD', day: '', note: '', filename: '' };

function toInput({ amount, category, day, note, filename }: Values) {
  return { amount: amount ?? 0, category, day: day || null, note: note.trim() || null, filename: filename || null };
}

/** Records what was spent for a function, with a bill if there is one. */
export function RecordExpense({ bookingId, today, onClose }: RecordExpenseProps) {
  const words = useText(expensesText);
  const [isUploading, setUploading] = useState(false);
  const send = useUploadExpenseProofMutation();
  const upload = async (file: File, onProgress: (share: number) => void) => {
    const outcome = await send.run({ file }, { onProgress });
    return outcome.ok ? { filename: outcome.data.uploadExpenseProof.filename } : { problem: outcome.error.message };
  };
  const toKey = useRequestKey();
  const { run, pending } = useRecordExpenseMutation({
    success: { tone: 'success', title: words.recorded },
    failure: words.notRecorded,
    refetch: ['BookingExpenses'],
  });
  return (
    <OpenDialog title={words.add} onClose={onClose}>
      <AppForm<Values>
        label={words.add}
        draft={`expense-${bookingId}`}
        initialValues={INITIAL}
        schema={recordExpenseSchema}
        onSubmit={async (values, form) => {
          const request = toInput(values);
          const input = { ...request, clientMutationId: toKey(request) };
          const { ok } = await run({ id: bookingId, input }, { form });
          if (ok) onClose();
        }}
      >
        <NumberField name="amount" label={words.form.amount} min={0} precision={2} required />
        <SelectField<ExpenseCategory>
          name="category"
          label={words.form.category}
          options={EXPENSE_CATEGORIES.map((value) => ({ value, label: words.categories[value] }))}
        />
        <DateField name="day" label={words.form.day} hint={words.form.dayHint} max={today} />
        <TextField
          name="note"
          label={words.form.note}
          hint={words.form.noteHint}
          maxLength={PAYMENT_LIMITS.noteMaxCharacters}
        />
        <PrivateFileField words={words.bill} upload={upload} onBusy={setUploading} />
        <DialogActions
          label={words.add}
          pendingLabel={words.adding}
          pending={pending || isUploading}
          onCancel={onClose}
        />
      </AppForm>
    </OpenDialog>
  );
}
