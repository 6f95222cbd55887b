import { Link } from 'react-router-dom';
import { useText } from '../../../../i18n/text';
import { paths } from '../../../../lib/paths';
import { MailIcon } from '../../../../ui/icons';
import { unreadConversationsText } from './unread-conversations.text';
import { UnreadConversations } from './UnreadConversations';

/** The customer's messages in the header, with how many conversations have new ones. */
export function MessagesLink() {
  const words = useText(unreadConversationsText);
  return (
    <Link to={paths.messages} className="round-button anchor" title={words.title}>
      <MailIcon />
      <span className="visually-hidden">{words.title}</span>
      <UnreadConversations side="CUSTOMER" place="above" />
    </Link>
  );
}
