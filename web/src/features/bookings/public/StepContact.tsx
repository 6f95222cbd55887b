import { BOOKING_LIMITS } from '@mehfil/api/domain/bookings/limits';
import { useText } from '../../../i18n/text';
import { TextAreaField, TextField } from '../../../ui/form/TextField';
import { bookingText } from '../booking.text';

/** Step 4: contact details and special requests. */
export function StepContact() {
  const words = useText(bookingText).contact;
  return (
    <div className="stack fit-260 gap-20">
      <TextField name="customerName" label={words.name} autoComplete="name" required />
      <TextField name="customerPhone" label={words.phone} type="tel" inputMode="tel" autoComplete="tel" required />
      <TextField
        name="customerEmail"
        label={words.email}
        type="email"
        inputMode="email"
        autoComplete="email"
        required
      />
      <div className="whole-row">
        <TextAreaField
          name="specialRequests"
          label={words.requests}
          hint={words.requestsHint}
          rows={4}
          maxLength={BOOKING_LIMITS.specialRequestsMaxCharacters}
        />
      </div>
    </div>
  );
}
