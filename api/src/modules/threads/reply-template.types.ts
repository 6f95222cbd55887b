import { Field, Int, ObjectType } from 'type-graphql';
import { ListLength } from '../../graphql/list-length.js';
import { PLACEHOLDERS } from '../../domain/threads/reply-templates.js';

@ObjectType('ReplyTemplate', {
  simpleResolvers: true,
  description: 'An answer that a business gives again and again, with placeholders in braces.',
})
export class ReplyTemplateView {
  @Field(() => Int, { description: 'The template.' })
  id: number;

  @Field({ description: 'Its name.' })
  name: string;

  @Field(() => String, { nullable: true, description: 'Its English text, if any.' })
  english: string | null;

  @Field(() => String, { nullable: true, description: 'Its Urdu text, if any.' })
  urdu: string | null;
}

@ObjectType({ simpleResolvers: true, description: 'The text of a reply template for one booking or enquiry.' })
export class FilledText {
  @Field({ description: 'The text, with gaps in brackets for what isn’t known.' })
  text: string;

  @ListLength(PLACEHOLDERS.length)
  @Field(() => [String], { description: 'The gaps that stand in it, each once: `[day]`.' })
  gaps: string[];
}

@ObjectType({
  simpleResolvers: true,
  description: 'A reply template as it is written about one booking or enquiry. It is a draft: nothing is sent.',
})
export class FilledReplyTemplate {
  @Field(() => Int, { description: 'The template.' })
  templateId: number;

  @Field({ description: 'The template’s name.' })
  name: string;

  @Field(() => FilledText, { nullable: true, description: 'In English, if the template is.' })
  english: FilledText | null;

  @Field(() => FilledText, { nullable: true, description: 'In Urdu, if the template is.' })
  urdu: FilledText | null;
}
