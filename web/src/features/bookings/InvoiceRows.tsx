import { ADJUSTMENT_LABEL, type InvoiceGroup, type InvoiceLine } from '@mehfil/api/domain/bookings/invoice';
import { nameDishes } from '@mehfil/api/domain/menus/words';
import { fromHundredths, type Hundredths } from '@mehfil/api/domain/money/money';
import type { ReactNode } from 'react';
import { useFormat } from '../../i18n/format';
import { useMenuName } from '../../i18n/menu-name';
import { namesText } from '../../i18n/names.text';
import { useSay } from '../../i18n/say';
import { useText } from '../../i18n/text';
import { SignedMoney } from '../../ui/SignedMoney';
import { bookingText } from './booking.text';
import type { InvoiceData } from './invoice-data';
import { menusText } from './menus.text';
import { useCountHeads } from './useCountHeads';

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

/** Names lines: menus by the names that their owner gave them. */
function useLineName(): (line: InvoiceLine) => string {
  const say = useSay();
  const { number } = useFormat();
  const names = useText(namesText);
  const words = useText(menusText);
  const toName = useMenuName();
  const countHeads = useCountHeads();
  return ({ label, menu, rateReason }) => {
    if (!menu) return say(label);
    const read = ({ name, nameUrdu = null }: { name: string; nameUrdu?: string | null }) => toName({ name, nameUrdu });
    const { named, more } = nameDishes(menu.courses);
    const dishes = `${named.map(read).join(names.listed)}${more > 0 ? ` ${words.more(number(more))}` : ''}`;
    const counted = words.line(read(menu), countHeads(menu));
    const line = named.length === 0 ? counted : `${counted} (${dishes})`;
    return rateReason ? `${line} · ${names.reason(rateReason)}` : line;
  };
}

/** The lines of a group; what comes with the hall for nothing is only listed. */
export function GroupRows({ group: { name, lines }, currency }: { group: InvoiceGroup; currency: string }) {
  const toName = useLineName();
  const words = useText(bookingText).invoice;
  return lines.map((line, index) => (
    <InvoiceRow key={`${line.label}${index}`} label={toName(line)}>
      {name === 'includedServices' && line.amount === 0 ? (
        words.listed
      ) : (
        <InvoiceAmount amount={line.amount} currency={currency} />
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
