import { Field, Int, ObjectType } from 'type-graphql';
import { DateTime, LocalDate, Money } from '../../graphql/scalars.js';
import type { Hundredths } from '../../domain/money/money.js';
import { BookedService, PriceFields } from './booking-price.types.js';

/** It has no id: the same hall has another price in another search. */
@ObjectType({
  simpleResolvers: true,
  description:
    'What a hall costs in all on a date for a number of guests, without optional services: the cheapest of what is free, with the cheapest menu that is served then, if any. The same as calculatePrice says with that menu.',
})
export class AllInPrice extends PriceFields {
  @Field(() => Int, { description: 'The hall.' })
  hallId: number;

  @Field(() => LocalDate, { description: 'The day of the start, in the hall’s time zone.' })
  date: string;

  @Field(() => DateTime, { description: 'When what is priced starts.' })
  startTime: Date;

  @Field(() => DateTime, { description: 'When it ends.' })
  endTime: Date;

  @Field({
    description:
      'Whether these hours were neither asked for nor are a shift’s: 12 to 4 PM in the daytime, else 7 to 11 PM.',
  })
  isTimeAssumed: boolean;

  @Field(() => String, { description: 'The hall’s time zone, IANA.' })
  timeZone: string;

  @Field(() => Money, { description: 'totalPrice for each guest, rounded half up.' })
  perHead: Hundredths;

  @Field(() => String, { nullable: true, description: 'The name of the hall’s category.' })
  categoryName: string | null;

  @Field(() => String, { nullable: true, description: 'The name of the hall’s type.' })
  typeName: string | null;

  @Field(() => [BookedService], { description: 'The services that are always charged.' })
  addedServices: BookedService[];
}
