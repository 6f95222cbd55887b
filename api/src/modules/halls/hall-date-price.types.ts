import { Field, Int, ObjectType } from 'type-graphql';
import { ServicePriceType } from '../../graphql/enums.js';
import { DateTime, LocalDate, Money } from '../../graphql/scalars.js';
import type { Hundredths } from '../../domain/money/money.js';

/** It has no id: the same hall has another price in another search. */
@ObjectType({
  simpleResolvers: true,
  description: 'The cheapest of what a hall has free on the dates of a search, at its price then.',
})
export class HallDatePrice {
  @Field(() => Int, { description: 'The hall.' })
  hallId: number;

  @Field(() => LocalDate, { description: 'The day, in the hall’s time zone; of several, the cheapest one.' })
  date: string;

  @Field(() => DateTime, {
    nullable: true,
    description: 'When it starts; null for a hall of free times where no hours were asked for.',
  })
  startTime: Date | null;

  @Field(() => DateTime, { nullable: true, description: 'When it ends; null where startTime is.' })
  endTime: Date | null;

  @Field(() => Int, { nullable: true, description: 'The shift, for prices and booking requests; null for free times.' })
  shiftId: number | null;

  @Field(() => String, { nullable: true, description: 'The name of the shift; null for free times.' })
  shiftName: string | null;

  @Field(() => Money, { description: 'The price then, for one unit of its price type, in the hall’s currency.' })
  price: Hundredths;

  @Field(() => ServicePriceType, { description: 'What the price is for: a guest, an hour, or the booking.' })
  priceType: ServicePriceType;

  @Field({ description: 'Whether something else is free at another price, so that this one is a starting price.' })
  isFrom: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'Why the price isn’t the ordinary one: “Saturday dinner +20%”; null if it is.',
  })
  rateReason: string | null;

  @Field(() => [LocalDate], { description: 'All days of the search on which the hall has something free, in order.' })
  freeDates: string[];
}

@ObjectType({ simpleResolvers: true, description: 'A day on which halls of a search have something free.' })
export class FreeDate {
  @Field(() => LocalDate, { description: 'The day, in the halls’ time zone.' })
  date: string;

  @Field(() => Int, {
    description: 'How many of the best halls of the search have something free then; not all halls are asked.',
  })
  hallCount: number;
}

/** When each hall is priced, and for how many guests. */
export interface HallStays {
  guests: number;
  stays: HallStay[];
}

/** A period for which a hall is priced. */
export interface HallStay {
  hallId: number;
  start: Date;
  end: Date;
  /** Whether nobody has asked for these hours, and they aren't a shift's. */
  isAssumed: boolean;
  /** The cheapest menu that is served then, which is part of the price; null where none is. */
  menuId: number | null;
}
