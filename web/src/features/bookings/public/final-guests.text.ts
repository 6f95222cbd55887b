import { defineText } from '../../../i18n/text';

export const finalGuestsText = defineText({
  name: 'finalGuestsText',
  en: {
    title: 'Final number of guests',
    intro: (agreed: string, until: string) =>
      `${agreed} guests were agreed. You can set the final number without asking until ${until}; the price follows the agreed rates, and the owner is told.`,
    children: (count: string) => `Children stay as many as were agreed (${count}), at most all guests.`,
    guests: 'Guests',
    range: (min: string, max: string) => `Between ${min} and ${max}`,
    current: (range: string) => `${range}. This is the number now.`,
    cancel: 'Cancel',
    save: 'Set number of guests',
    saving: 'Saving...',
    saved: { title: 'Number of guests set', description: 'The owner has been told.' },
    failed: { title: 'The number of guests could not be set', fallback: 'Please try again later.' },
  },
});
