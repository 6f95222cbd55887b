import { Flex } from 'antd';
import { useEffect } from 'react';
import { useFormat } from '../../../../i18n/format';
import { namesText } from '../../../../i18n/names.text';
import { useText } from '../../../../i18n/text';
import { joinClasses } from '../../../../lib/classes';
import { CalendarMonth } from '../../../../ui/calendar/CalendarMonth';
import { moveDay } from '../../../../ui/calendar/grid-keys';
import { useGridFocus } from '../../../../ui/calendar/useGridFocus';
import { ContinuedIcon } from '../../../../ui/icons';
import type { CalendarGridProps } from './calendar-grid';
import { calendarText } from './calendar.text';
import {
  getNote,
  entriesOn,
  countUnread,
  type DayCount,
  type DayEntries,
  type Entry,
  type HallName,
  specialDaysOn,
  type SpecialDay,
} from './calendar-view';
import { toTone } from './entry-tone';
import { EntryMark } from './EntryMark';
import { entryColor } from './hall-colors';
import styles from './MonthGrid.module.css';
import { SpecialLabel, useSpecialLabel } from './SpecialDays';
import { includesDay, isMovable, type BookingEntry } from './calendar-drag';
import { useDayDrag } from './useDayDrag';

/** Entries that a day's cell names; the day itself shows all of them. */
const NAMED = 3;

/** A month with what each day holds. The chosen day is reached by Tab, the others from it by keys. */
export function MonthGrid({
  shown,
  days,
  entries,
  counts,
  specialDays,
  isBusy,
  onPick,
  onFree,
  onMove,
  ...rest
}: CalendarGridProps) {
  const { today, zone, halls } = rest;
  const words = useText(calendarText);
  const { listeners } = useGridFocus<HTMLDivElement>({ attribute: 'data-day', move: moveDay, onReach: onPick });
  const { ref } = listeners;
  const drag = useDayDrag({ grid: ref, entries, today, zone, onFree, onMove });
  // Rows grow with what they hold, and push the day that has the focus off the screen.
  useEffect(() => {
    ref.current?.querySelector('[data-day]:focus')?.scrollIntoView({ block: 'nearest' });
  }, [ref, entries.length]);

  return (
    <>
      <p id="calendar-keys" className="visually-hidden">
        {words.gridHint}
      </p>
      <CalendarMonth
        {...listeners}
        days={days.map((date) => ({ date }))}
        selected={shown.day}
        className={joinClasses(styles.grid, drag.isDragging && styles.dragging)}
        aria-label={words.title}
        aria-describedby="calendar-keys"
        onPointerDown={isBusy ? undefined : drag.onPointerDown}
      >
        {({ date: day }) => (
          <DayCell
            day={day}
            zone={zone}
            halls={halls}
            hallId={shown.hallId}
            special={specialDaysOn(specialDays, day, shown.hallId)}
            held={entriesOn(entries, day, zone)}
            count={counts.find(({ date }) => date === day)}
            unread={countUnread(counts, entries, day, zone)}
            isBusy={isBusy}
            isChosen={day === shown.day}
            isToday={day === today}
            isOther={day.slice(0, 7) !== shown.day.slice(0, 7)}
            onPick={onPick}
            isAimedAt={includesDay(drag.aim, day)}
            moved={drag.moved}
          />
        )}
      </CalendarMonth>
    </>
  );
}

interface DayCellProps {
  day: string;
  zone: string;
  halls: readonly HallName[];
  hallId: number | null;
  special: readonly SpecialDay[];
  held: DayEntries;
  /** What begins on the day; absent where nothing does. */
  count: DayCount | undefined;
  /** Bookings of the day that were not read. */
  unread: number;
  isBusy: boolean;
  isChosen: boolean;
  isToday: boolean;
  /** Of the month before or after. */
  isOther: boolean;
  onPick: (day: string) => void;
  /** Whether what is dragged would be dropped here. */
  isAimedAt: boolean;
  moved: BookingEntry | null;
}

