import { Field, InputType, Int } from 'type-graphql';
import { Rules } from '../../graphql/inputs.js';
import { DateTime, LocalDate } from '../../graphql/scalars.js';
import { Occasion } from '../../domain/bookings/occasions.js';
import { ENQUIRY_LIMITS, EnquirySource, type EnteredSource } from '../../domain/threads/enquiries.js';
import { changeEnquirySchema, enterEnquirySchema } from '../../domain/threads/inputs.js';

/** What is entered of an enquiry. */
@InputType()
export abstract class EnteredEnquiryInput {
  @Field(() => Int, { description: 'The hall, of the viewer’s business.' })
  hallId: number;

  @Field(() => EnquirySource, { description: 'How it came in; not by the app.' })
  source: EnteredSource;

  @Field({ description: 'The guest’s name.' })
  customerName: string;

  @Field(() => String, { nullable: true, description: 'The guest’s phone number.' })
  customerPhone?: string | null;

  @Field(() => LocalDate, { nullable: true, description: 'The day that the guest thinks of, from today on.' })
  day?: string | null;

  @Field(() => Int, { nullable: true, description: 'About how many guests come.' })
  guestCount?: number | null;

  @Field(() => Occasion, { nullable: true, description: 'What it would be for.' })
  occasion?: Occasion | null;

  @Field(() => String, {
    nullable: true,
    description: `What the guest asked, at most ${ENQUIRY_LIMITS.noteMaxCharacters.toLocaleString('en-US')} characters.`,
  })
  note?: string | null;
}

@InputType({ description: 'An enquiry that came by phone, by WhatsApp or in person.' })
@Rules(enterEnquirySchema)
export class EnterEnquiryInput extends EnteredEnquiryInput {
  @Field(() => String, { nullable: true, description: 'Idempotency key: repeated entries create a single enquiry.' })
  clientMutationId?: string | null;
}

@InputType({ description: 'An enquiry that was entered by hand, as it stands; absent fields are empty.' })
@Rules(changeEnquirySchema)
export class ChangeEnquiryInput extends EnteredEnquiryInput {
  @Field(() => DateTime, {
    nullable: true,
    description:
      'Its changedAt as it was read: where somebody has changed it since, this change is refused. Without it, it is written over.',
  })
  changedAt?: Date | null;
}
