import { Flex } from 'antd';
import { Link, useLocation } from 'react-router-dom';
import type { EnquiryFieldsFragment } from '../../../../graphql/generated/enquiries';
import { useFormat } from '../../../../i18n/format';
import { useText } from '../../../../i18n/text';
import { paths } from '../../../../lib/paths';
import { useHallName } from '../../../../i18n/useHallName';
import { enquiriesText } from './enquiries.text';
import styles from './Enquiries.module.css';

/** On which side somebody reads enquiries. */
export type EnquirySide = 'CUSTOMER' | 'BUSINESS';

interface EnquiryListProps {
  side: EnquirySide;
  enquiries: readonly EnquiryFieldsFragment[];
  opened: number | null;
}

/** Enquiries with the beginning of their latest message: for each side with the name of the other one. */
export function EnquiryList({ side, enquiries, opened }: EnquiryListProps) {
  const words = useText(enquiriesText);
  const nameHall = useHallName();
  const { compactDateTime } = useFormat();
  // The page of the list stays.
  const { search } = useLocation();
  const toPath = side === 'CUSTOMER' ? paths.enquiry : paths.business.enquiry;
  return (
    <Flex component="ul" vertical gap={8} aria-label={words.list}>
      {enquiries.map((enquiry) => {
        const { id, customerName, businessName, lastMessage, lastMessageAt, timeZone, unreadCount } = enquiry;
        const hall = nameHall(enquiry);
        const [name, place] = side === 'CUSTOMER' ? [hall, businessName] : [customerName, hall];
        return (
          <li key={id}>
            <Link
              to={{ pathname: toPath(id), search }}
              className={styles.entry}
              aria-current={id === opened ? 'page' : undefined}
            >
              <strong>
                <bdi>{name}</bdi>
              </strong>
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
            </Link>
          </li>
        );
      })}
    </Flex>
  );
}