function DayCell({
  day,
  zone,
  halls,
  hallId,
  special,
  held: { own, continued },
  count,
  unread,
  isBusy,
  isChosen,
  isToday,
  isOther,
  onPick,
  isAimedAt,
  moved,
}: DayCellProps) {
  const words = useText(calendarText);
  const { shortDate } = useFormat();
  const label = useSpecialLabel()(special, hallId);
  const says = isBusy
    ? words.loading
    : words.daySays({
        confirmed: count?.confirmed ?? 0,
        pending: count?.pending ?? 0,
        blocks: own.filter(({ kind }) => kind !== 'booking').length,
        continued: continued.length,
      });
  const more = Math.max(0, own.length - NAMED) + unread;
  return (
    <button
      type="button"
      data-day={day}
      className={joinClasses(
        styles.day,
        isChosen && styles.chosen,
        isToday && styles.today,
        isAimedAt && styles.aimedAt,
        isOther && styles.other,
      )}
      tabIndex={isChosen ? 0 : -1}
      aria-current={isToday ? 'date' : undefined}
      onClick={() => onPick(day)}
    >
      <span className="visually-hidden">{`${shortDate(`${day}T00:00:00Z`, 'UTC')}: ${label ? `${label}, ` : ''}${says}`}</span>
      <Flex
        component="span"
        vertical
        align="center"
        justify="center"
        className={joinClasses(styles.number, 'medium strong figures')}
        aria-hidden="true"
      >
        {Number(day.slice(8))}
      </Flex>
      <span className={joinClasses('stack packed narrowable', styles.entries)} aria-hidden="true">
        <SpecialLabel special={special} hallId={hallId} />
        <ContinuedMark entries={continued} zone={zone} />
        {own.slice(0, NAMED).map((entry) => (
          <EntryChip key={entry.key} entry={entry} zone={zone} halls={halls} isMoved={entry.key === moved?.key} />
        ))}
        {isAimedAt && moved && <EntryChip entry={moved} zone={zone} halls={halls} />}
        {more > 0 && <span className={styles.more}>{words.more(more)}</span>}
      </span>
    </button>
  );
}

/** One line for all that runs on from the day before, so that it crowds out nothing of the day's own. */
function ContinuedMark({ entries, zone }: { entries: DayEntries['continued']; zone: string }) {
  const words = useText(calendarText);
  const { time } = useFormat();
  const [first] = entries;
  if (!first) return null;
  return (
    <span className={joinClasses('beside middle gap-4 muted narrowable', styles.continued)}>
      <ContinuedIcon size={13} />
      <span className={styles.chipText}>
        {entries.length > 1
          ? words.continuedCount(entries.length)
          : words.until(time(first.end, zone).replace(':00', ''))}
      </span>
    </span>
  );
}

interface EntryChipProps extends Pick<DayCellProps, 'zone' | 'halls'> {
  entry: Entry;
  /** Is being dragged to another day. */
  isMoved?: boolean;
}

function EntryChip({ entry, zone, halls, isMoved = false }: EntryChipProps) {
  const words = useText(calendarText);
  const names = useText(namesText);
  const { time } = useFormat();
  const tone = toTone(entry);
  const shiftName = entry.kind === 'booking' ? entry.booking.shiftName : null;
  const text =
    entry.kind === 'booking'
      ? `${shiftName === null ? time(entry.start, zone).replace(':00', '') : names.name(shiftName)} ${entry.booking.hallTitle}`
      : getNote(entry) || words.blocked;
  return (
    <span
      dir="auto"
      data-entry={entry.key}
      className={joinClasses(styles.chip, styles[tone], isMovable(entry) && styles.movable, isMoved && styles.moved)}
      style={entryColor(entry, halls)}
    >
      <EntryMark tone={tone} />
      <span className={styles.chipText}>{text}</span>
    </span>
  );
}
