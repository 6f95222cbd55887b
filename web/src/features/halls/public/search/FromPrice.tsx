import { lazy, Suspense } from 'react';
import type {
  AllInFieldsFragment,
  HallCardFieldsFragment,
  SearchHallsQuery,
} from '../../../../graphql/generated/search';
import { useFormat } from '../../../../i18n/format';
import { useCardMoney } from '../../../../i18n/money-form';
import { namesText } from '../../../../i18n/names.text';
import { useText } from '../../../../i18n/text';
import type { EventCriteria } from '../../../../lib/event-criteria';
import { LocalPrice } from '../../../../ui/LocalPrice';
import { searchText } from './search.text';

const AllInPrice = lazy(() => import('../all-in/AllInPrice').then((module) => ({ default: module.AllInPrice })));

/** What a hall costs on the dates of a search. */
export type DatePrice = SearchHallsQuery['halls']['datePrices'][number];

/** What a hall costs in all for the guests of a search with a date. */
export type AllIn = AllInFieldsFragment;

interface FromPriceProps {
  hall: Pick<
    HallCardFieldsFragment,
    'sellsShifts' | 'fromPrice' | 'fromPriceType' | 'pricePerHour' | 'businessCurrency'
  >;
  /** Of a search with a date. */
  onDate?: DatePrice | undefined;
  /** Of a search with a date and guests. */
  allIn?: AllIn | undefined;
  /** What was asked for, where it isn't what the page's address says. */
  criteria?: EventCriteria | undefined;
}

/** What an hour costs on top, where a hall charges it and no rate of the day changes it. */
function ByHour({ hall, onDate }: Pick<FromPriceProps, 'hall' | 'onDate'>) {
  const words = useText(searchText).card;
  const money = useCardMoney();
  const { sellsShifts, pricePerHour, businessCurrency } = hall;
  if (sellsShifts || pricePerHour <= 0 || (onDate && onDate.rateReason !== null)) return null;
  return <p className="muted small one-line">{words.byHour(money(pricePerHour, businessCurrency))}</p>;
}

/** What a hall costs: in all for the guests of the search, on its date, else on an ordinary day with what comes on top. */
export function FromPrice({ hall, onDate, allIn, criteria }: FromPriceProps) {
  const words = useText(searchText).card;
  const { name, reason } = useText(namesText);
  const { shortDate } = useFormat();
  const currency = hall.businessCurrency;
  const days = onDate && onDate.freeDates.length > 1 && words.freeDays(onDate.freeDates.length);
  if (allIn) {
    const about = [onDate && allIn.rateReason && reason(allIn.rateReason), days].filter(Boolean).join(' · ');
    return (
      <Suspense fallback={<LocalPrice amount={allIn.totalPrice} currency={currency} />}>
        <AllInPrice price={allIn} about={about} criteria={criteria} />
      </Suspense>
    );
  }
  if (!onDate) {
    return (
      <>
        <LocalPrice
          amount={hall.fromPrice}
          currency={currency}
          lead={hall.sellsShifts ? words.from : undefined}
          per={words.units[hall.fromPriceType]}
        />
        <ByHour hall={hall} />
      </>
    );
  }
  const { date, shiftName, price, priceType, isFrom, rateReason } = onDate;
  const day = [shortDate(`${date}T00:00:00Z`, 'UTC'), shiftName && name(shiftName), rateReason && reason(rateReason)]
    .filter(Boolean)
    .join(' · ');
  return (
    <>
      <LocalPrice
        amount={price}
        currency={currency}
        lead={isFrom ? words.from : undefined}
        per={words.units[priceType]}
      />
      <ByHour hall={hall} onDate={onDate} />
      <p className="muted small one-line" title={day}>
        {day}
        {days && ` · ${days}`}
      </p>
    </>
  );
}
