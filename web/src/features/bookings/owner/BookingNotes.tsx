import { BOOKING_LIMITS } from '@mehfil/api/domain/bookings/limits';
import { Input } from 'antd';
import { useId } from 'react';
import { useSetBookingNotesMutation } from '../../../graphql/generated/booking-answers';
import { ToastSubject, useToastSubject } from '../../../graphql/subject';
import { useText } from '../../../i18n/text';
import type { SaveOutcome } from '../../../lib/autosaver';
import { joinClasses } from '../../../lib/classes';
import { showToast } from '../../../lib/toast';
import { useAutosave } from '../../../lib/useAutosave';
import { SaveState } from '../../../ui/autosave/SaveState';
import { DialogHost } from '../../../ui/DialogHost';
import { CityRuleNotes } from '../CityRuleNotes';
import { BookingPayments } from '../page/payments/lazy';
import { BookingChanges } from './BookingChanges';
import { BookingLabels } from './BookingLabels';
import styles from './BookingNotes.module.css';
import { bookingAnswersText } from './booking-answers.text';
import { businessBookingsText } from './business-bookings.text';
import { EntryFacts } from './entry/EntryFacts';
import type { ShownBooking } from '../invoice-data';

interface NotesProps {
  booking: Pick<ShownBooking, 'id' | 'notes'>;
}

/** Spaces around notes aren't kept. */
const isSameText = (one: string, other: string) => one.trim() === other.trim();

function useSaveNotes(id: number) {
  const { run } = useSetBookingNotesMutation();
  return async (notes: string, previous: string, isLeaving: boolean): Promise<SaveOutcome<string>> => {
    const input = { notes: notes.trim() || null, previousNotes: previous.trim() || null };
    const outcome = await run({ id, input }, { keepalive: isLeaving });
    if (outcome.ok) return { kind: 'saved', value: outcome.data.setBookingNotes.notes ?? '' };
    const { code, details, message } = outcome.error;
    if (code !== 'CONFLICT') return { kind: 'failed', message };
    return { kind: 'conflict', theirs: typeof details.current === 'string' ? details.current : '' };
  };
}

/** The owner's private notes on a booking, saved as they are typed; its customer never sees them. */
function BookingNotes({ booking }: NotesProps) {
  const { notes: label } = useText(businessBookingsText);
  const { notes: words } = useText(bookingAnswersText);
  const id = useId();
  const about = useToastSubject();
  const saved = useAutosave<string>({
    name: `booking-notes-${booking.id}`,
    stored: booking.notes ?? '',
    isSame: isSameText,
    save: useSaveNotes(booking.id),
    onLost: () => showToast({ tone: 'danger', ...(about ? { about } : {}), ...words.lost }),
  });
  return (
    <section className={joinClasses('stack gap-8', styles.notes)} aria-label={label}>
      <label className="medium strong" htmlFor={id}>
        {label}
      </label>
      <Input.TextArea
        id={id}
        aria-describedby={`${id}-hint`}
        rows={3}
        maxLength={BOOKING_LIMITS.notesMaxCharacters}
        value={saved.value}
        onChange={(event) => saved.change(event.target.value)}
        onBlur={saved.flush}
      />
      <p id={`${id}-hint`} className="muted small">
        {words.hint}
      </p>
      <SaveState saved={saved} changed={words.changed}>
        {saved.theirs ? <bdi className="lines breakable">{saved.theirs}</bdi> : words.none}
      </SaveState>
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
