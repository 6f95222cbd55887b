import { object } from 'yup';
import type { InferType } from 'yup';
import { amenitySchema, categorySchema, fixedServiceSchema, hallTypeSchema, optionalServiceSchema } from './inputs.js';
import { IMPORT_LIMITS } from './limits.js';
import { choice, flag } from '../input/fields.js';
import { IMPORT_MESSAGES } from '../halls/import-messages.js';

import { atMost, text } from '../text/text.js';

/** The types of files that can be imported in the portal. */
export const ImportKind = {
  HALLS: 'HALLS',
  CATEGORIES: 'CATEGORIES',
  TYPES: 'TYPES',
  FIXED_SERVICES: 'FIXED_SERVICES',
  OPTIONAL_SERVICES: 'OPTIONAL_SERVICES',
  AMENITIES: 'AMENITIES',
} as const;
export type ImportKind = keyof typeof ImportKind;

const limits = IMPORT_LIMITS;

/** An imported file as text. */
export const importFileSchema = object({
  kind: choice(Object.values(ImportKind), IMPORT_MESSAGES.listUnknown),
  content: text({
    required: IMPORT_MESSAGES.empty,
    max: atMost('The file', limits.charactersMax),
    isFile: true,
    normalized: false,
  }),
  preview: flag('Preview').default(false),
});
export type ImportFileInput = InferType<typeof importFileSchema>;

/** The rules for a row of each list, which are those of its form. Halls have `importedHallSchema`. */
export const IMPORTED_ITEM_SCHEMAS = {
  [ImportKind.CATEGORIES]: categorySchema,
  [ImportKind.TYPES]: hallTypeSchema,
  [ImportKind.FIXED_SERVICES]: fixedServiceSchema,
  [ImportKind.OPTIONAL_SERVICES]: optionalServiceSchema,
  [ImportKind.AMENITIES]: amenitySchema,
} as const;

/** A list of the catalogue that can be imported. */
export type ImportedItemKind = keyof typeof IMPORTED_ITEM_SCHEMAS;

/** A file as spreadsheets expect it: UTF-8 with a byte order mark, and Windows line ends. */
export const toFile = (text: string): string => `\uFEFF${text.trim().replaceAll('\n', '\r\n')}\r\n`;

/** A sample CSV file of each kind, with a header. */
export const IMPORT_SAMPLES: Readonly<Record<ImportKind, string>> = {
  [ImportKind.HALLS]: toFile(`
id,hallNumber,hallName,description,category,type,capacity,pricePerHour,pricePerPerson,location,city,latitude,longitude,profileImage,sliderImages
north,A-1,North Hall,Ground floor with a stage,,,450,25000,1850,"12 Main Boulevard, Gulberg, Lahore",Lahore,31.5204,74.3587,,
south,A-2,South Hall,,,,220,15000,1650,"12 Main Boulevard, Gulberg, Lahore",Lahore,,,,
`),
  [ImportKind.CATEGORIES]: toFile(`
name,description,price,priceType
Wedding,Weddings and receptions,5000,fixed
Corporate,,10,percentage
`),
  [ImportKind.TYPES]: toFile(`
name,description,price,priceType
Banquet,"Indoor, air-conditioned",0,fixed
Marquee,On the lawn,2500,per_hour
`),
  [ImportKind.FIXED_SERVICES]: toFile(`
name,description,price,priceType,isIncluded
Stage and seating,For two,15000,fixed,yes
Valet parking,,9000,fixed,no
`),
  [ImportKind.OPTIONAL_SERVICES]: toFile(`
name,description,price,priceType
Chicken biryani menu,With raita and salad,1450,per_person
Photography,One photographer,12000,per_hour
`),
  [ImportKind.AMENITIES]: toFile(`
name,description,icon
Parking,For 200 cars,car
Standby generator,,zap
`),
};

/** The columns of a kind's sample. */
export function sampleColumns(kind: ImportKind): string[] {
  const [heading = ''] = IMPORT_SAMPLES[kind].slice(1).split('\r\n');
  return heading.split(',');
}
