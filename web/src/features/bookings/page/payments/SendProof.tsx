import { submitProofSchema } from '@mehfil/api/domain/payments/inputs';
import { PaymentMethod } from '@mehfil/api/domain/payments/ledger';
import { PAYMENT_LIMITS } from '@mehfil/api/domain/payments/limits';
import { useState } from 'react';
import {
  useSubmitPaymentProofMutation,
  useUploadPaymentProofMutation,
  type PaymentFieldsFragment,
} from '../../../../graphql/generated/booking-payments';
import { useText } from '../../../../i18n/text';
import { useRequestKey } from '../../../../lib/useRequestKey';
import { AppForm } from '../../../../ui/form/AppForm';
import { DateField } from '../../../../ui/form/DateField';
import { DialogActions } from '../../../../ui/form/DialogActions';
import { NumberField } from '../../../../ui/form/NumberField';
import { SelectField } from '../../../../ui/form/SelectField';
import { TextField } from '../../../../ui/form/TextField';
import { OpenDialog } from '../../../../ui/OpenDialog';
import { paymentsText } from './payments.text';
import { PROOF_REFETCH } from './proof-data';
import { proofsText } from './proofs.text';
import { PrivateFileField } from '../PrivateFileField';

/** The file of a proof: uploaded when it is chosen. */
function ProofFileField({ onBusy }: { onBusy: (isBusy: boolean) => void }) {
  const words = useText(proofsText);
  const { run } = useUploadPaymentProofMutation();
  const upload = async (file: File, onProgress: (share: number) => void) => {
    const outcome = await run({ file }, { onProgress });
    return outcome.ok ? { filename: outcome.data.uploadPaymentProof.filename } : { problem: outcome.error.message };
  };
  return <PrivateFileField words={words} upload={upload} onBusy={onBusy} />;
}

interface Values {
  filename: string;
  amount: number | null;
  method: PaymentMethod;
  reference: string;
  day: string;
}

interface SendProofProps {
  payments: PaymentFieldsFragment;
  onClose: () => void;
}

/** What was most likely paid: what is due, else what is left. */
function toFirstAmount({ due, balance }: PaymentFieldsFragment): number | null {
  const amount = due > 0 ? due : balance;
  return amount > 0 ? amount : null;
}

function toInput({ filename, amount, method, reference, day }: Values) {
  return { filename, amount: amount ?? 0, method, reference: reference.trim() || null, day: day || null };
}

/** Sends a proof of payment: the file is uploaded when it is chosen, and what is due is filled in. */
export function SendProof({ payments, onClose }: SendProofProps) {
  const words = useText(proofsText);
  const { methods } = useText(paymentsText);
  const [isUploading, setUploading] = useState(false);
  const toKey = useRequestKey();
  const { run, pending } = useSubmitPaymentProofMutation({
    success: { tone: 'success', ...words.sent },
    failure: words.notSent,
    refetch: PROOF_REFETCH,
  });
  const initial: Values = {
    ...{ filename: '', amount: toFirstAmount(payments), method: 'BANK_TRANSFER', reference: '', day: '' },
  };
  return (
    <OpenDialog title={words.send} onClose={onClose}>
      <AppForm<Values>
        label={words.send}
        draft={`proof-${payments.bookingId}`}
        initialValues={initial}
        schema={submitProofSchema}
        onSubmit={async (values, form) => {
          const request = toInput(values);
          const input = { ...request, clientMutationId: toKey(request) };
          const { ok } = await run({ id: payments.bookingId, input }, { form });
          if (ok) onClose();
        }}
      >
        <ProofFileField onBusy={setUploading} />
        <NumberField name="amount" label={words.form.amount} min={0} precision={2} required />
        <SelectField<PaymentMethod>
          name="method"
          label={words.form.method}
          options={Object.values(PaymentMethod).map((value) => ({ value, label: methods[value] }))}
        />
        <TextField
          name="reference"
          label={words.form.reference}
          hint={words.form.referenceHint}
          maxLength={PAYMENT_LIMITS.referenceMaxCharacters}
        />
        <DateField name="day" label={words.form.day} hint={words.form.dayHint} max={payments.today} />
        <DialogActions
          label={words.send}
          pendingLabel={words.sending}
          pending={pending || isUploading}
          onCancel={onClose}
        />
      </AppForm>
    </OpenDialog>
  );
}
