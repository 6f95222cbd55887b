import { PRICE_TYPE_SUFFIXES } from '@mehfil/api/domain/catalogue/price-types';
import { useFormat } from '../../../i18n/format';
import { useSay } from '../../../i18n/say';
import { namesText } from '../../../i18n/names.text';
import { useText } from '../../../i18n/text';
import { joinClasses } from '../../../lib/classes';
import { bookingText } from '../booking.text';
import { useBookingTimes } from '../booking-times';
import styles from './ShiftChips.module.css';
import type { Day, Month } from '../month';
import type { DayShift } from './times';

/** Name, hours, price with its reason, and what is left of a shift. */
export function ShiftFacts({ shift, month }: { shift: DayShift; month: Month }) {
  const words = useText(bookingText).when;
  const names = useText(namesText);
  const say = useSay();
  const { money, compactDateTime } = useFormat();
  const { name, startTime, endTime, price, priceType, rateReason, status, heldUntil } = shift;
  const { range } = useBookingTimes({ startTime, endTime, timeZone: month.timeZone });
  return (
    <span className={joinClasses('stack full-width', styles.facts)}>
      <span className="strong">{names.name(name)}</span>
      <span className={joinClasses('pill regular', styles.status, status === 'FREE' ? 'tone-primary' : 'tone-danger')}>
        {heldUntil && status === 'TAKEN'
          ? words.heldUntil(compactDateTime(heldUntil, month.timeZone))
          : words.shiftStatus[status]}
      </span>
      <span className="muted medium figures">{range}</span>
      <span className="at-end figures">{`${money(price, month.currency)}${say(PRICE_TYPE_SUFFIXES[priceType])}`}</span>
      {rateReason && <span className="whole-row primary small strong">{names.reason(rateReason)}</span>}
    </span>
  );
}

/** The shifts of a day, for whoever only looks. */
export function ShiftList({ day, month }: { day: Day; month: Month }) {
  return (
    <ul className="stack gap-10 full-width">
      {day.shifts.map((shift) => (
        <li
          key={shift.shiftId}
          className={joinClasses('beside middle bordered surface rounded padded-12-16', styles.chip)}
        >
          <ShiftFacts shift={shift} month={month} />
        </li>
      ))}
    </ul>
  );
}
