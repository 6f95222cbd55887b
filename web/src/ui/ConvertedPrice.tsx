import type { ReactNode } from 'react';
import { useCurrency } from '../i18n/currency';
import { useFormat } from '../i18n/format';
import { useText } from '../i18n/text';
import styles from './ConvertedPrice.module.css';
import { uiText } from './ui.text';
import { joinClasses } from '../lib/classes';

interface ConvertedPriceProps {
  /** Units of the price's own currency. */
  amount: number;
  /** ISO 4217 code of that currency. */
  currency: string;
  /** In a list, where every price would repeat the rate's date: it is shown on hover, and read by screen readers. */
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
  const { convert } = useCurrency();
  const exact = convert(amount, currency);
  return exact !== null && <About exact={exact} say={words.about} compact={compact} />;
}

/**
 * About what amounts in several currencies come to in the visitor's own, with the date of the rate. Nothing where all of them are in one
 * currency, or the rate of one isn't known.
 */
export function ConvertedSum({ sums }: { sums: readonly { amount: number; currency: string }[] }) {
  const words = useText(uiText).converted;
  const { code, convert } = useCurrency();
  const parts = sums.map(({ amount, currency }) => (currency === code ? amount : convert(amount, currency)));
  if (sums.length < 2 || parts.includes(null)) return null;
  return <About exact={parts.reduce<number>((sum, part) => sum + (part ?? 0), 0)} say={words.aboutInAll} />;
}

interface AboutProps {
  /** In the visitor's currency. */
  exact: number;
  say: (amount: string) => ReactNode;
  compact?: boolean;
}

function About({ exact, say, compact = false }: AboutProps) {
  const words = useText(uiText).converted;
  const { code, rates } = useCurrency();
  const { convertedMoney, compactDay } = useFormat();
  if (!rates) return null;
  const dated = words.dated(compactDay(rates.day));
  return (
    <span
      className={joinClasses('anchor muted small regular figures', styles.converted)}
      title={compact ? dated : undefined}
    >
      <span className="unbroken">{say(convertedMoney(exact < WHOLE_FROM ? exact : Math.round(exact), code))}</span>
      <span className={compact ? 'visually-hidden' : 'unbroken'}> {dated}</span>
    </span>
  );
}
