import { signedTermsSchema } from '@mehfil/api/domain/terms/inputs';
import { TERMS_LIMITS } from '@mehfil/api/domain/terms/limits';
import { useRecordSignedTermsMutation } from '../../../../graphql/generated/booking-contract';
import { useText } from '../../../../i18n/text';
import { useRequestKey } from '../../../../lib/useRequestKey';
import { Dialog } from '../../../../ui/Dialog';
import { AppForm } from '../../../../ui/form/AppForm';
import { DateField } from '../../../../ui/form/DateField';
import { DialogActions } from '../../../../ui/form/DialogActions';
import { TextField } from '../../../../ui/form/TextField';
import { contractText } from './contract.text';

const schema = signedTermsSchema.pick(['day', 'note']);

interface Values {
  day: string;
  note: string;
}

interface RecordSignatureProps {
  bookingId: number;
  termsId: number;
  onClose: () => void;
}

/** Records that the terms were signed on paper. */
export function RecordSignature({ bookingId, termsId, onClose }: RecordSignatureProps) {
  const words = useText(contractText);
  const toKey = useRequestKey();
  const { run, pending } = useRecordSignedTermsMutation({
    success: { tone: 'success', ...words.recorded },
    failure: { ...words.notRecorded, always: true },
    refetch: ['BookingContract'],
  });
  return (
    <Dialog open startsInField title={words.sign} onClose={onClose}>
      <AppForm<Values>
        label={words.sign}
        initialValues={{ day: '', note: '' }}
        schema={schema}
        onSubmit={async ({ day, note }, form) => {
          const request = { termsId, day: day || null, note: note.trim() || null };
          const { ok } = await run(
            { id: bookingId, input: { ...request, clientMutationId: toKey(request) } },
            { form },
          );
          if (ok) onClose();
        }}
      >
        <p className="muted">{words.signText}</p>
        <DateField name="day" label={words.day} hint={words.dayHint} />
        <TextField name="note" label={words.note} hint={words.noteHint} maxLength={TERMS_LIMITS.noteMaxCharacters} />
        <DialogActions label={words.record} pendingLabel={words.recording} pending={pending} onCancel={onClose} />
      </AppForm>
    </Dialog>
  );
}
