import { recordPaymentSchema } from '@mehfil/api/domain/payments/inputs';
import { PaymentMethod, type RecordedKind } from '@mehfil/api/domain/payments/ledger';
import { PAYMENT_LIMITS } from '@mehfil/api/domain/payments/limits';
import { useRecordPaymentMutation, type PaymentFieldsFragment } from '../../../../graphql/generated/booking-payments';
import { useRight } from '../../../../graphql/rights';
import { useText } from '../../../../i18n/text';
import { useRequestKey } from '../../../../lib/useRequestKey';
import { Dialog } from '../../../../ui/Dialog';
import { AppForm } from '../../../../ui/form/AppForm';
import { CheckboxField } from '../../../../ui/form/CheckboxField';
import { DateField } from '../../../../ui/form/DateField';
import { DialogActions } from '../../../../ui/form/DialogActions';
import { NumberField } from '../../../../ui/form/NumberField';
import { SelectField } from '../../../../ui/form/SelectField';
import { TextField } from '../../../../ui/form/TextField';
import { ChargeFields, hasExtras, type ChargeValues } from './ChargeFields';
import { paymentsText } from './payments.text';

interface Values extends ChargeValues {
  kind: RecordedKind;
  method: PaymentMethod;
  reference: string;
  day: string;
  note: string;
  overpayment: boolean;
}

interface RecordPaymentProps {
  payments: PaymentFieldsFragment;
  onClose: () => void;
}

/** What is most likely paid now: what is to be given back, else what is due, else what is left. */
function toFirst({ due, balance, isCancelled }: PaymentFieldsFragment): Pick<Values, 'kind' | 'amount'> {
  return balance < 0 && isCancelled ? { kind: 'REFUND', amount: -balance } : toReceipt({ due, balance });
}

function toReceipt({ due, balance }: Pick<PaymentFieldsFragment, 'due' | 'balance'>): Pick<Values, 'kind' | 'amount'> {
  const amount = due > 0 ? due : balance;
  return { kind: 'RECEIPT', amount: amount > 0 ? amount : null };
}

function toInput({ kind, amount, method, reference, day, note, overpayment, ...extras }: Values) {
  const charged = hasExtras({ amount, ...extras }) ? extras : {};
  const paid = kind === 'CHARGE' ? charged : { method, reference: reference.trim() || null, overpayment };
  return { kind, amount: amount ?? 0, ...paid, day: day || null, note: note.trim() || null };
}

/** Records what was paid, given back or is charged: two presses for cash. */
export function RecordPayment({ payments, onClose }: RecordPaymentProps) {
  const words = useText(paymentsText);
  const toKey = useRequestKey();
  const { run, pending } = useRecordPaymentMutation({
    success: { tone: 'success', ...words.recorded },
    failure: words.notRecorded,
    refetch: ['BookingPayments', 'BookingPage', 'BookingExpenses'],
  });
  const canRefund = useRight('REFUNDS');
  const kinds: RecordedKind[] = [
    'RECEIPT',
    ...(canRefund ? (['REFUND'] as const) : []),
    ...(payments.canBeCharged ? (['CHARGE'] as const) : []),
  ];
  const initial: Values = {
    ...(canRefund ? toFirst(payments) : toReceipt(payments)),
    ...{ method: 'CASH', reference: '', day: '', note: '', overpayment: false, extraGuests: null, extraHours: null },
  };
  return (
    <Dialog open startsInField title={words.record} onClose={onClose}>
      <AppForm<Values>
        label={words.record}
        draft={`payment-${payments.bookingId}`}
        initialValues={initial}
        schema={recordPaymentSchema}
        onSubmit={async (values, form) => {
          const request = toInput(values);
          const input = { ...request, clientMutationId: toKey(request) };
          const { ok } = await run({ id: payments.bookingId, input }, { form });
          if (ok) onClose();
        }}
      >
        {({ values }) => (
          <>
            {!(values.kind === 'CHARGE' && hasExtras(values)) && (
              <NumberField name="amount" label={words.form.amount} min={0} precision={2} required />
            )}
            <SelectField<RecordedKind>
              name="kind"
              label={words.form.kind}
              options={kinds.map((value) => ({ value, label: words.kinds[value] }))}
            />
            {values.kind === 'CHARGE' && <ChargeFields bookingId={payments.bookingId} />}
            {values.kind !== 'CHARGE' && (
              <>
                <SelectField<PaymentMethod>
                  name="method"
                  label={words.form.method}
                  options={Object.values(PaymentMethod).map((value) => ({ value, label: words.methods[value] }))}
                />
                {values.method !== 'CASH' && (
                  <TextField
                    name="reference"
                    label={words.form.reference}
                    hint={words.form.referenceHint}
                    maxLength={PAYMENT_LIMITS.referenceMaxCharacters}
                  />
                )}
              </>
            )}
            <DateField name="day" label={words.form.day} hint={words.form.dayHint} max={payments.today} />
            <TextField name="note" label={words.form.note} maxLength={PAYMENT_LIMITS.noteMaxCharacters} />
            {values.kind === 'RECEIPT' && (values.amount ?? 0) > payments.balance && (
              <CheckboxField name="overpayment" label={words.form.overpayment} />
            )}
            <DialogActions label={words.record} pendingLabel={words.recording} pending={pending} onCancel={onClose} />
          </>
        )}
      </AppForm>
    </Dialog>
  );
}
