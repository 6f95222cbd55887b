import { Field, InputType, Int } from 'type-graphql';
import { ServicePriceType } from '../../graphql/enums.js';
import { Rules } from '../../graphql/inputs.js';
import { Money, TimeOfDay } from '../../graphql/scalars.js';
import { hallShiftSchema } from '../../domain/availability/inputs.js';
import { SHIFT_LIMITS } from '../../domain/availability/limits.js';
import type { Hundredths } from '../../domain/money/money.js';

@InputType({ description: 'A shift of a hall: a named part of the day that is sold as a whole.' })
@Rules(hallShiftSchema)
export class HallShiftInput {
  @Field({ description: `Its name, at most ${SHIFT_LIMITS.nameMaxCharacters} characters.` })
  name: string;

  @Field(() => [Int], { description: 'The weekdays on which it starts: 0 is Sunday, 6 Saturday.' })
  weekdays: number[];

  @Field(() => TimeOfDay, { description: 'When it starts, in the business’s time zone.' })
  startTime: string;

  @Field(() => TimeOfDay, {
    description: 'When it ends, 2 to 23 hours later; at or before the start means the next day.',
  })
  endTime: string;

  @Field(() => Money, { description: 'Its price, which replaces the hall’s own prices.' })
  price: Hundredths;

  @Field(() => ServicePriceType, { nullable: true, description: 'How it is charged; defaults to PER_PERSON.' })
  priceType: ServicePriceType;
}
