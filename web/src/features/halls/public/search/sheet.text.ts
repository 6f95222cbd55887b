import { HallOrder } from '@mehfil/api/domain/halls/search';
import { PartOfDay } from '@mehfil/api/domain/halls/search-dates';
import { defineText } from '../../../../i18n/text';

/** Words of the options behind "More options". */
export const sheetText = defineText({
  en: {
    title: 'Find your hall',
    lastDate: 'Last date',
    weekdays: 'Only on',
    days: ['Sundays', 'Mondays', 'Tuesdays', 'Wednesdays', 'Thursdays', 'Fridays', 'Saturdays'],
    partOfDay: 'Time of day',
    parts: { any: 'Any time', [PartOfDay.DAYTIME]: 'Daytime', [PartOfDay.EVENING]: 'Evening' },
    atLeast: 'Number of guests',
    from: 'From',
    until: 'Until',
    order: 'Order',
    orders: {
      [HallOrder.RATING]: 'Highest rating',
      [HallOrder.PRICE]: 'Lowest price',
      [HallOrder.PRICE_DESC]: 'Highest price',
      [HallOrder.CAPACITY]: 'Smallest first',
      [HallOrder.CAPACITY_DESC]: 'Largest first',
      [HallOrder.DISTANCE]: 'Nearest',
    },
    range: 'Custom range per person',
    lower: 'Lowest price per person',
    upper: 'Highest price per person',
    services: 'Services',
    servicesPlaceholder: 'Catering, Valet parking',
    near: 'Halls near me',
    nearOn: (kilometres: number) => `Within ${kilometres} km of you, nearest first.`,
    nearFailed: 'Your place could not be found. Check that this site may know it, or write a city.',
  },
});
