import { NOTIFICATION_SENTENCES } from '@mehfil/api/domain/notifications/sentences';
import { defineText } from '../../i18n/text';

export const notificationsText = defineText({
  name: 'notificationsText',
  en: {
    markAll: 'Mark all as read',
    notMarked: { title: 'The notifications could not be marked as read' },
    empty: 'No notifications yet',
    emptyText: 'What happens to your bookings shows here.',
    emptyStaffText: 'New applications and reports of conversations show here.',
    failed: 'The notifications could not be loaded.',
    retry: 'Try again',
    earlier: 'Show earlier notifications',
    unread: 'New',
    about: (hall: string, day: string) => `${hall}, ${day}`,
    ...NOTIFICATION_SENTENCES,
  },
});
