import { useMemo } from 'react';
import { useSearchHallsQuery, type HallCardFieldsFragment } from '../../../../graphql/generated/search';
import { useFormat } from '../../../../i18n/format';
import { useText } from '../../../../i18n/text';
import { useEventCriteria, type EventCriteria } from '../../../../lib/event-criteria';
import { toFilter } from '../search/filters';
import { HallGrid, HallItems } from '../search/HallGrid';
import type { HallPageHall } from './hall-labels';
import { similarHallsText } from './similar-halls.text';
import styles from './SimilarHalls.module.css';

const SHOWN = 6;
/** What is asked for: the nearest of these are shown. */
const FOUND = 24;
/** How many times less or more than the hall's price per person; searches with a date and guests compare other sums. */
const PRICE_FACTOR = 2;

/** How unlike two numbers are: 0 for equal ones, the same for half and double. */
function unlike(one: number, other: number): number {
  return one > 0 && other > 0 ? Math.abs(Math.log(one / other)) : 1;
}

/** The halls of the same city that are nearest to a hall in capacity and price. */
function chooseSimilar(
  found: readonly HallCardFieldsFragment[],
  hall: HallPageHall,
): readonly HallCardFieldsFragment[] {
  const measure = (card: HallCardFieldsFragment) => {
    const price = card.businessCurrency === hall.currency ? unlike(card.fromPrice, hall.pricePerPerson ?? 0) : 1;
    return unlike(card.capacity, hall.capacity ?? 0) + price;
  };
  return found
    .filter(({ id, city }) => id !== hall.id && city === hall.city)
    .map((card) => ({ card, distance: measure(card) }))
    .sort((one, other) => one.distance - other.distance)
    .slice(0, SHOWN)
    .map(({ card }) => card);
}

/** The search for them: for the event that was asked about, else around the hall's own size and price. */
function toSimilarFilter({ city, capacity, pricePerPerson, currency }: HallPageHall, criteria: EventCriteria) {
  const asked = { ...criteria, location: city ?? '' };
  if (criteria.date) return toFilter(asked, currency);
  const bounds = pricePerPerson
    ? { minPrice: Math.floor(pricePerPerson / PRICE_FACTOR), maxPrice: Math.ceil(pricePerPerson * PRICE_FACTOR) }
    : {};
  const guests = criteria.guests ?? (capacity === null ? undefined : Math.ceil(capacity / PRICE_FACTOR));
  return toFilter({ ...asked, ...bounds, guests, currency }, currency);
}

/** Up to six halls like this one: free when the address asks for a day, each with what it costs then. */
export function SimilarHalls({ hall }: { hall: HallPageHall }) {
  const words = useText(similarHallsText);
  const { shortDate } = useFormat();
  const { criteria } = useEventCriteria();
  const filter = useMemo(() => toSimilarFilter(hall, criteria), [hall, criteria]);
  const { data } = useSearchHallsQuery({
    variables: { filter, limit: FOUND, withTotal: false },
    skip: !hall.isPublic || !hall.city,
  });
  const similar = data ? chooseSimilar(data.halls.nodes, hall) : [];
  if (similar.length === 0) return null;
  const { date, lastDate } = criteria;
  const day = date && shortDate(`${date}T00:00:00Z`, 'UTC');
  const title = !day ? words.title : lastDate ? words.freeThen : words.freeOn(day);
  return (
    <section aria-labelledby="similar-halls" className={styles.section}>
      <h2 id="similar-halls" className="below-20 heading-26">
        {title}
      </h2>
      <HallGrid strip>
        <HallItems strip halls={similar} prices={data?.halls.datePrices ?? []} allIn={data?.halls.allInPrices ?? []} />
      </HallGrid>
    </section>
  );
}
