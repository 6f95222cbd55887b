import { defineText } from '../../../i18n/text';

/** Words of the security log. */
export const securityLogText = defineText({
  en: {
    title: 'Security Log',
    at: 'When',
    event: 'What happened',
    person: 'Account',
    origin: 'Where from',
    who: 'Who (name or email)',
    kind: 'What',
    everyKind: 'Everything',
    from: 'From day',
    to: 'Until day',
    none: 'No events found',
    noneText: 'Sign-ins, failures and changes of access are recorded here, and never changed.',
    nobody: 'No known account',
    user: (name: string, id: number) => `${name} (user ${id})`,
    by: (user: string) => `by ${user}`,
    session: (id: number) => `session ${id}`,
    address: (address: string) => `from ${address}`,
    alarms: 'Alarms of the last seven days',
    export: 'Export as CSV',
    exportFailed: { title: 'The file could not be made', fallback: 'Please choose a shorter time.' },
  },
});
