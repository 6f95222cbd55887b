import { defineText } from '../../../i18n/text';

/** Words of the control panel’s sign-in. */
export const staffSignInText = defineText({
  en: {
    title: 'Control Panel',
    user: 'Email or username',
    password: 'Password',
    submit: 'Access Control Panel',
    submitting: 'Signing in...',
    failed: 'Invalid admin credentials',
  },
});
