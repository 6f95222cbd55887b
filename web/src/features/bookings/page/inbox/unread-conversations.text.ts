import { defineText } from '../../../../i18n/text';

export const unreadConversationsText = defineText({
  name: 'unreadConversationsText',
  en: {
    title: 'Messages',
    unread: (count: string) => `${count} conversations with new messages`,
    one: '1 conversation with new messages',
  },
});
