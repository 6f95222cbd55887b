import { Field, ObjectType } from 'type-graphql';

/** A generated file, as text. */
@ObjectType({ simpleResolvers: true, description: 'A text file.' })
export class TextFile {
  @Field({ description: 'Its name.' })
  filename: string;

  @Field({ description: 'Its media type.' })
  mime: string;

  @Field({ description: 'Its content.' })
  content: string;
}
