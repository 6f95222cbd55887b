import { PRICE_TYPE_SUFFIXES } from '@mehfil/api/domain/catalogue/price-types';
import { useFormat } from '../../../i18n/format';
import { namesText } from '../../../i18n/names.text';
import { useSay } from '../../../i18n/say';
import { useText } from '../../../i18n/text';
import type { Day } from '../month';
import styles from './DayPrice.module.css';
import { leadPrice } from './day-price';
import { joinClasses } from '../../../lib/classes';

const UNITS = [
  ['pricePerPerson', 'PER_PERSON'],
  ['pricePerHour', 'PER_HOUR'],
  ['flatPrice', 'FIXED'],
] as const;

/** What a hall of free times charges on a day, with the reason where it isn't the ordinary price. */
export function DayPriceNote({ day: { price }, currency }: { day: Day; currency: string }) {
  const say = useSay();
  const { reason } = useText(namesText);
  const { money } = useFormat();
  if (!price) return null;
  const parts = UNITS.filter(([field]) => price[field] > 0).map(
    ([field, priceType]) => `${money(price[field], currency)}${say(PRICE_TYPE_SUFFIXES[priceType])}`,
  );
  return (
    <p className={joinClasses('row middle figures', styles.note)}>
      {parts.join(' + ')}
      {price.rateReason && (
        <span className={joinClasses('tone-primary small strong', styles.reason)}>{reason(price.rateReason)}</span>
      )}
    </p>
  );
}

/** The price of a day in a month, as short as a calendar needs it: `1,800`, `250K`. */
export function DayPrice({ day }: { day: Day }) {
  const { shortNumber } = useFormat();
  const lead = leadPrice(day);
  if (!lead) return null;
  return (
    <span
      className={joinClasses(lead.rateReason === null ? 'muted' : 'primary strong', styles.price)}
      aria-hidden="true"
    >
      {shortNumber(lead.amount)}
    </span>
  );
}
