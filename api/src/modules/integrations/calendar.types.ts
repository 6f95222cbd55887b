import { Field, Int, ObjectType } from 'type-graphql';

@ObjectType({ simpleResolvers: true, description: 'A calendar feed of a business or one of its halls.' })
export class CalendarFeedAddress {
  @Field(() => Int, { nullable: true, description: 'The hall; null for the whole business.' })
  hallId: number | null;

  @Field({ description: 'The hall’s or the business’s name.' })
  title: string;

  @Field(() => String, {
    nullable: true,
    description: 'The secret URL: anyone who has it can read the calendar. Null when disabled.',
  })
  url: string | null;
}

@ObjectType({ simpleResolvers: true, description: 'A calendar for other programs.' })
export class CalendarFeed {
  @Field({ description: 'The hall’s or the business’s name.' })
  title: string;

  @Field({ description: 'The calendar as iCalendar text (RFC 5545).' })
  body: string;
}
