import {
  CONVERSATION_CHOICES,
  CONVERSATION_LIMITS,
  type ConversationChoice,
} from '@mehfil/api/domain/threads/conversations';
import { defineAddress, freeText, oneOf, positive } from '../../../../lib/address-fields';

/** Conversations of a page. */
export const PAGE_SIZE = 20;

interface InboxFilters {
  show: ConversationChoice;
  search: string;
  page: number;
}

/** What is shown of the inbox, as it stands in the address. */
export const INBOX_ADDRESS = defineAddress<InboxFilters>({
  show: oneOf('show', CONVERSATION_CHOICES, 'ALL'),
  search: freeText('search', CONVERSATION_LIMITS.searchMaxCharacters),
  page: positive('page', 1),
});

/** Names the message at which a conversation opens. */
const AT = 'at';

/** The place of the message at which the address opens a conversation; null for the newest. */
export function readAt(search: string): number | null {
  const at = new URLSearchParams(search).get(AT) ?? '';
  return /^[1-9]\d{0,8}$/.test(at) ? Number(at) : null;
}

/** The address's query with the message at which a conversation opens; null for the newest. */
export function withAt(search: string, at: number | null): string {
  const query = new URLSearchParams(search);
  if (at === null) query.delete(AT);
  else query.set(AT, String(at));
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}
