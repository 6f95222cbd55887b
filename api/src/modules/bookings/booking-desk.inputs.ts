import { Field, InputType } from 'type-graphql';
import { Rules } from '../../graphql/inputs.js';
import { bookingLabelsSchema, bookingNotesSchema } from '../../domain/bookings/inputs.js';
import { BOOKING_LIMITS } from '../../domain/bookings/limits.js';

@InputType({ description: 'The owner’s private notes on a booking.' })
@Rules(bookingNotesSchema)
export class BookingNotesInput {
  @Field(() => String, {
    nullable: true,
    description: `At most ${BOOKING_LIMITS.notesMaxCharacters.toLocaleString('en-US')} characters; empty removes them.`,
  })
  notes?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'The notes that these replace, null for none: others are refused with `CONFLICT` and stand in its details. If left out, any are replaced.',
  })
  previousNotes?: string | null;
}

@InputType({ description: 'The owner’s labels on a booking.' })
@Rules(bookingLabelsSchema)
export class BookingLabelsInput {
  @Field(() => [String], {
    description: `All of them, at most ${BOOKING_LIMITS.labelsMax} of ${BOOKING_LIMITS.labelMaxCharacters} characters; an empty list removes them.`,
  })
  labels: string[];

  @Field(() => [String], {
    nullable: true,
    description:
      'The labels that these replace: others are refused with `CONFLICT` and stand in its details. If left out, any are replaced.',
  })
  previousLabels?: string[] | null;
}
