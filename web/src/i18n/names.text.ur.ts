import { toUrduName } from '@mehfil/api/domain/catalogue/urdu-names';
import { toUrduHijriMonth, toUrduReason } from '@mehfil/api/domain/rates/urdu-reasons';
import type { namesText as English } from './names.text';
import type { Translation } from './text';

export const namesText: Translation<typeof English> = {
  name: toUrduName,
  reason: toUrduReason,
  hijriMonth: toUrduHijriMonth,
  list: (names) => names.map(toUrduName).join('، '),
  listed: '، ',
};
