import { Field, InputType, Int, registerEnumType } from 'type-graphql';
import { Rules } from '../../graphql/inputs.js';
import {
  assignConversationSchema,
  businessConversationFilterSchema,
  CONVERSATION_LIMITS,
  ConversationChoice,
  conversationFilterSchema,
} from '../../domain/threads/conversations.js';

registerEnumType(ConversationChoice, {
  name: 'ConversationChoice',
  description: 'Which conversations of a business are listed.',
  valuesConfig: {
    ALL: { description: 'All of them.' },
    MINE: { description: 'Those that are assigned to the viewer, and not done.' },
    UNASSIGNED: { description: 'Those that are assigned to nobody, and not done.' },
    OPEN: { description: 'Those that aren’t done.' },
    DONE: { description: 'Those that are done.' },
  },
});

const SEARCH = {
  nullable: true,
  description: `Only those of which a message has these words, or the names, the hall or the booking’s number; at most ${CONVERSATION_LIMITS.searchMaxCharacters} characters.`,
};

@InputType({ description: 'Which conversations of a customer are listed; absent fields exclude nothing.' })
@Rules(conversationFilterSchema)
export class ConversationFilter {
  @Field(() => String, SEARCH)
  search?: string | null;
}

@InputType({ description: 'Which conversations of a business are listed; absent fields exclude nothing.' })
@Rules(businessConversationFilterSchema)
export class BusinessConversationFilter {
  @Field(() => String, SEARCH)
  search?: string | null;

  @Field(() => ConversationChoice, { nullable: true, description: 'Which of them; defaults to all.' })
  show?: ConversationChoice | null;
}

@InputType({ description: 'Who answers a conversation.' })
@Rules(assignConversationSchema)
export class AssignConversationInput {
  @Field(() => Int, { nullable: true, description: 'One of `conversationColleagues`; nobody if it is left out.' })
  userId?: number | null;
}
