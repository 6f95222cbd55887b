import { defineText } from '../i18n/text';

/** Words of the house style's own parts. */
export const uiText = defineText({
  en: {
    loading: 'Loading...',
    close: 'Close',
    cancel: 'Cancel',
    notifications: 'Notifications',
    required: 'required',
    gallery: {
      label: 'Photographs',
      empty: 'No images available',
      emptyHint: 'Images will be displayed here once uploaded.',
      previous: 'Previous picture',
      next: 'Next picture',
      open: 'View full screen',
      close: 'Close full screen',
      counter: (current: number, total: number) => `${current} / ${total}`,
      show: (current: number, total: number) => `Show picture ${current} of ${total}`,
      picture: (title: string, current: number) => `${title}, picture ${current}`,
      more: (count: number) => `+${count}`,
    },
    stars: {
      rated: (rating: string) => `${rating} out of 5`,
      choose: 'Rating',
      option: (count: number) => (count === 1 ? '1 star' : `${count} stars`),
    },
    pagination: {
      label: 'Pages',
      previous: 'Previous',
      next: 'Next',
      page: (number: number) => `Page ${number}`,
    },
    status: { pending: 'Pending', confirmed: 'Confirmed', cancelled: 'Cancelled', approved: 'Approved', rejected: 'Rejected' },
    photo: 'No photograph yet',
  },
});
