import { followUpSchema } from '@mehfil/api/domain/threads/enquiries';
import { localDay } from '@mehfil/api/domain/time/zone';
import { useSetEnquiryFollowUpMutation } from '../../../../../graphql/generated/enquiries';
import { useText } from '../../../../../i18n/text';
import { pageClock } from '../../../../../lib/clock';
import { AppForm } from '../../../../../ui/form/AppForm';
import { DateField } from '../../../../../ui/form/DateField';
import { DialogActions } from '../../../../../ui/form/DialogActions';
import { OpenDialog } from '../../../../../ui/OpenDialog';
import { REFETCHED } from './refetched';
import { workText } from './work.text';

interface FollowUpDialogProps {
  id: number;
  day: string | null;
  timeZone: string;
  onClose: () => void;
}

/** Asks for the day on which the business asks again. */
export function FollowUpDialog({ id, day, timeZone, onClose }: FollowUpDialogProps) {
  const { followUp: words } = useText(workText);
  const { run, pending } = useSetEnquiryFollowUpMutation({
    failure: { ...words.notSaved, always: true },
    refetch: REFETCHED,
  });
  return (
    <OpenDialog startsInField title={words.title} onClose={onClose}>
      <AppForm<{ day: string }>
        label={words.title}
        initialValues={{ day: day ?? '' }}
        schema={followUpSchema}
        onSubmit={async (input, form) => {
          const { ok } = await run({ id, input }, { form });
          if (ok) onClose();
        }}
      >
        <p className="intro">{words.text}</p>
        <DateField name="day" label={words.day} required min={localDay(new Date(pageClock()), timeZone)} />
        <DialogActions label={words.save} pendingLabel={words.saving} pending={pending} onCancel={onClose} />
      </AppForm>
    </OpenDialog>
  );
}
