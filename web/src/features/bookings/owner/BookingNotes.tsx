import { useSetBookingNotesMutation } from '../../../graphql/generated/booking-answers';
import { ToastSubject } from '../../../graphql/subject';
import { useText } from '../../../i18n/text';
import { DialogHost } from '../../../ui/DialogHost';
import { CityRuleNotes } from '../CityRuleNotes';
import { BookingPayments } from '../page/payments/lazy';
import { BookingChanges } from './BookingChanges';
import { BookingLabels } from './BookingLabels';
import { bookingAnswersText } from './booking-answers.text';
import { businessBookingsText } from './business-bookings.text';
import { EntryFacts } from './entry/EntryFacts';
import { NotesField } from './NotesField';
import type { ShownBooking } from '../invoice-data';

interface NotesProps {
  booking: Pick<ShownBooking, 'id' | 'notes'>;
}

/** The owner's private notes on a booking, saved as they are typed; its customer never sees them. */
function BookingNotes({ booking: { id, notes } }: NotesProps) {
  const { notes: label } = useText(businessBookingsText);
  const { notes: words } = useText(bookingAnswersText);
  const { run } = useSetBookingNotesMutation();
  return (
    <section className="stack gap-8 ruled" aria-label={label}>
      <NotesField
        name={`booking-notes-${id}`}
        stored={notes}
        label={label}
        words={words}
        save={async (input, keepalive) => {
          const outcome = await run({ id, input }, { keepalive });
          return outcome.ok ? { ok: true, data: outcome.data.setBookingNotes.notes } : outcome;
        }}
      />
    </section>
  );
}

/** What only the owner sees of a booking. */
export function OwnersNotes({ booking }: { booking: ShownBooking }) {
  return (
    <>
      <CityRuleNotes
        rules={booking.cityRules}
        broken={booking.cityRules}
        reader={booking.source === 'OWNER' ? 'entry' : 'owner'}
      />
      <EntryFacts booking={booking} />
      <BookingLabels booking={booking} />
      <BookingNotes booking={booking} />
    </>
  );
}

/** For {@link InvoiceDialog}: what only the owner sees, below the paper. */
export function renderNotes(booking: ShownBooking) {
  return (
    <ToastSubject value={booking.customerName}>
      <DialogHost>
        <BookingChanges booking={booking} />
        <div className="above">
          <BookingPayments booking={booking} />
        </div>
        <OwnersNotes booking={booking} />
      </DialogHost>
    </ToastSubject>
  );
}
