import { checkedProofSchema, rejectProofSchema } from '@mehfil/api/domain/payments/inputs';
import { Descriptions, Flex } from 'antd';
import { useFormikContext } from 'formik';
import { useRef, useState } from 'react';
import {
  useAcceptPaymentProofMutation,
  useRejectPaymentProofMutation,
  type PaymentFieldsFragment,
} from '../../../../graphql/generated/booking-payments';
import { useFormat } from '../../../../i18n/format';
import { useText } from '../../../../i18n/text';
import { Button } from '../../../../ui/Button';
import { AppForm } from '../../../../ui/form/AppForm';
import { CheckboxField } from '../../../../ui/form/CheckboxField';
import { DateField } from '../../../../ui/form/DateField';
import { NumberField } from '../../../../ui/form/NumberField';
import { SubmitButton } from '../../../../ui/form/SubmitButton';
import { Money } from '../../../../ui/Money';
import { OpenDialog } from '../../../../ui/OpenDialog';
import { ReasonDialog } from '../../../../ui/ReasonDialog';
import { Skeleton } from '../../../../ui/Skeleton';
import { useSingleKeys } from '../../../../ui/useSingleKeys';
import { paymentsText } from './payments.text';
import { PROOF_REFETCH, toProofPath, type Proof } from './proof-data';
import { openPrivateFile, usePrivatePicture } from '../private-file';
import { proofsText } from './proofs.text';
import styles from './Proofs.module.css';

interface CheckProofProps {
  proof: Proof;
  payments: PaymentFieldsFragment;
  onClose: () => void;
}

interface Values {
  amount: number | null;
  day: string;
  overpayment: boolean;
}

/** A proof beside what its customer says, to accept it as a receipt or reject it with a reason. */
export function CheckProof({ proof, payments, onClose }: CheckProofProps) {
  const words = useText(proofsText);
  const [isRejecting, setRejecting] = useState(false);
  return (
    <OpenDialog wide title={words.checking.title} onClose={onClose}>
      <div className="columns">
        <ProofFile proof={proof} currency={payments.currency} />
        <Flex vertical gap={16} className="narrowable">
          <Claimed proof={proof} currency={payments.currency} />
          <Acceptance
            proof={proof}
            payments={payments}
            isRejecting={isRejecting}
            onReject={() => setRejecting(true)}
            onClose={onClose}
          />
        </Flex>
      </div>
      {isRejecting && <Rejection id={proof.id} onDone={onClose} onClose={() => setRejecting(false)} />}
    </OpenDialog>
  );
}

function ProofFile({ proof, currency }: { proof: Proof; currency: string }) {
  const words = useText(proofsText);
  if (proof.fileType === null) return <p className="muted">{words.checking.noFile}</p>;
  if (proof.fileType.startsWith('image/')) return <ProofPicture proof={proof} currency={currency} />;
  return (
    <div>
      <Button look="secondary" onClick={() => void openPrivateFile(toProofPath(proof.id), words.fileFailed)}>
        {words.open}
      </Button>
    </div>
  );
}

function ProofPicture({ proof, currency }: { proof: Proof; currency: string }) {
  const words = useText(proofsText);
  const { money } = useFormat();
  const address = usePrivatePicture(toProofPath(proof.id));
  if (address === undefined) return <Skeleton height="320px" shape="box" />;
  if (address === null) return <p className="error">{words.fileFailed}</p>;
  return (
    <a href={address} target="_blank" rel="noreferrer">
      <img
        className={`rounded ${styles.picture}`}
        src={address}
        alt={words.checking.pictureOf(money(proof.amount, currency))}
      />
    </a>
  );
}

function Claimed({ proof, currency }: { proof: Proof; currency: string }) {
  const { checking } = useText(proofsText);
  const { methods } = useText(paymentsText);
  const { day } = useFormat();
  const facts = [
    { key: 'paid', label: checking.paid, children: <Money amount={proof.amount} currency={currency} /> },
    { key: 'method', label: checking.method, children: methods[proof.method] },
    { key: 'reference', label: checking.reference, children: <bdi>{proof.reference ?? checking.noReference}</bdi> },
    { key: 'day', label: checking.day, children: day(proof.day) },
  ];
  return <Descriptions size="small" column={1} items={facts} />;
}

interface AcceptanceProps extends CheckProofProps {
  isRejecting: boolean;
  onReject: () => void;
}

function Acceptance({ proof, payments, isRejecting, onReject, onClose }: AcceptanceProps) {
  const words = useText(proofsText);
  const { checking } = words;
  const { run, pending } = useAcceptPaymentProofMutation({
    success: { tone: 'success', ...words.accepted },
    failure: { ...words.notAnswered, always: true },
    refetch: PROOF_REFETCH,
  });
  return (
    <AppForm<Values>
      label={checking.title}
      draft={`check-${proof.id}`}
      initialValues={{ amount: proof.amount, day: proof.day, overpayment: false }}
      schema={checkedProofSchema}
      onSubmit={async ({ amount, day, overpayment }, form) => {
        const input = { amount, day: day || null, overpayment };
        const { ok } = await run({ id: proof.id, input }, { form });
        if (ok) onClose();
      }}
    >
      {({ values }) => (
        <>
          {payments.isCancelled && <p className="notice medium tone-warning">{checking.cancelled}</p>}
          <NumberField name="amount" label={checking.amount} min={0} precision={2} required />
          <DateField name="day" label={checking.received} max={payments.today} />
          {(values.amount ?? 0) > payments.balance && <CheckboxField name="overpayment" label={checking.overpayment} />}
          <Answers pending={pending} isRejecting={isRejecting} onReject={onReject} />
        </>
      )}
    </AppForm>
  );
}

interface AnswersProps {
  pending: boolean;
  isRejecting: boolean;
  onReject: () => void;
}

/** Both answers, with their keys. */
function Answers({ pending, isRejecting, onReject }: AnswersProps) {
  const { checking } = useText(proofsText);
  const { submitForm } = useFormikContext<Values>();
  const part = useRef<HTMLDivElement>(null);
  const accept = () => {
    if (!pending) void submitForm();
  };
  useSingleKeys(isRejecting ? {} : { a: accept, r: onReject }, (target) =>
    Boolean(part.current?.closest('[role="dialog"]')?.contains(target)),
  );
  return (
    <Flex ref={part} vertical gap={8}>
      <Flex wrap gap={12}>
        <SubmitButton inRow label={checking.accept} pendingLabel={checking.accepting} pending={pending} />
        <Button look="secondary" onClick={onReject}>
          {checking.reject}
        </Button>
      </Flex>
      <p className="muted small">{checking.keys}</p>
    </Flex>
  );
}

function Rejection({ id, onDone, onClose }: { id: number; onDone: () => void; onClose: () => void }) {
  const words = useText(proofsText);
  const { run } = useRejectPaymentProofMutation({
    success: { tone: 'success', ...words.rejected },
    failure: { ...words.notAnswered, always: true },
    refetch: PROOF_REFETCH,
  });
  return (
    <ReasonDialog
      title={words.rejecting.title}
      label={words.rejecting.reason}
      hint={words.rejecting.hint}
      submit={words.rejecting.confirm}
      schema={rejectProofSchema}
      onSubmit={async ({ reason }, form) => {
        const { ok } = await run({ id, input: { reason } }, { form });
        if (ok) onDone();
        return false;
      }}
      onClose={onClose}
    />
  );
}
