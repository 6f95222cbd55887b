import { Flex } from 'antd';
import { useId, useState } from 'react';
import { useGuestStatementQuery, type GuestStatementQuery } from '../../../../graphql/generated/guests';
import { readError } from '../../../../graphql/errors';
import { useSavedFile } from '../../../../graphql/useSavedFile';
import { useFormat } from '../../../../i18n/format';
import { useText } from '../../../../i18n/text';
import { Button } from '../../../../ui/Button';
import { DayInput } from '../../../../ui/form/PickerInputs';
import { DownloadIcon } from '../../../../ui/icons';
import { LoadFailed } from '../../../../ui/LoadFailed';
import { Seller } from '../../InvoicePaper';
import { PaperDialog } from '../../page/PaperDialog';
import { PaperHead } from '../../PaperHead';
import { paymentsText } from '../../page/payments/payments.text';
import { StatementLine } from '../../page/payments/StatementLine';
import { statementText } from '../../page/payments/statement.text';
import { guestStatementText } from './guest-statement.text';

type Statement = GuestStatementQuery['guestStatement'];
type Account = Statement['accounts'][number];

/** What is owed by booking, and the sum of it. */
function Owed({ account: { bookings, broughtForward, total, currency } }: { account: Account }) {
  const papers = useText(statementText);
  const words = useText(guestStatementText);
  const { day } = useFormat();
  const states = { PENDING: words.request, CANCELLED: words.cancelled, CONFIRMED: null };
  return (
    <table className="amounts">
      <caption>{papers.owed}</caption>
      <tbody>
        {broughtForward !== 0 && (
          <StatementLine label={words.broughtForward} amount={broughtForward} currency={currency} />
        )}
        {bookings.map((booking) => (
          <StatementLine
            key={booking.bookingId}
            label={
              <>
                {day(booking.date)} · <bdi>{booking.hall}</bdi>
                <span className="muted small block">
                  <bdi>{booking.invoiceNumber}</bdi>
                  {states[booking.status] && <> · {states[booking.status]}</>}
                </span>
              </>
            }
            amount={booking.owed}
            currency={currency}
          />
        ))}
        <StatementLine className="subtotal" label={papers.sumOwed} amount={total} currency={currency} />
      </tbody>
    </table>
  );
}

/** Receipts and refunds, and the sum of them. */
function Paid({ account: { entries, paid, paidForRequests, currency } }: { account: Account }) {
  const papers = useText(statementText);
  const words = useText(guestStatementText);
  const { kinds, methods } = useText(paymentsText);
  const { day } = useFormat();
  return (
    <table className="amounts">
      <caption>{papers.paid}</caption>
      <tbody>
        {entries.map((entry) => (
          <StatementLine
            key={entry.entryId}
            label={
              <>
                {day(entry.day)} · {kinds[entry.kind]} <bdi>{entry.receiptNumber}</bdi>
                <span className="muted small block">
                  <bdi>{entry.invoiceNumber}</bdi> · {entry.method && methods[entry.method]}{' '}
                  <bdi>{entry.reference}</bdi>
                </span>
              </>
            }
            amount={entry.kind === 'REFUND' ? -entry.amount : entry.amount}
            currency={currency}
          />
        ))}
        <StatementLine className="subtotal" label={papers.sumPaid} amount={paid} currency={currency} />
        {paidForRequests > 0 && (
          <StatementLine label={words.forRequests} amount={paidForRequests} currency={currency} />
        )}
      </tbody>
    </table>
  );
}

function Balance({ account: { balance, currency } }: { account: Account }) {
  const papers = useText(statementText);
  const { back } = useText(guestStatementText);
  return (
    <table className="amounts">
      <caption className="visually-hidden">{papers.balance}</caption>
      <tbody>
        <StatementLine
          className="total"
          label={balance < 0 ? back : papers.balance}
          amount={Math.abs(balance)}
          currency={currency}
        />
      </tbody>
    </table>
  );
}

/** A statement like a sheet of paper, one account a currency. */
function Paper({ statement, phone, from }: { statement: Statement; phone: string; from: string }) {
  const { name, day, accounts, businessName, businessAddress, businessPhone } = statement;
  const papers = useText(statementText);
  const words = useText(guestStatementText);
  const format = useFormat();
  return (
    <>
      <PaperHead title={papers.title} number={<bdi>{name}</bdi>}>
        <p className="muted small">
          <bdi dir="ltr">{phone}</bdi> · {from === '' ? words.all : words.fromDay(format.day(from))} ·{' '}
          {papers.asOf(format.day(day))}
        </p>
      </PaperHead>
      <Seller data={{ businessName, sellerAddress: businessAddress, sellerPhone: businessPhone }} />
      {accounts.length === 0 && <p className="muted">{words.nothing}</p>}
      {accounts.map((account) => (
        <Flex key={account.currency} component="section" vertical gap={20} aria-label={account.currency}>
          <Owed account={account} />
          <Paid account={account} />
          <Balance account={account} />
        </Flex>
      ))}
    </>
  );
}

/** Says why there is no statement, where the day is the reason. */
function explain(error: unknown): { title?: string } {
  const { field, message } = readError(error);
  return field === 'from' && message ? { title: message } : {};
}

/** The statement of account of a guest over all bookings, to read, print and save. */
export function GuestStatementDialog({ phone, onClose }: { phone: string; onClose: () => void }) {
  const { title } = useText(statementText);
  const words = useText(guestStatementText);
  const id = useId();
  const [from, setFrom] = useState('');
  const { data, error, refetch } = useGuestStatementQuery({ variables: { phone, from: from || null }, freshFor: 0 });
  const file = useSavedFile(words.notSaved);
  const statement = data?.guestStatement;
  const address = `/api/business/guests/${encodeURIComponent(phone)}/statement.csv${from && `?from=${from}`}`;
  return (
    <PaperDialog
      title={title}
      number={statement?.name}
      onClose={onClose}
      failed={
        error && <LoadFailed level={3} {...explain(error)} onRetry={() => void refetch().catch(() => undefined)} />
      }
      above={
        <Flex align="center" gap={8} className="below-20">
          <label htmlFor={id}>{words.from}</label>
          <DayInput id={id} value={from} onChange={setFrom} allowClear />
        </Flex>
      }
      actions={() => (
        <Button
          look="secondary"
          icon={<DownloadIcon />}
          pending={file.pending}
          disabled={!statement}
          onClick={() => void file.save(address, 'statement.csv')}
        >
          {words.export}
        </Button>
      )}
    >
      {statement && <Paper statement={statement} phone={phone} from={from} />}
    </PaperDialog>
  );
}
