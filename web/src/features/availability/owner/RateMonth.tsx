import { PRICE_TYPE_SUFFIXES } from '@mehfil/api/domain/catalogue/price-types';
import { getWeekday } from '@mehfil/api/domain/time/days';
import { useState } from 'react';
import { useRateMonthQuery, type RateMonthQuery } from '../../../graphql/generated/rates';
import { useFormat } from '../../../i18n/format';
import { namesText } from '../../../i18n/names.text';
import { useSay } from '../../../i18n/say';
import { useText } from '../../../i18n/text';
import { joinClasses } from '../../../lib/classes';
import { CalendarMonth } from '../../../ui/calendar/CalendarMonth';
import { MonthHead } from '../../../ui/calendar/MonthHead';
import { PlainLoadFailed } from '../../../ui/PlainLoadFailed';
import { Skeleton } from '../../../ui/Skeleton';
import styles from './RateMonth.module.css';
import { ratesText } from './rates.text';

type Day = RateMonthQuery['hallAvailability']['days'][number];

/** A price of a day. */
interface Line {
  key: string | number;
  /** The shift; null for free times. */
  name: string | null;
  amount: number;
  priceType: keyof typeof PRICE_TYPE_SUFFIXES;
  reason: string | null;
}

function toLines({ price, shifts }: Day): Line[] {
  if (!price) {
    return shifts.map(({ shiftId, name, price: amount, priceType, rateReason }) => ({
      ...{ key: shiftId, name, amount, priceType },
      reason: rateReason,
    }));
  }
  const { pricePerPerson, pricePerHour, flatPrice, rateReason: reason } = price;
  const lines: Line[] = [
    { key: 'person', name: null, amount: pricePerPerson, priceType: 'PER_PERSON', reason },
    { key: 'hour', name: null, amount: pricePerHour, priceType: 'PER_HOUR', reason },
    { key: 'flat', name: null, amount: flatPrice, priceType: 'FIXED', reason },
  ];
  return lines.filter(({ amount }) => amount > 0);
}

/** A month of a hall's prices, with the reasons of those that aren't the ordinary ones. */
export function RateMonth({ hall }: { hall: { hallId: number; title: string } }) {
  const words = useText(ratesText);
  const [asked, setAsked] = useState<string | null>(null);
  const { data, previousData, error, refetch } = useRateMonthQuery({
    variables: { hallId: hall.hallId, month: asked },
    freshFor: 0,
  });
  const month = data?.hallAvailability ?? previousData?.hallAvailability;
  const shown = asked ?? month?.month;
  return (
    <section aria-labelledby="rate-month-heading" className="above-24">
      <h3 id="rate-month-heading" className="heading-20">
        {words.month(hall.title)}
      </h3>
      <p className="below-8 muted medium">{words.monthText}</p>
      <MonthHead
        months={shown ? [shown] : []}
        hasPrevious={month !== undefined && shown !== undefined && shown > month.today.slice(0, 7)}
        hasNext={shown !== undefined}
        onShow={setAsked}
      />
      {error && !data ? (
        <PlainLoadFailed level={3} title={words.monthFailed} retry={words.retry} onRetry={() => void refetch()} />
      ) : month ? (
        <CalendarMonth
          look="table"
          days={month.days}
          className={joinClasses('bordered rounded clipped', styles.days)}
          aria-labelledby="rate-month-heading"
          aria-busy={!data}
        >
          {(day) => <DayPrices day={day} currency={month.currency} isToday={day.date === month.today} />}
        </CalendarMonth>
      ) : (
        <Skeleton height="420px" shape="box" />
      )}
    </section>
  );
}

function DayPrices({ day, currency, isToday }: { day: Day; currency: string; isToday: boolean }) {
  const words = useText(ratesText);
  const say = useSay();
  const names = useText(namesText);
  const { shortDate, shortNumber, money, weekday } = useFormat();
  const lines = toLines(day);
  const reasons = [...new Set(lines.flatMap(({ reason }) => reason ?? []))];
  return (
    <div
      className={joinClasses(
        'beside gap-2 line-above figures',
        styles.day,
        isToday && styles.today,
        reasons.length > 0 && styles.rated,
      )}
    >
      <time dateTime={day.date} className={joinClasses('medium', styles.date)}>
        <span className="visually-hidden">{shortDate(`${day.date}T00:00:00Z`, 'UTC')}</span>
        <span aria-hidden="true">{Number(day.date.slice(8))}</span>
        <span aria-hidden="true" className={styles.inRow}>
          {weekday(getWeekday(day.date), 'short')}
        </span>
      </time>
      {lines.length === 0 && <span className="visually-hidden">{words.closed}</span>}
      {lines.map(({ key, name, amount, priceType, reason }) => (
        <span key={key} className={joinClasses(styles.line, reason !== null && 'strong')}>
          {name && <span className="muted regular">{names.name(name)} </span>}
          <span className="visually-hidden">{`${money(amount, currency)}${say(PRICE_TYPE_SUFFIXES[priceType])}`}</span>
          <span aria-hidden="true">
            {shortNumber(amount)}
            <span className="muted regular">{say(PRICE_TYPE_SUFFIXES[priceType])}</span>
          </span>
        </span>
      ))}
      {reasons.map((reason) => (
        <span key={reason} className={styles.reason}>
          {names.reason(reason)}
        </span>
      ))}
    </div>
  );
}
