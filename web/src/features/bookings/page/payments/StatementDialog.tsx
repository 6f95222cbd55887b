import type { PaymentFieldsFragment } from '../../../../graphql/generated/booking-payments';
import { useFormat } from '../../../../i18n/format';
import { useText } from '../../../../i18n/text';
import { invoiceOfBooking, type ShownBooking } from '../../invoice-data';
import { Seller } from '../../InvoicePaper';
import styles from '../../InvoicePaper.module.css';
import { PaperHead } from '../../PaperHead';
import { useBookingDetail } from '../../useBookingDetail';
import { PaperDialog } from '../PaperDialog';
import { paymentsText } from './payments.text';
import { statementText } from './statement.text';
import { StatementLine } from './StatementLine';
import { usePartName } from './usePartName';

/** What is owed by part, and the sum of it. */
function Owed({ payments: { parts, owed, currency } }: { payments: PaymentFieldsFragment }) {
  const words = useText(statementText);
  const toName = usePartName();
  const { day } = useFormat();
  return (
    <table className="amounts">
      <caption>{words.owed}</caption>
      <tbody>
        {parts.map(({ amount, dueOn, ...part }, index) => (
          <StatementLine
            key={`${part.kind}${index}`}
            label={
              <>
                <bdi>{toName(part)}</bdi>
                {dueOn !== null && <span className="muted small block">{words.dueOn(day(dueOn))}</span>}
              </>
            }
            amount={amount}
            currency={currency}
          />
        ))}
        <StatementLine className="subtotal" label={words.sumOwed} amount={owed} currency={currency} />
      </tbody>
    </table>
  );
}

/** Receipts and refunds that weren't taken back, and the sum of them. */
function Paid({ payments: { entries, paid, currency } }: { payments: PaymentFieldsFragment }) {
  const words = useText(statementText);
  const { kinds, methods } = useText(paymentsText);
  const { day } = useFormat();
  const moved = entries.filter(({ kind, isCorrected }) => !isCorrected && (kind === 'RECEIPT' || kind === 'REFUND'));
  return (
    <table className="amounts">
      <caption>{words.paid}</caption>
      <tbody>
        {moved.map(({ id, kind, amount, method, reference, day: on, receiptNumber }) => (
          <StatementLine
            key={id}
            label={
              <>
                {day(on)} · {kinds[kind]} <bdi>{receiptNumber}</bdi>
                <span className="muted small block">
                  {method && methods[method]} <bdi>{reference}</bdi>
                </span>
              </>
            }
            amount={kind === 'REFUND' ? -amount : amount}
            currency={currency}
          />
        ))}
        <StatementLine className="subtotal" label={words.sumPaid} amount={paid} currency={currency} />
      </tbody>
    </table>
  );
}

/** A statement of account like a sheet of paper: parts that add up to what is owed, money that adds up to what was paid. */
function Paper({ booking, payments }: { booking: ShownBooking; payments: PaymentFieldsFragment }) {
  const words = useText(statementText);
  const { day } = useFormat();
  const { balance, currency, isCancelled } = payments;
  const credit = isCancelled ? words.credit : words.beyond;
  const data = invoiceOfBooking(booking);
  return (
    <>
      <PaperHead title={words.title} number={data.number}>
        <p className="muted small">{words.asOf(day(payments.today))}</p>
      </PaperHead>
      <Seller data={data} />
      <p className={styles.statement}>
        <bdi>{booking.customerName}</bdi> · <bdi>{booking.hallTitle}</bdi> · {day(booking.date)}
      </p>
      <Owed payments={payments} />
      <Paid payments={payments} />
      <table className="amounts">
        <caption className="visually-hidden">{words.balance}</caption>
        <tbody>
          <StatementLine
            className="total"
            label={balance < 0 ? credit : words.balance}
            amount={Math.abs(balance)}
            currency={currency}
          />
        </tbody>
      </table>
    </>
  );
}

interface StatementDialogProps {
  payments: PaymentFieldsFragment;
  onClose: () => void;
}

/** The statement of account of a booking, to read and print, for both its sides. */
export function StatementDialog({ payments, onClose }: StatementDialogProps) {
  const { title } = useText(statementText);
  const booking = useBookingDetail(payments.bookingId, onClose);
  return (
    <PaperDialog title={title} number={booking?.invoiceNumber} onClose={onClose}>
      {booking && <Paper booking={booking} payments={payments} />}
    </PaperDialog>
  );
}
