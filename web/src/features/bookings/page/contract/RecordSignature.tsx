import { signedTermsSchema } from '@mehfil/api/domain/terms/inputs';
import { TERMS_LIMITS } from '@mehfil/api/domain/terms/limits';
import {
  useRecordSignedTermsMutation,
  type ContractFieldsFragment,
} from '../../../../graphql/generated/booking-contract';
import { useFormat } from '../../../../i18n/format';
import { useText } from '../../../../i18n/text';
import { useRequestKey } from '../../../../lib/useRequestKey';
import { Dialog } from '../../../../ui/Dialog';
import { AppForm } from '../../../../ui/form/AppForm';
import { DateField } from '../../../../ui/form/DateField';
import { DialogActions } from '../../../../ui/form/DialogActions';
import { SelectField } from '../../../../ui/form/SelectField';
import { TextField } from '../../../../ui/form/TextField';
import { businessTermsText } from '../../business-terms.text';
import { contractText } from './contract.text';

const schema = signedTermsSchema.pick(['termsId', 'day', 'note']);

interface Values {
  termsId: number;
  day: string;
  note: string;
}

interface RecordSignatureProps {
  bookingId: number;
  /** In the hall's time zone. */
  today: string;
  /** What can have been signed, latest first. */
  versions: ContractFieldsFragment['signableTerms'];
  /** What the contract shows: what is signed as a rule. */
  shownId: number | undefined;
  onClose: () => void;
}

/** Records which terms were signed on paper: a contract that was printed earlier has an older version. */
export function RecordSignature({ bookingId, today, versions, shownId, onClose }: RecordSignatureProps) {
  const words = useText(contractText);
  const { version: nameVersion } = useText(businessTermsText);
  const { date } = useFormat();
  const options = versions.map(({ termsId, version, createdAt }) => ({
    value: termsId,
    label: nameVersion(version, date(createdAt)),
  }));
  const first = options.find(({ value }) => value === shownId) ?? options[0];
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
        initialValues={{ termsId: first?.value ?? 0, day: '', note: '' }}
        schema={schema}
        onSubmit={async ({ termsId, day, note }, form) => {
          const request = { termsId, day: day || null, note: note.trim() || null };
          const { ok } = await run(
            { id: bookingId, input: { ...request, clientMutationId: toKey(request) } },
            { form },
          );
          if (ok) onClose();
        }}
      >
        <p className="muted">{words.signText}</p>
        <SelectField<number> name="termsId" label={words.signed} hint={words.signedHint} options={options} required />
        <DateField name="day" label={words.day} hint={words.dayHint} max={today} />
        <TextField name="note" label={words.note} hint={words.noteHint} maxLength={TERMS_LIMITS.noteMaxCharacters} />
        <DialogActions label={words.record} pendingLabel={words.recording} pending={pending} onCancel={onClose} />
      </AppForm>
    </Dialog>
  );
}
