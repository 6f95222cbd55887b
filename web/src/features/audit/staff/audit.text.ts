import { defineText } from '../../../i18n/text';

/** Words of the audit log. */
export const auditText = defineText({
  name: 'auditText',
  en: {
    title: 'Audit Log',
    entry: 'Action',
    origin: 'IP address',
    what: 'Action',
    everyAction: 'Every action',
    subject: 'Record type',
    everySubject: 'Every type',
    subjectId: 'Record ID',
    businessId: 'Business ID (owner and team)',
    none: 'No entries found',
    noneText: 'Actions of staff and of the platform are recorded here and can’t be changed.',
    platform: 'The platform',
    did: (who: string, what: string) => `${who} ${what}`,
    named: (name: string, id: string) => `“${name}” (${id})`,
    changes: 'Changes',
    field: 'Field',
    before: 'Before',
    after: 'After',
    nothing: '—',
    empty: '(empty)',
    user: (id: number) => `user ${id}`,
    yes: 'Yes',
    no: 'No',
    cut: '…',
    whole: (characters: string) => `Full text (${characters} characters)`,
    rate: (base: string, rate: string, currency: string) => `1 ${base} = ${rate} ${currency}`,
  },
});
