import type { ReactNode } from 'react';
import { useComparedHallQuery } from '../../../../graphql/generated/hall-facts';
import type { HallCardFieldsFragment } from '../../../../graphql/generated/search';
import { useFormat } from '../../../../i18n/format';
import { namesText } from '../../../../i18n/names.text';
import { placesText } from '../../../../i18n/places.text';
import { useText } from '../../../../i18n/text';
import { LocalPrice } from '../../../../ui/LocalPrice';
import { Stars } from '../../../../ui/Stars';
import type { PricedHall } from '../all-in/useAllInPrices';
import { useFactValues, type FactValue } from '../facts/useFactValues';
import { compareText } from './compare.text';
import { FromPrice } from './FromPrice';
import { searchText } from './search.text';

/** A row of the comparison. */
export interface CompareRow {
  label: string;
  /** What each hall has, in their order. */
  cells: ReactNode[];
  /** Whether the halls aren't all alike in it. */
  differs: boolean;
}

/** A row before it is known for which halls. */
interface Feature {
  label: string;
  cell: (hall: HallCardFieldsFragment) => ReactNode;
  /** What is compared: equal for halls that are alike. */
  value: (hall: HallCardFieldsFragment) => unknown;
}

function useFeatures(prices: readonly PricedHall[]): Feature[] {
  const words = useText(compareText);
  const { reviews, unrated } = useText(searchText).card;
  const { address } = useText(placesText);
  const { list } = useText(namesText);
  const { number } = useFormat();
  const findPrice = ({ id }: HallCardFieldsFragment) => prices.find(({ hallId }) => hallId === id);
  return [
    {
      label: words.row.rating,
      cell: ({ rating, reviewCount }) => (
        <>
          {reviewCount === 0 ? <strong>{unrated}</strong> : <Stars rating={rating} />}{' '}
          <span className="muted small unbroken">{reviews(reviewCount)}</span>
        </>
      ),
      value: ({ rating, reviewCount }) => [rating, reviewCount],
    },
    {
      label: words.row.location,
      cell: ({ location }) => address(location),
      value: ({ location }) => location,
    },
    {
      label: words.row.capacity,
      cell: ({ capacity }) => words.guests(number(capacity)),
      value: ({ capacity }) => capacity,
    },
    {
      label: words.row.price,
      cell: (hall) => <FromPrice hall={hall} allIn={findPrice(hall)} />,
      value: (hall) => {
        const { fromPrice, fromPriceType, businessCurrency } = hall;
        const allIn = findPrice(hall);
        return [allIn ? [allIn.totalPrice, allIn.menu?.name] : [fromPrice, fromPriceType], businessCurrency];
      },
    },
    {
      label: words.row.perHour,
      cell: ({ sellsShifts, pricePerHour, businessCurrency }) =>
        sellsShifts ? words.shifts : <LocalPrice amount={pricePerHour} currency={businessCurrency} />,
      value: ({ sellsShifts, pricePerHour, businessCurrency }) => sellsShifts || [pricePerHour, businessCurrency],
    },
    {
      label: words.row.services,
      cell: ({ services }) => (services.length > 0 ? list(services) : words.none),
      value: ({ services }) => services.toSorted(),
    },
    {
      label: words.row.booking,
      cell: ({ instantConfirmation }) => (instantConfirmation ? words.instant : words.request),
      value: ({ instantConfirmation }) => instantConfirmation,
    },
  ];
}

function useComparedHall(id: number | undefined) {
  return useComparedHallQuery({ variables: { hallId: id ?? 0 }, skip: id === undefined }).data?.hall;
}

/** The facts of each hall by its id, in words. One query a hall: where one was removed, the others are still compared. */
function useFactsOf(halls: readonly HallCardFieldsFragment[]): ReadonlyMap<number, FactValue[]> {
  const formatFacts = useFactValues();
  const [first, second, third] = halls.map(({ id }) => id);
  const known = [useComparedHall(first), useComparedHall(second), useComparedHall(third)];
  return new Map(
    halls.flatMap(({ id, businessCurrency }) => {
      const hall = known.find((candidate) => candidate?.id === id);
      return hall ? [[id, formatFacts(hall, businessCurrency, hall.answersWithinHours)] as const] : [];
    }),
  );
}

function areAlike(values: readonly unknown[]): boolean {
  return new Set(values.map((value) => JSON.stringify(value))).size <= 1;
}

/** What halls are compared by: their cards, then their facts as far as one is known. */
export function useCompareRows(halls: readonly HallCardFieldsFragment[], prices: readonly PricedHall[]): CompareRow[] {
  const { unknown } = useText(compareText);
  const rows = useFeatures(prices).map(({ label, cell, value }) => ({
    label,
    cells: halls.map(cell),
    differs: !areAlike(halls.map(value)),
  }));
  const facts = useFactsOf(halls);
  const names = [...facts.values()][0] ?? [];
  const factRows = names.map(({ name, label }) => {
    const values = halls.map(({ id }) => facts.get(id)?.find((fact) => fact.name === name)?.value ?? null);
    const cells = values.map((value) => value ?? <span className="muted">{unknown}</span>);
    return { label, cells, differs: !areAlike(values), isKnown: values.some((value) => value !== null) };
  });
  return [...rows, ...factRows.filter(({ isKnown }) => isKnown)];
}
