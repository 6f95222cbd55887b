import { defineText } from '../../i18n/text';

/** Words that every log has. */
export const logText = defineText({
  name: 'logText',
  en: {
    at: 'Time',
    who: 'User (name or email)',
    from: 'From',
    to: 'To',
  },
});
