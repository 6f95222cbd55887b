import { SavedHallsScreen } from '../../features/saved-halls/public/SavedHallsScreen';
import { HallGrid, HallItems } from '../../features/halls/public/search/HallGrid';

/** `/saved-halls`: the customer's saved halls, with the cards of every other list. */
export function SavedHallsPage() {
  return (
    <SavedHallsScreen
      grid={(halls) => (
        <HallGrid>
          <HallItems halls={halls} />
        </HallGrid>
      )}
    />
  );
}
