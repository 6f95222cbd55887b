import { Field, InputType, Int } from 'type-graphql';
import { Rules } from '../../graphql/inputs.js';
import { DateTime, LocalDate } from '../../graphql/scalars.js';
import { joinWaitingListSchema } from '../../domain/waiting-list/inputs.js';

@InputType({ description: 'The time of a hall that a customer waits for.' })
@Rules(joinWaitingListSchema)
export class JoinWaitingListInput {
  @Field(() => Int, { description: 'The hall.' })
  hallId: number;

  @Field(() => Int, {
    nullable: true,
    description: 'A shift of the hall: with its date, instead of startTime and endTime.',
  })
  shiftId?: number | null;

  @Field(() => LocalDate, { nullable: true, description: 'The day of the start in the hall’s time zone, for a shift.' })
  date?: string;

  @Field(() => DateTime, { nullable: true, description: 'When it starts; required without a shift.' })
  startTime?: Date | null;

  @Field(() => DateTime, { nullable: true, description: 'When it ends; required without a shift.' })
  endTime?: Date | null;

  @Field(() => Int, { description: 'Guests, 1 to the hall’s capacity.' })
  guestCount: number;
}
