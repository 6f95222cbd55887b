import { scheduleExceptionSchema } from '@mehfil/api/domain/availability/inputs';
import { EXCEPTION_LIMITS } from '@mehfil/api/domain/availability/limits';
import { validate } from '@mehfil/api/domain/input/errors';
import { localDay } from '@mehfil/api/domain/time/zone';
import { useAddScheduleExceptionMutation, type ViewerScheduleQuery } from '../../../graphql/generated/schedule';
import { useFormat } from '../../../i18n/format';
import { useText } from '../../../i18n/text';
import { pageClock } from '../../../lib/clock';
import { Dialog } from '../../../ui/Dialog';
import { AppForm } from '../../../ui/form/AppForm';
import { DateField, TimeField } from '../../../ui/form/DateField';
import { DialogActions } from '../../../ui/form/DialogActions';
import { SelectField } from '../../../ui/form/SelectField';
import { TextField } from '../../../ui/form/TextField';
import { reportScheduleChange } from './report-change';
import { scheduleText } from './schedule.text';

interface Values {
  hallId: number | null;
  firstDay: string;
  lastDay: string;
  openingTime: string;
  closingTime: string;
  note: string;
}

const EMPTY: Values = { hallId: null, firstDay: '', lastDay: '', openingTime: '', closingTime: '', note: '' };

interface ExceptionDialogProps {
  schedule: Pick<ViewerScheduleQuery['viewerSchedule'], 'halls' | 'timeZone'>;
  onClose: () => void;
}

/** Closes days, or gives them other hours. */
export function ExceptionDialog({ schedule, onClose }: ExceptionDialogProps) {
  const words = useText(scheduleText);
  const { day } = useFormat();
  const { run, pending } = useAddScheduleExceptionMutation({
    ...reportScheduleChange(words.daysSaved, words.daysFailed),
    about: ({ input }) => day(input.firstDay),
  });
  return (
    <Dialog open startsInField title={words.addDays} onClose={onClose}>
      <AppForm<Values>
        label={words.addDays}
        initialValues={EMPTY}
        schema={scheduleExceptionSchema}
        onSubmit={async (values, form) => {
          const input = validate(scheduleExceptionSchema, values);
          const outcome = await run({ input }, { form });
          if (outcome.ok) onClose();
        }}
      >
        <SelectField<number | null>
          name="hallId"
          label={words.hall}
          searchable
          options={[
            { value: null, label: words.allHalls },
            ...schedule.halls.map(({ hallId, title }) => ({ value: hallId, label: title })),
          ]}
        />
        <div className="fields">
          <DateField name="firstDay" label={words.firstDay} required />
          <DateField
            name="lastDay"
            label={words.lastDay}
            hint={words.lastDayHint}
            min={localDay(new Date(pageClock()), schedule.timeZone)}
          />
        </div>
        <div className="fields">
          <TimeField name="openingTime" label={words.opens} hint={words.timesHint} />
          <TimeField name="closingTime" label={words.closes} hint={words.endHint} />
        </div>
        <TextField
          name="note"
          label={words.note}
          hint={words.noteHint}
          maxLength={EXCEPTION_LIMITS.noteMaxCharacters}
          autoComplete="off"
        />
        <div>
          <DialogActions label={words.save} pendingLabel={words.saving} pending={pending} onCancel={onClose} />
        </div>
      </AppForm>
    </Dialog>
  );
}
