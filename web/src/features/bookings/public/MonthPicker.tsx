import { PRICE_TYPE_SUFFIXES } from '@mehfil/api/domain/catalogue/price-types';
import { getWeekday } from '@mehfil/api/domain/time/days';
import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { INTL_LOCALE, useLocale } from '../../../i18n/locale';
import { useFormat } from '../../../i18n/format';
import { namesText } from '../../../i18n/names.text';
import { useSay } from '../../../i18n/say';
import { useText } from '../../../i18n/text';
import { joinClasses } from '../../../lib/classes';
import { addMonths, moveByKey } from '../../../lib/day-keys';
import { PlainLoadFailed } from '../../../ui/PlainLoadFailed';
import { ChevronLeftIcon, ChevronRightIcon } from '../../../ui/icons';
import { bookingText } from '../booking.text';
import type { Day, Month, MonthAnswer } from '../month';
import { commonPriceType, leadPrice } from './day-price';
import { DayPrice } from './DayPrice';
import { RefusalMessage } from './RefusalMessage';
import styles from './MonthPicker.module.css';

/** Rows of the calendar, so that nothing moves from month to month. */
const WEEKS = 6;

/** Whether something is left of a day. */
function isBookable({ status }: Day): boolean {
  return status === 'FREE' || status === 'PARTLY';
}

/** Whether a day can be chosen: a full one too, where customers can wait for its times. */
function isOpen(day: Day, holdHours: number): boolean {
  return isBookable(day) || (holdHours > 0 && day.status === 'FULL');
}

function keepBetween(day: string, first: string, last: string): string {
  return day < first ? first : day > last ? last : day;
}

interface MonthPickerProps {
  answer: MonthAnswer;
  /** The chosen day, or empty. */
  value: string;
  /** What the server said against the chosen day. */
  refusal?: string | undefined;
  /** Called with a free or partly free day. */
  onPick: (day: string) => void;
  /** Asks for another month. */
  onMonth: (month: string) => void;
}

interface Head {
  shown: string | undefined;
  isFirst: boolean;
  isLast: boolean;
  onMonth: (month: string) => void;
}

function MonthHead({ shown, isFirst, isLast, onMonth }: Head) {
  const words = useText(bookingText).month;
  const locale = INTL_LOCALE[useLocale()];
  const name = shown
    ? new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
        new Date(`${shown}-01T00:00:00Z`),
      )
    : '\u00a0';
  const go = (count: number) => shown && onMonth(addMonths(shown, count));
  return (
    <div className="beside middle apart gap-8 below-8">
      <button
        type="button"
        className={joinClasses('round-button', styles.arrow)}
        aria-label={words.previous}
        disabled={isFirst}
        onClick={() => go(-1)}
      >
        <ChevronLeftIcon />
      </button>
      <p className="heading-20 display-face" aria-live="polite">
        {name}
      </p>
      <button
        type="button"
        className={joinClasses('round-button', styles.arrow)}
        aria-label={words.next}
        disabled={isLast}
        onClick={() => go(1)}
      >
        <ChevronRightIcon />
      </button>
    </div>
  );
}

/** A month of a hall: free, partly free and full days, chosen by tap or by arrow keys. */
export function MonthPicker({ answer, value, refusal, onPick, onMonth }: MonthPickerProps) {
  const words = useText(bookingText).month;
  const { month, before, failed, retry } = answer;
  const refusalId = useId();
  const shown = month ?? before;
  return (
    <section className={styles.picker} aria-label={words.label}>
      <MonthHead
        shown={shown?.month}
        isFirst={!shown || shown.month <= shown.today.slice(0, 7)}
        isLast={!shown || shown.month >= shown.latestDate.slice(0, 7)}
        onMonth={onMonth}
      />
      {failed && !month ? (
        <div className={styles.problem}>
          <PlainLoadFailed level={3} title={words.failed} retry={words.retry} onRetry={retry} />
        </div>
      ) : (
        <DayGrid
          month={month}
          value={value}
          describedBy={refusal === undefined ? undefined : refusalId}
          onPick={onPick}
          onMonth={onMonth}
        />
      )}
      <RefusalMessage id={refusalId} message={refusal} />
      <ul className={joinClasses('row above-8 muted small gap-4-16', styles.legend)}>
        {(['FREE', 'PARTLY', 'FULL'] as const).map((status) => (
          <li key={status}>
            <span className={joinClasses(styles.dot, styles[status.toLowerCase()])} aria-hidden="true" />
            {words.legend[status]}
          </li>
        ))}
      </ul>
      {shown && <PriceLegend month={shown} />}
    </section>
  );
}

