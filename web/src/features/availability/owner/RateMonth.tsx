import { Flex } from 'antd';
import { PRICE_TYPE_SUFFIXES } from '@mehfil/api/domain/catalogue/price-types';
import { getWeekday } from '@mehfil/api/domain/time/days';
import { useState } from 'react';
import { useRateMonthQuery, type RateMonthQuery } from '../../../graphql/generated/rates';
import { useFormat } from '../../../i18n/format';
import { INTL_LOCALE, useLocale } from '../../../i18n/locale';
import { namesText } from '../../../i18n/names.text';
import { useSay } from '../../../i18n/say';
import { useText } from '../../../i18n/text';
import { joinClasses } from '../../../lib/classes';
import { Button } from '../../../ui/Button';
import { ChevronLeftIcon, ChevronRightIcon } from '../../../ui/icons';
import { PlainLoadFailed } from '../../../ui/PlainLoadFailed';
import { Skeleton } from '../../../ui/Skeleton';
import styles from './RateMonth.module.css';
import { ratesText } from './rates.text';

type Month = RateMonthQuery['hallAvailability'];
type Day = Month['days'][number];

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

function addMonths(month: string, count: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + count, 1)).toISOString().slice(0, 7);
}

/** A month of a hall's prices, with the reasons of those that aren't the ordinary ones. */
export function RateMonth({ hall }: { hall: { hallId: number; title: string } }) {
  const words = useText(ratesText);
  const locale = INTL_LOCALE[useLocale()];
  const [asked, setAsked] = useState<string | null>(null);
  const { data, previousData, error, refetch } = useRateMonthQuery({
    variables: { hallId: hall.hallId, month: asked },
    freshFor: 0,
  });
  const month = data?.hallAvailability ?? previousData?.hallAvailability;
  const shown = asked ?? month?.month;
  const name = shown
    ? new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
        new Date(`${shown}-01T00:00:00Z`),
      )
    : '\u00a0';
  const go = (count: number) => shown && setAsked(addMonths(shown, count));
  return (
    <section aria-labelledby="rate-month-heading" className="above-24">
      <h3 id="rate-month-heading" className={styles.title}>
        {words.month(hall.title)}
      </h3>
      <p className="muted medium">{words.monthText}</p>
      <Flex align="center" justify="space-between" gap={8} className={styles.head}>
        <Button
          look="quiet"
          className={styles.arrow}
          aria-label={words.previous}
          icon={<ChevronLeftIcon />}
          disabled={!month || !shown || shown <= month.today.slice(0, 7)}
          onClick={() => go(-1)}
        />
        <p className="heading-20 display-face" aria-live="polite">
          {name}
        </p>
        <Button
          look="quiet"
          className={styles.arrow}
          aria-label={words.next}
          icon={<ChevronRightIcon />}
          disabled={!shown}
          onClick={() => go(1)}
        />
      </Flex>
      {error && !data ? (
        <PlainLoadFailed level={3} title={words.monthFailed} retry={words.retry} onRetry={() => void refetch()} />
      ) : month ? (
        <Days month={month} isBusy={!data} />
      ) : (
        <Skeleton height="420px" shape="box" />
      )}
    </section>
  );
}

function Days({ month, isBusy }: { month: Month; isBusy: boolean }) {
  const words = useText(ratesText);
  return (
    <ol className={joinClasses('stack bordered rounded clipped', styles.days)} aria-busy={isBusy}>
      {words.weekdayNames.map((name) => (
        <li key={name} className={joinClasses('size-13 muted', styles.weekday)} aria-hidden="true">
          {name}
        </li>
      ))}
      {month.days.map((day, index) => (
        <DayPrices
          key={day.date}
          day={day}
          currency={month.currency}
          isToday={day.date === month.today}
          column={index === 0 ? getWeekday(day.date) + 1 : undefined}
        />
      ))}
    </ol>
  );
}

interface DayPricesProps {
  day: Day;
  currency: string;
  isToday: boolean;
  /** Where the first day of the month stands in its week. */
  column: number | undefined;
}

function DayPrices({ day, currency, isToday, column }: DayPricesProps) {
  const words = useText(ratesText);
  const say = useSay();
  const names = useText(namesText);
  const { shortDate, shortNumber, money } = useFormat();
  const lines = toLines(day);
  const reasons = [...new Set(lines.flatMap(({ reason }) => reason ?? []))];
  return (
    <li
      className={joinClasses(
        'beside gap-2 line-above figures',
        styles.day,
        isToday && styles.today,
        reasons.length > 0 && styles.rated,
      )}
      style={column === undefined ? undefined : { gridColumnStart: column }}
    >
      <time dateTime={day.date} className={joinClasses('medium', styles.date)}>
        <span className="visually-hidden">{shortDate(`${day.date}T00:00:00Z`, 'UTC')}</span>
        <span aria-hidden="true">{Number(day.date.slice(8))}</span>
        <span aria-hidden="true" className={styles.inRow}>
          {words.weekdayNames[getWeekday(day.date)]}
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
    </li>
  );
}
