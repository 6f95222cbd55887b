import { Flex } from 'antd';
import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { useFormat } from '../../../../i18n/format';
import { useText } from '../../../../i18n/text';
import { enquiriesText } from './enquiries.text';

interface EnquiryLinkProps {
  to: LinkProps['to'];
  isOpen: boolean;
  /** The other side, and where. */
  name: string;
  place: string;
  lastMessage: string | null;
  lastMessageAt: string;
  timeZone: string;
  unreadCount: number;
  /** Where it stands. */
  tag?: ReactNode;
  /** What else is known of it. */
  children?: ReactNode;
}

/** An enquiry in a list. */
export function EnquiryLink({ to, isOpen, name, place, tag, children, ...latest }: EnquiryLinkProps) {
  const words = useText(enquiriesText);
  const { compactDateTime } = useFormat();
  const { lastMessage, lastMessageAt, timeZone, unreadCount } = latest;
  return (
    <Link to={to} className="stack gap-2 framed list-entry" aria-current={isOpen ? 'page' : undefined}>
      <Flex component="span" align="center" justify="space-between" gap={8}>
        <strong className="breakable">
          <bdi>{name}</bdi>
        </strong>
        {tag}
      </Flex>
      <span className="small">
        <bdi>{place}</bdi>
      </span>
      <span className="one-line muted" dir="auto">
        {lastMessage === '' ? words.files : (lastMessage ?? words.deleted)}
      </span>
      <Flex component="span" wrap justify="space-between" gap="0 8px" className="small">
        <time dateTime={lastMessageAt}>{compactDateTime(lastMessageAt, timeZone)}</time>
        {unreadCount > 0 && <span className="success strong">{words.unread(unreadCount)}</span>}
      </Flex>
      {children}
    </Link>
  );
}