/** What the figures in the days are. */
function PriceLegend({ month }: { month: Month }) {
  const words = useText(bookingText).month;
  const priceType = commonPriceType(month);
  const shown = month.days.filter(isBookable).flatMap((day) => leadPrice(day) ?? []);
  if (shown.length === 0) return null;
  const unit = words.priceUnits[priceType ?? 'MIXED'];
  return (
    <p className="above-4 muted small">
      {words.prices(unit, month.currency, month.sellsShifts)}
      {shown.some(({ rateReason }) => rateReason !== null) && ` ${words.unusual}`}
    </p>
  );
}

interface DayGridProps {
  month: Month | undefined;
  value: string;
  /** Of the chosen day. */
  describedBy: string | undefined;
  onPick: (day: string) => void;
  onMonth: (month: string) => void;
}

function DayGrid({ month, value, describedBy, onPick, onMonth }: DayGridProps) {
  const words = useText(bookingText).month;
  const grid = useRef<HTMLDivElement>(null);
  const [reached, setReached] = useState('');
  const days = month?.days ?? [];
  const firstOpen = days.find(isBookable)?.date ?? days[0]?.date ?? '';
  const within = (day: string) => days.some(({ date }) => date === day);
  // One day of the grid is reached by Tab, the others from it by arrow keys.
  const anchor = [reached, value].find((day) => day !== '' && within(day)) ?? firstOpen;

  const move = (event: KeyboardEvent, from: string) => {
    const wanted = moveByKey(from, event, document.documentElement.dir === 'rtl');
    if (wanted === undefined || !month) return;
    event.preventDefault();
    const to = within(wanted) ? wanted : keepBetween(wanted, month.today, month.latestDate);
    setReached(to);
    if (within(to)) grid.current?.querySelector<HTMLElement>(`[data-day="${to}"]`)?.focus();
    else onMonth(to.slice(0, 7));
  };

  return (
    <div ref={grid} className={styles.grid} aria-busy={!month}>
      {words.weekdays.map((name) => (
        <span key={name} className={joinClasses('muted centered', styles.weekday)} aria-hidden="true">
          {name}
        </span>
      ))}
      {month
        ? days.map((day, index) => (
            <DayButton
              key={day.date}
              day={day}
              currency={month.currency}
              canPick={isOpen(day, month.holdHours)}
              isToday={day.date === month.today}
              isOver={day.date < month.today}
              isChosen={day.date === value}
              describedBy={day.date === value ? describedBy : undefined}
              isAnchor={day.date === anchor}
              takesFocus={day.date === reached}
              column={index === 0 ? getWeekday(day.date) + 1 : undefined}
              onPick={onPick}
              onKey={(event) => move(event, day.date)}
            />
          ))
        : Array.from({ length: WEEKS * 7 }, (_, index) => (
            <span key={index} className={styles.placeholder} aria-hidden="true" />
          ))}
    </div>
  );
}

interface DayButtonProps {
  day: Day;
  currency: string;
  canPick: boolean;
  isToday: boolean;
  /** Before today. */
  isOver: boolean;
  isChosen: boolean;
  describedBy: string | undefined;
  isAnchor: boolean;
  /** Reached by an arrow key from another month. */
  takesFocus: boolean;
  /** Where the first day of the month stands in its week. */
  column: number | undefined;
  onPick: (day: string) => void;
  onKey: (event: KeyboardEvent) => void;
}

function DayButton(props: DayButtonProps) {
  const {
    day,
    currency,
    canPick,
    isToday,
    isOver,
    isChosen,
    describedBy,
    isAnchor,
    takesFocus,
    column,
    onPick,
    onKey,
  } = props;
  const words = useText(bookingText).month;
  const names = useText(namesText);
  const say = useSay();
  const format = useFormat();
  const hasPrice = isBookable(day);
  const lead = leadPrice(day);
  return (
    <button
      type="button"
      autoFocus={takesFocus}
      data-day={day.date}
      data-figures=""
      data-field={isChosen ? 'date' : undefined}
      aria-describedby={describedBy}
      className={joinClasses(
        styles.day,
        styles[day.status.toLowerCase()],
        isChosen && styles.chosen,
        isToday && styles.today,
      )}
      style={column === undefined ? undefined : { gridColumnStart: column }}
      tabIndex={isAnchor ? 0 : -1}
      aria-pressed={isChosen}
      aria-disabled={!canPick}
      aria-current={isToday ? 'date' : undefined}
      aria-label={[
        format.shortDate(`${day.date}T00:00:00Z`, 'UTC'),
        words.status[day.status === 'PAST' && !isOver ? 'TOO_LATE' : day.status],
        ...(hasPrice && lead
          ? [`${format.money(lead.amount, currency)}${say(PRICE_TYPE_SUFFIXES[lead.priceType])}`]
          : []),
        ...(hasPrice && lead?.rateReason ? [names.reason(lead.rateReason)] : []),
      ].join(names.listed)}
      onClick={() => {
        if (canPick) onPick(day.date);
      }}
      onKeyDown={onKey}
    >
      {Number(day.date.slice(8))}
      {hasPrice && <DayPrice day={day} />}
    </button>
  );
}
