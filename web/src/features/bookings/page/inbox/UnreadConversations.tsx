import { useText } from '../../../../i18n/text';
import { joinClasses } from '../../../../lib/classes';
import { unreadConversationsText } from './unread-conversations.text';
import styles from './UnreadConversations.module.css';
import { useInbox, type InboxSide } from './useInbox';

/** As many as the badge has room for. */
const SHOWN_MAX = 99;

interface UnreadConversationsProps {
  side: InboxSide;
  /** Where it stands: over an icon, or after a word. */
  place: 'above' | 'after';
}

/** How many conversations have unread messages, as they come; nothing while there are none. */
export function UnreadConversations({ side, place }: UnreadConversationsProps) {
  const words = useText(unreadConversationsText);
  const count = useInbox(side);
  if (count === 0) return null;
  const shown = count > SHOWN_MAX ? `${SHOWN_MAX}+` : String(count);
  return (
    <span className={joinClasses('count-badge', place === 'above' ? 'over-icon' : styles.after)}>
      <span aria-hidden="true">{shown}</span>
      <span className="visually-hidden">{count === 1 ? words.one : words.unread(shown)}</span>
    </span>
  );
}
