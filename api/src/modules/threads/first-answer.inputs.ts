import { Field, InputType } from 'type-graphql';
import { Rules } from '../../graphql/inputs.js';
import { FIRST_ANSWER_PLACEHOLDERS, firstAnswerSchema } from '../../domain/threads/first-answer.js';
import { TEMPLATE_LIMITS } from '../../domain/threads/reply-templates.js';

const NAMES = FIRST_ANSWER_PLACEHOLDERS.map((name) => `\`{${name}}\``).join(', ');
const TEXT = `at most ${TEMPLATE_LIMITS.textMaxCharacters} characters, with placeholders: ${NAMES}.`;

@InputType({ description: 'The answer of a business that is sent by itself: in at least one language while it is on.' })
@Rules(firstAnswerSchema)
export class FirstAnswerInput {
  @Field({ description: 'Whether it is sent.' })
  isOn: boolean;

  @Field(() => String, { nullable: true, description: `Its English text, ${TEXT}` })
  english?: string | null;

  @Field(() => String, { nullable: true, description: `Its Urdu text, ${TEXT}` })
  urdu?: string | null;
}
