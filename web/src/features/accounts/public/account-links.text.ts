import { defineText } from '../../../i18n/text';

export const accountLinksText = defineText({
  name: 'accountLinksText',
  en: {
    forgot: {
      title: 'Forgot your password?',
      text: 'Enter the email address of your account. We’ll mail you a link to set a new password.',
      email: 'Email',
      submit: 'Send the link',
      submitting: 'Sending...',
      failure: { title: 'The link could not be sent', fallback: 'Please try again.' },
      doneTitle: 'Check your email',
      doneText: (email: string) =>
        `If there is an account with ${email}, a link is on its way. It works once, for one hour. Nothing there? Look among the spam, or check the address.`,
      again: 'Use another address',
      back: 'Back to sign in',
    },
    reset: {
      title: 'Set a new password',
      text: 'You’ll be signed out on every device, and can sign in with the new password.',
      password: 'New Password',
      passwordHint: 'At least 8 characters',
      confirm: 'Confirm New Password',
      submit: 'Save new password',
      submitting: 'Saving...',
      failure: { title: 'Your password was not changed', fallback: 'Please try again.' },
      doneTitle: 'Your new password is set',
      doneText: 'Please sign in with it. All other devices are signed out.',
      signIn: 'Sign in',
      newLink: 'Send me a new link',
    },
    confirm: {
      title: 'Confirm your email address',
      text: 'One press and we know that this address is yours.',
      submit: 'Confirm address',
      submitting: 'Confirming...',
      failure: { title: 'Your address was not confirmed', fallback: 'Please try again.' },
      doneTitle: 'Your address is confirmed',
      doneText: 'Thank you. Everything on Mehfil is open to you now.',
      goOn: 'Go on',
      usedText: 'This link has been used already. Your address is most likely confirmed.',
      signIn: 'Sign in',
      reset: 'Set a new password',
      newLink: 'Sign in to send a new link',
      newLinkText: 'A new link can be sent once you are signed in.',
    },
    problems: {
      EXPIRED: { title: 'This link has expired', text: 'Links work for a limited time. Please ask for a new one.' },
      USED: {
        title: 'This link has been used',
        text: 'Each link works once. Please ask for a new one if you need it.',
      },
      UNKNOWN: {
        title: 'This link is not valid',
        text: 'It may be incomplete, or a newer one has replaced it. Please use the link of the latest mail.',
      },
      SIGN_IN: {
        title: 'Please sign in first',
        text: 'This account has a second factor, so only who is signed in to it can confirm the address. If you did not create the account, set a new password: that removes what somebody else has set up.',
      },
    },
  },
});
