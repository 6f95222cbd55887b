import { Flex } from 'antd';
import { isDay } from '@mehfil/api/domain/time/days';
import { DEFAULT_TIME_ZONE, localDay } from '@mehfil/api/domain/time/zone';
import { useId, useState, type ReactNode } from 'react';
import { joinClasses } from '../../../../lib/classes';
import { useBusinessBookingStatsQuery } from '../../../../graphql/generated/business-bookings';
import { useFunctionSheetQuery } from '../../../../graphql/generated/business-calendar';
import { readError } from '../../../../graphql/errors';
import { useFormat } from '../../../../i18n/format';
import { useText } from '../../../../i18n/text';
import { day, defineAddress, positive } from '../../../../lib/address-fields';
import { useAddressState } from '../../../../lib/address-state';
import { pageClock } from '../../../../lib/clock';
import { paths } from '../../../../lib/paths';
import { Select } from '../../../../ui/Select';
import { Button, ButtonLink } from '../../../../ui/Button';
import { EmptyState } from '../../../../ui/EmptyState';
import { DayInput } from '../../../../ui/form/PickerInputs';
import { PrintIcon } from '../../../../ui/icons';
import { LoadFailed } from '../../../../ui/LoadFailed';
import { PageHeader } from '../../../../ui/PageHeader';
import { Skeleton } from '../../../../ui/Skeleton';
import { ClosedBusiness } from '../ClosedBusiness';
import type { ShownBooking } from '../../invoice-data';
import type { HallName } from './calendar-view';
import { FunctionEntry } from './FunctionEntry';
import styles from './FunctionSheet.module.css';
import { functionSheetText } from './function-sheet.text';

/** The confirmed functions of a day on one page, to print and hang up: times, guests, services, contact, requests. */
export function FunctionSheet() {
  const words = useText(functionSheetText);
  const { data, error, refetch } = useBusinessBookingStatsQuery({ variables: { withRevenue: false } });
  if (error && !data) {
    return (
      <>
        <PageHeader title={words.title} text={words.text} />
        <ClosedBusiness error={readError(error)} onRetry={() => void refetch().catch(() => undefined)} />
      </>
    );
  }
  return <Sheet halls={data?.businessBookingStats.halls ?? []} />;
}

const ADDRESS = defineAddress<{ day: string; hallId: number | null }>({
  day: day('day'),
  hallId: positive('hall', null),
});

/** What the address asks for; without a day it is today, which a change of the hall writes too. */
function useWanted(today: string) {
  const { state, change } = useAddressState(ADDRESS);
  const chosen = state.day || today;
  return {
    day: chosen,
    hallId: state.hallId,
    want: (next: Partial<typeof state>) => change({ day: chosen, ...next }),
  };
}

function Sheet({ halls, now = pageClock }: { halls: readonly HallName[]; now?: () => number }) {
  const words = useText(functionSheetText);
  const [today, setToday] = useState(() => localDay(new Date(now()), DEFAULT_TIME_ZONE));
  const { day, hallId, want } = useWanted(today);
  const { data, error, refetch } = useFunctionSheetQuery({ variables: { day, hallId }, freshFor: 0 });
  // Which day it is where the business is comes with the first answer.
  if (data && data.businessCalendar.today !== today) setToday(data.businessCalendar.today);
  const functions = data?.businessCalendar.bookings.filter(({ status }) => status === 'CONFIRMED');
  return (
    <div className={joinClasses('stack gap-24', styles.screen)}>
      <div className="unprinted">
        <PageHeader
          title={words.title}
          text={words.text}
          actions={
            <>
              <ButtonLink look="quiet" to={`${paths.business.calendar}?day=${day}`}>
                {words.calendar}
              </ButtonLink>
              <Button icon={<PrintIcon />} disabled={!functions?.length} onClick={() => window.print()}>
                {words.print}
              </Button>
            </>
          }
        />
        <Flex wrap gap="12px 16px" role="group" aria-label={words.controls}>
          <Labelled label={words.day}>
            {(id) => (
              <DayInput
                id={id}
                allowClear={false}
                value={day}
                onChange={(chosen) => isDay(chosen) && want({ day: chosen })}
              />
            )}
          </Labelled>
          <Labelled label={words.hall}>
            {(id) => (
              <Select<number | null>
                id={id}
                value={hallId}
                options={[
                  { value: null, label: words.everyHall },
                  ...halls.map((hall) => ({ value: hall.id, label: hall.title })),
                ]}
                onChange={(chosen) => want({ hallId: chosen })}
              />
            )}
          </Labelled>
        </Flex>
      </div>
      {error && !data && <Failed onRetry={() => void refetch().catch(() => undefined)} />}
      {!error && !functions && <Skeleton height="320px" shape="box" />}
      {functions?.length === 0 && (
        <EmptyState
          title={words.none}
          text={words.noneText}
          action={<ButtonLink to={`${paths.business.calendar}?day=${day}`}>{words.toDay}</ButtonLink>}
        />
      )}
      {functions && functions.length > 0 && (
        <Paper
          day={day}
          functions={functions}
          zone={data?.businessCalendar.timeZone ?? DEFAULT_TIME_ZONE}
          now={now()}
        />
      )}
    </div>
  );
}

function Labelled({ label, children }: { label: string; children: (id: string) => ReactNode }) {
  const id = useId();
  return (
    <Flex vertical gap={4} className={joinClasses(styles.field, 'muted small')}>
      <label htmlFor={id}>{label}</label>
      {children(id)}
    </Flex>
  );
}

function Failed({ onRetry }: { onRetry: () => void }) {
  const words = useText(functionSheetText);
  return <LoadFailed title={words.failed} text={words.failedText} retry={words.retry} onRetry={onRetry} />;
}

interface PaperProps {
  day: string;
  functions: readonly ShownBooking[];
  zone: string;
  now: number;
}

function Paper({ day, functions, zone, now }: PaperProps) {
  const words = useText(functionSheetText);
  const { shortDate, compactDateTime } = useFormat();
  const business = functions[0]?.businessName ?? '';
  const continued = functions.filter(({ startTime }) => localDay(new Date(startTime), zone) < day).length;
  const counts = [words.count(functions.length - continued), continued > 0 && words.continued(continued)];
  return (
    <section className={joinClasses('framed', styles.paper)} aria-labelledby="function-sheet">
      <Flex component="header" vertical gap={6} className={styles.head}>
        <h2 id="function-sheet" className="heading-26">
          {words.sheetOf(business, shortDate(`${day}T00:00:00Z`, 'UTC'))}
        </h2>
        <p className="muted small">
          {counts.filter(Boolean).join(', ')} · {words.printed(compactDateTime(new Date(now), zone))}
        </p>
      </Flex>
      <ol className="divided">
        {functions.map((booking) => (
          <li key={booking.id} className={styles.item}>
            <FunctionEntry booking={booking} day={day} />
          </li>
        ))}
      </ol>
    </section>
  );
}
