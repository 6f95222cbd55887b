import { Field, Int, ObjectType } from 'type-graphql';
import { PriceType, ServicePriceType } from '../../graphql/enums.js';
import { Money } from '../../graphql/scalars.js';
import type { Hundredths } from '../../domain/money/money.js';

/** Common fields of catalogue entries. */
@ObjectType({ simpleResolvers: true })
abstract class CatalogueItem {
  @Field(() => Int, { description: 'Its id.' })
  id: number;

  @Field({ description: 'Its name.' })
  name: string;

  @Field(() => String, { nullable: true, description: 'Its description.' })
  description: string | null;
}

/** Common fields of entries with a price. */
@ObjectType({ simpleResolvers: true })
abstract class PricedItem extends CatalogueItem {
  @Field(() => Money, { description: 'Its price; a percentage if the price type says so.' })
  price: Hundredths;

  @Field({ description: 'The currency of the price.' })
  currency: string;
}

/** A category or hall type. */
@ObjectType({ simpleResolvers: true })
abstract class HallKindItem extends PricedItem {
  @Field(() => PriceType, { description: 'How the price is charged.' })
  priceType: PriceType;

  @Field(() => Int, { description: 'The number of halls that use it; it can be deleted once there are none.' })
  hallCount: number;
}

/** A category, for its owner. */
@ObjectType('HallCategory', {
  simpleResolvers: true,
  description: 'A category of an owner’s halls, with its surcharge on a booking.',
})
export class CategoryItem extends HallKindItem {}

/** A hall type, for its owner. */
@ObjectType('HallType', {
  simpleResolvers: true,
  description: 'A type of an owner’s halls, with its surcharge on a booking.',
})
export class TypeItem extends HallKindItem {}

/** A fixed service, for its owner. */
@ObjectType('FixedService', { simpleResolvers: true, description: 'A service that comes with halls.' })
export class FixedServiceItem extends PricedItem {
  @Field(() => ServicePriceType, { description: 'How the price is charged.' })
  priceType: ServicePriceType;

  @Field({ description: 'Whether it is always included and charged; otherwise it is listed without charge.' })
  isIncluded: boolean;

  @Field(() => Int, { description: 'The number of halls that use it; it can be deleted once there are none.' })
  hallCount: number;
}

/** An optional service, for its owner. */
@ObjectType('OptionalService', {
  simpleResolvers: true,
  description: 'A service that a customer may choose with a booking.',
})
export class OptionalServiceItem extends PricedItem {
  @Field(() => String, { nullable: true, description: 'The URL of its picture.' })
  picture: string | null;

  @Field(() => ServicePriceType, { description: 'How the price is charged.' })
  priceType: ServicePriceType;
}

/** An amenity, for its owner. */
@ObjectType('Amenity', {
  simpleResolvers: true,
  description: 'A feature of halls, free of charge: parking, air conditioning.',
})
export class AmenityItem extends CatalogueItem {
  @Field(() => String, { nullable: true, description: 'A short keyword for its icon: wifi, car, snowflake.' })
  icon: string | null;

  @Field(() => Int, { description: 'The number of halls that have it; it can be deleted once there are none.' })
  hallCount: number;
}

/** An owner's catalogue. Each list is only read if selected. */
@ObjectType({ simpleResolvers: true, description: 'The catalogue of an owner’s business.' })
export class Catalogue {
  businessId: number;

  @Field({ description: 'The currency of all its prices.' })
  currency: string;
}
