import { hallBookingSettingsSchema } from '@mehfil/api/domain/businesses/inputs';
import { validate } from '@mehfil/api/domain/input/errors';
import { useFormikContext } from 'formik';
import { useChangeHallBookingSettingsMutation, type ViewerScheduleQuery } from '../../../graphql/generated/schedule';
import { useText } from '../../../i18n/text';
import { Dialog } from '../../../ui/Dialog';
import { AppForm } from '../../../ui/form/AppForm';
import { DialogActions } from '../../../ui/form/DialogActions';
import { NumberField } from '../../../ui/form/NumberField';
import { SelectField } from '../../../ui/form/SelectField';
import { HoursFields } from './HoursFields';
import { hoursText } from './hours.text';
import { hoursToSend, toWeek, type WeekValues } from './opening-week';
import { reportScheduleChange } from './report-change';
import type { ScheduledHall } from './ShiftSection';

/** A choice that may be left to the business. */
type Choice = 'inherit' | 'yes' | 'no';

interface Values extends WeekValues {
  slotDuration: number | null;
  bufferTime: number | null;
  maxAdvanceBookingDays: number | null;
  minAdvanceBookingHours: number | null;
  multiple: Choice;
  week: 'inherit' | 'own';
}

type Schedule = ViewerScheduleQuery['viewerSchedule'];

const toChoice = (value: boolean | null): Choice => (value === null ? 'inherit' : value ? 'yes' : 'no');

/** The hall's own values; its week begins as that which holds. */
function toValues({ ownSettings, operatingHours }: ScheduledHall): Values {
  const { slotDuration, bufferTime, maxAdvanceBookingDays, minAdvanceBookingHours } = ownSettings;
  return {
    ...{ slotDuration, bufferTime, maxAdvanceBookingDays, minAdvanceBookingHours },
    multiple: toChoice(ownSettings.allowMultipleSlots),
    week: ownSettings.operatingHours ? 'own' : 'inherit',
    ...toWeek(operatingHours),
  };
}

function toInput({ multiple, week, alwaysOpen, operatingHours, ...numbers }: Values) {
  return {
    ...numbers,
    allowMultipleSlots: multiple === 'inherit' ? null : multiple === 'yes',
    operatingHours: week === 'own' ? hoursToSend({ alwaysOpen, operatingHours }) : null,
  };
}

function RuleFields({ schedule: { timeSlots } }: { schedule: Schedule }) {
  const words = useText(hoursText);
  const { empty, minutes, hours, days, asAll } = words.hall;
  return (
    <>
      <div className="fields">
        <NumberField
          name="slotDuration"
          label={words.slotDuration}
          hint={empty(minutes(timeSlots.slotDuration))}
          min={0}
          precision={0}
        />
        <NumberField
          name="bufferTime"
          label={words.bufferTime}
          hint={empty(minutes(timeSlots.bufferTime))}
          min={0}
          precision={0}
        />
      </div>
      <div className="fields">
        <NumberField
          name="minAdvanceBookingHours"
          label={words.earliest}
          hint={empty(hours(timeSlots.minAdvanceBookingHours))}
          min={0}
          precision={0}
        />
        <NumberField
          name="maxAdvanceBookingDays"
          label={words.latest}
          hint={empty(days(timeSlots.maxAdvanceBookingDays))}
          min={0}
          precision={0}
        />
      </div>
      <SelectField
        name="multiple"
        label={words.multiple}
        options={[
          { value: 'inherit', label: asAll(timeSlots.allowMultipleSlots ? words.yes : words.no) },
          { value: 'yes', label: words.yes },
          { value: 'no', label: words.no },
        ]}
      />
    </>
  );
}

function WeekFields() {
  const words = useText(hoursText).hall;
  const { values } = useFormikContext<Values>();
  return (
    <div className="stack gap-20">
      <SelectField
        name="week"
        label={words.week}
        options={[
          { value: 'inherit', label: words.weekAsAll },
          { value: 'own', label: words.ownWeek },
        ]}
      />
      {values.week === 'own' && <HoursFields />}
    </div>
  );
}

interface HallHoursDialogProps {
  schedule: Schedule;
  hall: ScheduledHall;
  onClose: () => void;
}

/** Changes what a hall says for itself about when it can be booked; what is left empty is as all halls. */
export function HallHoursDialog({ schedule, hall, onClose }: HallHoursDialogProps) {
  const words = useText(hoursText);
  const { run, pending } = useChangeHallBookingSettingsMutation({
    ...reportScheduleChange(words.hall.saved, words.hall.failed),
    about: hall.title,
  });
  const title = words.hall.dialog(hall.title);
  return (
    <Dialog open startsInField title={title} onClose={onClose}>
      <AppForm<Values>
        label={title}
        initialValues={toValues(hall)}
        schema={hallBookingSettingsSchema}
        onSubmit={async (values, form) => {
          const input = validate(hallBookingSettingsSchema, toInput(values));
          const outcome = await run({ hallId: hall.hallId, input }, { form });
          if (outcome.ok) onClose();
        }}
      >
        <RuleFields schedule={schedule} />
        <WeekFields />
        <div>
          <DialogActions label={words.save} pendingLabel={words.saving} pending={pending} onCancel={onClose} />
        </div>
      </AppForm>
    </Dialog>
  );
}
