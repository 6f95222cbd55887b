import { registerEnumType } from 'type-graphql';
import { PriceType, ServicePriceType } from '../domain/catalogue/price-types.js';
import { GeneratorCover, OutsidePolicy } from '../domain/halls/facts.js';

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

registerEnumType(GeneratorCover, {
  name: 'GeneratorCover',
  description: 'What a hall’s generator keeps running when the power fails.',
  valuesConfig: {
    NONE: { description: 'There is no generator.' },
    PARTIAL: { description: 'A part of the hall, such as lights and fans.' },
    FULL: { description: 'The whole hall.' },
  },
});

registerEnumType(OutsidePolicy, {
  name: 'OutsidePolicy',
  description: 'Whether customers may bring their own caterer or decorator.',
  valuesConfig: {
    ALLOWED: { description: 'Without a charge.' },
    NOT_ALLOWED: { description: 'Only the hall’s own.' },
    CHARGED: { description: 'For a charge per booking.' },
  },
});

export { GeneratorCover, OutsidePolicy, PriceType, ServicePriceType };
