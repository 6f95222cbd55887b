import { HallFormScreen } from '../../features/halls/owner/hall-form/HallFormScreen';
import { HallCalendarFeed } from '../../features/integrations/owner/CalendarFeeds';

/** A hall to create or edit; an existing one with its calendar feed. */
export function HallFormPage() {
  return <HallFormScreen below={(hallId) => <HallCalendarFeed hallId={hallId} />} />;
}
