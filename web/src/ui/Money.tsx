import { useFormat } from '../i18n/format';
import styles from './Money.module.css';

interface MoneyProps {
  /** Units of the currency; what isn't a number counts as 0.00 (docs/coverage.md: customer §5). */
  amount: unknown;
  /** ISO 4217 code. */
  currency: string;
  /** A converted amount: grouped by the reader's locale, without fixed decimals. */
  converted?: boolean;
  className?: string;
}

/** An amount with its currency's symbol, in tabular figures. */
export function Money({ amount, currency, converted = false, className }: MoneyProps) {
  const { money, convertedMoney } = useFormat();
  return (
    <span className={className ? `${styles.money} ${className}` : styles.money}>
      {converted ? convertedMoney(amount, currency) : money(amount, currency)}
    </span>
  );
}
