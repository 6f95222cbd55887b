import { Flex } from 'antd';
import { blockHallSchema } from '@mehfil/api/domain/availability/inputs';
import { BOOKING_LIMITS } from '@mehfil/api/domain/bookings/limits';
import { localDay } from '@mehfil/api/domain/time/zone';
import { useState } from 'react';
import { useBlockHallMutation } from '../../../../graphql/generated/business-calendar';
import { useFormat } from '../../../../i18n/format';
import { useText } from '../../../../i18n/text';
import { pageClock } from '../../../../lib/clock';
import { Button } from '../../../../ui/Button';
import { Dialog } from '../../../../ui/Dialog';
import { AppForm } from '../../../../ui/form/AppForm';
import { CheckboxField } from '../../../../ui/form/CheckboxField';
import { DateField, TimeField } from '../../../../ui/form/DateField';
import { SelectField } from '../../../../ui/form/SelectField';
import { TextField } from '../../../../ui/form/TextField';
import type { OfferedTime } from './calendar-drag';
import { calendarText } from './calendar.text';
import type { HallName } from './calendar-view';
import { BLOCK_REFETCH } from './DayPanel';

interface Values {
  /** Null until one is chosen; {@link EVERY_HALL} for all of them. */
  hallId: string | null;
  date: string;
  untilDate: string;
  wholeDays: boolean;
  startTime: string;
  endTime: string;
  note: string;
}

const EVERY_HALL = 'every';

/** Filled in where hours are wanted instead of whole days. */
const USUAL_HOURS = { startTime: '18:00', endTime: '23:00' } as const;

interface BlockDialogProps {
  offered: OfferedTime;
  zone: string;
  hallId: number | null;
  halls: readonly HallName[];
  onClose: () => void;
}

/** What is sent: hours of one day, or whole days. A field that was emptied may be missing. */
function toInput({ hallId, date, untilDate, wholeDays, startTime, endTime, note }: Partial<Values>) {
  return {
    hallId: hallId && hallId !== EVERY_HALL ? Number(hallId) : null,
    date: date ?? '',
    untilDate: wholeDays && untilDate ? untilDate : null,
    startTime: (!wholeDays && startTime) || null,
    endTime: (!wholeDays && endTime) || null,
    note: note?.trim() || null,
  };
}

/** The rules of a block, read from the form: a hall is chosen, what isn't shown doesn't count, and hours need both times. */
function formSchema({ hallNeeded, timesNeeded }: { hallNeeded: string; timesNeeded: string }) {
  return blockHallSchema
    .transform((values: Partial<Values>) => ({
      ...toInput(values),
      wholeDays: values.wholeDays,
      chosen: values.hallId,
    }))
    .test('hall', hallNeeded, (values, context) => {
      const { chosen } = values as { chosen?: Values['hallId'] };
      return chosen ? true : context.createError({ path: 'hallId', message: hallNeeded });
    })
    .test('times', timesNeeded, (values, context) => {
      const { wholeDays, startTime, endTime } = values as Partial<Values>;
      if (wholeDays || (startTime && endTime)) return true;
      return context.createError({ path: startTime ? 'endTime' : 'startTime', message: timesNeeded });
    });
}

const toOffered = (hallId: number | undefined) => (hallId === undefined ? null : String(hallId));

/** Takes days or hours out of the calendar, of one hall or all of them. */
export function BlockDialog({ offered, zone, hallId, halls, onClose }: BlockDialogProps) {
  const words = useText(calendarText);
  const { blockDialog: dialog } = words;
  const { day } = useFormat();
  const { run } = useBlockHallMutation({
    success: { tone: 'success', ...words.blockedDone },
    about: ({ input }) => day(input.date),
    failure: words.blockFailed,
    refetch: BLOCK_REFETCH,
  });
  const today = localDay(new Date(pageClock()), zone);
  const [schema] = useState(() => formSchema(dialog));
  const initialValues: Values = {
    hallId: toOffered(hallId ?? (halls.length === 1 ? halls[0]?.id : undefined)),
    date: offered.date,
    untilDate: offered.untilDate,
    wholeDays: true,
    ...USUAL_HOURS,
    note: '',
  };
  return (
    <Dialog open startsInField title={dialog.title} onClose={onClose}>
      <p className="intro">{dialog.text}</p>
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
            <div className="fields">
              <DateField
                name="date"
                label={dialog.date}
                min={values.wholeDays && values.untilDate ? undefined : today}
                required
              />
              {values.wholeDays && (
                <DateField name="untilDate" label={dialog.untilDate} min={values.date > today ? values.date : today} />
              )}
            </div>
            {!values.wholeDays && (
              <div className="fields">
                <TimeField name="startTime" label={dialog.startTime} required />
                <TimeField name="endTime" label={dialog.endTime} hint={dialog.endHint} required />
              </div>
            )}
            <TextField name="note" label={dialog.note} maxLength={BOOKING_LIMITS.notesMaxCharacters} />
            <Flex wrap justify="end" gap={12}>
              <Button look="secondary" onClick={onClose}>
                {dialog.cancel}
              </Button>
              <Button type="submit" pending={isSubmitting}>
                {dialog.confirm}
              </Button>
            </Flex>
          </>
        )}
      </AppForm>
    </Dialog>
  );
}

function HallField({ halls }: { halls: readonly HallName[] }) {
  const words = useText(calendarText);
  const options = [
    ...halls.map(({ id, title }) => ({ value: String(id), label: title })),
    { value: EVERY_HALL, label: words.everyHall },
  ];
  return <SelectField name="hallId" label={words.blockDialog.hall} required options={options} />;
}
