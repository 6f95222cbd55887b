import { Field, ObjectType } from 'type-graphql';

/** The argument of files that are written in several languages. */
export const LOCALE_ARGUMENT = {
  nullable: true,
  description: 'The language of the file, `en` or `ur`; defaults to English, whatever the account reads.',
} as const;

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
