import { HOLD_LIMITS } from '@mehfil/api/domain/bookings/limits';
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

const holdSchema = businessSettingsSchema.pick(['holdHours']);

/** For how long requests hold their time: for all halls of the business. */
export function HoldSection() {
  const words = useText(scheduleText).holds;
  const { data } = useBusinessSettingsQuery();
  const { run, pending } = useUpdateBusinessSettingsMutation({
    success: { tone: 'success', ...words.saved },
    failure: { ...words.failed, always: true },
    refetch: ['BusinessSettings', 'HallAvailability'],
  });
  if (!data) return null;
  return (
    <Card as="section" labelledBy="holds-heading">
      <h2 id="holds-heading" className={styles.heading}>
        {words.title}
      </h2>
      <p className={styles.intro}>{words.text}</p>
      <AppForm<{ holdHours: number | null }>
        label={words.title}
        initialValues={{ holdHours: data.businessSettings.holdHours }}
        schema={holdSchema}
        reinitialize
        onSubmit={async (values, form) => {
          await run({ input: validate(holdSchema, values) }, { form });
        }}
      >
        <div className={styles.choice}>
          <NumberField
            name="holdHours"
            label={words.hours}
            hint={words.hint}
            min={0}
            max={HOLD_LIMITS.hoursMax}
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
