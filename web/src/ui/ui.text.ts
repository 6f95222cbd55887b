import { defineText } from '../i18n/text';

/** Words of the house style's own parts. */
export const uiText = defineText({
  en: {
    skip: 'Skip to content',
    uploading: (name: string, percent: number) => `Uploading ${name}: ${percent} percent`,
    loading: 'Loading...',
    close: 'Close',
    cancel: 'Cancel',
    notifications: 'Notifications',
    required: 'required',
    password: { show: 'Show', showLabel: 'Show password', hide: 'Hide', hideLabel: 'Hide password' },
    stars: {
      rated: (rating: string) => `${rating} out of 5`,
      choose: 'Rating',
      option: (count: number) => (count === 1 ? '1 star' : `${count} stars`),
    },
    video: {
      watch: (host: string) => (host ? `Watch the video on ${host}` : 'Watch the video'),
      newTab: '(opens in a new tab)',
    },
    converted: {
      about: (amount: string) => `≈ ${amount}`,
      dated: (day: string) => `(rate of ${day})`,
    },
    pagination: {
      label: 'Pages',
      previous: 'Previous',
      next: 'Next',
      page: (number: number) => `Page ${number}`,
    },
    status: {
      pending: 'Pending',
      confirmed: 'Confirmed',
      cancelled: 'Cancelled',
      approved: 'Approved',
      rejected: 'Rejected',
    },
    photo: 'No photograph yet',
    loadFailed: {
      title: 'This could not be loaded',
      text: 'Check your connection and try again.',
      retry: 'Try again',
    },
  },
});
