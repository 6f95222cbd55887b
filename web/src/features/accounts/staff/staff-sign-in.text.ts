import { defineText } from '../../../i18n/text';

/** Words of the control panel’s sign-in. */
export const staffSignInText = defineText({
  en: {
    title: 'Control Panel',
    user: 'Email or username',
    password: 'Password',
    code: 'Code',
    codeHint: 'The six digits of your authenticator app, or a recovery code',
    submit: 'Access Control Panel',
    submitting: 'Signing in...',
    failed: 'Invalid admin credentials',
  },
});
