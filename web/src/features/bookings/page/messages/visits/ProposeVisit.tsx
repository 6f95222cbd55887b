import { addDays } from '@mehfil/api/domain/time/days';
import { localDay } from '@mehfil/api/domain/time/zone';
import { proposeVisitSchema } from '@mehfil/api/domain/threads/visit-inputs';
import { VISIT_LIMITS } from '@mehfil/api/domain/threads/visits';
import type { FormErrors } from '../../../../../graphql/change';
import { useProposeVisitMutation } from '../../../../../graphql/generated/booking-messages';
import { useText } from '../../../../../i18n/text';
import { pageClock } from '../../../../../lib/clock';
import { useRequestKey } from '../../../../../lib/useRequestKey';
import { DateField, TimeField } from '../../../../../ui/form/DateField';
import { FormDialog } from '../../../../../ui/form/FormDialog';
import { NumberField } from '../../../../../ui/form/NumberField';
import { TextAreaField } from '../../../../../ui/form/TextField';
import type { About, ShownVisit } from '../useThread';
import { visitsText } from './visits.text';

interface ProposeVisitProps {
  about: About;
  id: number;
  /** The business’s, where it is known: by its clock the day is read. */
  timeZone: string;
  /** Of the visit in whose place another one is proposed. */
  headCount: number | null;
  onPropose: (visit: ShownVisit) => void;
  onClose: () => void;
}

interface Proposal {
  day: string;
  time: string;
  headCount: number | null;
  note: string;
}

const EMPTY: Omit<Proposal, 'headCount'> = { day: '', time: '', note: '' };

/** A time to see the hall, for the other side to confirm. */
export function ProposeVisit({ about, id, timeZone, headCount, onPropose, onClose }: ProposeVisitProps) {
  const { dialog: words } = useText(visitsText);
  const toKey = useRequestKey();
  const { run, pending } = useProposeVisitMutation({ failure: { title: words.failed, always: true } });
  const today = localDay(new Date(pageClock()), timeZone);
  const send = async ({ note, ...time }: Proposal, form: FormErrors) => {
    const proposal = { ...time, note: note.trim() || null };
    const answer = await run({ id, about, input: { ...proposal, clientMutationId: toKey(proposal) } }, { form });
    if (answer.ok) onPropose(answer.data.proposeVisit);
    return answer;
  };
  return (
    <FormDialog<Proposal>
      title={words.title}
      initialValues={{ ...EMPTY, headCount }}
      schema={proposeVisitSchema}
      onSubmit={send}
      submit={{ label: words.send, pendingLabel: words.sending, pending }}
      onClose={onClose}
    >
      <p className="intro">{words.intro}</p>
      <DateField name="day" label={words.day} min={today} max={addDays(today, VISIT_LIMITS.daysAheadMax)} required />
      <TimeField name="time" label={words.time} hint={words.timeHint} required />
      <NumberField name="headCount" label={words.headCount} min={1} max={VISIT_LIMITS.headCountMax} />
      <TextAreaField
        name="note"
        label={words.note}
        hint={words.noteHint}
        rows={2}
        maxLength={VISIT_LIMITS.noteMaxCharacters}
      />
    </FormDialog>
  );
}
