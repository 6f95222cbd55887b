import { businessSettingsSchema } from '@mehfil/api/domain/businesses/inputs';
import { Flex } from 'antd';
import {
  usePaymentRemindersQuery,
  useSetPaymentRemindersMutation,
} from '../../../../graphql/generated/payment-reminders';
import { useText } from '../../../../i18n/text';
import { AppForm } from '../../../../ui/form/AppForm';
import { CheckboxField } from '../../../../ui/form/CheckboxField';
import { SubmitButton } from '../../../../ui/form/SubmitButton';
import { LoadFailed } from '../../../../ui/LoadFailed';
import { TitledCard } from '../../../../ui/TitledCard';
import { planSettingsText } from './plan-settings.text';

const schema = businessSettingsSchema.pick(['paymentReminders']);

/** Whether customers are reminded of payments before and after they are due. */
export function PaymentReminders() {
  const { reminders: words, saving } = useText(planSettingsText);
  const { data, error, refetch } = usePaymentRemindersQuery({ freshFor: 0 });
  const { run, pending } = useSetPaymentRemindersMutation({
    success: { tone: 'success', ...words.saved },
    failure: { ...words.failed, always: true },
    refetch: ['PaymentReminders'],
  });
  if (!data) return error ? <LoadFailed level={3} onRetry={refetch} /> : null;
  const { paymentReminders } = data.businessSettings;
  return (
    <TitledCard title={words.title} text={words.text}>
      <AppForm<{ paymentReminders: boolean }>
        label={words.title}
        initialValues={{ paymentReminders }}
        schema={schema}
        reinitialize
        onSubmit={(values, form) => run({ input: values }, { form })}
      >
        <Flex vertical gap={16}>
          <CheckboxField name="paymentReminders" label={words.send} hint={words.sendHint} />
          <div>
            <SubmitButton label={words.save} pendingLabel={saving} pending={pending} />
          </div>
        </Flex>
      </AppForm>
    </TitledCard>
  );
}
