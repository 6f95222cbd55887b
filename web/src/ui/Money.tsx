import { useFormat } from '../i18n/format';
import styles from './Money.module.css';

interface MoneyProps {
  /** Units of the currency; what isn't a number counts as 0.00 (docs/coverage.md: customer §5). */
  amount: unknown;
  /** ISO 4217 code. */
  currency: string;
  /** In a list or a figure: without decimals where the amount is whole. */
  inList?: boolean;
  /** A converted amount: grouped by the reader's locale, without fixed decimals. */
  converted?: boolean;
  className?: string;
}

/** An amount with its currency's symbol, in tabular figures. */
export function Money({ amount, currency, inList = false, converted = false, className }: MoneyProps) {
  const { money, listMoney, convertedMoney } = useFormat();
  const write = converted ? convertedMoney : inList ? listMoney : money;
  return <span className={className ? `${styles.money} ${className}` : styles.money}>{write(amount, currency)}</span>;
}
