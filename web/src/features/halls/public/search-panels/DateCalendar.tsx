import { SEARCH_LIMITS } from '@mehfil/api/domain/halls/limits';
import type { HallSearch } from '@mehfil/api/domain/halls/search';
import { addDays, daysOfMonth, getWeekday } from '@mehfil/api/domain/time/days';
import { useState } from 'react';
import { useFreeDatesQuery } from '../../../../graphql/generated/free-dates';
import { useCurrency } from '../../../../i18n/currency';
import { useFormat } from '../../../../i18n/format';
import { namesText } from '../../../../i18n/names.text';
import { useText } from '../../../../i18n/text';
import { joinClasses } from '../../../../lib/classes';
import { todayHere } from '../../../../lib/clock';
import { addMonths } from '../../../../lib/months';
import { CalendarMonth } from '../../../../ui/calendar/CalendarMonth';
import { DayButton } from '../../../../ui/calendar/DayButton';
import { MonthHead } from '../../../../ui/calendar/MonthHead';
import { useDayFocus } from '../../../../ui/calendar/useGridFocus';
import { toFilter } from '../search/filters';
import styles from './DateCalendar.module.css';
import { panelsText } from './panels.text';

/** How far ahead a date can be chosen. */
const MONTHS_AHEAD = 18;

/** On which days of a month the best halls of a search are free, and how many of them. */
function useFreeDays(month: string, today: string, draft: HallSearch): ReadonlyMap<string, number> {
  const { code } = useCurrency();
  const days = daysOfMonth(month).filter((day) => day >= today);
  const [first = today, last = today] = [days[0], days.at(-1)];
  const asked = { ...draft, date: first, lastDate: last, weekdays: undefined };
  const { data } = useFreeDatesQuery({
    variables: { filter: toFilter(asked, code) },
    skip: days.length === 0 || days.length > SEARCH_LIMITS.searchDaysMax,
  });
  return new Map((data?.freeDates ?? []).map(({ date, hallCount }) => [date, hallCount]));
}

interface DateCalendarProps {
  draft: HallSearch;
  /** Months side by side. */
  months: 1 | 2;
  onPick: (day: string) => void;
}

/** Months in which the days with free halls are marked; chosen by press or keys. */
export function DateCalendar({ draft, months, onPick }: DateCalendarProps) {
  const words = useText(panelsText).date;
  const [today] = useState(todayHere);
  const [start, setStart] = useState(() => (draft.date && draft.date >= today ? draft.date : today).slice(0, 7));
  const shown = Array.from({ length: months }, (_, index) => addMonths(start, index));
  const last = addMonths(today.slice(0, 7), MONTHS_AHEAD);
  const { listeners, anchor, forget } = useDayFocus({
    days: shown.flatMap(daysOfMonth).filter((day) => day >= today),
    preferred: [draft.date, today],
    first: today,
    last: daysOfMonth(last).at(-1),
    onReach: (day) => {
      const month = day.slice(0, 7);
      if (month < start) setStart(month);
      else if (!shown.includes(month)) setStart(addMonths(month, 1 - months));
    },
  });
  return (
    <div>
      <MonthHead
        months={shown}
        hasPrevious={start > today.slice(0, 7)}
        hasNext={(shown.at(-1) ?? start) < last}
        onShow={(first) => {
          forget();
          setStart(first);
        }}
      />
      <div {...listeners} className={joinClasses('beside', styles.months)}>
        {shown.map((month) => (
          <MonthDays key={month} {...{ month, today, draft, anchor, onPick }} />
        ))}
      </div>
      <p className={joinClasses('beside middle gap-8 muted small', styles.legend)}>
        <span className={styles.dot} aria-hidden="true" />
        {words.legend}
      </p>
    </div>
  );
}

interface MonthDaysProps extends Pick<DateCalendarProps, 'draft' | 'onPick'> {
  month: string;
  today: string;
  /** The day that Tab reaches. */
  anchor: string | undefined;
}

function MonthDays({ month, today, draft, anchor, onPick }: MonthDaysProps) {
  const { listed } = useText(namesText);
  const words = useText(panelsText).date;
  const format = useFormat();
  const free = useFreeDays(month, today, draft);
  const { date, lastDate } = draft;
  return (
    <CalendarMonth
      look="choice"
      days={daysOfMonth(month).map((day) => ({ date: day }))}
      aria-label={format.month(month)}
      className={joinClasses('grow narrowable', styles.grid)}
    >
      {({ date: day }) => {
        const halls = free.get(day) ?? 0;
        const isEnd = day === date || day === lastDate;
        const isWanted = draft.weekdays?.includes(getWeekday(day)) ?? true;
        const isBetween = date !== undefined && lastDate !== undefined && day > date && day < lastDate && isWanted;
        return (
          <DayButton
            day={day}
            isAnchor={day === anchor}
            isToday={day === today}
            isChosen={isEnd}
            data-takes-focus={day === anchor ? '' : undefined}
            className={joinClasses(halls > 0 && styles.free, isBetween && styles.between)}
            disabled={day < today}
            aria-pressed={isEnd || isBetween}
            aria-label={[format.shortDate(`${day}T00:00:00Z`, 'UTC'), ...(halls > 0 ? [words.free(halls)] : [])].join(
              listed,
            )}
            onClick={() => onPick(day)}
          />
        );
      }}
    </CalendarMonth>
  );
}

/** The range that begins on a day can't end after this one. */
export function lastDayOfRange(date: string): string {
  return addDays(date, SEARCH_LIMITS.searchDaysMax - 1);
}
