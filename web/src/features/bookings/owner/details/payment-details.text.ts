import { defineText } from '../../../../i18n/text';

export const paymentDetailsText = defineText({
  name: 'paymentDetailsText',
  en: {
    title: 'Payment details',
    text: 'Where customers pay to. They see it with their accepted and confirmed bookings, nowhere else; a change is noted there for a week, and you are told by mail.',
    bankName: 'Bank',
    accountTitle: 'Account title',
    accountTitleHint: 'As the bank writes it',
    iban: 'IBAN',
    jazzcash: 'JazzCash number',
    easypaisa: 'Easypaisa number',
    raast: 'Raast number',
    note: 'Note',
    noteHint: 'What else customers should know, such as what to send after paying',
    changed: (day: string) => `Changed on ${day}`,
    save: 'Save payment details',
    saving: 'Saving...',
    saved: { title: 'Payment details saved', description: 'Customers see them with their confirmed bookings.' },
    failed: { title: 'The payment details could not be saved' },
  },
});
