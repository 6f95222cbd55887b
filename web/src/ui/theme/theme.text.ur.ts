import type { Translation } from '../../i18n/text';
import type { themeText as English } from './theme.text';

export const themeText: Translation<typeof English> = {
  toDark: 'گہرا رنگ اپنائیں',
  toLight: 'ہلکا رنگ اپنائیں',
};
