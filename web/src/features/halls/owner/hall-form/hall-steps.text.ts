import { isolated } from '../../../../i18n/isolated';
import { defineText } from '../../../../i18n/text';

export const hallStepsText = defineText({
  name: 'hallStepsText',
  en: {
    label: 'Steps of the form',
    names: {
      hall: 'The hall',
      place: 'Place',
      prices: 'Prices and guests',
      services: 'Services',
      hours: 'Hours',
      pictures: 'Pictures',
      card: 'Shown as',
    },
    stepOf: (step: number, count: number, name: string) => `Step ${step} of ${count}: ${name}`,
    state: {
      done: (name: string) => `${name}: done`,
      open: (name: string) => `${name}: something is missing`,
      wrong: (name: string) => `${name}: something has to be put right`,
      card: (name: string) => name,
    },
    noServices: 'Say what comes with the hall: guests compare it.',
    noHours: 'Without hours or shifts it can be booked at any time, day and night.',
    back: 'Back',
    next: 'Next',
    placeTitle: 'Place',
    layouts: 'Layouts',
    layoutsHint: 'How many guests it seats in each. Optional: the page leaves out what you don’t say.',
    hoursTitle: 'When it can be booked',
    hoursHint:
      'Opening hours, shifts with their prices, and dearer or cheaper days are set for all halls and for each one.',
    editHours: 'Edit hours and shifts',
    sold: 'Sold With Every Hall',
    soldHint: 'Optional services that guests can add to a booking, and menus, are the same for all of your halls.',
    soldNone: 'No optional services yet',
    editServices: 'Edit services and menus',
    editPrices: 'Edit shifts and rates',
    pricesHint: 'A hall that sells shifts costs what its shifts cost; rates make some days dearer or cheaper.',
    card: {
      title: 'As guests see it',
      text: 'Its card in the results, with what you have typed so far.',
    },
    draft: {
      kept: 'Kept in this browser until you create the hall.',
      elsewhere:
        'Not kept in this browser: another tab has created this hall or thrown it away, or another one is begun there.',
      found: (when: string) => `You began this hall on ${when}. It is here as you left it.`,
      picturesGone: 'Its pictures were not kept that long: please add them again.',
      restart: 'Start again',
      restartTitle: 'Start again?',
      restartText: 'Everything that you have typed here is thrown away.',
    },
    save: {
      held: 'put right what is marked first',
      incomplete: 'the hall needs its number, category, type, capacity, prices and location first',
      changed: 'Somebody else has changed this step meanwhile.',
      theirs: (field: string, value: string) => `${field}: ${isolated(value)}`,
      nothing: 'empty',
      pictures: 'other pictures',
      lost: {
        title: 'Not everything was saved',
        description: 'What you typed is kept in this tab: open the hall again.',
      },
    },
  },
});
