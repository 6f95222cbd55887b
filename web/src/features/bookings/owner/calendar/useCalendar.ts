import { addDays } from '@mehfil/api/domain/time/days';
import { DEFAULT_TIME_ZONE } from '@mehfil/api/domain/time/zone';
import { useBusinessCalendarQuery } from '../../../../graphql/generated/business-calendar';
import { useLiveRequests } from '../useLiveRequests';
import { countUnread, entriesOn, toEntries, type DayCount, type Entry, type Shown } from './calendar-view';

/** The queries that a live event outdates here. */
const SHOWN = ['CalendarHalls', 'BusinessCalendar'];
/** Bookings of a day that the overview names; the chosen day is read in full. */
const NAMED_PER_DAY = 3;
/** Days are read anew after this: somebody else may have changed them. */
const FRESH_MS = 30_000;

/**
 * What the shown days hold: one query, of some bookings a day in the overview, of all of them in the ledger.
 *
 * @param guess today, until the server has told the business's own day
 */
export function useCalendar(shown: Shown, guess: string, days: readonly string[]) {
  const { data, previousData, error, refetch } = useBusinessCalendarQuery({
    variables: {
      from: days[0] ?? guess,
      to: days.at(-1) ?? guess,
      hallId: shown.hallId,
      perDay: shown.view === 'overview' ? NAMED_PER_DAY : null,
    },
    freshFor: FRESH_MS,
  });
  useLiveRequests(SHOWN);
  const calendar = (data ?? previousData)?.businessCalendar;
  const zone = calendar?.timeZone ?? DEFAULT_TIME_ZONE;
  const entries = toEntries(data?.businessCalendar ?? { bookings: [], blocks: [], externalEvents: [] });
  const counts = data?.businessCalendar.days ?? [];
  const ofDay = useDay(shown, data && { entries, counts, zone });
  return {
    days,
    zone,
    entries,
    counts,
    today: calendar?.today ?? guess,
    specialDays: calendar?.specialDays ?? [],
    ofDay: ofDay.held,
    /** Something is there to show, if only of the days before. */
    isThere: calendar !== undefined,
    isBusy: data === undefined,
    failed: (error !== undefined && !data) || ofDay.failed,
    retry: (): void => void Promise.all([refetch(), ofDay.retry()]).catch(() => undefined),
  };
}

/** What is loaded of the calendar. */
export type LoadedCalendar = ReturnType<typeof useCalendar>;

interface Read {
  entries: readonly Entry[];
  counts: readonly DayCount[];
  zone: string;
}

/** All entries of the overview's chosen day; read by themselves where the calendar has only the first ones of it, or of the evening before. */
function useDay({ day, hallId }: Shown, loaded: Read | undefined) {
  const isRead =
    loaded &&
    [day, addDays(day, -1)].every((each) => countUnread(loaded.counts, loaded.entries, each, loaded.zone) === 0);
  const { data, error, refetch } = useBusinessCalendarQuery({
    variables: { from: day, to: day, hallId, perDay: null },
    freshFor: FRESH_MS,
    skip: loaded === undefined || isRead === true,
  });
  const all = isRead ? loaded.entries : data && toEntries(data.businessCalendar);
  return {
    held: all && loaded ? entriesOn(all, day, loaded.zone) : null,
    failed: error !== undefined && !all,
    retry: refetch,
  };
}
