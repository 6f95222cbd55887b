import { DEFAULT_TIME_ZONE, localDay } from '@mehfil/api/domain/time/zone';
import { addDays, getWeekday } from '@mehfil/api/domain/time/days';
import { Flex, Segmented } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useCalendarHallsQuery } from '../../../../graphql/generated/business-calendar';
import { useFormat } from '../../../../i18n/format';
import { useText } from '../../../../i18n/text';
import { pageClock } from '../../../../lib/clock';
import { PHONE, useMedia } from '../../../../lib/media';
import { paths } from '../../../../lib/paths';
import { LoadFailed } from '../../../../ui/LoadFailed';
import { offerDays } from './calendar-drag';
import { calendarText } from './calendar.text';
import { specialDaysOn } from './calendar-view';
import { CalendarDialogs, type Asked } from './CalendarDialogs';
import { CalendarStage } from './CalendarStage';
import { DayPanel } from './DayPanel';
import { useCalendar } from './useCalendar';

const WEEK = Array.from({ length: 7 }, (_, index) => index);

/** The next seven days of the business, with which its people begin: the ledger, and on a phone one day of it at a time. */
export function WeekLedger({ now = pageClock }: { now?: () => number }) {
  const words = useText(calendarText);
  const isPhone = useMedia(PHONE);
  const read = useCalendarHallsQuery();
  const halls = read.data?.businessBookingStats;
  const [guess] = useState(() => localDay(new Date(now()), DEFAULT_TIME_ZONE));
  const first = halls ? localDay(new Date(now()), halls.timeZone) : guess;
  const [chosen, choose] = useState<string | null>(null);
  const [asked, ask] = useState<Asked | null>(null);
  const shown = { view: 'days' as const, day: chosen ?? first, hallId: null };
  const days = WEEK.map((index) => addDays(first, index));
  const calendar = useCalendar(shown, first, days);
  // Without its halls the ledger has no columns.
  const loaded = {
    ...calendar,
    isThere: calendar.isThere && halls !== undefined,
    ofDay: halls ? calendar.ofDay : null,
    failed: calendar.failed || (read.error !== undefined && !halls),
    retry: () => {
      if (!halls) void read.refetch().catch(() => undefined);
      calendar.retry();
    },
  };
  const add = (day: string, hallId: number | null) => ask({ what: 'add', day, hallId, hours: null });
  const stage = { shown, loaded, halls: halls?.halls ?? [], onAdd: add, onAsk: ask };
  return (
    <Flex component="section" vertical gap={16} aria-labelledby="week-title">
      <Flex wrap align="baseline" justify="space-between" gap="6px 20px">
        <h2 id="week-title" className="heading-26">
          {words.week}
        </h2>
        <Link to={paths.business.calendar}>{words.open}</Link>
      </Flex>
      {loaded.failed ? (
        <LoadFailed level={3} title={words.failed} text={words.failedText} retry={words.retry} onRetry={loaded.retry} />
      ) : isPhone ? (
        <DayByDay {...stage} days={days} onChoose={choose} />
      ) : (
        <CalendarStage {...stage} onPick={choose} />
      )}
      <CalendarDialogs
        {...{ asked, halls: stage.halls, hallId: null }}
        zone={loaded.zone}
        onAsk={ask}
        onClose={() => ask(null)}
      />
    </Flex>
  );
}

interface DayByDayProps extends Omit<Parameters<typeof CalendarStage>[0], 'onPick'> {
  days: readonly string[];
  onChoose: (day: string) => void;
}

function DayByDay({ shown, days, loaded, halls, onAdd, onAsk, onChoose }: DayByDayProps) {
  const words = useText(calendarText);
  const { shortDate, weekday } = useFormat();
  return (
    <>
      <Segmented<string>
        block
        aria-label={words.day}
        value={shown.day}
        options={days.map((day) => ({
          value: day,
          title: shortDate(`${day}T00:00:00Z`, 'UTC'),
          label: (
            <Flex vertical align="center" className="small">
              <span>{weekday(getWeekday(day), 'short')}</span>
              <span className="figures">{Number(day.slice(8))}</span>
            </Flex>
          ),
        }))}
        onChange={onChoose}
      />
      <DayPanel
        {...{ day: shown.day, today: loaded.today, zone: loaded.zone, hallId: null, halls, held: loaded.ofDay, onAdd }}
        special={specialDaysOn(loaded.specialDays, shown.day, null)}
        onBlock={(day, hallId) => onAsk({ what: 'block', offered: offerDays({ first: day, last: day }, hallId) })}
      />
    </>
  );
}
