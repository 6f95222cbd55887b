import { Field, Int, ObjectType } from 'type-graphql';
import { PriceType, ServicePriceType } from '../../graphql/enums.js';
import { Money } from '../../graphql/scalars.js';
import type { Hundredths } from '../../domain/money/money.js';

/** What everything in a catalogue has. */
@ObjectType()
abstract class CatalogueItem {
  @Field(() => Int, { description: 'Its number.' })
  id: number;

  @Field({ description: 'Its name.' })
  name: string;

  @Field(() => String, { nullable: true, description: 'More about it.' })
  description: string | null;
}

/** What everything with a price has. */
@ObjectType()
abstract class PricedItem extends CatalogueItem {
  @Field(() => Money, { description: 'Its price; percent where the price type says so.' })
  price: Hundredths;

  @Field({ description: 'The currency of the price.' })
  currency: string;
}

/** A category or a type. */
@ObjectType()
abstract class HallKindItem extends PricedItem {
  @Field(() => PriceType, { description: 'How the price is charged.' })
  priceType: PriceType;

  @Field(() => Int, { description: 'How many halls are of it; it can be removed once there are none.' })
  hallCount: number;
}

/** A category as its owner sees it. */
@ObjectType('HallCategory', { description: 'A category of an owner’s halls, with what it adds to a booking.' })
export class CategoryItem extends HallKindItem {}

/** A type of hall as its owner sees it. */
@ObjectType('HallType', { description: 'A type of an owner’s halls, with what it adds to a booking.' })
export class TypeItem extends HallKindItem {}

/** A fixed service as its owner sees it. */
@ObjectType('FixedService', { description: 'A service that comes with halls.' })
export class FixedServiceItem extends PricedItem {
  @Field(() => ServicePriceType, { description: 'How the price is charged.' })
  priceType: ServicePriceType;

  @Field({ description: 'Always included and charged; else it is listed and costs nothing.' })
  isIncluded: boolean;

  @Field(() => Int, { description: 'How many halls come with it; it can be removed once there are none.' })
  hallCount: number;
}

/** An optional service as its owner sees it. */
@ObjectType('OptionalService', { description: 'A service that a customer may choose with a booking.' })
export class OptionalServiceItem extends PricedItem {
  @Field(() => ServicePriceType, { description: 'How the price is charged.' })
  priceType: ServicePriceType;
}

/** An amenity as its owner sees it. */
@ObjectType('Amenity', { description: 'Something that halls have: parking, air conditioning. It costs nothing.' })
export class AmenityItem extends CatalogueItem {
  @Field(() => String, { nullable: true, description: 'A short keyword for its icon: wifi, car, snowflake.' })
  icon: string | null;

  @Field(() => Int, { description: 'How many halls have it; it can be removed once there are none.' })
  hallCount: number;
}

/** What an owner has set up. Each list is read only when it is asked for. */
@ObjectType({ description: 'What an owner has set up for the own halls.' })
export class Catalogue {
  /** Whose it is. */
  businessId: number;

  @Field({ description: 'The currency of all its prices.' })
  currency: string;
}
