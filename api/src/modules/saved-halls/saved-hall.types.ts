import { Field, Int, ObjectType } from 'type-graphql';

@ObjectType({ simpleResolvers: true, description: 'Whether the viewer has saved a hall.' })
export class HallSaving {
  @Field(() => Int, { description: 'The hall.' })
  hallId: number;

  @Field({ description: 'Whether it is saved now.' })
  viewerHasSaved: boolean;
}
