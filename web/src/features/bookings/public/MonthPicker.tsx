import { PRICE_TYPE_SUFFIXES } from '@mehfil/api/domain/catalogue/price-types';
import { useId } from 'react';
import { useFormat } from '../../../i18n/format';
import { namesText } from '../../../i18n/names.text';
import { useSay } from '../../../i18n/say';
import { useText } from '../../../i18n/text';
import { joinClasses } from '../../../lib/classes';
import { CalendarMonth } from '../../../ui/calendar/CalendarMonth';
import { DayButton } from '../../../ui/calendar/DayButton';
import { MonthHead } from '../../../ui/calendar/MonthHead';
import { useDayFocus } from '../../../ui/calendar/useGridFocus';
import { PlainLoadFailed } from '../../../ui/PlainLoadFailed';
import { bookingText } from '../booking.text';
import type { Day, Month, MonthAnswer } from '../month';
import { commonPriceType, leadPrice } from './day-price';
import { DayPrice } from './DayPrice';
import { RefusalMessage } from './RefusalMessage';
import styles from './MonthPicker.module.css';

/** Whether something is left of a day. */
function isBookable({ status }: Day): boolean {
  return status === 'FREE' || status === 'PARTLY';
}

/** Whether a day can be chosen: a full one too, where customers can wait for its times. */
function isOpen(day: Day, holdHours: number): boolean {
  return isBookable(day) || (holdHours > 0 && day.status === 'FULL');
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

/** A month of a hall: free, partly free and full days, chosen by tap or by keys. */
export function MonthPicker({ answer, value, refusal, onPick, onMonth }: MonthPickerProps) {
  const words = useText(bookingText).month;
  const { month: monthName } = useFormat();
  const { month, before, failed, retry } = answer;
  const refusalId = useId();
  const shown = month ?? before;
  const days = month?.days ?? [];
  const { listeners, anchor, forget } = useDayFocus({
    days: days.map(({ date }) => date),
    preferred: [value, days.find(isBookable)?.date],
    first: month?.today,
    last: month?.latestDate,
    onReach: (day) => {
      if (month && !day.startsWith(month.month)) onMonth(day.slice(0, 7));
    },
  });
  return (
    <section className={styles.picker} aria-label={words.label}>
      <MonthHead
        months={shown ? [shown.month] : []}
        hasPrevious={shown !== undefined && shown.month > shown.today.slice(0, 7)}
        hasNext={shown !== undefined && shown.month < shown.latestDate.slice(0, 7)}
        onShow={(next) => {
          forget();
          onMonth(next);
        }}
      />
      {failed && !month ? (
        <div className={styles.problem}>
          <PlainLoadFailed level={3} title={words.failed} retry={words.retry} onRetry={retry} />
        </div>
      ) : (
        <CalendarMonth
          {...listeners}
          look="choice"
          days={days}
          className={styles.grid}
          aria-label={shown && monthName(shown.month)}
          aria-busy={!month}
        >
          {(day) =>
            month && (
              <DayChoice
                day={day}
                month={month}
                isChosen={day.date === value}
                isAnchor={day.date === anchor}
                refusalId={refusal === undefined ? undefined : refusalId}
                onPick={onPick}
              />
            )
          }
        </CalendarMonth>
      )}
      <RefusalMessage id={refusalId} message={refusal} />
      <ul className="row above-8 muted small gap-4-16">
        {(['FREE', 'PARTLY', 'FULL'] as const).map((status) => (
          <li key={status} className="beside middle gap-6">
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

interface DayChoiceProps extends Pick<MonthPickerProps, 'onPick'> {
  day: Day;
  month: Month;
  isChosen: boolean;
  isAnchor: boolean;
  /** What was said against the chosen day. */
  refusalId: string | undefined;
}

function DayChoice({ day, month, isChosen, isAnchor, refusalId, onPick }: DayChoiceProps) {
  const words = useText(bookingText).month;
  const names = useText(namesText);
  const say = useSay();
  const format = useFormat();
  const canPick = isOpen(day, month.holdHours);
  const isTooLate = day.status === 'PAST' && day.date >= month.today;
  const hasPrice = isBookable(day);
  const lead = hasPrice ? leadPrice(day) : undefined;
  return (
    <DayButton
      day={day.date}
      isAnchor={isAnchor}
      isToday={day.date === month.today}
      isChosen={isChosen}
      data-field={isChosen ? 'date' : undefined}
      aria-describedby={isChosen ? refusalId : undefined}
      className={styles[day.status.toLowerCase()]}
      aria-disabled={!canPick}
      aria-label={[
        format.shortDate(`${day.date}T00:00:00Z`, 'UTC'),
        words.status[isTooLate ? 'TOO_LATE' : day.status],
        ...(lead ? [`${format.money(lead.amount, month.currency)}${say(PRICE_TYPE_SUFFIXES[lead.priceType])}`] : []),
        ...(lead?.rateReason ? [names.reason(lead.rateReason)] : []),
      ].join(names.listed)}
      onClick={() => {
        if (canPick) onPick(day.date);
      }}
    >
      {hasPrice && <DayPrice day={day} />}
    </DayButton>
  );
}
