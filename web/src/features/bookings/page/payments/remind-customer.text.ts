import { defineText } from '../../../../i18n/text';

export const remindCustomerText = defineText({
  name: 'remindCustomerText',
  en: {
    send: 'Remind by WhatsApp',
    language: 'Language of the message',
    greeting: (name: string) => `Hello ${name},`,
    about: (hall: string, day: string) => `this is about your booking of ${hall} on ${day}.`,
    due: (amount: string) => `${amount} is due.`,
    dueOn: (amount: string, day: string) => `${amount} is due on ${day}.`,
    page: (address: string) => `Your booking, where you can send a proof of payment: ${address}`,
  },
});
