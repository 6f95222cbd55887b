import { useFormat } from '../../../../i18n/format';
import { INTL_LOCALE, useLocale } from '../../../../i18n/locale';
import { namesText } from '../../../../i18n/names.text';
import { useText } from '../../../../i18n/text';
import { clockTime, dayNames, openingFact, shiftFacts, type HallPageHall, type ShiftFact } from './hall-labels';
import { hallPageText } from './hall-page.text';

const MINUTES_OF_HOUR = 60;
const DAYS_OF_WEEK = 7;

/** The facts in a hall's header, each of them true: guests, how it is booked, when it is open. */
export function useHallFacts(hall: HallPageHall): { guests: string | null; booking: string; opening: string } {
  const words = useText(hallPageText).header;
  const { listed } = useText(namesText);
  const { number } = useFormat();
  const locale = INTL_LOCALE[useLocale()];
  const { capacity, timeSlots, operatingHours, shifts } = hall;

  const slotLength = (minutes: number) =>
    minutes % MINUTES_OF_HOUR === 0 ? words.hours(minutes / MINUTES_OF_HOUR) : words.minutes(minutes);
  const opening = () => {
    const fact = openingFact(operatingHours);
    if (fact.kind === 'always') return words.always;
    if (fact.kind === 'closed') return words.closed;
    const days = dayNames(fact.days, locale);
    if (fact.kind === 'varied') return words.varied(days);
    const [from, to] = [clockTime(fact.opens, locale), clockTime(fact.closes, locale)];
    return fact.days.length === DAYS_OF_WEEK ? words.everyDay(from, to) : words.someDays(days, from, to);
  };
  const shift = ({ name, days, startTime, endTime }: ShiftFact) => {
    const hours = words.shift(name, clockTime(startTime, locale), clockTime(endTime, locale));
    return days.length === DAYS_OF_WEEK ? hours : words.shiftDays(hours, dayNames(days, locale));
  };
  const sold = shiftFacts(shifts).map(shift);
  const flexibility = timeSlots.allowMultipleSlots ? words.flexible : words.slots(slotLength(timeSlots.slotDuration));
  return {
    guests: capacity === null ? null : words.guests(number(capacity)),
    booking: sold.length > 0 ? words.byShift : flexibility,
    opening: sold.length > 0 ? sold.join(listed) : opening(),
  };
}
