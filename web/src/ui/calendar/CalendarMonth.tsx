import { getWeekday } from '@mehfil/api/domain/time/days';
import type { ComponentProps, ReactNode } from 'react';
import { useFormat } from '../../i18n/format';
import { joinClasses } from '../../lib/classes';
import styles from './CalendarMonth.module.css';

const WEEK = [0, 1, 2, 3, 4, 5, 6] as const;
/** Weeks that a month touches at most. */
const WEEKS = 6;

function toWeeks<Day extends { date: string }>(days: readonly Day[]): Day[][] {
  const weeks: Day[][] = [];
  for (const day of days) {
    const week = weeks.at(-1);
    if (week && getWeekday(day.date) > 0) week.push(day);
    else weeks.push([day]);
  }
  return weeks;
}

interface CalendarMonthProps<Day> extends Omit<ComponentProps<'div'>, 'role' | 'children'> {
  /** Days one after another; none while they are loading. */
  days: readonly Day[];
  /** The one that is shown elsewhere. */
  selected?: string;
  /** Its days are `DayButton`s, or are read and not pressed. */
  look?: 'choice' | 'table';
  /** What a day holds. */
  children: (day: Day) => ReactNode;
}

/** The weeks of a month below the names of their days: a grid by keys (`useGridFocus`), or a table. */
export function CalendarMonth<Day extends { date: string }>({
  days,
  selected,
  look,
  className,
  children,
  ...grid
}: CalendarMonthProps<Day>) {
  const { weekday } = useFormat();
  const isTable = look === 'table';
  const cell = isTable ? 'cell' : 'gridcell';
  return (
    <div
      {...grid}
      role={isTable ? 'table' : 'grid'}
      className={joinClasses(styles.month, look === 'choice' && styles.choice, className)}
    >
      <div role="row" className={joinClasses(styles.week, styles.heads)}>
        {WEEK.map((day) => (
          <span key={day} role="columnheader" aria-label={weekday(day, 'long')} className="muted">
            {weekday(day, 'short')}
          </span>
        ))}
      </div>
      {toWeeks(days).map((week, index) => (
        <div key={week[0]?.date} role="row" className={styles.week}>
          {index === 0 && WEEK.slice(0, getWeekday(week[0]?.date ?? '')).map((day) => <span key={day} role={cell} />)}
          {week.map((day) => (
            <div
              key={day.date}
              role={cell}
              aria-selected={selected === undefined ? undefined : day.date === selected}
              className="stack column"
            >
              {children(day)}
            </div>
          ))}
        </div>
      ))}
      {days.length === 0 &&
        Array.from({ length: WEEKS * WEEK.length }, (_, index) => (
          <span key={index} className={styles.placeholder} aria-hidden="true" />
        ))}
    </div>
  );
}
