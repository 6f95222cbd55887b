import { isUnacceptedOffer } from '@mehfil/api/domain/bookings/entry';
import { BookingStatus, CancellationReason, offersContact } from '@mehfil/api/domain/bookings/transitions';
import { useParams } from 'react-router-dom';
import { useText } from '../../../i18n/text';
import { pageClock } from '../../../lib/clock';
import { withCriteria } from '../../../lib/event-criteria';
import { paths } from '../../../lib/paths';
import { Button, ButtonLink } from '../../../ui/Button';
import { useShowDialog } from '../../../ui/DialogHost';
import { CloseIcon, PhoneIcon, StarIcon } from '../../../ui/icons';
import { CalendarFileButton } from '../CalendarFileButton';
import { offerText } from '../offer.text';
import { OpenChange } from '../OpenChange';
import { BookingPage } from '../page/BookingPage';
import { bookingPageText } from '../page/booking-page.text';
import { askHallText } from '../page/enquiries/ask-hall.text';
import { ASK_HASH } from '../../../lib/ask-hash';
import { LazyPaymentStep } from '../page/payments/LazyPaymentStep';
import type { PagedBooking } from '../page/page-data';
import { useLiveBooking } from '../page/useLiveBooking';
import { AskForChange } from './AskForChange';
import { ContactDialog } from './ContactDialog';
import { myBookingsText } from './my-bookings.text';
import { SetFinalGuests } from './SetFinalGuests';
import { VIEWER_BOOKING_QUERIES } from './viewer-queries';
import { WithdrawDialog } from './WithdrawDialog';

/** The page of one of the customer's bookings. */
export function CustomerBookingScreen() {
  const id = Number(useParams().id);
  useLiveBooking(id);
  return (
    <BookingPage
      key={id}
      id={id}
      reader="customer"
      listPath={paths.myBookings}
      actions={(booking) => <Actions booking={booking} />}
      notice={({ openChange }) =>
        openChange?.status === 'OPEN' && <OpenChange bookingId={id} refetch={VIEWER_BOOKING_QUERIES} />
      }
    />
  );
}

function NextStep({ booking }: { booking: PagedBooking }) {
  const words = useText(myBookingsText);
  const { another } = useText(bookingPageText);
  const { ask } = useText(askHallText);
  const { nextStep, hallId, hallTitle } = booking;
  if (nextStep === 'REVIEW') {
    return (
      <ButtonLink icon={<StarIcon />} to={paths.hallReviews(hallId, hallTitle)}>
        {words.review}
      </ButtonLink>
    );
  }
  if (nextStep === 'FIND_ANOTHER') {
    return (
      <>
        <ButtonLink to={paths.allVenues}>{another}</ButtonLink>
        <ButtonLink
          look="secondary"
          to={`${withCriteria(paths.hall(hallId, hallTitle), { guests: booking.guestCount })}${ASK_HASH}`}
        >
          {ask}
        </ButtonLink>
      </>
    );
  }
  return (
    <LazyPaymentStep id={booking.id} isAwaited={nextStep === 'PAY'}>
      {(hasStep) =>
        nextStep === 'PREPARE' && <CalendarFileButton booking={booking} look={hasStep ? 'secondary' : 'primary'} />
      }
    </LazyPaymentStep>
  );
}

function Actions({ booking }: { booking: PagedBooking }) {
  const words = useText(myBookingsText);
  const { conversation } = useText(offerText).enquiry;
  const showDialog = useShowDialog();
  const { status, cancellationReason, nextStep, endTime, openChange } = booking;
  const reason = cancellationReason && CancellationReason[cancellationReason];
  const isToCome = !isUnacceptedOffer(booking) && status !== 'CANCELLED' && new Date(endTime).getTime() > pageClock();
  return (
    <>
      <NextStep booking={booking} />
      {booking.enquiryId !== null && (
        <ButtonLink look="secondary" to={paths.enquiry(booking.enquiryId)}>
          {conversation}
        </ButtonLink>
      )}
      {isToCome && nextStep !== 'PREPARE' && <CalendarFileButton booking={booking} />}
      {offersContact(BookingStatus[status], reason) && (
        <Button
          look="secondary"
          icon={<PhoneIcon />}
          onClick={() => showDialog((close) => <ContactDialog booking={booking} onClose={close} />)}
        >
          {words.contactBusiness}
        </Button>
      )}
      {booking.finalGuests && openChange?.status !== 'OPEN' && (
        <SetFinalGuests booking={booking} range={booking.finalGuests} />
      )}
      {booking.viewerCanChange && openChange?.status !== 'OPEN' && <AskForChange id={booking.id} />}
      {(booking.viewerCanWithdraw || booking.viewerCanCancelOwn) && (
        <Button
          look="quiet"
          icon={<CloseIcon />}
          onClick={() => showDialog((close) => <WithdrawDialog booking={booking} onClose={close} />)}
        >
          {booking.viewerCanCancelOwn ? words.cancel : words.withdraw}
        </Button>
      )}
    </>
  );
}
