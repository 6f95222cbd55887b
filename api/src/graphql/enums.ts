import { registerEnumType } from 'type-graphql';
import { PriceType, ServicePriceType } from '../domain/catalogue/price-types.js';

/** Enums that several modules use. Import this file (for its side effects) where a field has one of them. */
registerEnumType(PriceType, {
  name: 'PriceType',
  description: 'How a category or a type of hall is charged.',
  valuesConfig: {
    FIXED: { description: 'Once per booking.' },
    PER_HOUR: { description: 'Per hour, rounded up to whole hours.' },
    PER_PERSON: { description: 'Per guest.' },
    PERCENTAGE: { description: 'A percentage of the hall’s base price; the price field then holds percent.' },
  },
});

registerEnumType(ServicePriceType, {
  name: 'ServicePriceType',
  description: 'How a fixed or optional service is charged.',
  valuesConfig: {
    FIXED: { description: 'Once per booking.' },
    PER_HOUR: { description: 'Per hour, rounded up to whole hours.' },
    PER_PERSON: { description: 'Per guest.' },
  },
});

export { PriceType, ServicePriceType };
