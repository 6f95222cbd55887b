import { defineText } from '../../../i18n/text';

export const staffSignInText = defineText({
  name: 'staffSignInText',
  en: {
    title: 'Control Panel',
    user: 'Email or username',
    password: 'Password',
    code: 'Code',
    codeHint: 'The six digits of your authenticator app, or a recovery code',
    passkey: {
      submit: 'Use a passkey',
      submitting: 'Waiting for your browser...',
      cancelled: 'No passkey was used. You can try again, or sign in with your password.',
      failed: 'This passkey could not be used. Please try again, or use your password.',
    },
    submit: 'Access Control Panel',
    submitting: 'Signing in...',
    failed: 'Invalid admin credentials',
  },
});
