import { object } from 'yup';
import type { InferType } from 'yup';
import { hallFactFields } from './facts.js';
import { HALL_LIMITS } from './limits.js';
import { id, idList, list, money, numeric, optionalNumeric } from '../input/fields.js';

import { atLeast, atMost, optionalText, text } from '../text/text.js';
import type { TextRules } from '../text/text.js';

const limits = HALL_LIMITS;

/** Whether a hall can be found and booked. */
export enum HallStatus {
  /** Online. */
  ACTIVE = 'active',
  /** Offline, by its owner or because it is incomplete. */
  INACTIVE = 'inactive',
}

/** Messages of the hall form (docs/coverage.md: business §2 Create/Edit hall). */
export const HALL_MESSAGES = {
  numberRequired: 'Hall number is required',
  categoryRequired: 'Category is required',
  typeRequired: 'Type is required',
  capacityRequired: 'Capacity is required',
  pricePerHourRequired: 'Price per hour is required',
  pricePerPersonRequired: 'Price per person is required',
  locationRequired: 'Location is required',
  coordinatesTogether: 'Give both latitude and longitude',
} as const;

/** Whether this is a picture's URL: a path on this server, or an https URL; nothing that a browser could execute. */
export function isPictureAddress(value: string): boolean {
  if (/^\/(?![/\\])[^\s\\]*$/.test(value)) return true;
  return /^https?:\/\/[^\s/\\?#@]+(?:[/?#][^\s\\]*)?$/i.test(value);
}

const PICTURE: Omit<TextRules, 'required'> = {
  max: atMost('Picture address', limits.imageUrlMaxCharacters),
  matches: [isPictureAddress, 'Must be the address of a picture'],
};

/** A picture that may be missing. */
export const optionalPicture = optionalText(PICTURE);
/** A picture in a list. */
export const picture = text({ ...PICTURE, required: 'Picture is required' });

function coordinate(label: string, most: number) {
  const range = `${label} must be between -${most} and ${most}`;
  return optionalNumeric({ required: range, min: [-most, range], max: [most, range] });
}

/** Create and edit hall. Prices are in units of the business's currency. */
export const hallSchema = object({
  hallNumber: text({
    required: HALL_MESSAGES.numberRequired,
    max: atMost('Hall number', limits.numberMaxCharacters),
    isName: true,
  }),
  hallName: optionalText({ max: atMost('Hall name', limits.nameMaxCharacters), isName: true }),
  description: optionalText({ max: atMost('Description', limits.descriptionMaxCharacters), multiline: true }),
  hallNameUrdu: optionalText({ max: atMost('Urdu name', limits.nameMaxCharacters), isName: true }),
  descriptionUrdu: optionalText({
    max: atMost('Urdu description', limits.descriptionMaxCharacters),
    multiline: true,
  }),
  categoryId: id(HALL_MESSAGES.categoryRequired),
  typeId: id(HALL_MESSAGES.typeRequired),
  capacity: numeric({
    required: HALL_MESSAGES.capacityRequired,
    min: [limits.capacityMin, 'Capacity must be at least 1'],
    max: [limits.capacityMax, `Capacity must be at most ${limits.capacityMax.toLocaleString('en-US')}`],
    whole: 'Capacity must be a whole number',
  }),
  pricePerHour: money(HALL_MESSAGES.pricePerHourRequired, 'Price per hour must be positive'),
  pricePerPerson: money(HALL_MESSAGES.pricePerPersonRequired, 'Price per person must be positive'),
  location: text({
    required: HALL_MESSAGES.locationRequired,
    min: atLeast('Location', limits.locationMinCharacters),
    max: atMost('Location', limits.locationMaxCharacters),
  }),
  city: optionalText({ max: atMost('City', limits.cityMaxCharacters) }),
  latitude: coordinate('Latitude', 90),
  longitude: coordinate('Longitude', 180).test('together', HALL_MESSAGES.coordinatesTogether, (longitude, context) => {
    const { latitude } = context.parent as { latitude?: number | null };
    return (longitude ?? null) === null ? (latitude ?? null) === null : (latitude ?? null) !== null;
  }),
  profileImage: optionalPicture,
  sliderImages: list(picture, 'Gallery pictures', limits.imagesMax),
  ...hallFactFields,
  floorPlan: optionalPicture,
  /** If absent, the hall's services are unchanged. */
  fixedServiceIds: idList('Fixed services', limits.servicesMax).default(undefined).optional(),
  /** If absent, the hall's amenities are unchanged. */
  amenityIds: idList('Amenities', limits.amenitiesMax).default(undefined).optional(),
});
export type HallInput = InferType<typeof hallSchema>;

/** The title of a hall: its name, or Hall and its number (docs/coverage.md: customer §2). */
export function hallTitle(hall: { hallName?: string | null; hallNumber?: string | null }): string {
  const own = hall.hallName?.trim();
  if (own) return own;
  return `Hall ${hall.hallNumber ?? ''}`.trim();
}

/** Whether the gallery has the recommended number of pictures (the tick *Ready for image slider*). */
export function isReadyForSlider(pictures: number): boolean {
  return pictures >= limits.imagesAdvisedMin;
}
