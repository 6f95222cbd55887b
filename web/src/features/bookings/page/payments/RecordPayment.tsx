import { useApolloClient } from '@apollo/client/react';
import { recordPaymentSchema } from '@mehfil/api/domain/payments/inputs';
import { PaymentMethod, type RecordedKind } from '@mehfil/api/domain/payments/ledger';
import { PAYMENT_LIMITS } from '@mehfil/api/domain/payments/limits';
import { useFormikContext } from 'formik';
import { readAgain, type FormErrors } from '../../../../graphql/change';
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

/** What is most likely meant by an entry of this kind: what is to be given back, or is due, or is left. */
function toFirstAmount(kind: RecordedKind, { due, balance }: PaymentFieldsFragment): number | null {
  const amounts: Record<RecordedKind, number> = { RECEIPT: due > 0 ? due : balance, REFUND: -balance, CHARGE: 0 };
  return amounts[kind] > 0 ? amounts[kind] : null;
}

function toFirstKind({ balance, isCancelled }: PaymentFieldsFragment, canRefund: boolean): RecordedKind {
  return canRefund && balance < 0 && isCancelled ? 'REFUND' : 'RECEIPT';
}

/** The form once another kind is chosen: extras are of charges alone, and only a typed amount stays. */
function toKind(values: Values, kind: RecordedKind, payments: PaymentFieldsFragment): Values {
  const isTyped = !hasExtras(values) && values.amount !== toFirstAmount(values.kind, payments);
  const amount = isTyped ? values.amount : toFirstAmount(kind, payments);
  return { ...values, kind, amount, extraGuests: null, extraHours: null };
}

function toInput({ kind, amount, method, reference, day, note, overpayment, ...extras }: Values) {
  const charged = hasExtras({ amount, ...extras }) ? extras : {};
  // One that was typed before the method was changed isn't asked for with cash.
  const shownReference = method === 'CASH' ? null : reference.trim() || null;
  const paid = kind === 'CHARGE' ? charged : { method, reference: shownReference, overpayment };
  return { kind, amount: amount ?? 0, ...paid, day: day || null, note: note.trim() || null };
}

/**
 * The form with the fields that are drawn, for the server's messages: the sum of extras isn't typed, so what is said about it is left
 * for the toast.
 */
function toDrawn(form: FormErrors, { amount: _amount, ...others }: Values): FormErrors {
  return hasExtras({ amount: null, ...others }) ? { ...form, values: others } : form;
}

/** Records what was paid, given back or is charged: two presses for cash. */
export function RecordPayment({ payments, onClose }: RecordPaymentProps) {
  const words = useText(paymentsText);
  const toKey = useRequestKey();
  const client = useApolloClient();
  const { run, pending } = useRecordPaymentMutation({
    success: { tone: 'success', ...words.recorded },
    failure: words.notRecorded,
    refetch: ['BookingPayments', 'BookingPage', 'BookingExpenses'],
  });
  const kind = toFirstKind(payments, useRight('REFUNDS'));
  const initial: Values = {
    ...{ kind, amount: toFirstAmount(kind, payments) },
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
          const { ok } = await run({ id: payments.bookingId, input }, { form: toDrawn(form, values) });
          if (ok) onClose();
          // The sum that was shown may be another one by now.
          if (!ok && hasExtras(values)) await readAgain(client, ['QuoteCharge']);
        }}
      >
        {({ values }) => (
          <>
            <Fields payments={payments} />
            <DialogActions
              label={words.record}
              pendingLabel={words.recording}
              pending={pending}
              disabled={hasExtras(values) && values.amount === null}
              onCancel={onClose}
            />
          </>
        )}
      </AppForm>
    </Dialog>
  );
}

/** The fields of the kind that is chosen. */
function Fields({ payments }: Pick<RecordPaymentProps, 'payments'>) {
  const words = useText(paymentsText);
  const { values, setValues } = useFormikContext<Values>();
  const canRefund = useRight('REFUNDS');
  const kinds: RecordedKind[] = [
    'RECEIPT',
    ...(canRefund ? (['REFUND'] as const) : []),
    ...(payments.canBeCharged ? (['CHARGE'] as const) : []),
  ];
  return (
    <>
      {!(values.kind === 'CHARGE' && hasExtras(values)) && (
        <NumberField name="amount" label={words.form.amount} min={0} precision={2} required />
      )}
      <SelectField<RecordedKind>
        name="kind"
        label={words.form.kind}
        onChoose={(kind) => void setValues(toKind(values, kind, payments))}
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
    </>
  );
}
