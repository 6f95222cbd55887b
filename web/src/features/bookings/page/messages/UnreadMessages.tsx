import { Link } from 'react-router-dom';
import { useUnreadMessagesQuery } from '../../../../graphql/generated/unread-messages';
import { useFormat } from '../../../../i18n/format';
import { useText } from '../../../../i18n/text';
import { MessagesIcon } from '../../../../ui/icons';
import { unreadText } from './unread.text';

interface UnreadMessagesProps {
  id: number;
  /** The page of the booking. */
  to: string;
  /** A mark with the number alone, for a line of a table: it comes after the row and must not move it. */
  short?: boolean;
}

/** How many messages about a booking of a list the viewer hasn't read; the bookings of a list share one question. */
export function UnreadMessages({ id, to, short = false }: UnreadMessagesProps) {
  const words = useText(unreadText);
  const { number } = useFormat();
  const { data } = useUnreadMessagesQuery({ freshFor: 0 });
  const unread = data?.unreadMessages.find(({ bookingId }) => bookingId === id);
  if (!unread) return null;
  const sentence = words.count(unread.unreadCount);
  if (!short) return <Link to={to}>{sentence}</Link>;
  return (
    <Link
      className="inline middle gap-4 size-13 strong plain-link primary"
      to={to}
      aria-label={sentence}
      title={sentence}
    >
      <MessagesIcon size={14} />
      {number(unread.unreadCount)}
    </Link>
  );
}
