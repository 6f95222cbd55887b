import type { ShiftHours } from '@mehfil/api/domain/availability/shifts';
import { PartOfDay } from '@mehfil/api/domain/halls/search-dates';
import { getWeekday } from '@mehfil/api/domain/time/days';
import type { ReactNode } from 'react';
import { useNextFreeDatesQuery } from '../../../../graphql/generated/hall-page';
import { useFormat } from '../../../../i18n/format';
import { namesText } from '../../../../i18n/names.text';
import { useText } from '../../../../i18n/text';
import { PlainSkeleton } from '../../../../ui/PlainSkeleton';
import type { HallPageHall } from './hall-labels';
import { hallPageText } from './hall-page.text';
import styles from './NextFreeDates.module.css';
import { BOOKING_ID } from './PricePanel';

/** Rows that there may be. */
const ROWS = [1, 2, 3, 4, 5];

export interface NextFreeDatesProps {
  hall: HallPageHall;
  /** Called with the day that somebody wants, and its shift where one is named, on the way to the booking section. */
  onPick: (date: string, shift: ShiftHours | undefined) => void;
  /** Below the dates: how soon the owner answers. */
  children?: ReactNode;
}

/** The next evenings on which a hall is free, each with its price then: what visitors ask first, before they sign in. */
export function NextFreeDates({ hall: { id, currency, isPublic, shifts }, onPick, children }: NextFreeDatesProps) {
  const words = useText(hallPageText).nextDates;
  const prices = useText(hallPageText).price;
  const { name, reason } = useText(namesText);
  const { shortDate, money } = useFormat();
  const { data, error } = useNextFreeDatesQuery({
    variables: { hallId: id, partOfDay: PartOfDay.EVENING },
    skip: !isPublic,
  });
  if (!isPublic || error) return null;
  const findShift = (day: string, named: string | null) =>
    shifts.find((shift) => shift.name === named && shift.weekdays.includes(getWeekday(day)));
  const dates = data?.nextFreeDates;
  return (
    <section className={styles.box} aria-label={words.title} aria-busy={!dates}>
      <h2 className={styles.title}>{words.title}</h2>
      {dates?.length === 0 && <p className={styles.hint}>{words.none}</p>}
      <ul className={styles.dates}>
        {dates
          ? dates.map(({ date, shiftName, price, priceType, isFrom, rateReason }) => {
              const about = [shiftName && name(shiftName), rateReason && reason(rateReason)]
                .filter(Boolean)
                .join(' · ');
              return (
                <li key={date}>
                  <a
                    className={styles.date}
                    href={`#${BOOKING_ID}`}
                    onClick={() => onPick(date, findShift(date, shiftName))}
                  >
                    <span className={styles.day}>{shortDate(`${date}T00:00:00Z`, 'UTC')}</span>
                    <span className={styles.price}>
                      {isFrom && <span className={styles.hint}>{prices.from} </span>}
                      {money(price, currency)}
                    </span>
                    <span className={styles.about}>{about}</span>
                    <span className={styles.unit}>{prices.units[priceType]}</span>
                  </a>
                </li>
              );
            })
          : ROWS.map((row) => (
              <li key={row}>
                <PlainSkeleton height="58px" shape="box" />
              </li>
            ))}
      </ul>
      {children}
    </section>
  );
}
