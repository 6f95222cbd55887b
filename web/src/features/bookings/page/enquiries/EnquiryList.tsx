import { Flex } from 'antd';
import { useLocation } from 'react-router-dom';
import type { EnquiryFieldsFragment } from '../../../../graphql/generated/enquiries';
import { useText } from '../../../../i18n/text';
import { useHallName } from '../../../../i18n/useHallName';
import { paths } from '../../../../lib/paths';
import { enquiriesText } from './enquiries.text';
import { EnquiryLink } from './EnquiryLink';

interface EnquiryListProps {
  enquiries: readonly EnquiryFieldsFragment[];
  opened: number | null;
}

/** A customer's enquiries with the beginning of their latest message. */
export function EnquiryList({ enquiries, opened }: EnquiryListProps) {
  const words = useText(enquiriesText);
  const nameHall = useHallName();
  // The page of the list stays.
  const { search } = useLocation();
  return (
    <Flex component="ul" vertical gap={8} aria-label={words.list}>
      {enquiries.map((enquiry) => (
        <li key={enquiry.id}>
          <EnquiryLink
            to={{ pathname: paths.enquiry(enquiry.id), search }}
            isOpen={enquiry.id === opened}
            name={nameHall(enquiry)}
            place={enquiry.businessName}
            {...enquiry}
          />
        </li>
      ))}
    </Flex>
  );
}
