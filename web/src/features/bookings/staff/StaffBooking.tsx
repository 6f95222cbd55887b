import { useApolloClient } from '@apollo/client/react';
import { cancelBookingSchema } from '@mehfil/api/domain/bookings/inputs';
import { readAgain } from '../../../graphql/change';
import {
  useAnyBookingChangedSubscription,
  useCancelAnyBookingMutation,
} from '../../../graphql/generated/staff-booking';
import { useText } from '../../../i18n/text';
import { paths } from '../../../lib/paths';
import { Button } from '../../../ui/Button';
import { useShowDialog } from '../../../ui/DialogHost';
import { ReasonDialog } from '../../../ui/ReasonDialog';
import { BookingPage } from '../page/BookingPage';
import { bookingPageText } from '../page/booking-page.text';
import type { PagedBooking } from '../page/page-data';
import { PAGE_QUERIES } from '../page/useLiveBooking';

/** The page of any booking, for staff: to read, and for admins to cancel with a reason. */
export function StaffBooking({ id }: { id: number }) {
  const client = useApolloClient();
  useAnyBookingChangedSubscription({
    variables: { id },
    skip: !Number.isInteger(id),
    onData: () => void readAgain(client, PAGE_QUERIES),
  });
  return (
    <BookingPage
      key={id}
      id={id}
      level={2}
      reader="staff"
      listPath={`${paths.controlPanel}?tab=bookings`}
      actions={(booking) => <Cancel booking={booking} />}
    />
  );
}

function Cancel({ booking: { id, viewerCanCancel } }: { booking: PagedBooking }) {
  const { cancel } = useText(bookingPageText);
  const showDialog = useShowDialog();
  if (!viewerCanCancel) return null;
  return (
    <Button look="danger" onClick={() => showDialog((close) => <CancelDialog id={id} onClose={close} />)}>
      {cancel.open}
    </Button>
  );
}

function CancelDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const { cancel: words } = useText(bookingPageText);
  const { run } = useCancelAnyBookingMutation({
    success: { tone: 'success', ...words.done },
    failure: words.failed,
    refetch: ['BookingPage', 'BookingPayments', 'StaffBookings'],
  });
  return (
    <ReasonDialog
      title={words.title}
      label={words.reason}
      hint={words.hint}
      submit={words.submit}
      schema={cancelBookingSchema}
      onSubmit={async (input, form) => (await run({ id, input }, { form })).ok}
      onClose={onClose}
    />
  );
}
