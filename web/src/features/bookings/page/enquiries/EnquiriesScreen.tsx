import { Flex } from 'antd';
import { readError } from '../../../../graphql/errors';
import { useEnquiriesQuery } from '../../../../graphql/generated/enquiries';
import { useText } from '../../../../i18n/text';
import { defineAddress, positive } from '../../../../lib/address-fields';
import { paths } from '../../../../lib/paths';
import { ButtonLink } from '../../../../ui/Button';
import { EmptyState } from '../../../../ui/EmptyState';
import { MailIcon } from '../../../../ui/icons';
import { Pager } from '../../../../ui/list/Pager';
import { useListFilters } from '../../../../ui/list/useListFilters';
import { LoadFailed } from '../../../../ui/LoadFailed';
import { Skeleton } from '../../../../ui/Skeleton';
import { useInbox } from '../inbox/useInbox';
import { lazyPart } from '../../../../ui/lazy-part';
import { EnquiryColumns, PAGE_SIZE } from './EnquiryColumns';
import { enquiriesText } from './enquiries.text';
import { NothingOpened } from '../NothingOpened';
import { EnquiryList } from './EnquiryList';

const EnquiryOffer = lazyPart(() => import('./EnquiryOffer').then((module) => module.EnquiryOffer), null);

/** What an answer to an offer makes old; the enquiry itself ends with a yes. */
const OFFER_QUERIES = ['ViewerBookings', 'ViewerBookingCounts', 'ViewerNextBookings', 'OpenBookingChange'];

const ADDRESS = defineAddress({ page: positive('page', 1) });

/** What the customer asked halls. */
export function CustomerEnquiriesScreen() {
  return (
    <EnquiryColumns
      side="CUSTOMER"
      list={(opened) => <Enquiries opened={opened} />}
      work={(enquiry) => <EnquiryOffer enquiry={enquiry} side="CUSTOMER" refetch={OFFER_QUERIES} />}
    />
  );
}

function Enquiries({ opened }: { opened: number | null }) {
  const words = useText(enquiriesText);
  const { page, goTo } = useListFilters(ADDRESS);
  useInbox('CUSTOMER');
  const { data, previousData, error, refetch } = useEnquiriesQuery({
    variables: { paging: { limit: PAGE_SIZE, page } },
    freshFor: 0,
  });
  const list = (data ?? previousData)?.enquiries;
  if (!list) {
    if (!error) return <Skeleton height="240px" shape="box" />;
    const { message } = readError(error);
    const retry = () => void refetch().catch(() => undefined);
    return <LoadFailed title={words.failed} text={message} retry={words.retry} onRetry={retry} />;
  }
  if (list.totalCount === 0) {
    return (
      <EmptyState
        icon={<MailIcon size={40} />}
        title={words.empty.CUSTOMER}
        text={words.emptyText.CUSTOMER}
        action={<ButtonLink to={paths.allVenues}>{words.emptyAction.CUSTOMER}</ButtonLink>}
      />
    );
  }
  return (
    <>
      <Flex vertical gap={12}>
        <EnquiryList enquiries={list.nodes} opened={opened} shownFor={data ? String(page) : null} />
        <Pager page={page} limit={PAGE_SIZE} total={list.totalCount} onPage={goTo} />
      </Flex>
      <NothingOpened opened={opened} title={words.choose} text={words.chooseText} />
    </>
  );
}
