import type { Translation } from '../../../../i18n/text';
import type { unreadText as English } from './unread.text';

export const unreadText: Translation<typeof English> = {
  count: (count) => (count === 1 ? '1 نیا پیغام' : `${count} نئے پیغامات`),
};
