import { PartOfDay } from '@mehfil/api/domain/halls/search-dates';
import { getWeekday } from '@mehfil/api/domain/time/days';
import { Link } from 'react-router-dom';
import { useNextFreeDatesQuery } from '../../../../graphql/generated/hall-page';
import { useFormat } from '../../../../i18n/format';
import { namesText } from '../../../../i18n/names.text';
import { useText } from '../../../../i18n/text';
import { useEventCriteria } from '../../../../lib/event-criteria';
import { usePickedDays, type PickedState } from '../../../../lib/picked-day';
import { PlainSkeleton } from '../../../../ui/PlainSkeleton';
import type { HallPageHall } from './hall-labels';
import { hallPageText } from './hall-page.text';
import styles from './NextFreeDates.module.css';
import { BOOKING_ID } from './PricePanel';
import { joinClasses } from '../../../../lib/classes';

/** Rows that there may be. */
const ROWS = [1, 2, 3, 4, 5];

/** The next evenings on which a hall is free, each with its price then: what visitors ask first, before they sign in. */
export function NextFreeDates({ hall }: { hall: HallPageHall }) {
  const { id, currency, isPublic, shifts, pricePerHour } = hall;
  const words = useText(hallPageText).nextDates;
  const prices = useText(hallPageText).price;
  const { name, reason } = useText(namesText);
  const { shortDate, money } = useFormat();
  const { queryWith } = useEventCriteria();
  const picked: PickedState = { pickedDays: usePickedDays() + 1 };
  const { data, error } = useNextFreeDatesQuery({
    variables: { hallId: id, partOfDay: PartOfDay.EVENING },
    skip: !isPublic,
  });
  if (!isPublic || error) return null;
  const findShift = (day: string, named: string | null) =>
    shifts.find((shift) => shift.name === named && shift.weekdays.includes(getWeekday(day)));
  // The evening in question, in its hours where the hall sells it as a shift.
  const queryOf = (date: string, shiftName: string | null) => {
    const { startTime, endTime } = findShift(date, shiftName) ?? {};
    const partOfDay = startTime ? undefined : PartOfDay.EVENING;
    return queryWith({ date, lastDate: undefined, weekdays: undefined, startTime, endTime, partOfDay });
  };
  // A rate of the day changes what an hour costs.
  const hourly =
    shifts.length === 0 && pricePerHour !== null && pricePerHour > 0 && prices.hourly(money(pricePerHour, currency));
  const dates = data?.nextFreeDates;
  return (
    <section className={joinClasses('framed', styles.box)} aria-label={words.title} aria-busy={!dates}>
      <h2 className="heading-20">{words.title}</h2>
      {dates?.length === 0 && <p className="muted small regular">{words.none}</p>}
      <ul className={styles.dates}>
        {dates
          ? dates.map(({ date, shiftName, price, priceType, isFrom, rateReason }) => {
              const about = [shiftName && name(shiftName), rateReason === null ? hourly : reason(rateReason)]
                .filter(Boolean)
                .join(' · ');
              return (
                <li key={date}>
                  <Link
                    className={joinClasses('stack baseline', styles.date)}
                    to={{ search: queryOf(date, shiftName), hash: BOOKING_ID }}
                    state={picked}
                    preventScrollReset
                  >
                    <span className={`medium strong figures ${styles.day}`}>
                      {shortDate(`${date}T00:00:00Z`, 'UTC')}
                    </span>
                    <span className="medium strong figures at-end">
                      {isFrom && <span className="muted small regular">{prices.from} </span>}
                      {money(price, currency)}
                    </span>
                    <span className="muted small regular">{about}</span>
                    <span className="muted small regular at-end">{prices.units[priceType]}</span>
                  </Link>
                </li>
              );
            })
          : ROWS.map((row) => (
              <li key={row}>
                <PlainSkeleton height="58px" shape="box" />
              </li>
            ))}
      </ul>
    </section>
  );
}
