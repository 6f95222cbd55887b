import type { RefObject } from 'react';
import { useDrag } from '../../../../ui/calendar/useDrag';
import {
  findDayAt,
  isMovable,
  moveTo,
  offerDays,
  readDayBoxes,
  toDayRange,
  toSpan,
  type BookingEntry,
  type BookingMove,
  type DayRange,
  type OfferedTime,
} from './calendar-drag';
import type { Entry } from './calendar-view';

type Subject =
  { kind: 'days'; from: string; hallId: number | null } | { kind: 'booking'; entry: BookingEntry; from: string };

/** What a calendar's drags lead to: nothing is written before their dialogs are confirmed. */
export interface DragTargets {
  onFree: (offered: OfferedTime) => void;
  onMove: (move: BookingMove) => void;
}

interface DayDragOptions extends DragTargets {
  grid: RefObject<HTMLElement | null>;
  entries: readonly Entry[];
  today: string;
  zone: string;
}

/** Drags over days: from free room over several of them, from a booking to another one. */
export function useDayDrag({ grid, entries, today, zone, onFree, onMove }: DayDragOptions) {
  const dayAt = (point: { x: number; y: number }) => findDayAt(readDayBoxes(grid.current), point)?.day;
  const { drag, onPointerDown } = useDrag<Subject, DayRange>({
    pickUp: (pressed) => {
      const from = pressed.closest<HTMLElement>('[data-day]')?.dataset.day;
      if (from === undefined) return null;
      const key = pressed.closest<HTMLElement>('[data-entry]')?.dataset.entry;
      if (key === undefined) {
        const hall = pressed.closest<HTMLElement>('[data-hall]')?.dataset.hall;
        return { kind: 'days', from, hallId: hall === undefined ? null : Number(hall) };
      }
      const entry = entries.find((each) => each.key === key);
      return entry && isMovable(entry) ? { kind: 'booking', entry, from } : null;
    },
    aimAt: (subject, point) => {
      const day = dayAt(point);
      if (day === undefined) return null;
      if (subject.kind === 'days') return toDayRange(subject.from, day, today);
      return day === subject.from || day < today ? null : { first: day, last: day };
    },
    onDrop: (subject, aim) => {
      if (subject.kind === 'days') onFree(offerDays(aim, subject.hallId));
      else onMove(moveTo(subject.entry, { day: aim.first, ...toSpan(subject.entry, zone) }));
    },
  });
  const moved = drag?.subject.kind === 'booking' ? drag.subject.entry : null;
  return {
    onPointerDown,
    isDragging: drag !== null,
    aim: drag?.aim ?? null,
    /** The booking that is dragged. */
    moved,
  };
}
