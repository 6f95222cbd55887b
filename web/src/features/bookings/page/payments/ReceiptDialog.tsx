import { Flex } from 'antd';
import type { PaymentFieldsFragment } from '../../../../graphql/generated/booking-payments';
import { useFormat } from '../../../../i18n/format';
import { useText } from '../../../../i18n/text';
import { useBookingTimes } from '../../booking-times';
import { invoiceOfBooking, type ShownBooking } from '../../invoice-data';
import { Seller } from '../../InvoicePaper';
import styles from '../../InvoicePaper.module.css';
import { PaperFact, PaperFacts, PaperHead, PaperMark } from '../../PaperHead';
import { useBookingDetail } from '../../useBookingDetail';
import { PaperDialog } from '../PaperDialog';
import { paymentsText } from './payments.text';
import lines from './ReceiptDialog.module.css';
import { receiptText } from './receipt.text';
import { StatementLine } from './StatementLine';
import { statementText } from './statement.text';

type Entry = PaymentFieldsFragment['entries'][number];

interface PaperProps {
  booking: ShownBooking;
  payments: PaymentFieldsFragment;
  entry: Entry;
}

/** Who paid for what, how and when. */
function Particulars({ booking, entry }: Omit<PaperProps, 'payments'>) {
  const words = useText(receiptText);
  const { methods } = useText(paymentsText);
  const { day } = useFormat();
  const { date, range } = useBookingTimes(booking);
  const { method, reference, recordedBy } = entry;
  return (
    <PaperFacts>
      <PaperFact label={words.from}>
        <bdi className="strong">{booking.customerName}</bdi>
        <bdi dir="ltr">{booking.customerContact?.national ?? booking.customerPhone}</bdi>
      </PaperFact>
      <PaperFact label={words.booking}>
        <bdi className="strong">{booking.hallTitle}</bdi>
        <span>{date}</span>
        <span>{range}</span>
        <bdi>{booking.invoiceNumber}</bdi>
      </PaperFact>
      <PaperFact label={words.payment}>
        <span className="strong">{method && methods[method]}</span>
        {reference && <span>{words.reference(reference)}</span>}
        <span>{day(entry.day)}</span>
        {recordedBy && <span>{words.by(recordedBy)}</span>}
      </PaperFact>
    </PaperFacts>
  );
}

/** What was received with it, and where the account of the booking stands on the hall’s day. */
function Sums({ payments, entry }: Omit<PaperProps, 'booking'>) {
  const words = useText(receiptText);
  const account = useText(statementText);
  const { day } = useFormat();
  const { owed, paid, balance, currency, isCancelled } = payments;
  const credit = isCancelled ? account.credit : account.beyond;
  return (
    <>
      <table className="amounts">
        <caption className="visually-hidden">{words.amount}</caption>
        <tbody>
          <StatementLine className="total" label={words.amount} amount={entry.amount} currency={currency} />
        </tbody>
      </table>
      <table className="amounts">
        <caption>{account.asOf(day(payments.today))}</caption>
        <tbody>
          <StatementLine label={account.sumOwed} amount={owed} currency={currency} />
          <StatementLine label={account.sumPaid} amount={paid} currency={currency} />
          <StatementLine
            className="subtotal"
            label={balance < 0 ? credit : account.balance}
            amount={Math.abs(balance)}
            currency={currency}
          />
        </tbody>
      </table>
    </>
  );
}

/** A receipt like a sheet of paper: who paid whom, how much, and what is left. */
function Paper(props: PaperProps) {
  const words = useText(receiptText);
  const { day } = useFormat();
  const { booking, entry } = props;
  const data = invoiceOfBooking(booking);
  return (
    <>
      {entry.isCorrected && <PaperMark>{words.mark}</PaperMark>}
      <PaperHead title={words.title} number={<bdi>{entry.receiptNumber}</bdi>}>
        <p className="muted small">{day(entry.day)}</p>
      </PaperHead>
      <Seller data={data} />
      {entry.isCorrected && <p className={styles.statement}>{words.takenBack}</p>}
      <Particulars {...props} />
      <Sums {...props} />
      <Flex justify="end">
        <p className={lines.signature}>{words.signature(data.businessName)}</p>
      </Flex>
    </>
  );
}

interface ReceiptDialogProps {
  payments: PaymentFieldsFragment;
  /** The payment whose receipt it is. */
  entry: Entry;
  onClose: () => void;
}

/** The receipt of a payment, to read and print, for both its sides. */
export function ReceiptDialog({ payments, entry, onClose }: ReceiptDialogProps) {
  const words = useText(receiptText);
  const booking = useBookingDetail(payments.bookingId, onClose);
  return (
    <PaperDialog title={words.title} number={entry.receiptNumber ?? undefined} onClose={onClose}>
      {booking && <Paper booking={booking} payments={payments} entry={entry} />}
    </PaperDialog>
  );
}
