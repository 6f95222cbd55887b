import { blockHallSchema } from '@mehfil/api/domain/availability/inputs';
import { BOOKING_LIMITS } from '@mehfil/api/domain/bookings/limits';
import { useState } from 'react';
import { useBlockHallMutation } from '../../../../graphql/generated/business-calendar';
import { useText } from '../../../../i18n/text';
import { Button } from '../../../../ui/Button';
import { Dialog } from '../../../../ui/Dialog';
import { AppForm } from '../../../../ui/form/AppForm';
import { CheckboxField } from '../../../../ui/form/CheckboxField';
import { DateField, TimeField } from '../../../../ui/form/DateField';
import { SelectField } from '../../../../ui/form/SelectField';
import { TextField } from '../../../../ui/form/TextField';
import styles from './BlockDialog.module.css';
import type { OfferedBlock } from './calendar-drag';
import { calendarText } from './calendar.text';
import type { HallName } from './calendar-view';
import { BLOCK_REFETCH } from './DayPanel';

interface Values {
  /** Empty for every hall. */
  hallId: string;
  date: string;
  untilDate: string;
  wholeDays: boolean;
  startTime: string;
  endTime: string;
  note: string;
}

/** Filled in where hours are wanted instead of whole days. */
const USUAL_HOURS = { startTime: '18:00', endTime: '23:00' } as const;

interface BlockDialogProps {
  /** What is filled in. */
  offered: OfferedBlock;
  hallId: number | null;
  halls: readonly HallName[];
  onClose: () => void;
}

/** What is sent: hours of one day, or whole days. A field that was emptied may be missing. */
function toInput({ hallId, date, untilDate, wholeDays, startTime, endTime, note }: Partial<Values>) {
  return {
    hallId: hallId ? Number(hallId) : null,
    date: date ?? '',
    untilDate: wholeDays && untilDate ? untilDate : null,
    startTime: (!wholeDays && startTime) || null,
    endTime: (!wholeDays && endTime) || null,
    note: note?.trim() || null,
  };
}

/** The rules of a block, read from the form: what isn't shown doesn't count, and hours need both times. */
function formSchema(timeNeeded: string) {
  return blockHallSchema
    .transform((values: Partial<Values>) => ({ ...toInput(values), wholeDays: values.wholeDays }))
    .test('times', timeNeeded, (values, context) => {
      const { wholeDays, startTime, endTime } = values as Partial<Values>;
      if (wholeDays || (startTime && endTime)) return true;
      return context.createError({ path: startTime ? 'endTime' : 'startTime', message: timeNeeded });
    });
}

/** Takes days or hours out of the calendar, of one hall or all of them. */
export function BlockDialog({ offered, hallId, halls, onClose }: BlockDialogProps) {
  const words = useText(calendarText);
  const { blockDialog: dialog } = words;
  const { run } = useBlockHallMutation({
    success: { tone: 'success', ...words.blockedDone },
    failure: words.blockFailed,
    refetch: BLOCK_REFETCH,
  });
  const [schema] = useState(() => formSchema(dialog.timesNeeded));
  const initialValues: Values = {
    hallId: hallId === null ? '' : String(hallId),
    date: offered.date,
    untilDate: offered.untilDate,
    wholeDays: offered.hours === null,
    ...(offered.hours ?? USUAL_HOURS),
    note: '',
  };
  return (
    <Dialog open startsInField title={dialog.title} onClose={onClose}>
      <p className={styles.text}>{dialog.text}</p>
      <AppForm<Values>
        initialValues={initialValues}
        schema={schema}
        label={dialog.title}
        onSubmit={async (values, form) => {
          const { ok } = await run({ input: toInput(values) }, { form });
          if (ok) onClose();
        }}
      >
        {({ values, isSubmitting }) => (
          <>
            <HallField halls={halls} />
            <CheckboxField name="wholeDays" label={dialog.wholeDays} />
            <div className={styles.pair}>
              <DateField name="date" label={dialog.date} required />
              {values.wholeDays && <DateField name="untilDate" label={dialog.untilDate} min={values.date} />}
            </div>
            {!values.wholeDays && (
              <div className={styles.pair}>
                <TimeField name="startTime" label={dialog.startTime} required />
                <TimeField name="endTime" label={dialog.endTime} hint={dialog.endHint} required />
              </div>
            )}
            <TextField name="note" label={dialog.note} maxLength={BOOKING_LIMITS.notesMaxCharacters} />
            <div className={styles.footer}>
              <Button look="secondary" onClick={onClose}>
                {dialog.cancel}
              </Button>
              <Button type="submit" pending={isSubmitting}>
                {dialog.confirm}
              </Button>
            </div>
          </>
        )}
      </AppForm>
    </Dialog>
  );
}

function HallField({ halls }: { halls: readonly HallName[] }) {
  const words = useText(calendarText);
  const options = [
    { value: '', label: words.everyHall },
    ...halls.map(({ id, title }) => ({ value: String(id), label: title })),
  ];
  return <SelectField name="hallId" label={words.blockDialog.hall} options={options} />;
}
