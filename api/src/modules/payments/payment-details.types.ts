import { Field, ObjectType } from 'type-graphql';
import { DateTime } from '../../graphql/scalars.js';

@ObjectType('PaymentDetails', {
  simpleResolvers: true,
  description: 'How a business is paid: an account, and numbers as people of Pakistan write them.',
})
export class PaymentDetailsView {
  @Field(() => String, { nullable: true, description: 'The bank.' })
  bankName: string | null;

  @Field(() => String, { nullable: true, description: 'Whose account it is, as the bank writes it.' })
  accountTitle: string | null;

  @Field(() => String, { nullable: true, description: 'The IBAN, without spaces.' })
  iban: string | null;

  @Field(() => String, { nullable: true, description: 'The JazzCash number.' })
  jazzcash: string | null;

  @Field(() => String, { nullable: true, description: 'The Easypaisa number.' })
  easypaisa: string | null;

  @Field(() => String, { nullable: true, description: 'The Raast number.' })
  raast: string | null;

  @Field(() => String, { nullable: true, description: 'What else is to be known about paying.' })
  note: string | null;

  @Field(() => DateTime, { nullable: true, description: 'When they were changed; null if they never were.' })
  changedAt: Date | null;

  @Field({ description: 'Whether that was in the last seven days.' })
  changedRecently: boolean;
}
