import { Field, InputType } from 'type-graphql';
import { Rules } from '../../graphql/inputs.js';
import { GUEST_NOTES_MAX, guestNotesSchema } from '../../domain/guests/inputs.js';

@InputType({ description: 'A business’s private notes on a guest.' })
@Rules(guestNotesSchema)
export class GuestNotesInput {
  @Field(() => String, {
    nullable: true,
    description: `At most ${GUEST_NOTES_MAX.toLocaleString('en-US')} characters; empty removes them.`,
  })
  notes?: string | null;
}
