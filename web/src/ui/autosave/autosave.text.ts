import { defineText } from '../../i18n/text';

export const autosaveText = defineText({
  name: 'autosaveText',
  en: {
    saving: 'Saving...',
    saved: 'Saved',
    failed: (reason: string) => (reason ? `Not saved: ${reason}` : 'Not saved'),
    retry: 'Try again',
    undecided: 'Yours is not saved. Decide what stays:',
    mine: 'Save mine',
    theirs: 'Take theirs',
  },
});
