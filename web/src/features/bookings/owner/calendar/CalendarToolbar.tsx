import { Flex, Segmented } from 'antd';
import { useFormat } from '../../../../i18n/format';
import { INTL_LOCALE, useLocale } from '../../../../i18n/locale';
import { useText } from '../../../../i18n/text';
import { joinClasses } from '../../../../lib/classes';
import { Button } from '../../../../ui/Button';
import { ChevronLeftIcon, ChevronRightIcon, PrintIcon } from '../../../../ui/icons';
import { Select } from '../../../../ui/Select';
import { calendarText } from './calendar.text';
import { shownDays, stepped, VIEWS, type Shown } from './calendar-view';
import type { HallName } from './calendar-view';
import styles from './Calendar.module.css';

interface CalendarToolbarProps {
  shown: Shown;
  today: string;
  halls: readonly HallName[];
  /** While what is shown is loaded: nothing can be printed yet. */
  isBusy: boolean;
  onShow: (some: Partial<Shown>) => void;
  /** Enters a booking; absent where the chosen day offers it. */
  onAdd: (() => void) | undefined;
}

/** `March 2027`, or the days of a week. */
function usePeriodName({ view, day }: Shown): string {
  const locale = INTL_LOCALE[useLocale()];
  const { month } = useFormat();
  if (view === 'month' || view === 'overview') return month(day.slice(0, 7));
  const days = shownDays({ view, day });
  const format = new Intl.DateTimeFormat(locale, { month: 'short', day: 'numeric', year: 'numeric', timeZone: 'UTC' });
  const [first = day, last = day] = [days[0], days.at(-1)];
  return format.formatRange(new Date(`${first}T00:00:00Z`), new Date(`${last}T00:00:00Z`));
}

/** Which period the calendar shows, how, and of which hall. All of it stands in the address. */
export function CalendarToolbar({ shown, today, halls, isBusy, onShow, onAdd }: CalendarToolbarProps) {
  const words = useText(calendarText);
  const name = usePeriodName(shown);
  const go = (by: 1 | -1) => onShow({ day: stepped(shown, by) });
  return (
    <Flex
      wrap
      align="center"
      gap="12px 20px"
      className={joinClasses('below', styles.toolbar)}
      role="group"
      aria-label={words.toolbar}
    >
      <Flex wrap align="center" gap={4} className={styles.period}>
        <Button
          look="quiet"
          className={`round ${styles.arrow}`}
          aria-label={words.previous[shown.view]}
          icon={<ChevronLeftIcon />}
          onClick={() => go(-1)}
        />
        <Button
          look="quiet"
          className={`round ${styles.arrow}`}
          aria-label={words.next[shown.view]}
          icon={<ChevronRightIcon />}
          onClick={() => go(1)}
        />
        <h2 className={`heading-24 ${styles.name}`} aria-live="polite">
          {name}
        </h2>
        <Button look="secondary" onClick={() => onShow({ day: today })}>
          {words.today}
        </Button>
        {shown.view !== 'overview' && <PrintButton isBusy={isBusy} />}
      </Flex>
      <Segmented<Shown['view']>
        className={styles.views}
        aria-label={words.view}
        value={shown.view}
        options={VIEWS.map((view) => ({ value: view, label: words.views[view] }))}
        onChange={(view) => onShow({ view })}
      />
      <div className={styles.hall}>
        <Select<number | null>
          aria-label={words.hall}
          className="full-width"
          value={shown.hallId}
          options={[
            { value: null, label: words.everyHall },
            ...halls.map(({ id, title }) => ({ value: id, label: title })),
          ]}
          onChange={(hallId) => onShow({ hallId })}
        />
      </div>
      {onAdd && <Button onClick={onAdd}>{words.add}</Button>}
    </Flex>
  );
}

function PrintButton({ isBusy }: { isBusy: boolean }) {
  const { print } = useText(calendarText);
  return (
    <Button
      look="quiet"
      aria-label={print}
      title={print}
      icon={<PrintIcon />}
      disabled={isBusy}
      onClick={() => window.print()}
    />
  );
}
