import { cheapestShift } from '@mehfil/api/domain/availability/shift-prices';
import { useEffect, useState } from 'react';
import { namesText } from '../../../../i18n/names.text';
import { useText } from '../../../../i18n/text';
import { useFormat } from '../../../../i18n/format';
import { INTL_LOCALE, useLocale } from '../../../../i18n/locale';
import { ConvertedPrice } from '../../../../ui/ConvertedPrice';
import { useAddressState } from '../../../../lib/address-state';
import { Money } from '../../../../ui/Money';
import { AllInPrice } from '../all-in/AllInPrice';
import { useAllInPrices } from '../all-in/useAllInPrices';
import { HALL_ADDRESS } from '../search/search-address';
import { dayNames, type HallPageHall } from './hall-labels';
import { hallPageText } from './hall-page.text';
import { BoltIcon, LockIcon } from './icons';
import styles from './PricePanel.module.css';
import { joinClasses } from '../../../../lib/classes';

const DAYS_OF_WEEK = 7;
/** In CSS pixels: taller than any page. */
const FAR_ABOVE = 1_000_000;

/** Id of the booking section, which the panel leads to. */
export const BOOKING_ID = 'book';

/** Whether the booking section has come into view, or has been passed: the bar of phones would lie over it then. */
function useBookingReached(): boolean {
  const [reached, setReached] = useState(false);
  useEffect(() => {
    const section = document.getElementById(BOOKING_ID);
    if (!section) return undefined;
    // What is above the window counts as in view, too: a jump past the section in either direction crosses one border, not none.
    const observer = new IntersectionObserver((entries) => setReached(entries.at(-1)?.isIntersecting ?? false), {
      rootMargin: `${FAR_ABOVE}px 0px 0px`,
    });
    observer.observe(section);
    return () => observer.disconnect();
  }, []);
  return reached;
}

/** What a hall's shifts cost: from the least, and each of them where there is room. */
function ShiftPrices({ hall: { shifts, capacity, currency } }: { hall: HallPageHall }) {
  const { name: toRead } = useText(namesText);
  const words = useText(hallPageText).price;
  const { money } = useFormat();
  const locale = INTL_LOCALE[useLocale()];
  const least = cheapestShift(shifts, capacity);
  if (!least) return null;
  return (
    <>
      <p className={joinClasses('row baseline', styles.amount)}>
        {shifts.length > 1 && <span className={joinClasses('muted medium', styles.unit)}>{words.from}</span>}
        <Money amount={least.price} currency={currency} className={styles.money} />
        <span className={joinClasses('muted medium', styles.unit)}>{words.units[least.priceType]}</span>
      </p>
      <p className={styles.converted}>
        <ConvertedPrice amount={least.price} currency={currency} />
      </p>
      <ul className={joinClasses('stack gap-6 above medium figures', styles.shifts)}>
        {shifts.map(({ id, name, weekdays, price, priceType }) => (
          <li key={id}>
            <span>
              {toRead(name)}
              {weekdays.length < DAYS_OF_WEEK && <span className="muted"> {dayNames(weekdays, locale)}</span>}
            </span>
            <span>{`${money(price, currency)} ${words.units[priceType]}`}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

interface OrdinaryPriceProps {
  hall: HallPageHall;
  /** It was asked for a date and guests, and isn't free. */
  isTaken: boolean;
}

/** What a hall costs on an ordinary day, with what comes on top of it in words. */
function OrdinaryPrice({ hall, isTaken }: OrdinaryPriceProps) {
  const words = useText(hallPageText).price;
  const { money, percent } = useFormat();
  const { pricePerPerson, pricePerHour, currency, business, shifts } = hall;
  const sellsShifts = shifts.length > 0;
  const onTop = [
    !sellsShifts && pricePerHour !== null && words.hourly(money(pricePerHour, currency)),
    business.taxPercentage > 0 && words.tax(percent(business.taxPercentage)),
  ].filter(Boolean);
  return (
    <div>
      {isTaken && <p className={joinClasses('muted medium', styles.taken)}>{words.notFree}</p>}
      {sellsShifts ? (
        <ShiftPrices hall={hall} />
      ) : (
        <>
          <p className={joinClasses('row baseline', styles.amount)}>
            <Money amount={pricePerPerson} currency={currency} className={styles.money} />
            <span className={joinClasses('muted medium', styles.unit)}>{words.perPerson}</span>
          </p>
          {pricePerPerson !== null && (
            <p className={styles.converted}>
              <ConvertedPrice amount={pricePerPerson} currency={currency} />
            </p>
          )}
        </>
      )}
      {onTop.length > 0 && (
        <p className={joinClasses('above-4 figures muted medium', styles.hourly)}>{onTop.join(words.listed)}</p>
      )}
    </div>
  );
}

/** What a hall costs, at the side and staying in view; on phones a bar at the bottom. Amounts in the business's currency. */
export function PricePanel({ hall }: { hall: HallPageHall }) {
  const words = useText(hallPageText).price;
  const { business } = hall;
  const { state: search } = useAddressState(HALL_ADDRESS);
  const { prices, isLoaded } = useAllInPrices(hall.isPublic ? [hall.id] : [], search);
  const [allIn] = prices;
  const reached = useBookingReached();
  return (
    <aside
      className={joinClasses('stack framed padded-24', styles.panel)}
      data-reached={reached}
      aria-label={words.label}
    >
      {allIn ? (
        <div>
          <AllInPrice price={allIn} />
        </div>
      ) : (
        <OrdinaryPrice hall={hall} isTaken={isLoaded} />
      )}
      <a className={joinClasses('stack centered-items rounded strong centered', styles.book)} href={`#${BOOKING_ID}`}>
        {words.book}
      </a>
      <ul className={joinClasses('stack gap-10', styles.promises)}>
        <li className="beside middle gap-10 firm">
          <BoltIcon />
          {business.instantConfirmation ? words.instant : words.instantRequest}
        </li>
        <li className="beside middle gap-10 firm">
          <LockIcon />
          {business.instantConfirmation
            ? words.paymentInstant
            : business.confirmsOnPayment
              ? words.paymentBefore
              : words.payment}
        </li>
      </ul>
      <p className={joinClasses('centered muted medium', styles.hint)}>{words.scroll}</p>
    </aside>
  );
}
