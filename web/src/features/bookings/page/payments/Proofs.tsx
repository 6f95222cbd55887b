import { Flex, Tag } from 'antd';
import { useState } from 'react';
import {
  useWithdrawPaymentProofMutation,
  type PaymentFieldsFragment,
} from '../../../../graphql/generated/booking-payments';
import { useFormat } from '../../../../i18n/format';
import { useText } from '../../../../i18n/text';
import { Button } from '../../../../ui/Button';
import { lazyPart } from '../../../../ui/lazy-part';
import { Money } from '../../../../ui/Money';
import { useConfirm } from '../../../../ui/useConfirm';
import { paymentsText } from './payments.text';
import { openPrivateFile } from '../private-file';
import { PROOF_REFETCH, toProofPath, type Proof } from './proof-data';
import { proofsText } from './proofs.text';

const SendProof = lazyPart(() => import('./SendProof').then((module) => module.SendProof));
const CheckProof = lazyPart(() => import('./CheckProof').then((module) => module.CheckProof));

const TONES: Readonly<Record<Proof['status'], string>> = {
  SUBMITTED: 'tone-warning',
  ACCEPTED: 'tone-success',
  REJECTED: 'tone-danger',
  WITHDRAWN: 'tone-neutral',
};

/** The proofs of payment of a booking: its customer sends and withdraws them, its business checks them. */
export function Proofs({ payments }: { payments: PaymentFieldsFragment }) {
  const words = useText(proofsText);
  const [isSending, setSending] = useState(false);
  const [checkedId, setCheckedId] = useState<number | null>(null);
  const { proofs, entries, currency, viewerCanProve } = payments;
  const checked = proofs.find(({ id }) => id === checkedId);
  const isTakenBack = ({ receiptNumber }: Proof) =>
    entries.some((entry) => entry.isCorrected && entry.receiptNumber !== null && entry.receiptNumber === receiptNumber);
  if (proofs.length === 0 && !viewerCanProve) return null;
  return (
    <Flex vertical gap={12}>
      {proofs.length > 0 && (
        <ul className="stack gap-12" aria-label={words.label}>
          {proofs.map((proof) => (
            <li key={proof.id} className="row middle apart bordered rounded padded-12-16 gap-8-16">
              <Facts proof={proof} currency={currency} isTakenBack={isTakenBack(proof)} />
              <Actions proof={proof} currency={currency} onCheck={() => setCheckedId(proof.id)} />
            </li>
          ))}
        </ul>
      )}
      {viewerCanProve && (
        <div>
          <Button look="secondary" onClick={() => setSending(true)}>
            {words.send}
          </Button>
        </div>
      )}
      {isSending && <SendProof payments={payments} onClose={() => setSending(false)} />}
      {checked && <CheckProof proof={checked} payments={payments} onClose={() => setCheckedId(null)} />}
    </Flex>
  );
}

interface FactsProps {
  proof: Proof;
  currency: string;
  /** Whether the receipt that it became was wrong. */
  isTakenBack: boolean;
}

function Facts({ proof, currency, isTakenBack }: FactsProps) {
  const words = useText(proofsText);
  const { methods } = useText(paymentsText);
  const { day } = useFormat();
  const { status, amount, method, reference, reason, receiptNumber, answeredBy } = proof;
  const more = [
    methods[method],
    reference,
    receiptNumber && words.receipt(receiptNumber),
    answeredBy && words.answeredBy(answeredBy),
  ];
  return (
    <div className="narrowable">
      <Flex wrap align="center" gap="4px 8px">
        <strong>
          <Money amount={amount} currency={currency} />
        </strong>
        <span>{day(proof.day)}</span>
        {isTakenBack ? (
          <Tag className="tone-neutral">{words.takenBack}</Tag>
        ) : (
          <Tag className={TONES[status]}>{words.statuses[status]}</Tag>
        )}
      </Flex>
      <span className="muted small block">
        <bdi>{more.filter(Boolean).join(' · ')}</bdi>
      </span>
      {reason && <p className="above-4">{words.reason(reason)}</p>}
    </div>
  );
}

function Actions({ proof, currency, onCheck }: { proof: Proof; currency: string; onCheck: () => void }) {
  const words = useText(proofsText);
  const { money } = useFormat();
  const confirm = useConfirm();
  const withdraw = useWithdrawPaymentProofMutation({
    success: { tone: 'success', ...words.withdrawn },
    failure: { ...words.notAnswered, always: true },
    refetch: PROOF_REFETCH,
  });
  const amount = money(proof.amount, currency);
  const ask = () =>
    confirm({
      title: words.withdrawing.title,
      text: words.withdrawing.text,
      confirmLabel: words.withdraw,
      cancelLabel: words.withdrawing.keep,
      onConfirm: () => withdraw.run({ id: proof.id }),
    });
  if (proof.viewerCanAnswer) {
    return (
      <Button aria-label={words.checkOf(amount)} onClick={onCheck}>
        {words.check}
      </Button>
    );
  }
  return (
    <Flex wrap gap={8}>
      {proof.fileType !== null && (
        <Button
          look="secondary"
          aria-label={words.openOf(amount)}
          onClick={() => void openPrivateFile(toProofPath(proof.id), words.fileFailed)}
        >
          {words.open}
        </Button>
      )}
      {proof.viewerCanWithdraw && (
        <Button look="quiet" aria-label={words.withdrawOf(amount)} onClick={ask}>
          {words.withdraw}
        </Button>
      )}
    </Flex>
  );
}
