import type { Translation } from '../../i18n/text';
import type { logText as English } from './log.text';

export const logText: Translation<typeof English> = {
  at: 'وقت',
  who: 'صارف (نام یا ای میل)',
  from: 'از',
  to: 'تا',
};
