import { OCCASION_LABELS } from '@mehfil/api/domain/bookings/occasions';
import { defineText } from './text';

/** What bookings are for. */
export const occasionsText = defineText({
  name: 'occasionsText',
  en: {
    label: 'Occasion',
    any: 'Any occasion',
    none: 'Not said',
    names: OCCASION_LABELS,
  },
});
