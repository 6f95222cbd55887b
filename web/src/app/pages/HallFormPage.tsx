import { HallScreen } from '../../features/halls/owner/hall-form/HallScreen';
import { HallCalendarFeed } from '../../features/integrations/owner/CalendarFeeds';

/** A hall to create or edit; an existing one with its calendar feed. */
export function HallFormPage() {
  return <HallScreen below={(hallId) => <HallCalendarFeed hallId={hallId} />} />;
}
