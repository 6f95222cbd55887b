import { Field, Int, ObjectType } from 'type-graphql';

@ObjectType('CancellationStep', { simpleResolvers: true, description: 'A step of cancellation rules.' })
export class CancellationStepView {
  @Field(() => Int, { description: 'At least so many days before the event, in the hall’s time zone.' })
  days: number;

  @Field(() => Int, { description: 'So much of what was paid comes back, in whole percent.' })
  percent: number;
}
