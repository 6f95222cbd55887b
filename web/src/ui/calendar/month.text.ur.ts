import type { Translation } from '../../i18n/text';
import type { monthText as English } from './month.text';

export const monthText: Translation<typeof English> = { previous: 'پچھلا مہینہ', next: 'اگلا مہینہ' };
