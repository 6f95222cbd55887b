import type { DayCount, Entry, HallName, Shown, SpecialDay } from './calendar-view';
import type { DragTargets } from './useDayDrag';

/** What the month and the week show, and what they ask for. */
export interface CalendarGridProps extends DragTargets {
  /** While what the days hold is loaded: they say nothing of it. */
  isBusy: boolean;
  shown: Shown;
  days: readonly string[];
  today: string;
  zone: string;
  entries: readonly Entry[];
  counts: readonly DayCount[];
  specialDays: readonly SpecialDay[];
  halls: readonly HallName[];
  onPick: (day: string) => void;
}
