import { OCCASION_LABELS_URDU } from '@mehfil/api/domain/bookings/occasions';
import type { occasionsText as English } from './occasions.text';
import type { Translation } from './text';

export const occasionsText: Translation<typeof English> = {
  label: 'تقریب',
  any: 'ہر تقریب',
  none: 'نہیں بتایا',
  names: OCCASION_LABELS_URDU,
};
