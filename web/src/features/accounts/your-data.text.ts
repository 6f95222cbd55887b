import { ERASED, KEPT } from '@mehfil/api/domain/personal-data/erasure';
import { defineText } from '../../i18n/text';

export const yourDataText = defineText({
  name: 'yourDataText',
  en: {
    title: 'Your data',
    text: 'Take it with you, or delete your account.',
    download: {
      title: 'Download your data',
      text: 'One file with your profile, bookings, reviews, comments, saved halls, sign-ins and files, and for owners the business and its halls: as JSON, and as tables for spreadsheets.',
      submit: 'Download',
      submitting: 'Preparing...',
      done: 'Your data is being saved',
      failed: 'Your data could not be downloaded',
      tooOften: 'You can download it five times a day. Please try again tomorrow.',
      failedText: 'Please try again.',
    },
    deletion: {
      title: 'Delete your account',
      text: 'This can’t be undone.',
      open: 'Delete account...',
      question: 'Delete your account?',
      erased: 'What is removed',
      erasedPoints: ERASED,
      kept: 'What stays, and why',
      keptPoints: KEPT,
      mail: (email: string) => `We confirm it by a last mail to ${email}.`,
      passkey: 'Delete with a passkey',
      password: 'Your password, to delete',
      submit: 'Delete my account',
      submitting: 'Deleting...',
      done: 'Your account was deleted',
      failed: 'Your account could not be deleted',
    },
  },
});
