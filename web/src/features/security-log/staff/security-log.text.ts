import { defineText } from '../../../i18n/text';

export const securityLogText = defineText({
  name: 'securityLogText',
  en: {
    title: 'Security Log',
    event: 'Event',
    person: 'Account',
    origin: 'IP address and device',
    everyKind: 'Every event',
    none: 'No events found',
    noneText: 'Sign-ins, failures and changes of access are recorded here, and never changed.',
    nobody: 'No known account',
    user: (name: string, id: number) => `${name} (user ${id})`,
    by: (user: string) => `by ${user}`,
    session: (id: number) => `session ${id}`,
    alarms: 'Alarms of the last seven days',
    alarmsFailed: 'The alarms of the last seven days could not be loaded',
    export: 'Export as CSV',
    exportFailed: { title: 'The file could not be made', fallback: 'Please choose a shorter time.' },
  },
});
