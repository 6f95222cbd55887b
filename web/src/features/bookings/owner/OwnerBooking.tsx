import { isUnacceptedOffer } from '@mehfil/api/domain/bookings/entry';
import { useText } from '../../../i18n/text';
import { paths } from '../../../lib/paths';
import { ButtonLink } from '../../../ui/Button';
import { offerText } from '../offer.text';
import { OpenChange } from '../OpenChange';
import { BookingPage } from '../page/BookingPage';
import { Section } from '../page/BookingParts';
import { bookingPageText } from '../page/booking-page.text';
import type { PagedBooking } from '../page/page-data';
import { BookingTasks } from '../page/tasks/lazy';
import { LazyPaymentStep } from '../page/payments/LazyPaymentStep';
import { useLiveBooking } from '../page/useLiveBooking';
import { AnswerButtons } from './AnswerButtons';
import { ChangeButton, OfferButton } from './BookingChanges';
import { OwnersNotes } from './BookingNotes';
import { guestsText } from './guests/guests.text';
import { CHANGE_REFETCH } from './refetched';

interface OwnerBookingProps {
  id: number;
  /** Of its head; 2 in a drawer. */
  level?: 1 | 2;
}

/** A booking as owner and team see it, on its page and in the drawer over their list. */
export function OwnerBooking({ id, level = 1 }: OwnerBookingProps) {
  useLiveBooking(id);
  return (
    <BookingPage
      key={id}
      id={id}
      level={level}
      reader="owner"
      listPath={paths.business.bookings}
      actions={(booking) => <Actions booking={booking} />}
      notice={(booking) => hasOpenChange(booking) && <OpenChange bookingId={id} refetch={CHANGE_REFETCH} />}
      desk={(booking) => <Desk booking={booking} />}
    />
  );
}

function hasOpenChange({ openChange }: PagedBooking): boolean {
  return openChange?.status === 'OPEN';
}

function hasOffer({ openChange }: PagedBooking): boolean {
  return openChange?.status === 'OPEN' && openChange.kind === 'OFFER';
}

function Actions({ booking }: { booking: PagedBooking }) {
  const { conversation } = useText(offerText).enquiry;
  return (
    <>
      <LazyPaymentStep id={booking.id} isAwaited={booking.nextStep === 'RECORD_PAYMENT'}>
        {(hasStep) => booking.nextStep === 'PREPARE' && <FunctionSheetLink booking={booking} isFirst={!hasStep} />}
      </LazyPaymentStep>
      {booking.enquiryId !== null && (
        <ButtonLink look="secondary" to={paths.business.enquiry(booking.enquiryId)}>
          {conversation}
        </ButtonLink>
      )}
      {booking.status === 'PENDING' && !isUnacceptedOffer(booking) && <AnswerButtons request={booking} approveFirst />}
      {booking.viewerCanOffer && (!hasOpenChange(booking) || hasOffer(booking)) && (
        <OfferButton id={booking.id} isAnother={hasOffer(booking)} />
      )}
      {booking.viewerCanChange && !hasOpenChange(booking) && <ChangeButton id={booking.id} />}
    </>
  );
}

/** Tasks, notes and labels, for the team alone. */
function Desk({ booking }: { booking: PagedBooking }) {
  const { sections } = useText(bookingPageText);
  const { record } = useText(guestsText);
  const { customerContact, customerPhone } = booking;
  return (
    <>
      <BookingTasks id={booking.id} timeZone={booking.timeZone} />
      <Section title={sections.desk}>
        {/* A number whose country isn’t known makes no guest. */}
        {customerContact?.dialerUrl.startsWith('tel:+') && (
          <div>
            <ButtonLink look="secondary" to={paths.business.guest(customerPhone)}>
              {record}
            </ButtonLink>
          </div>
        )}
        <OwnersNotes booking={booking} />
      </Section>
    </>
  );
}

/** What the staff of the hall works by on that day. */
function FunctionSheetLink({ booking, isFirst }: { booking: PagedBooking; isFirst: boolean }) {
  const { papers } = useText(bookingPageText);
  return (
    <ButtonLink
      look={isFirst ? 'primary' : 'secondary'}
      to={paths.business.functionSheet(booking.date, booking.hallId)}
    >
      {papers.sheet}
    </ButtonLink>
  );
}
