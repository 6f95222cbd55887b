import { defineText } from '../../../../../i18n/text';

export const reportText = defineText({
  name: 'reportText',
  en: {
    report: 'Report',
    reported: 'You have reported this conversation. We write to you once Mehfil’s staff have looked at it.',
    title: 'Report this conversation',
    intro:
      'Mehfil’s staff will read it. The other side sees that they read it because it was reported, but isn’t told by whom.',
    category: 'What is wrong?',
    choose: 'Choose',
    categories: {
      SPAM: 'Advertising or spam',
      FRAUD: 'Fraud, or asks to pay elsewhere',
      ABUSE: 'Insults or threats',
      OTHER: 'Something else',
    },
    about: 'Which message?',
    whole: 'The whole conversation',
    message: (time: string, text: string) => `${time}: ${text}`,
    note: 'In your words',
    noteHint: 'Needed for “Something else”. Only Mehfil’s staff read it.',
    send: 'Report',
    sending: 'Reporting…',
    done: { title: 'Reported', description: 'We write to you once Mehfil’s staff have looked at it.' },
    failed: 'The conversation could not be reported',
  },
});
