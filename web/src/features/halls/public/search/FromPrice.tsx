import type { HallCardFieldsFragment } from '../../../../graphql/generated/search';
import { useText } from '../../../../i18n/text';
import { LocalPrice } from '../../../../ui/LocalPrice';
import { searchText } from './search.text';

interface FromPriceProps {
  hall: Pick<HallCardFieldsFragment, 'sellsShifts' | 'fromPrice' | 'fromPriceType' | 'businessCurrency'>;
}

/** What a hall costs: per guest, or from its cheapest shift on. */
export function FromPrice({ hall: { sellsShifts, fromPrice, fromPriceType, businessCurrency } }: FromPriceProps) {
  const words = useText(searchText).card;
  return (
    <LocalPrice
      amount={fromPrice}
      currency={businessCurrency}
      lead={sellsShifts ? words.from : undefined}
      per={words.units[fromPriceType]}
    />
  );
}
