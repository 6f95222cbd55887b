import { HOLD_LIMITS } from '@mehfil/api/domain/bookings/limits';
import { businessSettingsSchema } from '@mehfil/api/domain/businesses/inputs';
import { validate } from '@mehfil/api/domain/input/errors';
import { Flex } from 'antd';
import {
  useBusinessSettingsQuery,
  useUpdateBusinessSettingsMutation,
} from '../../../../graphql/generated/general-settings';
import { useText } from '../../../../i18n/text';
import { AppForm } from '../../../../ui/form/AppForm';
import { CheckboxField } from '../../../../ui/form/CheckboxField';
import { NumberField } from '../../../../ui/form/NumberField';
import { SubmitButton } from '../../../../ui/form/SubmitButton';
import { LoadFailed } from '../../../../ui/LoadFailed';
import { TitledCard } from '../../../../ui/TitledCard';
import { planSettingsText } from './plan-settings.text';

const schema = businessSettingsSchema.pick(['paymentRequired', 'paymentHoldHours']);

interface PayFirstValues {
  paymentRequired: boolean;
  paymentHoldHours: number | null;
}

/** Whether a request is confirmed by its approval or by its first payment; for the owner. */
export function PayFirst() {
  const { payFirst: words, saving } = useText(planSettingsText);
  const { data, error, refetch } = useBusinessSettingsQuery();
  const { run, pending } = useUpdateBusinessSettingsMutation({
    success: { tone: 'success', ...words.saved },
    failure: { ...words.failed, always: true },
    refetch: ['BusinessSettings'],
  });
  if (!data) return error ? <LoadFailed level={3} onRetry={refetch} /> : null;
  const { paymentRequired, paymentHoldHours } = data.businessSettings;
  const { min, max } = HOLD_LIMITS.paymentHours;
  return (
    <TitledCard title={words.title} text={words.text}>
      <AppForm<PayFirstValues>
        label={words.title}
        initialValues={{ paymentRequired, paymentHoldHours }}
        schema={schema}
        reinitialize
        onSubmit={(values, form) => run({ input: validate(schema, values) }, { form })}
      >
        <Flex vertical gap={16}>
          <CheckboxField name="paymentRequired" label={words.required} hint={words.requiredHint} />
          <NumberField
            name="paymentHoldHours"
            label={words.hours}
            hint={words.hoursHint}
            min={min}
            max={max}
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
