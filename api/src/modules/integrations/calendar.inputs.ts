import { Field, InputType, Int } from 'type-graphql';
import { Rules } from '../../graphql/inputs.js';
import { calendarFeedSchema } from '../../domain/integrations/inputs.js';

@InputType({ description: 'A calendar feed of the business or one of its halls.' })
@Rules(calendarFeedSchema)
export class CalendarFeedInput {
  @Field(() => Int, { nullable: true, description: 'One of the viewer’s halls; the whole business if omitted.' })
  hallId?: number | null;
}
