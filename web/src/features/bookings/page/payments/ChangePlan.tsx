import { bookingPlanSchema } from '@mehfil/api/domain/payments/inputs';
import {
  useChangeBookingPlanMutation,
  type PaymentFieldsFragment,
} from '../../../../graphql/generated/booking-payments';
import { useFormat } from '../../../../i18n/format';
import { useText } from '../../../../i18n/text';
import { Dialog } from '../../../../ui/Dialog';
import { AppForm } from '../../../../ui/form/AppForm';
import { DialogActions } from '../../../../ui/form/DialogActions';
import { paymentPlanText } from '../../payment-plan.text';
import { createOpenParts, toPartInputs, type PlanValues } from '../../plan-values';
import { PlanFields } from '../../PlanFields';
import { paymentsText } from './payments.text';

interface ChangePlanProps {
  payments: PaymentFieldsFragment;
  onClose: () => void;
}

/** Another agreement on what isn't paid yet of a booking. */
export function ChangePlan({ payments, onClose }: ChangePlanProps) {
  const words = useText(paymentsText).plan;
  const { first } = useText(paymentPlanText);
  const { money } = useFormat();
  // Nothing is charged before the event, so what is left is what the plan is about.
  const { bookingId, currency, balance } = payments;
  const { run, pending } = useChangeBookingPlanMutation({
    success: { tone: 'success', ...words.changed },
    failure: words.failed,
    refetch: ['BookingPayments', 'BookingPage'],
  });
  return (
    <Dialog open wide startsInField title={words.title} onClose={onClose}>
      <p className="intro">{words.text}</p>
      <AppForm<PlanValues>
        label={words.title}
        initialValues={{ parts: createOpenParts(payments.parts, first.rest) }}
        schema={bookingPlanSchema}
        onSubmit={async ({ parts }, form) => {
          const { ok } = await run({ id: bookingId, input: { parts: toPartInputs(parts) } }, { form });
          if (ok) onClose();
        }}
      >
        <PlanFields currency={currency} total={balance} title={words.left(money(balance, currency))} />
        <DialogActions label={words.submit} pendingLabel={words.submitting} pending={pending} onCancel={onClose} />
      </AppForm>
    </Dialog>
  );
}
