import { useId } from 'react';
import { INTL_LOCALE, useLocale } from '../../../i18n/locale';
import { useText } from '../../../i18n/text';
import { Button } from '../../../ui/Button';
import { ChevronLeftIcon, ChevronRightIcon } from '../../../ui/icons';
import { calendarText } from './calendar.text';
import { shownDays, stepped, VIEWS, type Shown } from './calendar-view';
import type { HallName } from './calendar-view';
import styles from './Calendar.module.css';

interface CalendarToolbarProps {
  shown: Shown;
  today: string;
  halls: readonly HallName[];
  onShow: (some: Partial<Shown>) => void;
}

/** `March 2027`, or the days of a week. */
function usePeriodName({ view, day }: Shown): string {
  const locale = INTL_LOCALE[useLocale()];
  if (view === 'month') {
    const format = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });
    return format.format(new Date(`${day}T00:00:00Z`));
  }
  const days = shownDays({ view, day });
  const format = new Intl.DateTimeFormat(locale, { month: 'short', day: 'numeric', year: 'numeric', timeZone: 'UTC' });
  const [first = day, last = day] = [days[0], days.at(-1)];
  return format.formatRange(new Date(`${first}T00:00:00Z`), new Date(`${last}T00:00:00Z`));
}

/** Which stretch of time the calendar shows, how, and of which hall. All of it stands in the address. */
export function CalendarToolbar({ shown, today, halls, onShow }: CalendarToolbarProps) {
  const words = useText(calendarText);
  const hall = useId();
  const name = usePeriodName(shown);
  const go = (by: 1 | -1) => onShow({ day: stepped(shown, by) });
  return (
    <div className={styles.toolbar} role="group" aria-label={words.toolbar}>
      <div className={styles.period}>
        <button type="button" className={styles.arrow} aria-label={words.previous[shown.view]} onClick={() => go(-1)}>
          <ChevronLeftIcon />
        </button>
        <button type="button" className={styles.arrow} aria-label={words.next[shown.view]} onClick={() => go(1)}>
          <ChevronRightIcon />
        </button>
        <h2 className={styles.name} aria-live="polite">
          {name}
        </h2>
        <Button look="secondary" onClick={() => onShow({ day: today })}>
          {words.today}
        </Button>
      </div>
      <fieldset className={styles.views}>
        <legend className="visually-hidden">{words.view}</legend>
        {VIEWS.map((view) => (
          <label key={view} className={styles.viewChoice}>
            <input
              type="radio"
              className="visually-hidden"
              name="calendar-view"
              checked={shown.view === view}
              onChange={() => onShow({ view })}
            />
            {words.views[view]}
          </label>
        ))}
      </fieldset>
      <div className={styles.hall}>
        <label htmlFor={hall} className="visually-hidden">
          {words.hall}
        </label>
        <select
          id={hall}
          className={styles.control}
          value={shown.hallId ?? ''}
          onChange={({ target }) => onShow({ hallId: target.value === '' ? null : Number(target.value) })}
        >
          <option value="">{words.everyHall}</option>
          {halls.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </select>
      </div>
    </div>
  );
}
