import { ENQUIRY_LIMITS, followUpSchema } from '@mehfil/api/domain/threads/enquiries';
import { addDays } from '@mehfil/api/domain/time/days';
import { localDay } from '@mehfil/api/domain/time/zone';
import { useSetEnquiryFollowUpMutation } from '../../../../../graphql/generated/enquiries';
import { useText } from '../../../../../i18n/text';
import { pageClock } from '../../../../../lib/clock';
import { DateField } from '../../../../../ui/form/DateField';
import { FormDialog } from '../../../../../ui/form/FormDialog';
import { PIPELINE_QUERIES } from '../../messages/enquiry-queries';
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
    refetch: PIPELINE_QUERIES,
  });
  const today = localDay(new Date(pageClock()), timeZone);
  return (
    <FormDialog<{ day: string }>
      title={words.title}
      initialValues={{ day: day ?? '' }}
      schema={followUpSchema}
      onSubmit={(input, form) => run({ id, input }, { form })}
      submit={{ label: words.save, pendingLabel: words.saving, pending }}
      onClose={onClose}
    >
      <p className="intro">{words.text}</p>
      <DateField
        name="day"
        label={words.day}
        required
        min={today}
        max={addDays(today, ENQUIRY_LIMITS.followUpMaxDays)}
      />
    </FormDialog>
  );
}
