import { Field, InputType, Int } from 'type-graphql';
import { Rules } from '../../graphql/inputs.js';
import { LocalDate, TimeOfDay } from '../../graphql/scalars.js';
import { blockHallSchema } from '../../domain/availability/inputs.js';

@InputType({ description: 'A time in which no bookings are taken: whole days, or hours of one day.' })
@Rules(blockHallSchema)
export class BlockHallInput {
  @Field(() => Int, { nullable: true, description: 'The hall; without it every hall of the business.' })
  hallId?: number | null;

  @Field(() => LocalDate, { description: 'The day, or the first of several, in the business’s time zone.' })
  date: string;

  @Field(() => LocalDate, { nullable: true, description: 'The last of several whole days; without it only the one.' })
  untilDate?: string | null;

  @Field(() => TimeOfDay, { nullable: true, description: 'Where the hours begin; without hours the whole day.' })
  startTime?: string | null;

  @Field(() => TimeOfDay, {
    nullable: true,
    description: 'Where the hours end; at or before the start means the next day.',
  })
  endTime?: string | null;

  @Field(() => String, { nullable: true, description: 'A word on why, for the owner alone.' })
  note?: string | null;
}
