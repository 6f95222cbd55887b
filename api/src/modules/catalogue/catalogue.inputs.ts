import { Field, InputType } from 'type-graphql';
import { PriceType, ServicePriceType } from '../../graphql/enums.js';
import { Rules } from '../../graphql/inputs.js';
import { Money } from '../../graphql/scalars.js';
import {
  amenitySchema,
  categorySchema,
  fixedServiceSchema,
  hallTypeSchema,
  optionalServiceSchema,
} from '../../domain/catalogue/inputs.js';
import type { Hundredths } from '../../domain/money/money.js';

@InputType()
abstract class NamedInput {
  @Field({ description: 'Its name, at most 100 characters.' })
  name: string;

  @Field(() => String, { nullable: true, description: 'Its description, at most 1000 characters.' })
  description?: string | null;
}

@InputType()
abstract class KindInput extends NamedInput {
  @Field(() => Money, { description: 'Surcharge on a booking; a percentage if the price type says so.' })
  price: Hundredths;

  @Field(() => PriceType, { nullable: true, description: 'How the price is charged; defaults to FIXED.' })
  priceType: PriceType;
}

@InputType()
abstract class ServiceInput extends NamedInput {
  @Field(() => Money, { description: 'Its price.' })
  price: Hundredths;

  @Field(() => ServicePriceType, { nullable: true, description: 'How the price is charged; defaults to FIXED.' })
  priceType: ServicePriceType;
}

@InputType({ description: 'A category of halls.' })
@Rules(categorySchema)
export class HallCategoryInput extends KindInput {}

@InputType({ description: 'A type of hall.' })
@Rules(hallTypeSchema)
export class HallTypeInput extends KindInput {}

@InputType({ description: 'A service that comes with halls.' })
@Rules(fixedServiceSchema)
export class FixedServiceInput extends ServiceInput {
  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether it is always included and charged (the default); otherwise it is listed without charge.',
  })
  isIncluded: boolean;
}

@InputType({ description: 'A service that a customer may choose with a booking.' })
@Rules(optionalServiceSchema)
export class OptionalServiceInput extends ServiceInput {
  @Field(() => String, {
    nullable: true,
    description: 'The URL of its picture, as returned by `uploadImage`; null removes it.',
  })
  picture?: string | null;
}

@InputType({ description: 'An amenity.' })
@Rules(amenitySchema)
export class AmenityInput extends NamedInput {
  @Field(() => String, { nullable: true, description: 'A short keyword for its icon: wifi, car, snowflake.' })
  icon?: string | null;
}
