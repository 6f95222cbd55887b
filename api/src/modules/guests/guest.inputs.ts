import { Field, InputType } from 'type-graphql';
import { Rules } from '../../graphql/inputs.js';
import { secondPhoneSchema } from '../../domain/guests/second-phone.js';
import { GUEST_NOTES_MAX, guestNotesSchema } from '../../domain/guests/inputs.js';

@InputType({ description: 'A business’s private notes on a guest.' })
@Rules(guestNotesSchema)
export class GuestNotesInput {
  @Field(() => String, {
    nullable: true,
    description: `At most ${GUEST_NOTES_MAX.toLocaleString('en-US')} characters; empty removes them.`,
  })
  notes?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'The notes that these replace, null for none: others are refused with `CONFLICT` and stand in its details. If left out, any are replaced.',
  })
  previousNotes?: string | null;
}

@InputType({ description: 'A second phone of a guest; without name and phone there is none.' })
@Rules(secondPhoneSchema)
export class GuestSecondPhoneInput {
  @Field(() => String, { nullable: true, description: 'Whose number it is, such as the other family’s.' })
  name?: string | null;

  @Field(() => String, { nullable: true, description: 'The number; null removes it. It has to be given.' })
  phone?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'The second number that this replaces, null for none: another one is refused with `CONFLICT`. If left out, any is replaced.',
  })
  previousPhone?: string | null;
}
