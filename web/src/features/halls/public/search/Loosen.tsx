import type { HallSearch } from '@mehfil/api/domain/halls/search';
import { Link } from 'react-router-dom';
import { useHallTotalQuery } from '../../../../graphql/generated/search-choices';
import { useCurrency } from '../../../../i18n/currency';
import { useFormat } from '../../../../i18n/format';
import { useText } from '../../../../i18n/text';
import { useAddressState } from '../../../../lib/address-state';
import { useConditions, type Condition } from './Conditions';
import { toFilter } from './filters';
import { listingText } from './listing.text';
import styles from './NearbyDates.module.css';
import { HALL_ADDRESS } from './search-address';
import { joinClasses } from '../../../../lib/classes';

interface LoosenProps {
  search: HallSearch;
  featured: boolean;
}

/** What a search that found nothing would find without each of its conditions, one at a time. */
export function Loosen({ search, featured }: LoosenProps) {
  const words = useText(listingText);
  const conditions = useConditions(search);
  // Without its only condition a search finds everything, which the reset offers.
  if (conditions.length < 2) return null;
  return (
    <section
      className={joinClasses('stack in-middle gap-12 above-8 centered', styles.nearby)}
      aria-label={words.loosen}
    >
      <h3>{words.loosen}</h3>
      <ul>
        {conditions.map((condition) => (
          <Without key={condition.key} condition={condition} search={search} featured={featured} />
        ))}
      </ul>
    </section>
  );
}

/** One of them, with how many halls there are then; nothing where that doesn't help. */
function Without({ condition: { label, removal }, search, featured }: LoosenProps & { condition: Condition }) {
  const words = useText(listingText);
  const { number } = useFormat();
  const { code } = useCurrency();
  const { linkTo } = useAddressState(HALL_ADDRESS);
  const loosened: HallSearch = { ...search, ...removal };
  const { data } = useHallTotalQuery({ variables: { filter: toFilter(loosened, code, featured) } });
  const found = data?.halls;
  if (!found || found.totalCount === 0) return null;
  const count = words.count(found.totalCount, number(found.totalCount), found.totalCountIsLowerBound);
  return (
    <li>
      <Link to={linkTo(removal)}>{words.without(label, count)}</Link>
    </li>
  );
}
