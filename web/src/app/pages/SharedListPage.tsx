import { PricedHalls } from '../../features/halls/public/search/PricedHalls';
import { SharedListScreen } from '../../features/saved-halls/public/SharedListScreen';

/** `/lists/{token}`: a shared list, with the cards of every other list of halls. */
export function SharedListPage() {
  return <SharedListScreen grid={(halls) => <PricedHalls halls={halls} eager={3} />} />;
}
