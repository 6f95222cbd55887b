import { TIME_SLOT_LIMITS } from '@mehfil/api/domain/availability/limits';
import { defineText } from '../../../i18n/text';

const limits = TIME_SLOT_LIMITS;

/** Words of the hours and booking rules of halls in the setup's Availability. */
export const hoursText = defineText({
  name: 'hoursText',
  en: {
    hours: 'Opening hours',
    alwaysOpen: 'Open at all hours, every day',
    always: 'At all hours',
    never: 'Never',
    everyDay: 'Every day',
    opens: (day: string) => `${day}: opens at`,
    closes: (day: string) => `${day}: closes at`,
    until: 'to',
    closed: 'Closed',
    overnight: 'A closing time at or before the opening means the next day.',
    slotDuration: 'Slot length (minutes)',
    bufferTime: 'Buffer (minutes)',
    bufferTimeHint: 'Kept free after each booking',
    multiple: 'A booking may take several slots',
    latest: 'Latest advance booking (days)',
    latestHint: `How far ahead guests can book; ${limits.advanceDefaultDays} days unless changed.`,
    earliest: 'Earliest advance booking (hours)',
    earliestHint: `How much notice you need; ${limits.noticeDefaultHours} hours unless changed.`,
    yes: 'Yes',
    no: 'No',
    save: 'Save',
    saving: 'Saving...',
    business: {
      title: 'Hours and booking rules of all halls',
      text: 'They hold for every hall that does not say otherwise. Bookings that you have stay as they are.',
      saved: { title: 'Hours and rules saved' },
      failed: { title: 'The hours and rules could not be saved' },
    },
    hall: {
      title: (hall: string) => `Hours and booking rules of ${hall}`,
      text: 'When guests can book this hall. Whatever you leave empty follows the settings for all of your halls.',
      change: 'Change',
      inherited: 'As all halls',
      own: 'Own',
      slot: 'Slot length',
      buffer: 'Buffer after bookings',
      earliest: 'Earliest advance booking',
      latest: 'Latest advance booking',
      minutes: (count: number) => (count === 1 ? '1 minute' : `${count} minutes`),
      hours: (count: number) => (count === 1 ? '1 hour' : `${count} hours`),
      days: (count: number) => (count === 1 ? '1 day' : `${count} days`),
      dialog: (hall: string) => `Hours and rules of ${hall}`,
      empty: (value: string) => `Empty: as all halls (${value}).`,
      asAll: (value: string) => `As all halls (${value})`,
      week: 'Opening hours',
      weekAsAll: 'As all halls',
      ownWeek: 'Hours of its own',
      saved: { title: 'Hours and rules of the hall saved' },
      failed: { title: 'The hours and rules of the hall could not be saved' },
      shifts:
        'This hall sells shifts: opening hours and slot length do not limit those, notice, advance and buffer do.',
    },
  },
});
