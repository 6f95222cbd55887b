import { object } from 'yup';
import { optionalChoice, optionalId } from '../input/fields.js';
import { atMost, optionalText } from '../text/text.js';

/** Which conversations a business looks at. */
export const ConversationChoice = {
  ALL: 'ALL',
  /** Assigned to the viewer, and not done. */
  MINE: 'MINE',
  /** Assigned to nobody, and not done. */
  UNASSIGNED: 'UNASSIGNED',
  OPEN: 'OPEN',
  DONE: 'DONE',
} as const;
export type ConversationChoice = keyof typeof ConversationChoice;

/** Every choice, in the order of the screen. */
export const CONVERSATION_CHOICES = Object.values(ConversationChoice);

/** Limits of conversations (docs/decisions/0090-conversations.md). */
export const CONVERSATION_LIMITS = {
  /** Among so many of the latest conversations unread ones are counted. */
  unreadAmong: 1000,
  /** Unread conversations are counted up to this. */
  unreadCountedTo: 100,
  /** Among so many of the latest messages that have the words, conversations are searched. */
  searchedMessages: 1000,
  searchedWords: 8,
  searchMaxCharacters: 100,
  /** People of a business: its owner and the members of its team. */
  peopleMax: 21,
} as const;

/** Messages about conversations. */
export const CONVERSATION_MESSAGES = {
  notFound: 'Conversation not found',
  choiceUnknown: 'Show must be all, mine, unassigned, open or done',
  assigneeInvalid: 'Choose somebody of your team',
} as const;

const search = optionalText({ max: atMost('Search', CONVERSATION_LIMITS.searchMaxCharacters) });

/** Which of a customer's conversations are listed. */
export const conversationFilterSchema = object({ search });

/** Which of a business's conversations are listed. */
export const businessConversationFilterSchema = object({
  search,
  show: optionalChoice(CONVERSATION_CHOICES, CONVERSATION_MESSAGES.choiceUnknown),
});

/** Who answers a conversation; nobody without one. */
export const assignConversationSchema = object({
  userId: optionalId(CONVERSATION_MESSAGES.assigneeInvalid),
});
