import { useCurrency } from '../i18n/currency';
import { useFormat } from '../i18n/format';
import { useText } from '../i18n/text';
import styles from './ConvertedPrice.module.css';
import { uiText } from './ui.text';

interface ConvertedPriceProps {
  /** Units of the price's own currency. */
  amount: number;
  /** ISO 4217 code of that currency. */
  currency: string;
  /** In a list, where every price would repeat the rate's date: it is told on pointing, and by screen readers. */
  compact?: boolean;
}

/** From here on a converted price is shown in whole units: hundredths would only pretend to be exact. */
const WHOLE_FROM = 100;

/**
 * About what a price is in the visitor's own currency, with the date of the rate; stands beside the price itself, which is what
 * is owed. Nothing where the price is in that currency already, or no rate is known.
 */
export function ConvertedPrice({ amount, currency, compact = false }: ConvertedPriceProps) {
  const words = useText(uiText).converted;
  const { code, rates, convert } = useCurrency();
  const { convertedMoney, compactDay } = useFormat();
  const exact = convert(amount, currency);
  if (exact === null || !rates) return null;
  const about = words.about(convertedMoney(exact < WHOLE_FROM ? exact : Math.round(exact), code));
  const dated = words.dated(compactDay(rates.day));
  return (
    <span className={styles.converted} title={compact ? dated : undefined}>
      <span className={styles.part}>{about}</span>
      <span className={compact ? 'visually-hidden' : styles.part}> {dated}</span>
    </span>
  );
}
