import type { ComponentProps } from 'react';
import { joinClasses } from '../../lib/classes';
import styles from './CalendarMonth.module.css';

interface DayButtonProps extends ComponentProps<'button'> {
  day: string;
  /** Whether Tab reaches it. */
  isAnchor: boolean;
  isToday: boolean;
  /** The chosen day, or an end of the chosen days. */
  isChosen: boolean;
}

/** A day to choose in a month: its number, what it has to say, and a dot in the color `--mark`. */
export function DayButton({ day, isAnchor, isToday, isChosen, className, children, ...button }: DayButtonProps) {
  return (
    <button
      aria-pressed={isChosen}
      {...button}
      type="button"
      data-day={day}
      data-figures=""
      tabIndex={isAnchor ? 0 : -1}
      aria-current={isToday ? 'date' : undefined}
      className={joinClasses(
        'anchor figures size-16',
        styles.day,
        className,
        isToday && styles.today,
        isChosen && styles.chosen,
      )}
    >
      {Number(day.slice(8))}
      {children}
    </button>
  );
}
