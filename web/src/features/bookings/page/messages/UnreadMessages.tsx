import { Link } from 'react-router-dom';
import { useUnreadMessagesQuery } from '../../../../graphql/generated/unread-messages';
import { useText } from '../../../../i18n/text';
import { unreadText } from './unread.text';

interface UnreadMessagesProps {
  id: number;
  /** The page of the booking. */
  to: string;
}

/** How many messages about a booking of a list the viewer hasn't read; the bookings of a list share one question. */
export function UnreadMessages({ id, to }: UnreadMessagesProps) {
  const words = useText(unreadText);
  const { data } = useUnreadMessagesQuery({ freshFor: 0 });
  const unread = data?.unreadMessages.find(({ bookingId }) => bookingId === id);
  return unread ? <Link to={to}>{words.count(unread.unreadCount)}</Link> : null;
}
