import { BOOKING_LIMITS } from '@mehfil/api/domain/bookings/limits';
import { businessSettingsSchema } from '@mehfil/api/domain/businesses/inputs';
import { validate } from '@mehfil/api/domain/input/errors';
import { Flex } from 'antd';
import {
  useFinalGuestsDaysQuery,
  useSetFinalGuestsDaysMutation,
} from '../../../../graphql/generated/final-guests-days';
import { useText } from '../../../../i18n/text';
import { AppForm } from '../../../../ui/form/AppForm';
import { NumberField } from '../../../../ui/form/NumberField';
import { SubmitButton } from '../../../../ui/form/SubmitButton';
import { LoadFailed } from '../../../../ui/LoadFailed';
import { TitledCard } from '../../../../ui/TitledCard';
import { planSettingsText } from './plan-settings.text';

const schema = businessSettingsSchema.pick(['finalGuestsDays']);

/** Until when customers set the final number of guests without asking; for new bookings. */
export function FinalGuestsDays() {
  const { finalGuests: words, saving } = useText(planSettingsText);
  const { data, error, refetch } = useFinalGuestsDaysQuery({ freshFor: 0 });
  const { run, pending } = useSetFinalGuestsDaysMutation({
    success: { tone: 'success', ...words.saved },
    failure: { ...words.failed, always: true },
    refetch: ['FinalGuestsDays'],
  });
  if (!data) return error ? <LoadFailed level={3} onRetry={refetch} /> : null;
  const { finalGuestsDays } = data.businessSettings;
  return (
    <TitledCard title={words.title} text={words.text(BOOKING_LIMITS.finalGuestsPercent)}>
      <AppForm<{ finalGuestsDays: number | null }>
        label={words.title}
        initialValues={{ finalGuestsDays }}
        schema={schema}
        reinitialize
        onSubmit={(values, form) => run({ input: validate(schema, values) }, { form })}
      >
        <Flex vertical gap={16}>
          <NumberField
            name="finalGuestsDays"
            label={words.days}
            hint={words.daysHint}
            min={0}
            max={BOOKING_LIMITS.finalGuestsDays.max}
            precision={0}
          />
          <div>
            <SubmitButton label={words.save} pendingLabel={saving} pending={pending} />
          </div>
        </Flex>
      </AppForm>
    </TitledCard>
  );
}
