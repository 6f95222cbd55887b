import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import type { EnquiryFieldsFragment } from '../../../../graphql/generated/enquiries';
import { useText } from '../../../../i18n/text';
import { ROOM_BESIDE, useMedia } from '../../../../lib/media';
import { DialogHost } from '../../../../ui/DialogHost';
import { lazyPart } from '../../../../ui/lazy-part';
import { PageHeader } from '../../../../ui/PageHeader';
import { Skeleton } from '../../../../ui/Skeleton';
import { enquiriesText } from './enquiries.text';
import type { EnquirySide } from './OpenEnquiry';

/** Messages, their files and what is done about an enquiry: nothing of it is needed for the list. */
const OpenEnquiry = lazyPart(
  () => import('./OpenEnquiry').then((module) => module.OpenEnquiry),
  <Skeleton height="320px" shape="box" />,
);

/** Enquiries of a page. */
export const PAGE_SIZE = 20;
/** How soon the list knows of messages of enquiries that aren't open. */
export const POLL_MS = 30_000;

interface EnquiryColumnsProps {
  side: EnquirySide;
  /** Buttons of the page. */
  actions?: ReactNode;
  /** What stands above both, except above an enquiry on phones. */
  head?: ReactNode;
  list: (opened: number | null) => ReactNode;
  /** What the side knows and does of the open enquiry besides its messages. */
  work?: (enquiry: EnquiryFieldsFragment) => ReactNode;
  /** An enquiry that was entered by hand, which has no messages. */
  entered?: (enquiry: EnquiryFieldsFragment) => ReactNode;
}

/** Enquiries beside the one that is open. */
export function EnquiryColumns({ side, actions, head, list, work, entered }: EnquiryColumnsProps) {
  const words = useText(enquiriesText);
  const { id } = useParams();
  const isWide = useMedia(ROOM_BESIDE);
  const opened = id === undefined ? null : Number(id);
  const hasList = isWide || opened === null;
  return (
    <DialogHost>
      <PageHeader title={words.title[side]} text={words.intro[side]} actions={actions} />
      {hasList && head}
      <div className="stack column top gap-16 list-beside">
        {hasList && list(opened)}
        {opened !== null && <OpenEnquiry key={opened} id={opened} isAlone={!isWide} {...{ side, work, entered }} />}
      </div>
    </DialogHost>
  );
}
