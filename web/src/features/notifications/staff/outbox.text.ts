import { defineText } from '../../../i18n/text';

/** Words of the mail outbox. */
export const outboxText = defineText({
  name: 'outboxText',
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
    none: 'No emails found',
    noneText: 'Emails are listed here as soon as the change that they report is saved.',
    to: 'To',
    subject: 'Subject',
    written: 'Created',
    showLink: 'Show the link',
    sent: 'Sent',
    kind: 'Type',
    attempts: 'Attempts',
    error: 'Last error',
    read: 'Open',
    retry: 'Try again',
    actions: 'Actions',
    mail: (subject: string, to: string) => `${subject}, to ${to}`,
    of: (action: string, subject: string, to: string) => `${action}: ${subject}, to ${to}`,
    retried: 'The email is waiting to be sent.',
    failed: 'The email could not be sent again.',
  },
});
