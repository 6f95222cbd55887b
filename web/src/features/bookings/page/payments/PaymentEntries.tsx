import { correctPaymentSchema } from '@mehfil/api/domain/payments/inputs';
import { Flex, Tag } from 'antd';
import { useCallback, useState } from 'react';
import { useCorrectPaymentMutation, type PaymentFieldsFragment } from '../../../../graphql/generated/booking-payments';
import { useRight } from '../../../../graphql/rights';
import { useFormat } from '../../../../i18n/format';
import { useSay } from '../../../../i18n/say';
import { useText } from '../../../../i18n/text';
import { Button } from '../../../../ui/Button';
import { lazyPart } from '../../../../ui/lazy-part';
import { Money } from '../../../../ui/Money';
import { ReasonDialog } from '../../../../ui/ReasonDialog';
import { StaticTable } from '../../../../ui/table/StaticTable';
import { paymentsText } from './payments.text';
import { receiptText } from './receipt.text';

const ReceiptDialog = lazyPart(() => import('./ReceiptDialog').then((module) => module.ReceiptDialog));

type Entry = PaymentFieldsFragment['entries'][number];

function useEntryName() {
  const words = useText(paymentsText);
  return ({ kind, receiptNumber }: Entry) =>
    receiptNumber === null ? words.kinds[kind] : `${words.kinds[kind]} ${receiptNumber}`;
}

/** What an entry is, how money changed hands, and who recorded it. */
function Described({ entry }: { entry: Entry }) {
  const words = useText(paymentsText);
  const nameEntry = useEntryName();
  const say = useSay();
  const { kind, method, reference, recordedBy } = entry;
  const note = entry.note !== null && kind === 'CHARGE' ? say(entry.note) : entry.note;
  const facts = [method && words.methods[method], reference, note, recordedBy && words.by(recordedBy)];
  return (
    <>
      <Flex wrap gap="4px 8px">
        <bdi>{nameEntry(entry)}</bdi>
        {entry.isCorrected && <Tag className="tone-neutral">{words.corrected}</Tag>}
      </Flex>
      <span className="muted small block">
        <bdi>{facts.filter(Boolean).join(' · ')}</bdi>
      </span>
    </>
  );
}

interface ActionsProps {
  entry: Entry;
  canCorrect: boolean;
  onReceipt: () => void;
  onCorrect: () => void;
}

/** What can be done with an entry: print its receipt, and take it back. */
function Actions({ entry, canCorrect, onReceipt, onCorrect }: ActionsProps) {
  const words = useText(paymentsText);
  const receipt = useText(receiptText);
  const nameEntry = useEntryName();
  return (
    <Flex justify="end" gap={4}>
      {entry.receiptNumber !== null && (
        <Button look="quiet" aria-label={receipt.openOf(entry.receiptNumber)} onClick={onReceipt}>
          {receipt.open}
        </Button>
      )}
      {canCorrect && (
        <Button look="quiet" aria-label={words.correctEntry(nameEntry(entry))} onClick={onCorrect}>
          {words.correct}
        </Button>
      )}
    </Flex>
  );
}

/** What was recorded for a booking, with the receipts of its payments. */
export function PaymentEntries({ payments }: { payments: PaymentFieldsFragment }) {
  const { entries, currency, viewerCanRecord } = payments;
  const words = useText(paymentsText);
  const { day } = useFormat();
  const [opened, setOpened] = useState<{ what: 'receipt' | 'correction'; entry: Entry } | null>(null);
  const close = useCallback(() => setOpened(null), []);
  const canRefund = useRight('REFUNDS');
  if (entries.length === 0) return <p className="muted">{words.none}</p>;
  const canCorrect = ({ kind, isCorrected }: Entry) =>
    viewerCanRecord && !isCorrected && kind !== 'CORRECTION' && (kind !== 'REFUND' || canRefund);
  const actionsColumn = {
    key: 'actions',
    title: <span className="visually-hidden">{words.actions}</span>,
    render: (entry: Entry) => (
      <Actions
        entry={entry}
        canCorrect={canCorrect(entry)}
        onReceipt={() => setOpened({ what: 'receipt', entry })}
        onCorrect={() => setOpened({ what: 'correction', entry })}
      />
    ),
  };
  return (
    <>
      <StaticTable<Entry>
        label={words.entriesLabel}
        stacks
        rows={entries}
        rowKey={({ id }) => id}
        columns={[
          { key: 'entry', title: words.entry, rowHeader: true, render: (entry) => <Described entry={entry} /> },
          { key: 'day', title: words.day, label: words.day, render: (entry) => day(entry.day) },
          {
            key: 'amount',
            title: words.amount,
            label: words.amount,
            render: ({ amount }) => <Money amount={amount} currency={currency} />,
          },
          ...(entries.some((entry) => entry.receiptNumber !== null || canCorrect(entry)) ? [actionsColumn] : []),
        ]}
      />
      {opened?.what === 'receipt' && <ReceiptDialog payments={payments} entry={opened.entry} onClose={close} />}
      {opened?.what === 'correction' && <Correction entry={opened.entry} onClose={close} />}
    </>
  );
}

function Correction({ entry, onClose }: { entry: Entry; onClose: () => void }) {
  const words = useText(paymentsText);
  const { run } = useCorrectPaymentMutation({
    success: { tone: 'success', ...words.correctedToast },
    failure: { ...words.notRecorded, always: true },
    refetch: ['BookingPayments', 'BookingPage', 'BookingExpenses'],
  });
  return (
    <ReasonDialog
      title={words.correcting.title}
      label={words.correcting.reason}
      hint={words.correcting.text}
      submit={words.correcting.confirm}
      schema={correctPaymentSchema}
      onSubmit={async ({ reason }, form) => (await run({ id: entry.id, input: { reason } }, { form })).ok}
      onClose={onClose}
    />
  );
}
