import { Flex } from 'antd';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { readError } from '../../../../graphql/errors';
import { useEnquiryQuery, type EnquiryFieldsFragment } from '../../../../graphql/generated/enquiries';
import { ToastSubject } from '../../../../graphql/subject';
import { useFormat } from '../../../../i18n/format';
import { occasionsText } from '../../../../i18n/occasions.text';
import { useText } from '../../../../i18n/text';
import { toAddressName } from '../../../../lib/address-names';
import { withCriteria } from '../../../../lib/event-criteria';
import { paths } from '../../../../lib/paths';
import { ButtonLink } from '../../../../ui/Button';
import { EmptyState } from '../../../../ui/EmptyState';
import { FactLine } from '../../../../ui/FactLine';
import { LoadFailed } from '../../../../ui/LoadFailed';
import { Skeleton } from '../../../../ui/Skeleton';
import { Messages } from '../messages/BookingMessages';
import { useHallName } from '../../../../i18n/useHallName';
import { enquiriesText } from './enquiries.text';

/** On which side somebody reads enquiries. */
export type EnquirySide = 'CUSTOMER' | 'BUSINESS';

interface OpenEnquiryProps {
  id: number;
  side: EnquirySide;
  /** Whether it stands in the place of the list. */
  isAlone: boolean;
  /** What the side knows and does of it besides its messages. */
  work?: ((enquiry: EnquiryFieldsFragment) => ReactNode) | undefined;
  /** What stands in the place of messages where it was entered by hand. */
  entered?: ((enquiry: EnquiryFieldsFragment) => ReactNode) | undefined;
}

/** The request of a booking with what the enquiry says: day, guests and occasion. */
function toRequest({ hallId, hallTitle, day, guestCount, occasion }: EnquiryFieldsFragment): string {
  const criteria = { ...(day && { date: day }), ...(guestCount && { guests: guestCount }) };
  const query = occasion ? `?occasion=${toAddressName(occasion)}` : '';
  return withCriteria(`${paths.hall(hallId, hallTitle)}${query}#book`, criteria);
}

/** An enquiry with its messages. */
export function OpenEnquiry({ id, side, isAlone, work, entered }: OpenEnquiryProps) {
  const words = useText(enquiriesText);
  const { names: occasions } = useText(occasionsText);
  const nameHall = useHallName();
  const { search } = useLocation();
  const { number, compactDay } = useFormat();
  const { data, error, refetch } = useEnquiryQuery({ variables: { id }, freshFor: 0, skip: !Number.isInteger(id) });
  const back = (
    <ButtonLink
      look="secondary"
      to={{ pathname: side === 'CUSTOMER' ? paths.enquiries : paths.business.enquiries, search }}
    >
      {words.back}
    </ButtonLink>
  );
  if (!data) {
    if (!Number.isInteger(id) || (error && readError(error).code === 'NOT_FOUND')) {
      return <EmptyState title={words.unknown} text={words.unknownText} action={back} />;
    }
    return error ? (
      <LoadFailed title={words.failed} retry={words.retry} onRetry={() => void refetch().catch(() => undefined)} />
    ) : (
      <Skeleton height="320px" shape="box" />
    );
  }
  const { enquiry } = data;
  const { hallId, hallTitle, source, customerName, day, guestCount, occasion, timeZone } = enquiry;
  const hall = nameHall(enquiry);
  const facts = [
    side === 'BUSINESS' && hall,
    occasion && occasions[occasion],
    day && compactDay(day),
    guestCount !== null && words.guests(guestCount, number(guestCount)),
  ].filter((fact) => fact !== false && fact !== null);
  const about = side === 'CUSTOMER' ? hall : customerName;
  return (
    <ToastSubject value={about}>
      <Flex vertical gap={12} className="narrowable">
        <Flex wrap align="center" justify="space-between" gap="8px 16px">
          {isAlone && back}
          {facts.length > 0 && (
            <span>
              <FactLine facts={facts} />
            </span>
          )}
          <Flex wrap gap={8}>
            <ButtonLink look="quiet" to={paths.hall(hallId, hallTitle)}>
              {words.toHall}
            </ButtonLink>
            {side === 'CUSTOMER' && <ButtonLink to={toRequest(enquiry)}>{words.request}</ButtonLink>}
          </Flex>
        </Flex>
        {work?.(enquiry)}
        {source === 'APP' ? <Messages about="ENQUIRY" id={id} title={about} timeZone={timeZone} /> : entered?.(enquiry)}
      </Flex>
    </ToastSubject>
  );
}
