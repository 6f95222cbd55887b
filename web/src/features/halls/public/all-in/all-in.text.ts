import { defineText } from '../../../../i18n/text';

export const allInText = defineText({
  name: 'allInText',
  en: {
    inAll: 'in all',
    perHead: (amount: string) => `${amount} per head`,
    guests: (count: string) => `${count} guests`,
    parts: 'See what it is made of',
    title: 'What this price is made of',
    times: (hours: string) => `for ${hours}`,
    assumed: 'No hours were chosen, so the price counts these.',
    byGuest: (guests: string, price: string) => `${guests} × ${price}`,
    byHour: (hours: string, price: string) => `${hours} h × ${price}`,
    hall: 'Hall rental',
    category: (name: string) => `Category: ${name}`,
    type: (name: string) => `Type: ${name}`,
    added: (service: string) => `Always added: ${service}`,
    discount: (percent: string) => `Discount (${percent})`,
    tax: (percent: string) => `Tax (${percent})`,
    total: 'Total',
    head: 'Per head',
    note: 'Without the services that you may choose. The same as the booking form says.',
    failed: 'The price could not be loaded',
    gone: 'This hall has nothing free then any more.',
  },
});
