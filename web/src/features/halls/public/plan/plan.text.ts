import { FUNCTION_LABELS } from '@mehfil/api/domain/bookings/functions';
import { PartOfDay } from '@mehfil/api/domain/halls/search-dates';
import { defineText } from '../../../../i18n/text';

export const planText = defineText({
  name: 'planText',
  en: {
    eyebrow: 'A wedding at once',
    title: 'Plan mehndi, baraat and walima',
    text: 'One place, one number of guests, a day for each function. Choose a hall for each, and ask for all of them together: all are booked, or none.',
    form: 'Your functions',
    where: 'City or area',
    guests: 'Guests',
    names: { mehndi: FUNCTION_LABELS.MEHNDI, baraat: FUNCTION_LABELS.BARAAT, walima: FUNCTION_LABELS.WALIMA },
    date: 'Date',
    part: 'Part of day',
    parts: { any: 'Any time', [PartOfDay.DAYTIME]: 'Lunch', [PartOfDay.EVENING]: 'Evening' },
    problems: {
      guests: (most: number) => `Say how many guests, as a whole number up to ${most}`,
      date: 'Give the date of one function at least',
      past: 'Date cannot be in the past',
    },
    submit: 'Find halls',
    all: 'See all',
    allOf: (name: string) => `See all halls for the ${name.toLowerCase()}`,
    none: 'No venues found',
    noneText: 'See all shows what you could change: another place or day, fewer guests.',
  },
});
