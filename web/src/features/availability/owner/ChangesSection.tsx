import { BOOKING_LIMITS } from '@mehfil/api/domain/bookings/limits';
import { businessSettingsSchema } from '@mehfil/api/domain/businesses/inputs';
import { validate } from '@mehfil/api/domain/input/errors';
import {
  useBusinessSettingsQuery,
  useUpdateBusinessSettingsMutation,
} from '../../../graphql/generated/general-settings';
import { useText } from '../../../i18n/text';
import { Card } from '../../../ui/Card';
import { AppForm } from '../../../ui/form/AppForm';
import { NumberField } from '../../../ui/form/NumberField';
import { SubmitButton } from '../../../ui/form/SubmitButton';
import styles from './Schedule.module.css';
import { scheduleText } from './schedule.text';

const changesSchema = businessSettingsSchema.pick(['changeDays']);

/** Until when customers may ask for changes of their bookings: for all halls of the business. */
export function ChangesSection() {
  const words = useText(scheduleText).changes;
  const { data } = useBusinessSettingsQuery();
  const { run, pending } = useUpdateBusinessSettingsMutation({
    success: { tone: 'success', ...words.saved },
    failure: { ...words.failed, always: true },
    refetch: ['BusinessSettings'],
  });
  if (!data) return null;
  return (
    <Card as="section" labelledBy="changes-heading">
      <h2 id="changes-heading" className={styles.heading}>
        {words.title}
      </h2>
      <p className={styles.intro}>{words.text}</p>
      <AppForm<{ changeDays: number | null }>
        label={words.title}
        initialValues={{ changeDays: data.businessSettings.changeDays }}
        schema={changesSchema}
        reinitialize
        onSubmit={async (values, form) => {
          await run({ input: validate(changesSchema, values) }, { form });
        }}
      >
        <div className={styles.choice}>
          <NumberField
            name="changeDays"
            label={words.days}
            hint={words.hint}
            min={0}
            max={BOOKING_LIMITS.changeDaysMax}
            precision={0}
          />
          <span>
            <SubmitButton label={words.save} pendingLabel={words.saving} pending={pending} />
          </span>
        </div>
      </AppForm>
    </Card>
  );
}
