import { createContext, useContext } from 'react';
import { useFormat } from '../i18n/format';
import styles from './Money.module.css';

/** Whether amounts stand in a list or a figure: without decimals where they are whole. */
export const ListMoneyContext = createContext(false);

interface MoneyProps {
  /** Units of the currency; what isn't a number counts as 0.00 (docs/coverage.md: customer §5). */
  amount: unknown;
  /** ISO 4217 code. */
  currency: string;
  /** As {@link ListMoneyContext} says of everything below it. */
  inList?: boolean;
  /** A converted amount: grouped by the reader's locale, without fixed decimals. */
  converted?: boolean;
  className?: string;
}

/** An amount with its currency's symbol, in tabular figures. */
export function Money({ amount, currency, inList, converted = false, className }: MoneyProps) {
  const { money, listMoney, convertedMoney } = useFormat();
  const isListed = useContext(ListMoneyContext);
  const write = converted ? convertedMoney : (inList ?? isListed) ? listMoney : money;
  return <span className={className ? `${styles.money} ${className}` : styles.money}>{write(amount, currency)}</span>;
}
