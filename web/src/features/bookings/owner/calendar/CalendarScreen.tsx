import { addDays } from '@mehfil/api/domain/time/days';
import { DEFAULT_TIME_ZONE, localDay } from '@mehfil/api/domain/time/zone';
import { useState } from 'react';
import {
  useBusinessBookingStatsQuery,
  BusinessBookingStatsDocument,
} from '../../../../graphql/generated/business-bookings';
import { BusinessCalendarDocument, useBusinessCalendarQuery } from '../../../../graphql/generated/business-calendar';
import { readError } from '../../../../graphql/errors';
import { useText } from '../../../../i18n/text';
import { useAddressState } from '../../../../lib/address-state';
import { joinClasses } from '../../../../lib/classes';
import { pageClock } from '../../../../lib/clock';
import { paths } from '../../../../lib/paths';
import { ButtonLink } from '../../../../ui/Button';
import { LoadFailed } from '../../../../ui/LoadFailed';
import { PageHeader } from '../../../../ui/PageHeader';
import { Skeleton } from '../../../../ui/Skeleton';
import { ClosedBusiness } from '../ClosedBusiness';
import { useLiveRequests } from '../useLiveRequests';
import { offerDays, type BookingMove, type OfferedTime } from './calendar-drag';
import { calendarText } from './calendar.text';
import type { CalendarGridProps } from './calendar-grid';
import {
  toEntries,
  calendarAddress,
  entriesOn,
  shownDays,
  specialDaysOn,
  countUnread,
  type DayCount,
  type Entry,
  type HallName,
  type Shown,
} from './calendar-view';
import styles from './Calendar.module.css';
import { CalendarDialogs, type Asked } from './CalendarDialogs';
import { CalendarToolbar } from './CalendarToolbar';
import { DayPanel } from './DayPanel';
import { Legend } from './EntryMark';
import { MonthGrid } from './MonthGrid';
import { WeekBoard } from './WeekBoard';

/** The queries that a live event outdates here. */
const SHOWN = [BusinessBookingStatsDocument, BusinessCalendarDocument];
/** Bookings of a day that the calendar names; the chosen day is read in full. */
const PER_DAY = { month: 3, week: 8 } as const;
/** Months are read anew after this: somebody else may have changed them. */
const FRESH_MS = 30_000;

/** The business's calendar: bookings by status and blocked times, by month or week, which are given and taken here. */
export function CalendarScreen() {
  const words = useText(calendarText);
  const { data, error, refetch } = useBusinessBookingStatsQuery({ variables: { withRevenue: false } });
  return (
    <>
      <PageHeader
        title={words.title}
        text={words.text}
        actions={
          <ButtonLink look="secondary" to={paths.business.bookings}>
            {words.list}
          </ButtonLink>
        }
      />
      {error && !data ? (
        <ClosedBusiness error={readError(error)} onRetry={() => void refetch().catch(() => undefined)} />
      ) : (
        <Calendar halls={data?.businessBookingStats.halls ?? []} />
      )}
    </>
  );
}

function Calendar({ halls, now = pageClock }: { halls: readonly HallName[]; now?: () => number }) {
  const words = useText(calendarText);
  // Until the server has told the business's own day.
  const [guess] = useState(() => localDay(new Date(now()), DEFAULT_TIME_ZONE));
  const [address] = useState(() => calendarAddress(guess));
  const { state: shown, change: show } = useAddressState(address);
  const [asked, ask] = useState<Asked | null>(null);
  const days = shownDays(shown);
  const { data, previousData, error, refetch } = useBusinessCalendarQuery({
    variables: {
      from: days[0] ?? guess,
      to: days.at(-1) ?? guess,
      hallId: shown.hallId,
      perDay: PER_DAY[shown.view],
    },
    freshFor: FRESH_MS,
  });
  useLiveRequests(SHOWN);
  const calendar = (data ?? previousData)?.businessCalendar;
  const zone = calendar?.timeZone ?? DEFAULT_TIME_ZONE;
  const today = calendar?.today ?? guess;
  const entries = toEntries(data?.businessCalendar ?? { bookings: [], blocks: [], externalEvents: [] });
  const counts = data?.businessCalendar.days ?? [];
  const ofDay = useDay(shown, data && { entries, counts, zone });
  const specialDays = calendar?.specialDays ?? [];
  const grid = {
    shown,
    halls,
    days,
    today,
    zone,
    entries,
    counts,
    specialDays,
    onPick: (day: string) => show({ day }),
    onFree: (offered: OfferedTime) => ask({ what: 'free', offered }),
    onMove: (move: BookingMove) => ask({ what: 'move', move }),
  };
  return (
    <>
      <CalendarToolbar shown={shown} today={today} halls={halls} onShow={show} />
      {(error && !data) || ofDay.failed ? (
        <Failed onRetry={() => void Promise.all([refetch(), ofDay.retry()]).catch(() => undefined)} />
      ) : (
        <div className={joinClasses(styles.stage, shown.view === 'week' && styles.stacked)}>
          <section aria-label={words.title} aria-busy={!data} className={styles.main}>
            {calendar ? <Grid {...grid} /> : <Skeleton height="560px" shape="box" />}
          </section>
          {calendar && (
            <DayPanel
              day={shown.day}
              today={today}
              zone={zone}
              hallId={shown.hallId}
              halls={halls}
              held={ofDay.held}
              special={specialDaysOn(specialDays, shown.day, shown.hallId)}
              onAdd={() => ask({ what: 'add', day: shown.day, hours: null })}
              onBlock={() => ask({ what: 'block', offered: offerDays({ first: shown.day, last: shown.day }) })}
            />
          )}
          {calendar && <CalendarFoot shown={shown} halls={halls} />}
        </div>
      )}
      <CalendarDialogs {...{ asked, zone, halls }} hallId={shown.hallId} onAsk={ask} onClose={() => ask(null)} />
    </>
  );
}

/** The month, or the week, as the address says. */
function Grid(grid: CalendarGridProps) {
  return grid.shown.view === 'month' ? <MonthGrid {...grid} /> : <WeekBoard {...grid} />;
}

/** What the colors tell, and that entries can be dragged. */
function CalendarFoot({ shown: { hallId }, halls }: Pick<CalendarGridProps, 'shown' | 'halls'>) {
  const words = useText(calendarText);
  return (
    <div>
      <Legend halls={halls.filter(({ id }) => hallId === null || hallId === id)} />
      <p className={styles.dragHint} aria-hidden="true">
        {words.dragHint}
      </p>
    </div>
  );
}

interface Loaded {
  entries: readonly Entry[];
  counts: readonly DayCount[];
  zone: string;
}

/** All entries of the chosen day; read by themselves where the calendar has only the first ones of it, or of the evening before. */
function useDay({ day, hallId }: Shown, loaded: Loaded | undefined) {
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

function Failed({ onRetry }: { onRetry: () => void }) {
  const words = useText(calendarText);
  return <LoadFailed title={words.failed} text={words.failedText} retry={words.retry} onRetry={onRetry} />;
}
