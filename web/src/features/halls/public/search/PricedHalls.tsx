import { SEARCH_LIMITS } from '@mehfil/api/domain/halls/limits';
import type { HallCardFieldsFragment } from '../../../../graphql/generated/search';
import { useAddressState } from '../../../../lib/address-state';
import { useAllInPrices } from '../all-in/useAllInPrices';
import { HallGrid, HallItems } from './HallGrid';
import { HALL_ADDRESS } from './search-address';

interface PricedHallsProps {
  halls: readonly HallCardFieldsFragment[];
  /** How many of the first ones have their picture in the first view. */
  eager?: number;
}

/** Cards of halls from anywhere, with what they cost in all where the page's address has a date and guests. */
export function PricedHalls({ halls, eager = 0 }: PricedHallsProps) {
  const { cardsByIdMax } = SEARCH_LIMITS;
  const parts = Array.from({ length: Math.ceil(halls.length / cardsByIdMax) }, (_, part) => part * cardsByIdMax);
  return (
    <HallGrid>
      {parts.map((start) => (
        <Part key={start} halls={halls.slice(start, start + cardsByIdMax)} eager={Math.max(eager - start, 0)} />
      ))}
    </HallGrid>
  );
}

function Part({ halls, eager }: Required<PricedHallsProps>) {
  const { state: search } = useAddressState(HALL_ADDRESS);
  const { prices } = useAllInPrices(
    halls.map(({ id }) => id),
    search,
  );
  return <HallItems halls={halls} eager={eager} allIn={prices} />;
}
