import type { Occasion } from '@mehfil/api/domain/bookings/occasions';
import { askHallSchema } from '@mehfil/api/domain/threads/inputs';
import { THREAD_MESSAGES } from '@mehfil/api/domain/threads/messages';
import { THREAD_LIMITS } from '@mehfil/api/domain/threads/limits';
import { localDay } from '@mehfil/api/domain/time/zone';
import { useNavigate } from 'react-router-dom';
import type { FormErrors } from '../../../../graphql/change';
import { useAskHallMutation } from '../../../../graphql/generated/ask-hall';
import { useText } from '../../../../i18n/text';
import { useEventCriteria } from '../../../../lib/event-criteria';
import { pageClock } from '../../../../lib/clock';
import { paths } from '../../../../lib/paths';
import { useRequestKey } from '../../../../lib/useRequestKey';
import { Dialog } from '../../../../ui/Dialog';
import { AppForm } from '../../../../ui/form/AppForm';
import { DateField } from '../../../../ui/form/DateField';
import { DialogActions } from '../../../../ui/form/DialogActions';
import { NumberField } from '../../../../ui/form/NumberField';
import { TextAreaField } from '../../../../ui/form/TextField';
import { OccasionField } from '../../OccasionField';
import { askHallText } from './ask-hall.text';

interface AskDialogProps {
  hall: { id: number; title: string };
  /** The hall's, by which its days are over. */
  timeZone: string;
  onClose: () => void;
}

interface Question {
  text: string;
  day: string;
  guestCount: number | null;
  occasion: Occasion | null;
}

/** The rules of a question that is more than how it begins by itself. */
function mustAsk(beginning: string) {
  return askHallSchema.test(
    'asked',
    ({ text }, { createError }) =>
      text !== beginning.trim() || createError({ path: 'text', message: THREAD_MESSAGES.textRequired }),
  );
}

/** A question to a hall; once it is sent, its thread opens. */
export function AskDialog({ hall, timeZone, onClose }: AskDialogProps) {
  const words = useText(askHallText);
  const navigate = useNavigate();
  const { date, lastDate, guests, partOfDay } = useEventCriteria().criteria;
  const beginning = partOfDay ? words.inPart[partOfDay] : '';
  // A range is no day yet.
  const initial: Question = {
    text: beginning,
    day: date && !lastDate ? date : '',
    guestCount: guests ?? null,
    occasion: null,
  };
  const toKey = useRequestKey();
  const { run, pending } = useAskHallMutation({
    failure: { title: words.failed, always: true },
    refetch: ['Enquiries'],
  });
  const send = async ({ text, day, guestCount, occasion }: Question, form: FormErrors) => {
    const question = { text: text.trim(), day: day || null, guestCount, occasion };
    const input = { ...question, clientMutationId: toKey(question) };
    const answer = await run({ hallId: hall.id, input }, { form });
    if (!answer.ok) return;
    // Going back leads to the hall, not to an empty question.
    onClose();
    void navigate(paths.enquiry(answer.data.askHall.id));
  };
  return (
    <Dialog open startsInField title={words.title(hall.title)} onClose={onClose}>
      <AppForm<Question> initialValues={initial} schema={mustAsk(beginning)} draft={`ask-${hall.id}`} onSubmit={send}>
        <p className="intro">{words.intro}</p>
        <TextAreaField
          name="text"
          label={words.text}
          placeholder={words.placeholder}
          rows={4}
          maxLength={THREAD_LIMITS.textMaxCharacters}
          required
        />
        <DateField name="day" label={words.day} hint={words.dayHint} min={localDay(new Date(pageClock()), timeZone)} />
        <NumberField name="guestCount" label={words.guests} min={1} />
        <OccasionField />
        <DialogActions label={words.send} pendingLabel={words.sending} pending={pending} onCancel={onClose} />
      </AppForm>
    </Dialog>
  );
}
