import type { Translation } from '../../i18n/text';
import type { bellText as English } from './bell.text';

export const bellText: Translation<typeof English> = {
  title: 'اطلاعات',
  unread: (count) => `اطلاعات، ${count} نئی`,
};
