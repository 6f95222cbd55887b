import { toUrduName } from '@mehfil/api/domain/catalogue/urdu-names';
import type { Translation } from '../../i18n/text';
import type { bookingTimesText as English } from './booking-times.text';

/** In one line: a break between figures and their half of the day would tear the range apart. */
const unbroken = (times: string): string => times.replaceAll(' ', '\u00a0');

export const bookingTimesText: Translation<typeof English> = {
  nextDay: 'اگلے دن',
  range: (from, to) => `\u2066${unbroken(`${from} – ${to}`)}\u2069`,
  shift: (name, hours) => `${toUrduName(name)}، ${hours}`,
  dateAndRange: (date, range) => `${date}، ${range}`,
};
