import { Flex } from 'antd';
import { useRef, type CSSProperties, type KeyboardEvent, type ReactNode } from 'react';
import { useFormat } from '../../../../i18n/format';
import { useText } from '../../../../i18n/text';
import { joinClasses } from '../../../../lib/classes';
import { Button } from '../../../../ui/Button';
import { ContinuedIcon } from '../../../../ui/icons';
import type { CalendarGridProps } from './calendar-grid';
import { calendarText } from './calendar.text';
import {
  getNote,
  entriesOn,
  shareOfDay,
  countUnread,
  type DayEntries,
  type Entry,
  type HallName,
  specialDaysOn,
} from './calendar-view';
import { EntryMark, toTone } from './EntryMark';
import { entryColor } from './hall-colors';
import { SpecialLabel } from './SpecialDays';
import { isMovable, placeSpan, type DaySpan } from './calendar-drag';
import { useDayKeys } from './useDayKeys';
import { useEntryWords } from './useEntryWords';
import { useWeekDrag } from './useWeekDrag';
import { axisStart, countLanes, placeOnAxis, type Placed } from './week-axis';
import styles from './WeekBoard.module.css';

const HOURS = 24;
/** The narrowest lane in which a hall's name can be read, in pixels. */
const LANE_WIDTH = 88;

