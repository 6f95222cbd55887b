import { Field, InputType, Int } from 'type-graphql';
import { Rules } from '../../graphql/inputs.js';
import { LocalDate, TimeOfDay } from '../../graphql/scalars.js';
import { blockHallSchema } from '../../domain/availability/inputs.js';

@InputType({ description: 'A period without bookings: whole days, or hours of one day.' })
@Rules(blockHallSchema)
export class BlockHallInput {
  @Field(() => Int, { nullable: true, description: 'The hall; defaults to every hall of the business.' })
  hallId?: number | null;

  @Field(() => LocalDate, { description: 'The day, or the first of several, in the business’s time zone.' })
  date: string;

  @Field(() => LocalDate, { nullable: true, description: 'The last day; defaults to a single day.' })
  untilDate?: string | null;

  @Field(() => TimeOfDay, { nullable: true, description: 'Start of the hours; defaults to the whole day.' })
  startTime?: string | null;

  @Field(() => TimeOfDay, {
    nullable: true,
    description: 'End of the hours; at or before the start means the next day.',
  })
  endTime?: string | null;

  @Field(() => String, { nullable: true, description: 'A note, visible to the owner only.' })
  note?: string | null;
}
