import type { Translation } from '../../../../i18n/text';
import type { unreadConversationsText as English } from './unread-conversations.text';

export const unreadConversationsText: Translation<typeof English> = {
  title: 'پیغامات',
  unread: (count: string) => `${count} گفتگوؤں میں نئے پیغامات`,
  one: '1 گفتگو میں نئے پیغامات',
};
