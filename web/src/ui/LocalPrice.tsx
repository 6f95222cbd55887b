import { useCardMoney } from '../i18n/money-form';
import { ConvertedPrice } from './ConvertedPrice';
import styles from './LocalPrice.module.css';
import { joinClasses } from '../lib/classes';

interface LocalPriceProps {
  /** Units of the price's own currency. */
  amount: number;
  /** ISO 4217 code of that currency. */
  currency: string;
  /** Before it: `from`. */
  lead?: string | undefined;
  /** What it is for: `per person`. */
  per?: string;
}

/** A price in a list, in one line: as it is owed, without decimals where it is whole (with them on an exact page), and about what it is in the visitor's own currency. */
export function LocalPrice({ amount, currency, lead, per }: LocalPriceProps) {
  const money = useCardMoney();
  return (
    <span className={joinClasses('inline baseline', styles.price)}>
      <span>
        {lead && <span className="muted small unbroken">{lead} </span>}
        <span className={joinClasses('size-18 strong figures unbroken', styles.figure)}>{money(amount, currency)}</span>
        {per && (
          <>
            {' '}
            <span className="muted small unbroken">{per}</span>
          </>
        )}
      </span>
      <ConvertedPrice amount={amount} currency={currency} compact />
    </span>
  );
}
