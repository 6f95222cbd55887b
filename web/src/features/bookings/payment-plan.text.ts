import { counted } from '@mehfil/api/domain/text/words';
import { defineText } from '../../i18n/text';

/** When a booking is to be paid, in words, and the fields of a payment plan. */
export const paymentPlanText = defineText({
  name: 'paymentPlanText',
  en: {
    /** Before the parts of a hall's plan. */
    terms: 'How you pay:',
    share: (share: string, label: string) => `${share} (${label})`,
    rest: 'the rest',
    wholeSum: 'the whole sum',
    due: {
      AFTER_CONFIRMATION: (days: number) =>
        days === 0 ? 'on the day of the confirmation' : `within ${counted(days, 'day')} of the confirmation`,
      BEFORE_START: (days: number) =>
        days === 0 ? 'by the day of the event' : `${counted(days, 'day')} before the event`,
    },
    first: { advance: 'Advance', rest: 'Rest' },
    fields: {
      part: (number: number) => `Part ${number}`,
      label: 'Name',
      share: 'Share',
      shares: { PERCENT: 'A percentage', AMOUNT: 'A fixed amount' },
      percent: 'Percent',
      amount: 'Amount',
      restHint: 'The last part is whatever the parts before it leave.',
      due: 'Due',
      dues: { AFTER_CONFIRMATION: 'After confirmation', BEFORE_START: 'Before the event' },
      days: 'Days',
      add: 'Add a part',
      remove: (part: string) => `Remove ${part}`,
      removeShort: 'Remove',
    },
    example: {
      title: (sum: string) => `Example: a booking of ${sum}`,
      part: 'Part',
      due: 'Due',
      amount: 'Amount',
      sum: 'In all',
      incomplete: 'Complete the parts to see an example.',
    },
  },
});
