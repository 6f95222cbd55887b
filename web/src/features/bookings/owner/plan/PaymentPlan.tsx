import { paymentPlanSchema } from '@mehfil/api/domain/payments/inputs';
import { Flex } from 'antd';
import { useFormikContext } from 'formik';
import { useId } from 'react';
import {
  usePaymentPlansQuery,
  useSavePaymentPlanMutation,
  type PaymentPlansFieldsFragment,
} from '../../../../graphql/generated/payment-plans';
import { useText } from '../../../../i18n/text';
import { AppForm } from '../../../../ui/form/AppForm';
import { SubmitButton } from '../../../../ui/form/SubmitButton';
import { Select } from '../../../../ui/Select';
import { Loaded } from '../../../../ui/Loaded';
import { TitledCard } from '../../../../ui/TitledCard';
import { paymentPlanText } from '../../payment-plan.text';
import { createFirstParts, toPartInputs, toPartValues, type PlanValues } from '../../plan-values';
import { PlanFields } from '../../PlanFields';
import { planSettingsText } from './plan-settings.text';

export interface PaymentPlanProps {
  /** The hall whose own plan it is; null for the business's. */
  hallId: number | null;
}

/** When bookings of the business or of one of its halls are to be paid. */
export function PaymentPlan({ hallId }: PaymentPlanProps) {
  const words = useText(planSettingsText);
  const { data, error, refetch } = usePaymentPlansQuery({ freshFor: 0 });
  return (
    <TitledCard
      title={hallId === null ? words.title : words.hallTitle}
      text={hallId === null ? words.text : words.hallText}
    >
      <Loaded failed={error !== undefined} height="160px" onRetry={refetch}>
        {data && <PlanForm plans={data.paymentPlans} hallId={hallId} />}
      </Loaded>
    </TitledCard>
  );
}

function findParts({ parts, halls }: PaymentPlansFieldsFragment, hallId: number | null) {
  return hallId === null ? parts : (halls.find((hall) => hall.hallId === hallId)?.parts ?? []);
}

function PlanForm({ plans, hallId }: PaymentPlanProps & { plans: PaymentPlansFieldsFragment }) {
  const words = useText(planSettingsText);
  const { run, pending } = useSavePaymentPlanMutation({
    success: { tone: 'success', ...words.saved },
    failure: { ...words.failed, always: true },
    refetch: ['PaymentPlans', 'HallPaymentPlan'],
  });
  return (
    <AppForm<PlanValues>
      label={hallId === null ? words.title : words.hallTitle}
      initialValues={{ parts: toPartValues(findParts(plans, hallId)) }}
      schema={paymentPlanSchema}
      reinitialize
      onSubmit={({ parts }, form) => run({ input: { hallId, parts: toPartInputs(parts) } }, { form })}
    >
      {({ values }) => (
        <>
          <HowChoice options={hallId === null ? words.business : words.hall} />
          {values.parts.length > 0 && <PlanFields currency={plans.currency} />}
          <div>
            <SubmitButton label={words.save} pendingLabel={words.saving} pending={pending} />
          </div>
        </>
      )}
    </AppForm>
  );
}

/** Whether there is a plan; choosing one begins with a usual one. */
function HowChoice({ options }: { options: Readonly<Record<'WHOLE' | 'PARTS', string>> }) {
  const words = useText(planSettingsText);
  const { first } = useText(paymentPlanText);
  const id = useId();
  const { values, setFieldValue } = useFormikContext<PlanValues>();
  return (
    <Flex vertical gap={6}>
      <label htmlFor={id} className="medium strong">
        {words.how}
      </label>
      <Select<'WHOLE' | 'PARTS'>
        id={id}
        value={values.parts.length > 0 ? 'PARTS' : 'WHOLE'}
        options={(['WHOLE', 'PARTS'] as const).map((value) => ({ value, label: options[value] }))}
        onChange={(how) => void setFieldValue('parts', how === 'PARTS' ? createFirstParts(first) : [])}
      />
    </Flex>
  );
}
