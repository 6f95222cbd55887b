import { DEFAULT_TIME_ZONE, localDay } from '@mehfil/api/domain/time/zone';
import { useState } from 'react';
import { useCalendarHallsQuery } from '../../../../graphql/generated/business-calendar';
import { readError } from '../../../../graphql/errors';
import { useText } from '../../../../i18n/text';
import { useAddressState } from '../../../../lib/address-state';
import { pageClock } from '../../../../lib/clock';
import { paths } from '../../../../lib/paths';
import { ButtonLink } from '../../../../ui/Button';
import { LoadFailed } from '../../../../ui/LoadFailed';
import { PageHeader } from '../../../../ui/PageHeader';
import { ClosedBusiness } from '../ClosedBusiness';
import { calendarText } from './calendar.text';
import { calendarAddress, shownDays } from './calendar-view';
import { CalendarDialogs, type Asked } from './CalendarDialogs';
import { CalendarStage } from './CalendarStage';
import { CalendarToolbar } from './CalendarToolbar';
import type { LedgerHall } from './ledger-cells';
import { useCalendar } from './useCalendar';

/** The business's ledger and the overview of its months: bookings by status and blocked times, which are given and taken here. */
export function CalendarScreen() {
  const words = useText(calendarText);
  const { data, error, refetch } = useCalendarHallsQuery();
  return (
    <>
      <div className="unprinted">
        <PageHeader
          title={words.title}
          text={words.text}
          actions={
            <ButtonLink look="secondary" to={paths.business.bookings}>
              {words.list}
            </ButtonLink>
          }
        />
      </div>
      {error && !data ? (
        <ClosedBusiness error={readError(error)} onRetry={() => void refetch().catch(() => undefined)} />
      ) : (
        <Calendar halls={data?.businessBookingStats.halls ?? []} />
      )}
    </>
  );
}

function Calendar({ halls, now = pageClock }: { halls: readonly LedgerHall[]; now?: () => number }) {
  // Until the server has told the business's own day.
  const [guess] = useState(() => localDay(new Date(now()), DEFAULT_TIME_ZONE));
  const [address] = useState(() => calendarAddress(guess));
  const { state: shown, change: show } = useAddressState(address);
  const [asked, ask] = useState<Asked | null>(null);
  const loaded = useCalendar(shown, guess, shownDays(shown));
  const { today, zone } = loaded;
  const isOverview = shown.view === 'overview';
  const add = (day: string, hallId: number | null) => ask({ what: 'add', day, hallId, hours: null });
  return (
    <>
      <CalendarToolbar
        shown={shown}
        today={today}
        halls={halls}
        isBusy={loaded.isBusy}
        onShow={show}
        onAdd={isOverview ? undefined : () => add(shown.day < today ? today : shown.day, null)}
      />
      {loaded.failed ? (
        <Failed onRetry={loaded.retry} />
      ) : (
        <CalendarStage
          shown={shown}
          halls={halls}
          loaded={loaded}
          onPick={(day) => show({ day })}
          onAdd={add}
          onAsk={ask}
        />
      )}
      <CalendarDialogs {...{ asked, zone, halls }} hallId={shown.hallId} onAsk={ask} onClose={() => ask(null)} />
    </>
  );
}

function Failed({ onRetry }: { onRetry: () => void }) {
  const words = useText(calendarText);
  return <LoadFailed title={words.failed} text={words.failedText} retry={words.retry} onRetry={onRetry} />;
}
