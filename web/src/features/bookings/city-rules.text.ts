import { defineText } from '../../i18n/text';

export const cityRulesText = defineText({
  name: 'cityRulesText',
  en: {
    title: 'City rules',
    closing: (city: string, time: string) => `In ${city} functions must end by ${time}.`,
    oneDish: {
      customer: (city: string) =>
        `In ${city} only one dish may be served at weddings. Please choose a menu that keeps to it, or agree on one with the hall.`,
      owner: (city: string) =>
        `In ${city} only one dish may be served at weddings. Please agree on a menu that keeps to it with the customer.`,
    },
    tooLate: 'The chosen time goes beyond it.',
    refused: 'Bookings that go beyond it are refused.',
    ownersOnly: 'Customers’ bookings are refused by it; yours is only told.',
    source: (source: string) => `Source: ${source}`,
  },
});
