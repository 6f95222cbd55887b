import { paths } from '../../../../lib/paths';
import type { InboxSide } from './useInbox';

/** The address of a conversation. */
export function toPath(side: InboxSide, id: number): string {
  return side === 'CUSTOMER' ? paths.conversation(id) : paths.business.conversation(id);
}

/** The address of the list. */
export function toListPath(side: InboxSide): string {
  return side === 'CUSTOMER' ? paths.messages : paths.business.messages;
}
