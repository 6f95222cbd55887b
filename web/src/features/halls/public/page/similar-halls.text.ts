import { defineText } from '../../../../i18n/text';

/** Halls like the one that is looked at. */
export const similarHallsText = defineText({
  name: 'similarHallsText',
  en: {
    title: 'Similar halls',
    freeOn: (day: string) => `Similar halls, free on ${day}`,
    freeThen: 'Similar halls, free on these days',
  },
});
