import { PartOfDay } from '@mehfil/api/domain/halls/search-dates';
import { defineText } from '../../../../i18n/text';

export const panelsText = defineText({
  name: 'panelsText',
  en: {
    title: 'Find your hall',
    show: (count: number, orMore: boolean) => {
      if (count === 0 && !orMore) return 'No halls found';
      return orMore ? `Show more than ${count} halls` : `Show ${count === 1 ? '1 hall' : `${count} halls`}`;
    },
    showing: 'Show halls',
    where: {
      label: 'Cities and areas',
      recent: 'Searched before',
      halls: (count: number) => (count === 1 ? '1 hall' : `${count} halls`),
      areaIn: (city: string, halls: string) => `${city} · ${halls}`,
      city: (halls: string) => `City · ${halls}`,
      anyway: 'Search for these words',
    },
    date: {
      mode: 'One day or several',
      modes: { day: 'One day', range: 'Any day of a range' },
      free: (count: number) => `${count} halls free`,
      legend: 'Days on which the best halls are free',
      pickLast: 'Now choose the last day.',
      clear: 'Clear dates',
    },
    weekdays: 'Only on',
    days: ['Sundays', 'Mondays', 'Tuesdays', 'Wednesdays', 'Thursdays', 'Fridays', 'Saturdays'],
    partOfDay: 'Time of day',
    parts: {
      any: 'Any time',
      [PartOfDay.DAYTIME]: 'Lunch',
      [PartOfDay.EVENING]: 'Evening',
      hours: 'Exact hours',
    },
    guests: {
      label: 'Number of guests',
      fewer: 'Fewer guests',
      more: 'More guests',
      oneOf: (most: string) => `Enter one number from 1 to ${most}.`,
      hint: 'Halls with room for all of them.',
      size: 'Size of the hall',
      anySize: 'Any capacity',
      sizes: { 50: 'Up to 100 guests', 100: '100-300 guests', 300: '300-500 guests', 500: '500+ guests' },
    },
    rating: 'Lowest rating',
    anyRating: 'Any rating',
    ratings: (rating: string) => (rating === '5.0' ? rating : `${rating}+`),
    budget: 'Price per person',
    from: 'From',
    until: 'Until',
    range: (from: string, to: string) => `Custom range per person: ${from} – ${to}`,
    lower: 'Lowest price per person',
    upper: 'Highest price per person',
    services: 'Services',
    any: 'Any',
    near: 'Halls near me',
    nearHint: 'Nearest first',
    nearOn: (kilometres: number) => `Within ${kilometres} km of you, nearest first`,
  },
});
