import { Flex } from 'antd';
import { cancelBookingSchema } from '@mehfil/api/domain/bookings/inputs';
import { useState } from 'react';
import { useCallOffBookingMutation } from '../../../../graphql/generated/booking-entry';
import { useFormat } from '../../../../i18n/format';
import { useSay } from '../../../../i18n/say';
import { useText } from '../../../../i18n/text';
import { pageClock } from '../../../../lib/clock';
import { Button } from '../../../../ui/Button';
import { ReasonDialog } from '../../../../ui/ReasonDialog';
import type { ShownBooking } from '../../invoice-data';
import { ANSWER_REFETCH } from '../refetched';
import { bookingEntryText } from './booking-entry.text';

/** Who entered a booking, why its price differs, and calling it off. */
export function EntryFacts({ booking }: { booking: ShownBooking }) {
  const words = useText(bookingEntryText);
  const { money } = useFormat();
  const say = useSay();
  const [asking, setAsking] = useState(false);
  if (booking.source !== 'OWNER') return null;
  const { quotedPrice, priceReason, currency } = booking;
  return (
    <Flex
      component="section"
      wrap
      align="center"
      justify="space-between"
      gap={12}
      className="above-16"
      aria-label={words.entered}
    >
      <div>
        <strong>{words.entered}</strong>
        <p className="muted">{words.enteredText}</p>
        {quotedPrice !== null && priceReason !== null && (
          <p className="muted">{words.quoted(money(quotedPrice, currency), say(priceReason))}</p>
        )}
      </div>
      {booking.viewerCanCallOff && (
        <Button look="danger" onClick={() => setAsking(true)}>
          {words.callOff}
        </Button>
      )}
      {asking && <CallOffDialog booking={booking} onClose={() => setAsking(false)} />}
    </Flex>
  );
}

function CallOffDialog({
  booking: { id, customerName, endTime },
  onClose,
}: {
  booking: ShownBooking;
  onClose: () => void;
}) {
  const words = useText(bookingEntryText);
  const { callOffDialog: dialog } = words;
  const { run } = useCallOffBookingMutation({
    success: { tone: 'success', ...words.calledOff },
    about: customerName,
    failure: words.callOffFailed,
    refetch: ANSWER_REFETCH,
  });
  return (
    <ReasonDialog
      title={dialog.title}
      label={dialog.reason}
      hint={Date.parse(endTime) <= pageClock() ? dialog.hintOver : dialog.hint}
      submit={dialog.submit}
      schema={cancelBookingSchema}
      onSubmit={async (input, form) => (await run({ id, input }, { form })).ok}
      onClose={onClose}
    />
  );
}
