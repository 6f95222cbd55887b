import { defineText } from '../i18n/text';

export const partsText = defineText({
  name: 'partsText',
  en: {
    uploading: (name: string, percent: number) => `Uploading ${name}: ${percent} percent`,
    copy: {
      copy: 'Copy',
      what: (what: string) => `Copy ${what}`,
      copied: { title: 'Copied to clipboard' },
      failed: { title: 'Could not copy', description: 'Please select the text and copy it yourself.' },
    },
    password: { show: 'Show', showLabel: 'Show password', hide: 'Hide', hideLabel: 'Hide password' },
    month: { previous: 'Previous month', next: 'Next month' },
    number: { increase: 'Increase', decrease: 'Decrease' },
    video: {
      watch: (host: string) => (host ? `Watch the video on ${host}` : 'Watch the video'),
      newTab: '(opens in a new tab)',
    },
    savedElsewhere: {
      title: 'This was changed elsewhere meanwhile',
      text: 'What you have typed is kept. Copy what you still need of it before you show the change.',
      show: 'Discard it and show the change',
    },
    removed: { title: 'This is no longer there', text: 'Somebody has removed it meanwhile.' },
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
    stars: {
      rated: (rating: string) => `${rating} out of 5`,
      choose: 'Rating',
      option: (count: number) => (count === 1 ? '1 star' : `${count} stars`),
    },
  },
});
