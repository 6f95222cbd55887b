import { Field, InputType, Int } from 'type-graphql';
import { Rules } from '../../graphql/inputs.js';
import { externalCalendarSchema } from '../../domain/integrations/inputs.js';

@InputType({ description: 'A calendar of another program, whose events take the time of halls.' })
@Rules(externalCalendarSchema)
export class AddExternalCalendarInput {
  @Field({ description: 'A public https or webcal URL of an iCalendar file, at most 1,000 characters.' })
  url: string;

  @Field(() => Int, { nullable: true, description: 'One of the viewer’s halls; every hall if omitted.' })
  hallId?: number | null;

  @Field(() => String, {
    nullable: true,
    description: 'Its name in lists; defaults to the one that it gives itself, or its host.',
  })
  name?: string | null;
}
