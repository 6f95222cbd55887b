import { Flex } from 'antd';
import { useParams } from 'react-router-dom';
import { readError } from '../../../../graphql/errors';
import { useBusinessEnquiriesQuery, useEnquiriesQuery } from '../../../../graphql/generated/enquiries';
import { useText } from '../../../../i18n/text';
import { defineAddress, positive } from '../../../../lib/address-fields';
import { useMedia } from '../../../../lib/media';
import { paths } from '../../../../lib/paths';
import { ButtonLink } from '../../../../ui/Button';
import { DialogHost } from '../../../../ui/DialogHost';
import { EmptyState } from '../../../../ui/EmptyState';
import { MailIcon } from '../../../../ui/icons';
import { Pager } from '../../../../ui/list/Pager';
import { useListFilters } from '../../../../ui/list/useListFilters';
import { LoadFailed } from '../../../../ui/LoadFailed';
import { PageHeader } from '../../../../ui/PageHeader';
import { Skeleton } from '../../../../ui/Skeleton';
import { enquiriesText } from './enquiries.text';
import { EnquiryList, type EnquirySide } from './EnquiryList';
import { OpenEnquiry } from './OpenEnquiry';
import styles from './Enquiries.module.css';

const PAGE_SIZE = 20;
/** How soon the list knows of messages of enquiries that aren't open. */
const POLL_MS = 30_000;
const ADDRESS = defineAddress({ page: positive('page', 1) });
/** Where an enquiry has room beside the list; elsewhere it stands in its place. */
const WIDE = '(width >= 1024px)';

/** What the customer asked halls. */
export function CustomerEnquiriesScreen() {
  return <EnquiriesScreen side="CUSTOMER" />;
}

/** What customers asked the halls of a business. */
export function OwnerEnquiriesScreen() {
  return <EnquiriesScreen side="BUSINESS" />;
}

function EnquiriesScreen({ side }: { side: EnquirySide }) {
  const words = useText(enquiriesText);
  const { id } = useParams();
  const isWide = useMedia(WIDE);
  const opened = id === undefined ? null : Number(id);
  return (
    <DialogHost>
      <PageHeader title={words.title[side]} text={words.intro[side]} />
      <div className={styles.columns}>
        {(isWide || opened === null) && <Enquiries side={side} opened={opened} />}
        {opened !== null && <OpenEnquiry key={opened} id={opened} side={side} isAlone={!isWide} />}
      </div>
    </DialogHost>
  );
}

function useEnquiries(side: EnquirySide, page: number) {
  const variables = { paging: { limit: PAGE_SIZE, page } };
  const options = { variables, freshFor: 0, pollInterval: POLL_MS };
  const own = useEnquiriesQuery({ ...options, skip: side !== 'CUSTOMER' });
  const business = useBusinessEnquiriesQuery({ ...options, skip: side !== 'BUSINESS' });
  const { error, refetch } = side === 'CUSTOMER' ? own : business;
  const list =
    side === 'CUSTOMER'
      ? (own.data ?? own.previousData)?.enquiries
      : (business.data ?? business.previousData)?.businessEnquiries;
  return { list, error, retry: () => void refetch().catch(() => undefined) };
}

function Enquiries({ side, opened }: { side: EnquirySide; opened: number | null }) {
  const words = useText(enquiriesText);
  const { page, goTo } = useListFilters(ADDRESS);
  const { list, error, retry } = useEnquiries(side, page);
  if (!list) {
    if (!error) return <Skeleton height="240px" shape="box" />;
    const { message } = readError(error);
    return <LoadFailed title={words.failed} text={message} retry={words.retry} onRetry={retry} />;
  }
  if (list.totalCount === 0) {
    return (
      <EmptyState
        icon={<MailIcon size={40} />}
        title={words.empty[side]}
        text={words.emptyText[side]}
        action={
          <ButtonLink to={side === 'CUSTOMER' ? paths.allVenues : paths.business.halls}>
            {words.emptyAction[side]}
          </ButtonLink>
        }
      />
    );
  }
  return (
    <Flex vertical gap={12}>
      <EnquiryList side={side} enquiries={list.nodes} opened={opened} />
      <Pager page={page} limit={PAGE_SIZE} total={list.totalCount} onPage={goTo} />
    </Flex>
  );
}
