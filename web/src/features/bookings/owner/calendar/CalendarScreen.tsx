import { addDays } from '@mehfil/api/domain/time/days';
import { DEFAULT_TIME_ZONE, localDay } from '@mehfil/api/domain/time/zone';
import { useState } from 'react';
import {
  BusinessCalendarDocument,
  CalendarHallsDocument,
  useBusinessCalendarQuery,
  useCalendarHallsQuery,
} from '../../../../graphql/generated/business-calendar';
import { readError } from '../../../../graphql/errors';
import { useText } from '../../../../i18n/text';
import { useAddressState } from '../../../../lib/address-state';
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
  type Shown,
} from './calendar-view';
import styles from './Calendar.module.css';
import { CalendarDialogs, type Asked } from './CalendarDialogs';
import { CalendarToolbar } from './CalendarToolbar';
import { DayPanel } from './DayPanel';
import { Legend } from './EntryMark';
import type { LedgerHall } from './ledger-cells';
import { LedgerStage } from './LedgerStage';
import { MonthGrid } from './MonthGrid';

/** The queries that a live event outdates here. */
const SHOWN = [CalendarHallsDocument, BusinessCalendarDocument];
/** Bookings of a day that the overview names; the chosen day is read in full. */
const NAMED_PER_DAY = 3;
/** Months are read anew after this: somebody else may have changed them. */
const FRESH_MS = 30_000;

/** The business's ledger and the overview of its months: bookings by status and blocked times, which are given and taken here. */
export function CalendarScreen() {
  const words = useText(calendarText);
  const { data, error, refetch } = useCalendarHallsQuery();
  return (
    <>
      <div className="unprinted">
        <PageHeader
          title={words.title}
          text={words.text}
          actions={
            <ButtonLink look="secondary" to={paths.business.bookings}>
              {words.list}
            </ButtonLink>
          }
        />
      </div>
      {error && !data ? (
        <ClosedBusiness error={readError(error)} onRetry={() => void refetch().catch(() => undefined)} />
      ) : (
        <Calendar halls={data?.businessBookingStats.halls ?? []} />
      )}
    </>
  );
}

function Calendar({ halls, now = pageClock }: { halls: readonly LedgerHall[]; now?: () => number }) {
  // Until the server has told the business's own day.
  const [guess] = useState(() => localDay(new Date(now()), DEFAULT_TIME_ZONE));
  const [address] = useState(() => calendarAddress(guess));
  const { state: shown, change: show } = useAddressState(address);
  const [asked, ask] = useState<Asked | null>(null);
  const loaded = useCalendar(shown, guess);
  const { today, zone } = loaded;
  const isOverview = shown.view === 'overview';
  const add = (day: string, hallId: number | null) => ask({ what: 'add', day, hallId, hours: null });
  return (
    <>
      <CalendarToolbar
        shown={shown}
        today={today}
        halls={halls}
        onShow={show}
        onAdd={isOverview ? undefined : () => add(shown.day < today ? today : shown.day, null)}
      />
      {loaded.failed ? (
        <Failed onRetry={loaded.retry} />
      ) : (
        <Stage shown={shown} halls={halls} loaded={loaded} onPick={(day) => show({ day })} onAdd={add} onAsk={ask} />
      )}
      <CalendarDialogs {...{ asked, zone, halls }} hallId={shown.hallId} onAsk={ask} onClose={() => ask(null)} />
    </>
  );
}

type Loaded = ReturnType<typeof useCalendar>;

/** What the shown days hold: one query, of some bookings a day in the overview, of all of them in the ledger. */
function useCalendar(shown: Shown, guess: string) {
  const days = shownDays(shown);
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
    retry: () => void Promise.all([refetch(), ofDay.retry()]).catch(() => undefined),
  };
}

interface StageProps {
  shown: Shown;
  halls: readonly LedgerHall[];
  loaded: Loaded;
  onPick: (day: string) => void;
  onAdd: (day: string, hallId: number | null) => void;
  onAsk: (asked: Asked) => void;
}

/** The ledger; or the overview of a month with the chosen day beside it. */
function Stage({ shown, halls, loaded, onPick, onAdd, onAsk }: StageProps) {
  const words = useText(calendarText);
  const { days, today, zone, entries, specialDays, counts } = loaded;
  const isOverview = shown.view === 'overview';
  const grid = {
    ...{ shown, days, today, zone, entries, specialDays },
    onFree: (offered: OfferedTime) => onAsk({ what: 'free', offered }),
    onMove: (move: BookingMove) => onAsk({ what: 'move', move }),
  };
  const onBlock = (day: string, hallId: number | null) =>
    onAsk({ what: 'block', offered: offerDays({ first: day, last: day }, hallId) });
  const panel = { today, zone, halls, onAdd, onBlock };
  return (
    <div className={isOverview ? styles.stage : undefined}>
      <section aria-label={words.title} aria-busy={loaded.isBusy} className={styles.main}>
        {!loaded.isThere ? (
          <Skeleton height="560px" shape="box" />
        ) : isOverview ? (
          <MonthGrid {...grid} halls={halls} counts={counts} onPick={onPick} />
        ) : (
          <LedgerStage {...grid} halls={halls} panel={panel} onAsk={onAsk} />
        )}
      </section>
      {loaded.isThere && isOverview && (
        <DayPanel
          {...panel}
          day={shown.day}
          hallId={shown.hallId}
          held={loaded.ofDay}
          special={specialDaysOn(specialDays, shown.day, shown.hallId)}
        />
      )}
      {loaded.isThere && <CalendarFoot shown={shown} halls={halls} />}
    </div>
  );
}

/** What the colors tell, and that entries can be dragged. */
function CalendarFoot({ shown: { hallId }, halls }: Pick<CalendarGridProps, 'shown' | 'halls'>) {
  const words = useText(calendarText);
  return (
    <div className="unprinted">
      <Legend halls={halls.filter(({ id }) => hallId === null || hallId === id)} />
      <p className={styles.dragHint} aria-hidden="true">
        {words.dragHint}
      </p>
    </div>
  );
}

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

function Failed({ onRetry }: { onRetry: () => void }) {
  const words = useText(calendarText);
  return <LoadFailed title={words.failed} text={words.failedText} retry={words.retry} onRetry={onRetry} />;
}
