import { businessSettingsSchema } from '@mehfil/api/domain/businesses/inputs';
import { validate } from '@mehfil/api/domain/input/errors';
import { useUpdateBusinessSettingsMutation } from '../../../graphql/generated/general-settings';
import type { SlotFieldsFragment, ViewerScheduleQuery } from '../../../graphql/generated/schedule';
import { useText } from '../../../i18n/text';
import { Card } from '../../../ui/Card';
import { AppForm } from '../../../ui/form/AppForm';
import { CheckboxField } from '../../../ui/form/CheckboxField';
import { NumberField } from '../../../ui/form/NumberField';
import { SubmitButton } from '../../../ui/form/SubmitButton';
import { HoursFields } from './HoursFields';
import { hoursText } from './hours.text';
import { hoursToSend, toWeek, type WeekValues } from './opening-week';
import { reportScheduleChange } from './report-change';

const hoursSchema = businessSettingsSchema.pick(['timeSlots', 'operatingHours']);

interface Values extends WeekValues {
  timeSlots: SlotFieldsFragment;
}

function SlotFields() {
  const words = useText(hoursText);
  return (
    <div className="stack gap-20">
      <div className="fields">
        <NumberField name="timeSlots.slotDuration" label={words.slotDuration} min={0} precision={0} />
        <NumberField
          name="timeSlots.bufferTime"
          label={words.bufferTime}
          hint={words.bufferTimeHint}
          min={0}
          precision={0}
        />
      </div>
      <div className="fields">
        <NumberField
          name="timeSlots.minAdvanceBookingHours"
          label={words.earliest}
          hint={words.earliestHint}
          min={0}
          precision={0}
        />
        <NumberField
          name="timeSlots.maxAdvanceBookingDays"
          label={words.latest}
          hint={words.latestHint}
          min={0}
          precision={0}
        />
      </div>
      <CheckboxField name="timeSlots.allowMultipleSlots" label={words.multiple} />
    </div>
  );
}

/** When all halls of a business can be booked that don't say otherwise. */
export function BusinessHoursSection({ schedule }: { schedule: ViewerScheduleQuery['viewerSchedule'] }) {
  const words = useText(hoursText);
  const { timeSlots, operatingHours } = schedule;
  const report = reportScheduleChange(words.business.saved, words.business.failed);
  const { run, pending } = useUpdateBusinessSettingsMutation({
    ...report,
    refetch: [...report.refetch, 'BusinessSettings'],
  });
  return (
    <Card as="section" labelledBy="business-hours-heading">
      <h2 id="business-hours-heading" className="heading-24">
        {words.business.title}
      </h2>
      <p className="intro">{words.business.text}</p>
      <AppForm<Values>
        label={words.business.title}
        initialValues={{ timeSlots, ...toWeek(operatingHours) }}
        schema={hoursSchema}
        reinitialize
        onSubmit={async ({ alwaysOpen, ...values }, form) => {
          const hours = hoursToSend({ alwaysOpen, operatingHours: values.operatingHours });
          await run({ input: validate(hoursSchema, { ...values, operatingHours: hours }) }, { form });
        }}
      >
        <SlotFields />
        <HoursFields />
        <span>
          <SubmitButton label={words.save} pendingLabel={words.saving} pending={pending} />
        </span>
      </AppForm>
    </Card>
  );
}
