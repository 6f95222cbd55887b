import { SEARCH_LIMITS } from '@mehfil/api/domain/halls/limits';
import type { HallSearch } from '@mehfil/api/domain/halls/search';
import { addDays, getWeekday } from '@mehfil/api/domain/time/days';
import { useEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { useFreeDatesQuery } from '../../../../graphql/generated/free-dates';
import { useCurrency } from '../../../../i18n/currency';
import { useFormat } from '../../../../i18n/format';
import { INTL_LOCALE, useLocale } from '../../../../i18n/locale';
import { namesText } from '../../../../i18n/names.text';
import { useText } from '../../../../i18n/text';
import { todayHere } from '../../../../lib/clock';
import { joinClasses } from '../../../../lib/classes';
import { ChevronLeftIcon, ChevronRightIcon } from '../../../../ui/icons';
import { toFilter } from '../search/filters';
import { addMonths, listDays, moveByKey } from '../../../../lib/day-keys';
import styles from './DateCalendar.module.css';
import { panelsText } from './panels.text';

/** How far ahead a date can be chosen. */
const MONTHS_AHEAD = 18;

/** On which days of a month the best halls of a search are free, and how many of them. */
function useFreeDays(month: string, today: string, draft: HallSearch): ReadonlyMap<string, number> {
  const { code } = useCurrency();
  const days = listDays(month).filter((day) => day >= today);
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

/** Which months are shown, and the day that keys have reached in them. */
function useShownMonths(box: RefObject<HTMLElement | null>, today: string, date: string | undefined, months: number) {
  const [start, setStart] = useState(() => (date && date >= today ? date : today).slice(0, 7));
  const [reached, setReached] = useState<string | null>(null);
  const shown = Array.from({ length: months }, (_, index) => addMonths(start, index));
  const last = addMonths(today.slice(0, 7), MONTHS_AHEAD);
  const isShown = (day: string) => shown.includes(day.slice(0, 7));
  const anchor = [reached, date, today].find((day) => day && day >= today && isShown(day)) ?? `${start}-01`;
  useEffect(() => {
    if (reached) box.current?.querySelector<HTMLElement>(`[data-day="${reached}"]`)?.focus();
  }, [box, reached, start]);

  const go = (count: number): void => {
    setReached(null);
    setStart(addMonths(start, count));
  };
  const move = (event: KeyboardEvent, from: string): void => {
    const to = moveByKey(from, event, getComputedStyle(event.currentTarget).direction === 'rtl');
    if (to === undefined) return;
    event.preventDefault();
    const within = to < today ? today : to;
    if (within.slice(0, 7) > last) return;
    const month = within.slice(0, 7);
    if (month < start) setStart(month);
    else if (!isShown(within)) setStart(addMonths(month, 1 - months));
    setReached(within);
  };
  return { start, last, shown, anchor, reach: setReached, go, move };
}

/** Months in which the days with free halls are marked; chosen by press or keys: arrows, Home and End, Page Up and Page Down. */
export function DateCalendar({ draft, months, onPick }: DateCalendarProps) {
  const words = useText(panelsText).date;
  const box = useRef<HTMLDivElement>(null);
  const [today] = useState(todayHere);
  const { start, last, shown, anchor, reach, go, move } = useShownMonths(box, today, draft.date, months);
  return (
    <div ref={box} className="anchor">
      <button
        type="button"
        className={joinClasses('round-button', styles.arrow, styles.earlier)}
        aria-label={words.previous}
        disabled={start <= today.slice(0, 7)}
        onClick={() => go(-1)}
      >
        <ChevronLeftIcon />
      </button>
      <button
        type="button"
        className={joinClasses('round-button', styles.arrow, styles.later)}
        aria-label={words.next}
        disabled={(shown.at(-1) ?? start) >= last}
        onClick={() => go(1)}
      >
        <ChevronRightIcon />
      </button>
      <div className={styles.months}>
        {shown.map((month) => (
          <MonthDays
            key={month}
            month={month}
            today={today}
            draft={draft}
            anchor={anchor}
            onPick={(day) => {
              reach(day);
              onPick(day);
            }}
            onKey={move}
          />
        ))}
      </div>
      <p className={joinClasses('beside middle gap-8 muted small', styles.legend)}>
        <span className={styles.dot} aria-hidden="true" />
        {words.legend}
      </p>
    </div>
  );
}

interface MonthDaysProps {
  month: string;
  today: string;
  draft: HallSearch;
  /** The day that Tab reaches. */
  anchor: string;
  onPick: (day: string) => void;
  onKey: (event: KeyboardEvent, day: string) => void;
}

function MonthDays({ month, today, draft, anchor, onPick, onKey }: MonthDaysProps) {
  const { listed } = useText(namesText);
  const words = useText(panelsText).date;
  const locale = INTL_LOCALE[useLocale()];
  const { shortDate } = useFormat();
  const free = useFreeDays(month, today, draft);
  const { date, lastDate } = draft;
  const name = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-01T00:00:00Z`),
  );
  return (
    <div role="group" aria-label={name} className="grow narrowable">
      <p className={joinClasses('below-12 display-face centered', styles.name)} aria-live="polite">
        {name}
      </p>
      <div className={styles.grid}>
        {words.weekdayLetters.map((letters) => (
          <span key={letters} className={joinClasses('muted centered', styles.weekday)} aria-hidden="true">
            {letters}
          </span>
        ))}
        {listDays(month).map((day, index) => {
          const halls = free.get(day) ?? 0;
          const isEnd = day === date || day === lastDate;
          const isBetween = date !== undefined && lastDate !== undefined && day > date && day < lastDate;
          const isWanted = draft.weekdays?.includes(getWeekday(day)) ?? true;
          return (
            <button
              key={day}
              type="button"
              data-day={day}
              data-figures=""
              data-takes-focus={day === anchor ? '' : undefined}
              className={joinClasses(
                'anchor medium figures',
                styles.day,
                halls > 0 && styles.free,
                isBetween && isWanted && styles.between,
                isEnd && styles.chosen,
                day === today && styles.today,
              )}
              style={index === 0 ? { gridColumnStart: getWeekday(day) + 1 } : undefined}
              tabIndex={day === anchor ? 0 : -1}
              disabled={day < today}
              aria-pressed={isEnd || (isBetween && isWanted)}
              aria-current={day === today ? 'date' : undefined}
              aria-label={[shortDate(`${day}T00:00:00Z`, 'UTC'), ...(halls > 0 ? [words.free(halls)] : [])].join(
                listed,
              )}
              onClick={() => onPick(day)}
              onKeyDown={(event) => onKey(event, day)}
            >
              {Number(day.slice(8))}
            </button>
          );
        })}
      </div>
    </div>
  );
}

/** The range that begins on a day can't end after this one. */
export function lastDayOfRange(date: string): string {
  return addDays(date, SEARCH_LIMITS.searchDaysMax - 1);
}
