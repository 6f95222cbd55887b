import { useCurrency } from '../i18n/currency';
import styles from './LocalPrice.module.css';
import { Money } from './Money';

interface LocalPriceProps {
  /** Units of the price's own currency. */
  amount: number;
  /** ISO 4217 code of that currency. */
  currency: string;
  /** What it is for: `per person`. */
  per?: string;
}

const WHOLE_FROM = 100;

/** A price as the visitor reads it: in their own currency where a rate is known, with the price's own currency beside it. */
export function LocalPrice({ amount, currency, per }: LocalPriceProps) {
  const { code, convert } = useCurrency();
  const exact = convert(amount, currency);
  // A converted price is an estimate: hundredths of thousands would only pretend.
  const converted = exact === null || exact < WHOLE_FROM ? exact : Math.round(exact);
  return (
    <span className={styles.price}>
      <span>
        {converted === null ? (
          <Money amount={amount} currency={currency} className={styles.figure} />
        ) : (
          <Money amount={converted} currency={code} converted className={styles.figure} />
        )}
        {per && <span className={styles.per}> {per}</span>}
      </span>
      {converted !== null && (
        <span className={styles.own}>
          <Money amount={amount} currency={currency} /> {currency}
        </span>
      )}
    </span>
  );
}