/** A week with everything that each day holds, and its hours as a strip of twenty-four. */
export function WeekBoard({
  shown,
  days,
  entries,
  counts,
  specialDays,
  onPick,
  onFree,
  onMove,
  ...rest
}: CalendarGridProps) {
  const { today, zone, halls } = rest;
  const board = useRef<HTMLOListElement>(null);
  const move = useDayKeys(board, { shown, entries, onPick });

  const start = axisStart(entries, days, zone);
  const drag = useWeekDrag({ board, entries, today, zone, start, onFree, onMove });
  const sizes = { '--hours': HOURS - start, '--days': dayWidths(days.map((day) => countLanes(entries, day, zone))) };
  return (
    <div className={styles.scroller}>
      <ol
        ref={board}
        className={joinClasses(styles.board, drag.isDragging && styles.dragging)}
        style={sizes as CSSProperties}
        onPointerDown={drag.onPointerDown}
      >
        <Axis start={start} />
        {days.map((day) => (
          <li key={day} className={joinClasses(styles.column, day === shown.day && styles.chosen)}>
            <DayHead day={day} isChosen={day === shown.day} isToday={day === today} onPick={onPick} onKey={move}>
              <SpecialLabel special={specialDaysOn(specialDays, day, shown.hallId)} hallId={shown.hallId} />
            </DayHead>
            <DayContent
              {...{ day, zone, halls, start }}
              held={entriesOn(entries, day, zone)}
              aim={drag.aim?.day === day ? drag.aim : null}
              movedKey={drag.moved?.key}
            />
            <div>
              <Unread count={countUnread(counts, entries, day, zone)} day={day} onPick={onPick} />
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** The columns of the days: a day with several entries at once is as much wider. */
function dayWidths(lanes: readonly number[]): string {
  return lanes.map((count) => `minmax(${count * LANE_WIDTH}px, ${count}fr)`).join(' ');
}

/** The hours beside the days; each entry says its own. */
function Axis({ start }: { start: number }) {
  const { time } = useFormat();
  return (
    <li className={styles.axis} aria-hidden="true">
      <div className={styles.hours}>
        {Array.from({ length: HOURS - start }, (_, index) => (
          <span key={index} style={{ insetBlockStart: `${(index / (HOURS - start)) * 100}%` }}>
            {time(new Date(Date.UTC(2000, 0, 1, start + index)), 'UTC').replace(':00', '')}
          </span>
        ))}
      </div>
    </li>
  );
}

/** What a day holds besides: it stands beside the board once the day is chosen. */
function Unread({ count, day, onPick }: { count: number; day: string; onPick: (day: string) => void }) {
  const words = useText(calendarText);
  const { shortDate } = useFormat();
  if (count === 0) return null;
  return (
    <Button
      look="quiet"
      className={styles.more}
      aria-label={words.moreOn(count, shortDate(`${day}T00:00:00Z`, 'UTC'))}
      onClick={() => onPick(day)}
    >
      {words.more(count)}
    </Button>
  );
}

interface DayHeadProps {
  day: string;
  isChosen: boolean;
  isToday: boolean;
  onPick: (day: string) => void;
  onKey: (event: KeyboardEvent) => void;
  children: ReactNode;
}

function DayHead({ day, isChosen, isToday, onPick, onKey, children }: DayHeadProps) {
  const words = useText(calendarText);
  const { shortDate } = useFormat();
  const name = words.weekdays[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? '';
  return (
    <h3 className={styles.head}>
      <Button
        look="quiet"
        data-day={day}
        className={joinClasses(styles.day, isToday && styles.today)}
        tabIndex={isChosen ? 0 : -1}
        aria-pressed={isChosen}
        aria-current={isToday ? 'date' : undefined}
        onClick={() => onPick(day)}
        onKeyDown={onKey}
      >
        <span className="visually-hidden">{shortDate(`${day}T00:00:00Z`, 'UTC')}</span>
        <span className="muted small" aria-hidden="true">
          {words.shortWeekday(name)}
        </span>
        <Flex
          component="span"
          vertical
          align="center"
          justify="center"
          className={joinClasses(styles.number, 'strong')}
          aria-hidden="true"
        >
          {Number(day.slice(8))}
        </Flex>
        {children}
      </Button>
    </h3>
  );
}

interface DayContentProps {
  day: string;
  zone: string;
  halls: readonly HallName[];
  /** The axis's first hour. */
  start: number;
  held: DayEntries;
  /** Where on the day what is dragged would be dropped. */
  aim: DaySpan | null;
  /** The booking that is dragged. */
  movedKey: string | undefined;
}

function DayContent({ day, zone, halls, start, held: { own, continued }, aim, movedKey }: DayContentProps) {
  const words = useText(calendarText);
  const { time } = useFormat();
  const inWords = useEntryWords(zone, halls);
  return (
    <>
      <Flex vertical gap={6} className="narrowable">
        <Strip day={day} zone={zone} halls={halls} entries={[...continued, ...own]} />
        {continued.length > 0 && (
          <ul className={styles.entries} aria-label={words.continued}>
            {continued.map((entry) => (
              <li key={entry.key} className={styles.continued}>
                <ContinuedIcon size={14} />
                <span>
                  {words.until(time(entry.end, zone))} · {inWords(entry, day).halls}
                </span>
              </li>
            ))}
          </ul>
        )}
      </Flex>
      <Flex vertical gap={6} className={joinClasses(styles.day24, 'narrowable')} data-axis={day}>
        {own.length === 0 ? (
          continued.length === 0 && <p className={styles.free}>{words.free}</p>
        ) : (
          <ul className={styles.entries}>
            {placeOnAxis(own, day, zone, start).map((placed) => (
              <TimedEntry
                key={placed.entry.key}
                {...{ placed, day, zone, halls }}
                isMoved={placed.entry.key === movedKey}
              />
            ))}
          </ul>
        )}
        {aim && <AimedSpan span={aim} start={start} />}
      </Flex>
    </>
  );
}

/** Where on the axis what is dragged would be dropped. */
function AimedSpan({ span, start }: { span: DaySpan; start: number }) {
  const { timeRange } = useFormat();
  const { from, length } = placeSpan(span, start);
  const at = (minutes: number) => new Date(Date.UTC(2000, 0, 1, 0, minutes));
  return (
    <p className={styles.aimedSpan} aria-hidden="true" style={{ '--from': from, '--length': length } as CSSProperties}>
      {timeRange(at(span.from), at(span.to), 'UTC')}
    </p>
  );
}

interface StripProps {
  day: string;
  zone: string;
  halls: readonly HallName[];
  entries: readonly Entry[];
}

/** The hours of a day as a strip, where there is no room for the axis. */
function Strip({ day, zone, halls, entries }: StripProps) {
  return (
    <span className={styles.strip} aria-hidden="true">
      {entries.map((entry) => {
        const { from, length } = shareOfDay(entry, day, zone);
        const place = { insetInlineStart: `${from}%`, width: `${length}%` };
        return <span key={entry.key} className={styles.taken} style={{ ...entryColor(entry, halls), ...place }} />;
      })}
    </span>
  );
}

interface TimedEntryProps {
  placed: Placed;
  day: string;
  zone: string;
  halls: readonly HallName[];
  /** Is being dragged to another time. */
  isMoved: boolean;
}

function TimedEntry({ placed: { entry, from, length, lane, lanes }, day, zone, halls, isMoved }: TimedEntryProps) {
  const words = useText(calendarText);
  const inWords = useEntryWords(zone, halls);
  const { when, halls: where } = inWords(entry, day);
  const tone = toTone(entry);
  const who = entry.kind === 'booking' ? entry.booking.customerName : getNote(entry);
  const place = { '--from': from, '--length': length, '--lane': lane, '--lanes': lanes } as CSSProperties;
  return (
    <li
      data-entry={entry.key}
      className={joinClasses(styles.entry, styles[tone], isMovable(entry) && styles.movable, isMoved && styles.moved)}
      style={{ ...entryColor(entry, halls), ...place }}
    >
      <span className={styles.when}>
        <EntryMark tone={tone} />
        {when}
      </span>
      <span className="strong">{where}</span>
      {who && <span>{who}</span>}
      <span className="visually-hidden">{words.legend[tone]}</span>
    </li>
  );
}
