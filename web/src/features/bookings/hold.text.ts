import { counted } from '@mehfil/api/domain/text/words';
import { defineText } from '../../i18n/text';

export const holdText = defineText({
  name: 'holdText',
  en: {
    until: (when: string) => `Held until ${when}`,
    ended: (when: string) => `Not held since ${when}`,
    left: (hours: number, minutes: number) =>
      hours >= 48
        ? `${Math.floor(hours / 24)} days left`
        : hours >= 1
          ? `${counted(hours, 'hour')} left`
          : `${counted(minutes, 'minute')} left`,
    yours: (when: string) => `The hall is held for you until ${when}: nobody else can book that time.`,
    payFirst: (when: string) =>
      `Accepted: the time is held for you until ${when}. Make the first payment to confirm it.`,
    proofWaits:
      'Accepted: a proof of payment waits for a check. The time stays held until then, and until the event begins at the latest.',
    accepted: 'Accepted: waits for its payment',
    yoursEnded:
      'The hall is no longer held for you. The owner can still confirm your request as long as nobody else books that time.',
  },
});
