import { useLocation } from 'react-router-dom';
import type { EnquiryFieldsFragment } from '../../../../graphql/generated/enquiries';
import { useText } from '../../../../i18n/text';
import { useHallName } from '../../../../i18n/useHallName';
import { paths } from '../../../../lib/paths';
import { SteadyItems } from '../../../../ui/list/SteadyItems';
import { enquiriesText } from './enquiries.text';
import { EnquiryLink } from './EnquiryLink';

interface EnquiryListProps {
  enquiries: readonly EnquiryFieldsFragment[];
  opened: number | null;
  /** The page that they were asked for; null while another is on its way. */
  shownFor: string | null;
}

/** A customer's enquiries with the beginning of their latest message. */
export function EnquiryList({ enquiries, opened, shownFor }: EnquiryListProps) {
  const words = useText(enquiriesText);
  const nameHall = useHallName();
  // The page of the list stays.
  const { search } = useLocation();
  return (
    <SteadyItems<EnquiryFieldsFragment>
      label={words.list}
      rows={enquiries}
      rowKey={({ id }) => id}
      rowLabel={nameHall}
      shownFor={shownFor}
      gap={8}
      item={(enquiry) => (
        <li>
          <EnquiryLink
            to={{ pathname: paths.enquiry(enquiry.id), search }}
            isOpen={enquiry.id === opened}
            name={nameHall(enquiry)}
            place={enquiry.businessName}
            {...enquiry}
          />
        </li>
      )}
    />
  );
}
