import { Field, Int, ObjectType } from 'type-graphql';

/** It has no id: places are words of addresses, not rows. */
@ObjectType({ simpleResolvers: true, description: 'A city, or an area of one, in which there are public halls.' })
export class PlaceSuggestion {
  @Field({ description: 'The name of the city or area.' })
  name: string;

  @Field(() => String, { nullable: true, description: 'The city of an area; null for a city.' })
  city: string | null;

  @Field(() => Int, { description: 'How many public halls there are.' })
  hallCount: number;
}

/** It has no id: services of one name belong to many halls. */
@ObjectType({ simpleResolvers: true, description: 'The name of a service that public halls include.' })
export class ServiceChoice {
  @Field({ description: 'Its name, as most halls spell it.' })
  name: string;

  @Field(() => Int, { description: 'How many public halls include it.' })
  hallCount: number;
}
