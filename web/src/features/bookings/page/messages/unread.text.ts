import { defineText } from '../../../../i18n/text';

export const unreadText = defineText({
  name: 'unreadText',
  en: { count: (count: number) => (count === 1 ? '1 new message' : `${count} new messages`) },
});
