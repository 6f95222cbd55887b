import { defineText } from '../../../i18n/text';

/** Words of the mail outbox. */
export const outboxText = defineText({
  en: {
    title: 'Mail Outbox',
    search: 'Search by address or subject',
    status: 'Status',
    everyStatus: 'Every status',
    statuses: {
      waiting: 'Waiting',
      failed: 'Failed',
      sent: 'Sent',
      kept: 'Kept (no mail server)',
      demo: 'Demo (never sent)',
    },
    none: 'No mails found',
    noneText: 'Mails stand here from the moment in which the change that they tell of is saved.',
    to: 'To',
    subject: 'Subject',
    written: 'Written',
    sent: 'Sent',
    kind: 'About',
    attempts: 'Attempts',
    error: 'Last error',
    read: 'Read',
    retry: 'Try again',
    actions: 'Actions',
    mail: (subject: string, to: string) => `${subject}, to ${to}`,
    of: (action: string, subject: string, to: string) => `${action}: ${subject}, to ${to}`,
    retried: 'The mail is waiting to be sent.',
    failed: 'The mail could not be tried again.',
  },
});
