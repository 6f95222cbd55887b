import { defineText } from '../../../i18n/text';

export const invitationText = defineText({
  name: 'invitationText',
  en: {
    title: 'Invitation to a team',
    loading: 'Reading the invitation...',
    roles: { OWNER: 'owner', MANAGER: 'manager', CLERK: 'clerk' },
    offer: (business: string, role: string) => `${business} invites you to its team as ${role}.`,
    may: {
      OWNER: '',
      MANAGER: 'You can answer requests and reviews, keep the calendar, change halls and prices, and see the figures.',
      CLERK: 'You can answer requests and reviews, keep the calendar, and see the halls.',
    },
    accept: 'Join the team',
    accepting: 'Joining...',
    failure: { title: 'You have not joined', fallback: 'Please try again.' },
    visitor: (email: string) => `Sign in with the account of ${email}, or create one with this address.`,
    signIn: 'Sign in',
    register: 'Create account',
    otherAccount: 'Sign out',
    doneTitle: 'Welcome to the team',
    doneText: (business: string) => `You can act for ${business} now. Your own bookings stay as they are.`,
    factorText: 'This platform asks members of a team for a second factor: set one up first, then the portal opens.',
    setUpFactor: 'Set up a second factor',
    goOn: 'Open the portal',
    home: 'Go home',
    problems: {
      EXPIRED: { title: 'This invitation has expired', text: 'Please ask the owner of the business for a new one.' },
      USED: { title: 'This invitation has been used', text: 'Each invitation works once. If it was you, just go on.' },
      UNKNOWN: {
        title: 'This invitation is not valid',
        text: 'It may be incomplete, or was taken back. Please use the link of the latest mail.',
      },
    },
  },
});
