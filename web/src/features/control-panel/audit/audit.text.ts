import { defineText } from '../../../i18n/text';

/** Words of the audit log. */
export const auditText = defineText({
  en: {
    title: 'Audit Log',
    who: 'Who (name or email)',
    what: 'What',
    everyAction: 'Everything',
    subject: 'Kind of thing',
    everySubject: 'Every kind',
    subjectId: 'Its number',
    from: 'From day',
    to: 'Until day',
    none: 'No entries found',
    noneText: 'What staff and the platform do is recorded here, and never changed.',
    platform: 'The platform',
    did: (who: string, what: string) => `${who} ${what}`,
    address: (address: string) => `from ${address}`,
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
    whole: (characters: string) => `The whole text (${characters} characters)`,
    rate: (base: string, rate: string, currency: string) => `1 ${base} = ${rate} ${currency}`,
  },
});
