import { Field, InputType } from 'type-graphql';
import { Rules } from '../../graphql/inputs.js';
import { PLACEHOLDERS, replyTemplateSchema, TEMPLATE_LIMITS } from '../../domain/threads/reply-templates.js';

const NAMES = PLACEHOLDERS.map((name) => `\`{${name}}\``).join(', ');
const TEXT = `at most ${TEMPLATE_LIMITS.textMaxCharacters} characters, with placeholders: ${NAMES}.`;

@InputType({ description: 'An answer that a business gives again and again, in at least one language.' })
@Rules(replyTemplateSchema)
export class ReplyTemplateInput {
  @Field({ description: `Its name, at most ${TEMPLATE_LIMITS.nameMaxCharacters} characters.` })
  name: string;

  @Field(() => String, { nullable: true, description: `Its English text, ${TEXT}` })
  english?: string | null;

  @Field(() => String, { nullable: true, description: `Its Urdu text, ${TEXT}` })
  urdu?: string | null;
}
