import { object } from 'yup';
import type { InferType } from 'yup';
import { CATALOGUE_LIMITS } from '../catalogue/limits.js';
import { LAYOUTS } from './facts.js';
import { IMPORT_MESSAGES } from './import-messages.js';
import { HALL_LIMITS } from './limits.js';
import { list, optionalMoney, optionalNumeric } from '../input/fields.js';
import { hallSchema, isPictureAddress } from './inputs.js';

import { atMost, optionalText, text } from '../text/text.js';

const limits = HALL_LIMITS;

const capacity = optionalNumeric({
  required: IMPORT_MESSAGES.capacityInvalid,
  min: [limits.capacityMin, IMPORT_MESSAGES.capacityTooSmall],
  max: [limits.capacityMax, `Capacity must be at most ${limits.capacityMax.toLocaleString('en-US')}`],
  whole: IMPORT_MESSAGES.capacityInvalid,
});

function optionalPrice(label: string) {
  return optionalMoney().test('positive', `${label} must be positive`, (price) => {
    return price === null || price === undefined || Number.isNaN(price) || price > 0;
  });
}

/** A file can't refer to uploads, which belong to the account that uploaded them. */
const PICTURE = {
  max: atMost('Picture address', limits.imageUrlMaxCharacters),
  matches: [(value: string) => !value.startsWith('/') && isPictureAddress(value), IMPORT_MESSAGES.pictureInvalid],
} as const;

const completing = {
  capacity,
  pricePerHour: optionalPrice('Price per hour'),
  pricePerPerson: optionalPrice('Price per person'),
  /** Name of one of the business's own categories. */
  category: optionalText({ max: atMost('Category', CATALOGUE_LIMITS.nameMaxCharacters) }),
  /** Name of one of the business's own hall types. */
  type: optionalText({ max: atMost('Type', CATALOGUE_LIMITS.nameMaxCharacters) }),
};

/** The facts of a hall that a file may have: figures. */
export const IMPORTED_FACTS = [...LAYOUTS, 'parkingSpaces'] as const;

/**
 * A hall in an imported file: like the hall form, but category, type, capacity and prices may be missing. Prices are in units
 * of the business's currency.
 */
export const importedHallSchema = hallSchema
  .pick([
    'hallNumber',
    'hallName',
    'description',
    'hallNameUrdu',
    'descriptionUrdu',
    'location',
    'city',
    'latitude',
    'longitude',
    ...IMPORTED_FACTS,
  ])
  .shape({
    ...completing,
    profileImage: optionalText(PICTURE),
    sliderImages: list(text({ ...PICTURE, required: 'Picture is required' }), 'Gallery pictures', limits.imagesMax),
    importRef: text({
      required: 'Reference is required',
      max: atMost('Reference', limits.importRefMaxCharacters),
    }),
  });
export type ImportedHall = InferType<typeof importedHallSchema>;

/** Defaults for rows that leave a field empty. */
export const hallDefaultsSchema = object({
  ...completing,
  city: optionalText({ max: atMost('City', limits.cityMaxCharacters) }),
});
export type HallDefaults = InferType<typeof hallDefaultsSchema>;

/** The names of the defaults in a defaults file. */
export const HALL_DEFAULT_NAMES = Object.keys(hallDefaultsSchema.fields) as readonly (keyof HallDefaults)[];

/** The name of an import's source, which distinguishes its halls from those of other sources. */
export const importSourceSchema = text({
  required: 'Source is required',
  max: atMost('Source', limits.importSourceMaxCharacters),
});
