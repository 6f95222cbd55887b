import { defineText } from '../../../../i18n/text';

export const askHallText = defineText({
  name: 'askHallText',
  en: {
    ask: 'Ask the hall',
    title: (hall: string) => `Ask ${hall}`,
    intro: 'The business answers here, and we tell you by mail. Your contact details aren’t shown.',
    text: 'Your question',
    placeholder: 'What would you like to know?',
    /** How a question begins whose search named a part of the day. */
    inPart: { DAYTIME: 'It would be in the daytime. ', EVENING: 'It would be in the evening. ' },
    day: 'Day',
    dayHint: 'If you have one in mind',
    guests: 'Guests',
    send: 'Send',
    sending: 'Sending…',
    failed: 'The question could not be sent',
  },
});
