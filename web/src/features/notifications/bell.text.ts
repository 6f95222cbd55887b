import { defineText } from '../../i18n/text';

export const bellText = defineText({
  name: 'bellText',
  en: {
    title: 'Notifications',
    unread: (count: string) => `Notifications, ${count} unread`,
  },
});
