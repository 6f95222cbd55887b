import type { RefObject } from 'react';
import { useDrag } from '../../../../lib/useDrag';
import {
  findMinuteAt,
  isMovable,
  moveTo,
  offerHours,
  readDayBoxes,
  shiftSpan,
  toDaySpan,
  toSpan,
  type BookingEntry,
  type DaySpan,
} from './calendar-drag';
import type { Entry } from './calendar-view';
import type { DragTargets } from './useMonthDrag';

/** Where the days have an axis: on narrower screens they stand below each other. */
const WIDE = '(width >= 900px)';

/** What was picked up, and where: the day and the minute of it. */
type Subject = { day: string; minute: number } & ({ kind: 'time' } | { kind: 'booking'; entry: BookingEntry });

interface WeekDragOptions extends DragTargets {
  board: RefObject<HTMLElement | null>;
  entries: readonly Entry[];
  today: string;
  zone: string;
  /** The axis's first hour. */
  start: number;
}

/** Drags over a week's axis: from free room over hours, from a booking to another time. */
export function useWeekDrag({ board, entries, today, zone, start, onFree, onMove }: WeekDragOptions) {
  const boxes = () => readDayBoxes(board.current, 'data-axis');
  const { drag, onPointerDown } = useDrag<Subject, DaySpan>({
    pickUp: (pressed, point) => {
      const day = pressed.closest<HTMLElement>('[data-axis]')?.dataset.axis;
      const at = day === undefined || !window.matchMedia(WIDE).matches ? null : findMinuteAt(boxes(), point, start);
      if (!at) return null;
      const key = pressed.closest<HTMLElement>('[data-entry]')?.dataset.entry;
      if (key === undefined) return at.day < today ? null : { kind: 'time', ...at };
      const entry = entries.find((each) => each.key === key);
      return entry && isMovable(entry) ? { kind: 'booking', entry, ...at } : null;
    },
    aimAt: (subject, point) => {
      const at = findMinuteAt(boxes(), point, start);
      if (!at) return null;
      if (subject.kind === 'time') {
        // Wandering into the day beside it goes on choosing hours of the first one.
        return toDaySpan(subject.day, subject.minute, at.minute);
      }
      const span = toSpan(subject.entry, zone);
      const moved = shiftSpan(span, at.day, at.minute - subject.minute, start);
      const isSame = moved.day === subject.day && moved.from === span.from;
      return isSame || at.day < today ? null : moved;
    },
    onDrop: (subject, aim) => {
      if (subject.kind === 'time') onFree(offerHours(aim));
      else onMove(moveTo(subject.entry, aim));
    },
  });
  return {
    onPointerDown,
    isDragging: drag !== null,
    aim: drag?.aim ?? null,
    /** The booking that is dragged. */
    moved: drag?.subject.kind === 'booking' ? drag.subject.entry : null,
  };
}
