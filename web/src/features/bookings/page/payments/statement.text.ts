import { defineText } from '../../../../i18n/text';

export const statementText = defineText({
  name: 'statementText',
  en: {
    title: 'Statement of account',
    asOf: (day: string) => `As of ${day}`,
    owed: 'What is owed',
    dueOn: (day: string) => `Due on ${day}`,
    sumOwed: 'Owed in total',
    paid: 'What was paid',
    sumPaid: 'Paid in total',
    balance: 'Left to pay',
    credit: 'To be given back',
    beyond: 'Paid beyond the total',
  },
});
