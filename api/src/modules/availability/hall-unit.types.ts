import { Field, Int, ObjectType } from 'type-graphql';

@ObjectType({ simpleResolvers: true, description: 'A hall that takes a space.' })
export class SharingHall {
  @Field(() => Int, { description: 'The hall’s id.' })
  id: number;

  @Field({ description: 'Its display name: the name, or Hall and its number.' })
  title: string;

  @Field(() => String, { nullable: true, description: 'Its name in Urdu, if any.' })
  hallNameUrdu: string | null;
}

@ObjectType('HallUnit', {
  simpleResolvers: true,
  description:
    'A space that can be occupied once at a time: halls that take the same one can’t be booked at the same time.',
})
export class HallUnitItem {
  @Field(() => Int, { description: 'Its id.' })
  id: number;

  @Field({ description: 'Its name.' })
  name: string;

  @Field(() => [SharingHall], { description: 'The halls that take it, by number of creation.' })
  halls: SharingHall[];
}
