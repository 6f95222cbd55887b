import { Field, Int, ObjectType } from 'type-graphql';
import { createConnectionType } from '../../graphql/paging.js';
import { HallCard } from '../halls/hall.types.js';

@ObjectType({ simpleResolvers: true, description: 'A list of the viewer’s saved halls.' })
export class SavedListView {
  @Field(() => Int, { description: 'Its id.' })
  id: number;

  @Field({ description: 'Its name.' })
  name: string;

  @Field(() => Int, { description: 'How many public halls are in it.' })
  hallCount: number;

  @Field(() => String, {
    nullable: true,
    description: 'The link that shows it to anybody; null while it isn’t shared.',
  })
  shareUrl: string | null;
}

@ObjectType({
  simpleResolvers: true,
  description: 'A list of halls as anybody with its link sees it: its public halls, last saved first.',
})
export class SharedListConnection extends createConnectionType(HallCard, 'halls') {
  @Field({ description: 'Its name.' })
  name: string;

  @Field({ description: 'The first name of its owner.' })
  ownerName: string;
}
