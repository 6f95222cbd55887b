import { useSetGuestNotesMutation, type BusinessGuestQuery } from '../../../../graphql/generated/guests';
import { ToastSubject } from '../../../../graphql/subject';
import { useText } from '../../../../i18n/text';
import { Section } from '../../page/BookingParts';
import { NotesField } from '../NotesField';
import { guestsText } from './guests.text';

/** The private notes of the team on a guest, saved as they are typed. */
export function GuestNotes({ guest: { name, phone, notes } }: { guest: BusinessGuestQuery['businessGuest'] }) {
  const { notes: words } = useText(guestsText);
  const { run } = useSetGuestNotesMutation({ refetch: ['BusinessGuest', 'BusinessGuests'] });
  return (
    <ToastSubject value={name}>
      <Section title={words.title}>
        <NotesField
          name={`guest-notes-${phone}`}
          stored={notes}
          label={words.label}
          words={words}
          save={async (input, keepalive) => {
            const outcome = await run({ phone, input }, { keepalive });
            return outcome.ok ? { ok: true, data: outcome.data.setGuestNotes.notes } : outcome;
          }}
        />
      </Section>
    </ToastSubject>
  );
}
