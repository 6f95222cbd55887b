import { defineText } from '../../../i18n/text';

export const plannedText = defineText({
  name: 'plannedText',
  en: {
    title: 'Halls that you chose',
    choose: (name: string) => `Choose for the ${name.toLowerCase()}`,
    chosen: (name: string) => `Chosen for the ${name.toLowerCase()}`,
    chooseHours: (name: string) => `Choose hours for the ${name.toLowerCase()}`,
    /** Of the hours that the price counts. */
    bookable: (hours: string) => `${hours} can be booked.`,
    signIn: (name: string) => `Sign in to choose for the ${name.toLowerCase()}`,
    guests: (count: string) => (count === '1' ? '1 guest' : `${count} guests`),
    oneMore: 'Choose a hall for another function to ask for both together.',
  },
});
