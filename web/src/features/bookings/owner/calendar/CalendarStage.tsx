import { useText } from '../../../../i18n/text';
import { Skeleton } from '../../../../ui/Skeleton';
import { offerDays, type BookingMove, type OfferedTime } from './calendar-drag';
import type { CalendarGridProps } from './calendar-grid';
import { calendarText } from './calendar.text';
import { specialDaysOn, type Shown } from './calendar-view';
import styles from './Calendar.module.css';
import type { Asked } from './CalendarDialogs';
import { DayPanel } from './DayPanel';
import { Legend } from './EntryMark';
import type { LedgerHall } from './ledger-cells';
import { LedgerStage } from './LedgerStage';
import { MonthGrid } from './MonthGrid';
import type { LoadedCalendar } from './useCalendar';

interface CalendarStageProps {
  shown: Shown;
  halls: readonly LedgerHall[];
  loaded: LoadedCalendar;
  onPick: (day: string) => void;
  onAdd: (day: string, hallId: number | null) => void;
  onAsk: (asked: Asked) => void;
}

/** The ledger; or the overview of a month with the chosen day beside it. */
export function CalendarStage({ shown, halls, loaded, onPick, onAdd, onAsk }: CalendarStageProps) {
  const words = useText(calendarText);
  const { days, today, zone, entries, specialDays, counts } = loaded;
  const isOverview = shown.view === 'overview';
  const grid = {
    ...{ shown, days, today, zone, entries, specialDays, isBusy: loaded.isBusy },
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
      <p className={`above-8 muted small ${styles.dragHint}`} aria-hidden="true">
        {words.dragHint}
      </p>
    </div>
  );
}
