import { Field, ObjectType } from 'type-graphql';

@ObjectType('FirstAnswer', {
  simpleResolvers: true,
  description: 'The answer of a business that is sent by itself after the first message of a customer’s thread.',
})
export class FirstAnswerView {
  @Field({ description: 'Whether it is sent; off by default.' })
  isOn: boolean;

  @Field(() => String, { nullable: true, description: 'Its English text, if any.' })
  english: string | null;

  @Field(() => String, { nullable: true, description: 'Its Urdu text, if any.' })
  urdu: string | null;
}
