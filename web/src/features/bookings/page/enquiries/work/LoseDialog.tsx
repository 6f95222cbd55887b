import { validate } from '@mehfil/api/domain/input/errors';
import { ENQUIRY_LIMITS, LOST_REASONS, loseEnquirySchema, type LostReason } from '@mehfil/api/domain/threads/enquiries';
import { useLoseEnquiryMutation } from '../../../../../graphql/generated/enquiries';
import { useText } from '../../../../../i18n/text';
import { FormDialog } from '../../../../../ui/form/FormDialog';
import { SelectField } from '../../../../../ui/form/SelectField';
import { TextAreaField } from '../../../../../ui/form/TextField';
import { PIPELINE_QUERIES } from '../../messages/enquiry-queries';
import { workText } from './work.text';

interface Values {
  reason: LostReason | undefined;
  note: string;
}

interface LoseDialogProps {
  id: number;
  /** Whether its customer can write again, which reopens it. */
  canWrite: boolean;
  onClose: () => void;
}

/** Asks why an enquiry is lost. */
export function LoseDialog({ id, canWrite, onClose }: LoseDialogProps) {
  const { lose: words, reasons } = useText(workText);
  const { run, pending } = useLoseEnquiryMutation({
    failure: { ...words.notSaved, always: true },
    refetch: PIPELINE_QUERIES,
  });
  return (
    <FormDialog<Values>
      title={words.title}
      initialValues={{ reason: undefined, note: '' }}
      schema={loseEnquirySchema}
      onSubmit={async (values, form) => {
        const { reason, note } = validate(loseEnquirySchema, values);
        return run({ id, input: { reason, note: note || null } }, { form });
      }}
      submit={{ label: words.save, pendingLabel: words.saving, pending }}
      onClose={onClose}
    >
      <p className="intro">{canWrite ? words.text : words.enteredText}</p>
      <SelectField<LostReason>
        name="reason"
        label={words.reason}
        placeholder={words.choose}
        required
        options={LOST_REASONS.map((value) => ({ value, label: reasons[value] }))}
      />
      <TextAreaField
        name="note"
        label={words.note}
        hint={words.noteHint}
        rows={2}
        maxLength={ENQUIRY_LIMITS.lostNoteMaxCharacters}
      />
    </FormDialog>
  );
}
