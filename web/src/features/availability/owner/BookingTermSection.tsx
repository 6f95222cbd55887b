import { Flex } from 'antd';
import { BOOKING_LIMITS, HOLD_LIMITS } from '@mehfil/api/domain/bookings/limits';
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
import { scheduleText } from './schedule.text';

/** What requests and changes go by: for how many hours one holds its time, until how many days before customers may ask. */
const TERMS = {
  holdHours: {
    schema: businessSettingsSchema.pick(['holdHours']),
    max: HOLD_LIMITS.hoursMax,
    refetch: ['BusinessSettings', 'HallAvailability'],
  },
  changeDays: {
    schema: businessSettingsSchema.pick(['changeDays']),
    max: BOOKING_LIMITS.changeDaysMax,
    refetch: ['BusinessSettings'],
  },
} as const;

/** A number that bookings of all halls of the business go by. */
export function BookingTermSection({ term }: { term: keyof typeof TERMS }) {
  const words = useText(scheduleText)[term];
  const { schema, max, refetch } = TERMS[term];
  const { data } = useBusinessSettingsQuery();
  const { run, pending } = useUpdateBusinessSettingsMutation({
    success: { tone: 'success', ...words.saved },
    failure: { ...words.failed, always: true },
    refetch: [...refetch],
  });
  if (!data) return null;
  const headingId = `${term}-heading`;
  return (
    <Card as="section" labelledBy={headingId}>
      <h2 id={headingId} className="heading-24">
        {words.title}
      </h2>
      <p className="intro">{words.text}</p>
      <AppForm<Partial<Record<keyof typeof TERMS, number | null>>>
        label={words.title}
        initialValues={{ [term]: data.businessSettings[term] }}
        schema={schema}
        reinitialize
        onSubmit={async (values, form) => {
          await run({ input: validate(schema, values) }, { form });
        }}
      >
        <Flex vertical gap={6}>
          <NumberField name={term} label={words.label} hint={words.hint} min={0} max={max} precision={0} />
          <span>
            <SubmitButton label={words.save} pendingLabel={words.saving} pending={pending} />
          </span>
        </Flex>
      </AppForm>
    </Card>
  );
}
