import { ADJUSTMENT_LABEL, type InvoiceGroup } from '@mehfil/api/domain/bookings/invoice';
import { fromHundredths, type Hundredths } from '@mehfil/api/domain/money/money';
import type { ReactNode } from 'react';
import { useFormat } from '../../i18n/format';
import { useSay } from '../../i18n/say';
import { useText } from '../../i18n/text';
import { SignedMoney } from '../../ui/SignedMoney';
import { bookingText } from './booking.text';
import type { InvoiceData } from './invoice-data';

interface RowProps {
  label: string;
  className?: string | undefined;
  children: ReactNode;
}

/** A row of a table of sums. */
export function InvoiceRow({ label, className, children }: RowProps) {
  return (
    <tr className={className}>
      <th scope="row">{label}</th>
      <td>{children}</td>
    </tr>
  );
}

interface AmountProps {
  amount: Hundredths;
  currency: string;
}

/** An amount of an invoice; one below zero with its sign before it. */
export function InvoiceAmount({ amount, currency }: AmountProps) {
  return <SignedMoney amount={fromHundredths(amount)} currency={currency} />;
}

/** The lines of a group; what comes with the hall for nothing is only listed. */
export function GroupRows({ group: { name, lines }, currency }: { group: InvoiceGroup; currency: string }) {
  const say = useSay();
  const words = useText(bookingText).invoice;
  return lines.map(({ label, amount }, index) => (
    <InvoiceRow key={`${label}${index}`} label={say(label)}>
      {name === 'includedServices' && amount === 0 ? (
        words.listed
      ) : (
        <InvoiceAmount amount={amount} currency={currency} />
      )}
    </InvoiceRow>
  ));
}

interface TotalRowsProps {
  data: Pick<InvoiceData, 'invoice' | 'currency' | 'discountPercentage' | 'taxPercentage'>;
  /** What the last row is called. */
  label: string;
  /** Of the last row. */
  className: string | undefined;
}

/** What makes the total of the groups, and the total. */
export function TotalRows({ data, label, className }: TotalRowsProps) {
  const words = useText(bookingText).invoice;
  const say = useSay();
  const { percent } = useFormat();
  const { invoice, currency, discountPercentage, taxPercentage } = data;
  return (
    <>
      {invoice.adjustment !== 0 && (
        <InvoiceRow label={say(ADJUSTMENT_LABEL)}>
          <InvoiceAmount amount={invoice.adjustment} currency={currency} />
        </InvoiceRow>
      )}
      {invoice.discount > 0 && (
        <InvoiceRow label={words.discount(percent(discountPercentage))}>
          <SignedMoney amount={-fromHundredths(invoice.discount)} currency={currency} />
        </InvoiceRow>
      )}
      {invoice.tax > 0 && (
        <InvoiceRow label={words.tax(percent(taxPercentage))}>
          <InvoiceAmount amount={invoice.tax} currency={currency} />
        </InvoiceRow>
      )}
      <InvoiceRow label={label} className={className}>
        <InvoiceAmount amount={invoice.total} currency={currency} />
      </InvoiceRow>
    </>
  );
}
