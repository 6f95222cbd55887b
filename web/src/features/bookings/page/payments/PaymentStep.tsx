import { useState, type ReactNode } from 'react';
import { useBookingPaymentsQuery, type PaymentFieldsFragment } from '../../../../graphql/generated/booking-payments';
import { useText } from '../../../../i18n/text';
import { Button } from '../../../../ui/Button';
import { lazyPart } from '../../../../ui/lazy-part';
import { isUnused } from './is-unused';
import { paymentsText } from './payments.text';
import { proofsText } from './proofs.text';

const CheckProof = lazyPart(() => import('./CheckProof').then((module) => module.CheckProof));
const RecordPayment = lazyPart(() => import('./RecordPayment').then((module) => module.RecordPayment));
const SendProof = lazyPart(() => import('./SendProof').then((module) => module.SendProof));

type Step = 'check' | 'record' | 'send';

/** What is done next about what is due: a proof that waits is checked, else what was paid is recorded, or proved by its customer. */
function findStep({ due, isCancelled, proofs, viewerCanRecord, viewerCanProve }: PaymentFieldsFragment): Step | null {
  const isProved = proofs.some(({ status }) => status === 'SUBMITTED');
  if (viewerCanRecord && isProved) return 'check';
  if (isCancelled || due === 0) return null;
  if (viewerCanRecord) return 'record';
  return viewerCanProve && !isProved ? 'send' : null;
}

export interface PaymentStepProps {
  id: number;
  /** Whether it waits for its first payment: else it may be paid without anybody recording it here. */
  isAwaited: boolean;
  /** What follows the step, and stands first where there is none. */
  children: (hasStep: boolean) => ReactNode;
}

/** The next step in the head of a booking while something is due of it. */
export function PaymentStep({ id, isAwaited, children }: PaymentStepProps) {
  const { record } = useText(paymentsText);
  const { send, checkFirst: check } = useText(proofsText);
  const [opened, setOpened] = useState<Step | null>(null);
  const { data } = useBookingPaymentsQuery({ variables: { id } });
  const payments = data?.bookingPayments;
  const step = payments && (isAwaited || !isUnused(payments)) ? findStep(payments) : null;
  const waiting = payments?.proofs.find(({ status }) => status === 'SUBMITTED');
  const close = () => setOpened(null);
  return (
    <>
      {step && <Button onClick={() => setOpened(step)}>{{ check, record, send }[step]}</Button>}
      {children(step !== null)}
      {payments && opened === 'record' && <RecordPayment payments={payments} onClose={close} />}
      {payments && opened === 'send' && <SendProof payments={payments} onClose={close} />}
      {payments && waiting && opened === 'check' && <CheckProof proof={waiting} payments={payments} onClose={close} />}
    </>
  );
}
