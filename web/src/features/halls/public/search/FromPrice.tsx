import type { HallCardFieldsFragment, SearchHallsQuery } from '../../../../graphql/generated/search';
import { useFormat } from '../../../../i18n/format';
import { namesText } from '../../../../i18n/names.text';
import { useText } from '../../../../i18n/text';
import { LocalPrice } from '../../../../ui/LocalPrice';
import styles from './HallCard.module.css';
import { searchText } from './search.text';

/** What a hall costs on the dates of a search. */
export type DatePrice = SearchHallsQuery['halls']['datePrices'][number];

interface FromPriceProps {
  hall: Pick<HallCardFieldsFragment, 'sellsShifts' | 'fromPrice' | 'fromPriceType' | 'businessCurrency'>;
  /** Of a search with a date. */
  onDate?: DatePrice | undefined;
}

/** What a hall costs: on the date of the search, else on an ordinary day, per guest or from its cheapest shift on. */
export function FromPrice({ hall, onDate }: FromPriceProps) {
  const words = useText(searchText).card;
  const { name, reason } = useText(namesText);
  const { shortDate } = useFormat();
  if (!onDate) {
    return (
      <LocalPrice
        amount={hall.fromPrice}
        currency={hall.businessCurrency}
        lead={hall.sellsShifts ? words.from : undefined}
        per={words.units[hall.fromPriceType]}
      />
    );
  }
  const { date, shiftName, price, priceType, isFrom, rateReason, freeDates } = onDate;
  const day = [shortDate(`${date}T00:00:00Z`, 'UTC'), shiftName && name(shiftName), rateReason && reason(rateReason)]
    .filter(Boolean)
    .join(' · ');
  return (
    <>
      <LocalPrice
        amount={price}
        currency={hall.businessCurrency}
        lead={isFrom ? words.from : undefined}
        per={words.units[priceType]}
      />
      <p className={styles.reason} title={day}>
        {day}
        {freeDates.length > 1 && ` · ${words.freeDays(freeDates.length)}`}
      </p>
    </>
  );
}
