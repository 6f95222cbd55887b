import { ConvertedPrice } from './ConvertedPrice';
import styles from './LocalPrice.module.css';
import { Money } from './Money';

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

/** A price in a list: as it is owed, with about what it is in the visitor's own currency below it. */
export function LocalPrice({ amount, currency, lead, per }: LocalPriceProps) {
  return (
    <span className={styles.price}>
      <span>
        {lead && <span className={styles.per}>{lead} </span>}
        <Money amount={amount} currency={currency} className={styles.figure} />
        {per && <span className={styles.per}> {per}</span>}
      </span>
      <ConvertedPrice amount={amount} currency={currency} compact />
    </span>
  );
}
