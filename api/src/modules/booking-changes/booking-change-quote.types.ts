import { Field, ObjectType } from 'type-graphql';
import { ListLength } from '../../graphql/list-length.js';
import { Money } from '../../graphql/scalars.js';
import { CITY_RULE_LIMITS } from '../../domain/city-rules/limits.js';
import type { Hundredths } from '../../domain/money/money.js';
import { CityRuleType } from '../city-rules/city-rules.types.js';
import { BookingTerms } from '../bookings/open-change.types.js';
import { BookingView } from '../bookings/booking.types.js';

@ObjectType({ simpleResolvers: true, description: 'What a change of a booking would make of it, and cost.' })
export class BookingChangeQuote {
  @Field(() => BookingTerms, { description: 'What the booking is now.' })
  before: BookingTerms;

  @Field(() => BookingTerms, { description: 'What it would be.' })
  after: BookingTerms;

  @Field(() => Money, { description: 'What the change adds to the total; negative where it takes away.' })
  difference: Hundredths;

  @Field({ description: 'Whether the hall is free at the new time, apart from this booking.' })
  isAvailable: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'What is in the way at the new time, by name for the business; null while it is free.',
  })
  clash: string | null;

  @ListLength(CITY_RULE_LIMITS.perBooking)
  @Field(() => [CityRuleType], {
    description:
      'The rules of the city to know of: closing hours that it would go beyond, and the one dish of its evening.',
  })
  cityRules: CityRuleType[];

  @Field({
    description:
      'Whether the change is made at once: the business entered the booking itself, and the viewer may give its discount.',
  })
  isImmediate: boolean;

  @Field(() => [BookingView], {
    description: 'For the owner, the pending requests that making the change would cancel, by start.',
  })
  conflicts: BookingView[];
}
