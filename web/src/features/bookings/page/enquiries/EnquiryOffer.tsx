import { BookingStatus, CancellationReason, customerStatusLabel } from '@mehfil/api/domain/bookings/transitions';
import { Flex } from 'antd';
import { useNavigate } from 'react-router-dom';
import { useOpenBookingChangeQuery } from '../../../../graphql/generated/booking-changes';
import type { EnquiryFieldsFragment } from '../../../../graphql/generated/enquiries';
import { useSay } from '../../../../i18n/say';
import { useText } from '../../../../i18n/text';
import { paths } from '../../../../lib/paths';
import { ButtonLink } from '../../../../ui/Button';
import { OpenChange } from '../../OpenChange';
import { offerText } from '../../offer.text';
import type { EnquirySide } from './OpenEnquiry';

interface EnquiryOfferProps {
  enquiry: EnquiryFieldsFragment;
  side: EnquirySide;
  /** Queries that an answer makes old. */
  refetch: readonly string[];
}

/** What was offered last for an enquiry: while it waits with its answers, after that how it ended. */
export function EnquiryOffer({ enquiry: { offerId }, side, refetch }: EnquiryOfferProps) {
  const { enquiry: words } = useText(offerText);
  const say = useSay();
  const navigate = useNavigate();
  const { data } = useOpenBookingChangeQuery({ variables: { id: offerId ?? 0 }, skip: offerId === null, freshFor: 0 });
  if (offerId === null || !data) return null;
  const { openChange, status, cancellationReason } = data.booking;
  const page = side === 'CUSTOMER' ? paths.booking(offerId) : paths.business.booking(offerId);
  const reason = cancellationReason && CancellationReason[cancellationReason];
  const link = (
    <ButtonLink look="link" to={page}>
      {words.page}
    </ButtonLink>
  );
  if (openChange?.status !== 'OPEN') {
    return (
      <Flex wrap align="center" gap="4px 16px">
        <span className="muted">{words.ended(say(customerStatusLabel(BookingStatus[status], reason)))}</span>
        {link}
      </Flex>
    );
  }
  return (
    <Flex vertical gap={4}>
      <OpenChange bookingId={offerId} refetch={refetch} onAccepted={() => navigate(page)} />
      <div>{link}</div>
    </Flex>
  );
}
