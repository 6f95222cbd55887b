import { PricedHalls } from '../../features/halls/public/search/PricedHalls';
import { SavedHallsScreen } from '../../features/saved-halls/public/SavedHallsScreen';
import { SortedHeart } from '../../features/saved-halls/public/SortedHeart';
import { HeartProvider, type DrawHeart } from '../../lib/heart';

const drawHeart: DrawHeart = (hall) => <SortedHeart hall={hall} />;

/** `/saved-halls`: the customer's saved halls, with the cards of every other list and the way into lists of one's own. */
export function SavedHallsPage() {
  return (
    <HeartProvider draw={drawHeart}>
      <SavedHallsScreen grid={(halls) => <PricedHalls halls={halls} />} />
    </HeartProvider>
  );
}
