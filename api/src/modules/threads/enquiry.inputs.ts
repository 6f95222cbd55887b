import { Field, InputType, Int } from 'type-graphql';
import { Rules } from '../../graphql/inputs.js';
import { LocalDate } from '../../graphql/scalars.js';
import { Occasion } from '../../domain/bookings/occasions.js';
import { askHallSchema } from '../../domain/threads/inputs.js';
import { SendMessageInput } from './thread.inputs.js';

@InputType({ description: 'A question to a hall before there is a booking.' })
@Rules(askHallSchema)
export class AskHallInput extends SendMessageInput {
  @Field(() => LocalDate, { nullable: true, description: 'The day that the customer thinks of.' })
  day?: string | null;

  @Field(() => Int, { nullable: true, description: 'About how many guests come.' })
  guestCount?: number | null;

  @Field(() => Occasion, { nullable: true, description: 'What it would be for.' })
  occasion?: Occasion | null;
}
