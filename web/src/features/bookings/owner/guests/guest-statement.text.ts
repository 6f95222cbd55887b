import { defineText } from '../../../../i18n/text';

export const guestStatementText = defineText({
  name: 'guestStatementText',
  en: {
    open: 'Statement of account',
    from: 'Events from',
    all: 'Every event',
    fromDay: (day: string) => `Events from ${day}`,
    broughtForward: 'Left of earlier events',
    request: 'Request, not owed yet',
    cancelled: 'Cancelled',
    nothing: 'Nothing is owed and nothing was paid.',
    forRequests: 'Of which for requests that wait',
    back: 'To be given back',
    export: 'Save as CSV',
    notSaved: { title: 'The file could not be created', description: 'Please try again.' },
  },
});
