import { Descriptions, Flex, Tag } from 'antd';
import { useCallback, useState } from 'react';
import { useBookingPaymentsQuery, type PaymentFieldsFragment } from '../../../../graphql/generated/booking-payments';
import { useRight } from '../../../../graphql/rights';
import { useFormat } from '../../../../i18n/format';
import { useText } from '../../../../i18n/text';
import { Button } from '../../../../ui/Button';
import { lazyPart } from '../../../../ui/lazy-part';
import { Loaded } from '../../../../ui/Loaded';
import { Money } from '../../../../ui/Money';
import { StaticTable } from '../../../../ui/table/StaticTable';
import { Section } from '../BookingParts';
import type { PagedBooking } from '../page-data';
import { isUnused } from './is-unused';
import { PaymentEntries } from './PaymentEntries';
import { paymentsText } from './payments.text';
import { Proofs } from './Proofs';
import { RecordPayment } from './RecordPayment';
import { usePartName } from './usePartName';

const ChangePlan = lazyPart(() => import('./ChangePlan').then((module) => module.ChangePlan));

const StatementDialog = lazyPart(() => import('./StatementDialog').then((module) => module.StatementDialog));

const RemindCustomer = lazyPart(() => import('./RemindCustomer').then((module) => module.RemindCustomer), null);

const HowToPay = lazyPart(() => import('./HowToPay').then((module) => module.HowToPay));

type Part = PaymentFieldsFragment['parts'][number];

/** Whether the viewer has a use for payments of which nothing is known. */
function canBegin({ viewerCanRecord, viewerCanProve }: PaymentFieldsFragment): boolean {
  return viewerCanRecord || viewerCanProve;
}

type PaidBooking = Pick<PagedBooking, 'id' | 'status' | 'paymentDueAt'>;

/** Whether it waits for an answer: nothing of it is owed yet. */
function isRequest({ status, paymentDueAt }: PaidBooking): boolean {
  return status === 'PENDING' && paymentDueAt === null;
}

/** What is owed and was paid for a booking, for each of its readers; its business records payments here. */
export function BookingPayments({ booking }: { booking: PaidBooking }) {
  const words = useText(paymentsText);
  const { data, error, refetch } = useBookingPaymentsQuery({ variables: { id: booking.id }, freshFor: 0 });
  const payments = data?.bookingPayments;
  // Of requests that came to nothing, and where the business records payments elsewhere.
  if (payments && isUnused(payments) && (payments.parts.length === 0 || !canBegin(payments))) return null;
  return (
    <Section title={words.title}>
      <Loaded
        failed={error !== undefined}
        height="160px"
        title={words.failed}
        retry={words.retry}
        onRetry={() => void refetch().catch(() => undefined)}
      >
        {payments && <Shown payments={payments} isOwed={!isRequest(booking) || payments.entries.length > 0} />}
      </Loaded>
    </Section>
  );
}

interface ShownProps {
  payments: PaymentFieldsFragment;
  /** Else only what will be due is said. */
  isOwed: boolean;
}

function Shown({ payments, isOwed }: ShownProps) {
  const words = useText(paymentsText);
  const [opened, setOpened] = useState<'record' | 'plan' | 'statement' | null>(null);
  const close = useCallback(() => setOpened(null), []);
  return (
    <Flex vertical gap={16}>
      {!isUnused(payments) && (
        <>
          {isOwed && <Sums payments={payments} />}
          {payments.balance < 0 && payments.isCancelled && <OpenRefund viewerCanRecord={payments.viewerCanRecord} />}
          <Parts payments={payments} isOwed={isOwed} />
        </>
      )}
      {payments.details && payments.balance > 0 && !payments.viewerCanRecord && (
        <HowToPay payments={payments} details={payments.details} />
      )}
      <Proofs payments={payments} />
      <PaymentEntries payments={payments} />
      <Flex wrap align="center" gap={8}>
        {payments.viewerCanRecord && (
          <Button look="secondary" onClick={() => setOpened('record')}>
            {words.record}
          </Button>
        )}
        {payments.viewerCanPlan && (
          <Button look="quiet" onClick={() => setOpened('plan')}>
            {words.plan.change}
          </Button>
        )}
        {isOwed && !isUnused(payments) && (
          <Button look="quiet" onClick={() => setOpened('statement')}>
            {words.statement}
          </Button>
        )}
        {payments.viewerCanRecord && payments.balance > 0 && !isUnused(payments) && (
          <RemindCustomer payments={payments} />
        )}
      </Flex>
      {opened === 'plan' && <ChangePlan payments={payments} onClose={close} />}
      {opened === 'record' && <RecordPayment payments={payments} onClose={close} />}
      {opened === 'statement' && <StatementDialog payments={payments} onClose={close} />}
    </Flex>
  );
}

/** Says what becomes of an open refund, to each of its readers. */
function OpenRefund({ viewerCanRecord }: Pick<PaymentFieldsFragment, 'viewerCanRecord'>) {
  const words = useText(paymentsText);
  const canRefund = useRight('REFUNDS');
  const teamWords = canRefund ? words.refundOpen : words.refundByOthers;
  return <p className="notice medium tone-warning">{viewerCanRecord ? teamWords : words.refundComing}</p>;
}

function Sums({ payments }: { payments: PaymentFieldsFragment }) {
  const { paid, balance, overdue, currency, isCancelled } = payments;
  const words = useText(paymentsText);
  const sums = [
    { key: 'paid', label: words.paid, amount: paid },
    {
      key: 'left',
      label: balance >= 0 ? words.left : isCancelled ? words.back : words.beyond,
      amount: Math.abs(balance),
    },
    ...(overdue > 0 ? [{ key: 'overdue', label: words.overdue, amount: overdue }] : []),
  ];
  return (
    <Descriptions
      size="small"
      layout="vertical"
      column={{ xs: 1, sm: sums.length }}
      items={sums.map(({ key, label, amount }) => ({
        key,
        label,
        children: <Money amount={amount} currency={currency} />,
      }))}
    />
  );
}

function Left({ part: { left, isOverdue }, currency }: { part: Part; currency: string }) {
  const words = useText(paymentsText);
  if (left === 0) return <Tag className="tone-success">{words.settled}</Tag>;
  return (
    <Flex wrap gap={8}>
      <Money amount={left} currency={currency} />
      {isOverdue && <Tag className="tone-danger">{words.overdue}</Tag>}
    </Flex>
  );
}

function Parts({ payments: { parts, currency }, isOwed }: ShownProps) {
  const words = useText(paymentsText);
  const toName = usePartName();
  const { day } = useFormat();
  if (parts.length === 0) return null;
  return (
    <StaticTable<Part & { index: number }>
      label={words.partsLabel}
      stacks
      rows={parts.map((part, index) => ({ ...part, index }))}
      rowKey={({ index }) => index}
      columns={[
        {
          key: 'part',
          title: words.part,
          rowHeader: true,
          render: (part) => <bdi>{toName(part)}</bdi>,
        },
        {
          key: 'due',
          title: words.due,
          label: words.due,
          render: ({ dueOn }) => (dueOn === null ? words.unknownDay : day(dueOn)),
        },
        {
          key: 'amount',
          title: words.amount,
          label: words.amount,
          render: ({ amount }) => <Money amount={amount} currency={currency} />,
        },
        ...(isOwed
          ? [
              {
                key: 'left',
                title: words.left,
                label: words.left,
                render: (part: Part) => <Left part={part} currency={currency} />,
              },
            ]
          : []),
      ]}
    />
  );
}
