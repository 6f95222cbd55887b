import { object } from 'yup';
import type { InferType, NumberSchema } from 'yup';
import { CATALOGUE_LIMITS } from './limits.js';
import { optionalPicture } from '../halls/inputs.js';
import { choice, flag, money } from '../input/fields.js';

import { PriceType, ServicePriceType } from './price-types.js';
import { atLeast, atMost, optionalText, text } from '../text/text.js';

const limits = CATALOGUE_LIMITS;

const PRICE_REQUIRED = 'Price is required';
const PERCENTAGE_TOO_LARGE = `A percentage must be at most ${limits.percentageMaxPercent}`;
const PRICE_TYPES = Object.values(PriceType);
const SERVICE_PRICE_TYPES = Object.values(ServicePriceType);

const description = optionalText({ max: atMost('Description', limits.descriptionMaxCharacters), multiline: true });

function name(label: string, minCharacters = 1) {
  return text({
    required: `${label} is required`,
    min: atLeast(label, minCharacters),
    max: atMost(label, limits.nameMaxCharacters),
  });
}

/** A price, or a percentage depending on the price type. */
function priceOrPercentage(): NumberSchema<number> {
  return money(PRICE_REQUIRED).test('percentage', PERCENTAGE_TOO_LARGE, (price, context) => {
    const { priceType } = context.parent as { priceType?: unknown };
    return priceType !== PriceType.PERCENTAGE || price === undefined || price <= limits.percentageMaxPercent;
  });
}

function categoryOrType(label: string) {
  return object({
    name: name(label, limits.nameMinCharacters),
    description,
    price: priceOrPercentage(),
    priceType: choice(PRICE_TYPES, 'Price type must be fixed, per hour, per person or percentage').default(
      PriceType.FIXED,
    ),
  });
}

/** A category of halls (Wedding Hall) with its price. */
export const categorySchema = categoryOrType('Category name');
export type CategoryInput = InferType<typeof categorySchema>;

/** A type of hall (Banquet) with its price. */
export const hallTypeSchema = categoryOrType('Type name');
export type HallTypeInput = InferType<typeof hallTypeSchema>;

const service = {
  name: name('Service name'),
  description,
  price: money(PRICE_REQUIRED),
  priceType: choice(SERVICE_PRICE_TYPES, 'Price type must be fixed, per hour or per person').default(
    ServicePriceType.FIXED,
  ),
};

/** An optional service, charged when chosen, with the URL of its picture. */
export const optionalServiceSchema = object({ ...service, picture: optionalPicture });
export type OptionalServiceInput = InferType<typeof optionalServiceSchema>;

/** A fixed service of a hall, charged with every booking if always included. */
export const fixedServiceSchema = object({ ...service, isIncluded: flag('Always included').default(true) });
export type FixedServiceInput = InferType<typeof fixedServiceSchema>;

/** An amenity of a hall (Parking); `icon` is a short keyword. */
export const amenitySchema = object({
  name: name('Amenity name'),
  description,
  icon: optionalText({ max: atMost('Icon', limits.iconMaxCharacters) }),
});
export type AmenityInput = InferType<typeof amenitySchema>;
