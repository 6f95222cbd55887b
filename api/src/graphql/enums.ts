import { registerEnumType } from 'type-graphql';
import { PriceType, ServicePriceType } from '../domain/catalogue/price-types.js';

/** Enums that several modules speak of. Import this file (for its effect) where a field has one of them. */
registerEnumType(PriceType, {
  name: 'PriceType',
  description: 'How a category or a type of hall is charged.',
  valuesConfig: {
    FIXED: { description: 'Once for the booking.' },
    PER_HOUR: { description: 'For every hour begun.' },
    PER_PERSON: { description: 'For every guest.' },
    PERCENTAGE: { description: 'A share of the hall’s base price; the price field then holds percent.' },
  },
});

registerEnumType(ServicePriceType, {
  name: 'ServicePriceType',
  description: 'How a fixed or optional service is charged.',
  valuesConfig: {
    FIXED: { description: 'Once for the booking.' },
    PER_HOUR: { description: 'For every hour begun.' },
    PER_PERSON: { description: 'For every guest.' },
  },
});

export { PriceType, ServicePriceType };
