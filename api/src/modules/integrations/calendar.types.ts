import { Field, Int, ObjectType } from 'type-graphql';

@ObjectType({ description: 'Where the calendar of a business, or of one of its halls, can be subscribed to.' })
export class CalendarFeedAddress {
  @Field(() => Int, { nullable: true, description: 'The hall; null: the whole business.' })
  hallId: number | null;

  @Field({ description: 'The hall’s or the business’s name.' })
  title: string;

  @Field(() => String, {
    nullable: true,
    description: 'A secret address: whoever has it reads the calendar. Null where none was opened.',
  })
  url: string | null;
}

@ObjectType({ description: 'A calendar as other programs subscribe to it.' })
export class CalendarFeed {
  @Field({ description: 'The hall’s or the business’s name.' })
  title: string;

  @Field({ description: 'The calendar as iCalendar text (RFC 5545).' })
  body: string;
}
