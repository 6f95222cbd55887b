import { Field, InputType, Int } from 'type-graphql';
import { Rules } from '../../graphql/inputs.js';
import { calendarFeedSchema } from '../../domain/integrations/inputs.js';

@InputType({ description: 'Whose calendar feed.' })
@Rules(calendarFeedSchema)
export class CalendarFeedInput {
  @Field(() => Int, { nullable: true, description: 'One of the own halls; absent: the whole business.' })
  hallId?: number | null;
}
