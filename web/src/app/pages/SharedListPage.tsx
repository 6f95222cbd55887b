import { HallGrid, HallItems } from '../../features/halls/public/search/HallGrid';
import { SharedListScreen } from '../../features/saved-halls/public/SharedListScreen';

/** `/lists/{token}`: a shared list, with the cards of every other list of halls. */
export function SharedListPage() {
  return (
    <SharedListScreen
      grid={(halls) => (
        <HallGrid>
          <HallItems halls={halls} eager={3} />
        </HallGrid>
      )}
    />
  );
}
