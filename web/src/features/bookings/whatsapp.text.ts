import { defineText } from '../../i18n/text';

/** Messages that are ready to be sent by WhatsApp. */
export const whatsAppText = defineText({
  name: 'whatsAppText',
  en: {
    link: 'WhatsApp',
    directionsLink: 'Send directions by WhatsApp',
    shareLink: 'Share with family by WhatsApp',
    greeting: (name: string) => `Hello ${name},`,
    customer: {
      request: (booking: string) => `I have requested ${booking}.`,
      offer: (booking: string) => `this is about your offer for ${booking}.`,
      confirmed: (booking: string) => `this is about my booking of ${booking}.`,
      over: (booking: string) => `this is about my cancelled booking of ${booking}.`,
    },
    business: {
      request: (booking: string) => `this is about your request for ${booking}.`,
      offer: (booking: string) => `we have made you an offer for ${booking}.`,
      confirmed: (booking: string) => `this is about your booking of ${booking}.`,
      over: (booking: string) => `this is about your cancelled booking of ${booking}.`,
    },
    booking: (hall: string, day: string, number: string) => `${hall} on ${day} (${number})`,
    page: (address: string) => `The booking: ${address}`,
    directions: (address: string) => `Directions: ${address}`,
  },
});
