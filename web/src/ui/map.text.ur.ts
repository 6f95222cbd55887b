import type { Translation } from '../i18n/text';
import type { mapText as English } from './map.text';

export const mapText: Translation<typeof English> = {
  linkOut: 'یہ جگہ OpenStreetMap پر کھولیں',
  credit: 'مقامات ہالوں کی فراہم کردہ معلومات کے مطابق',
  zoomIn: 'نقشہ قریب کریں',
  zoomOut: 'نقشہ دور کریں',
  meters: (count) => `${count} میٹر`,
  kilometers: (count) => `${count} کلومیٹر`,
  group: (count) => `یہاں ${count} ہال`,
};
