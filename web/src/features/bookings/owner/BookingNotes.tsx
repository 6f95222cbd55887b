import { bookingNotesSchema } from '@mehfil/api/domain/bookings/inputs';
import { BOOKING_LIMITS } from '@mehfil/api/domain/bookings/limits';
import { useSetBookingNotesMutation } from '../../../graphql/generated/booking-answers';
import { useText } from '../../../i18n/text';
import { DialogHost } from '../../../ui/DialogHost';
import { AppForm } from '../../../ui/form/AppForm';
import { SubmitButton } from '../../../ui/form/SubmitButton';
import { TextAreaField } from '../../../ui/form/TextField';
import { CityRuleNotes } from '../CityRuleNotes';
import { BookingPayments } from '../page/payments/lazy';
import { BookingChanges } from './BookingChanges';
import { BookingLabels } from './BookingLabels';
import styles from './BookingNotes.module.css';
import { bookingAnswersText } from './booking-answers.text';
import { businessBookingsText } from './business-bookings.text';
import { EntryFacts } from './entry/EntryFacts';
import type { ShownBooking } from '../invoice-data';

/** The owner's private notes on a booking, to read and change; its customer never sees them. */
function BookingNotes({ booking }: { booking: Pick<ShownBooking, 'id' | 'notes'> }) {
  const { notes: label } = useText(businessBookingsText);
  const { notes: words } = useText(bookingAnswersText);
  const { run, pending } = useSetBookingNotesMutation({
    success: { tone: 'success', ...words.saved },
    failure: words.failed,
  });
  return (
    <section className={styles.notes} aria-label={label}>
      <AppForm<{ notes: string }>
        label={label}
        initialValues={{ notes: booking.notes ?? '' }}
        schema={bookingNotesSchema}
        draft={String(booking.id)}
        onSubmit={({ notes }, form) => run({ id: booking.id, input: { notes: notes.trim() || null } }, { form })}
      >
        <TextAreaField
          name="notes"
          label={label}
          hint={words.hint}
          rows={3}
          maxLength={BOOKING_LIMITS.notesMaxCharacters}
        />
        <div>
          <SubmitButton label={words.save} pendingLabel={words.saving} pending={pending} />
        </div>
      </AppForm>
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
    <DialogHost>
      <BookingChanges booking={booking} />
      <div className="above">
        <BookingPayments id={booking.id} />
      </div>
      <OwnersNotes booking={booking} />
    </DialogHost>
  );
}
