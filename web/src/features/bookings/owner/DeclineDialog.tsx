import { BOOKING_LIMITS } from '@mehfil/api/domain/bookings/limits';
import { Input } from 'antd';
import { useId, useState } from 'react';
import { useDeclineBookingMutation } from '../../../graphql/generated/booking-answers';
import { useText } from '../../../i18n/text';
import { Button } from '../../../ui/Button';
import { Dialog } from '../../../ui/Dialog';
import type { AnswerableRequest } from './ApproveDialog';
import { ANSWER_REFETCH } from './refetched';
import { bookingAnswersText } from './booking-answers.text';
import styles from './DeclineDialog.module.css';

/** Asks for a reason, which may stay empty, before a request is declined. */
export function DeclineDialog({ booking, onClose }: { booking: AnswerableRequest; onClose: () => void }) {
  const words = useText(bookingAnswersText);
  const { declineDialog: dialog } = words;
  const id = useId();
  const [reason, setReason] = useState('');
  const { run, pending } = useDeclineBookingMutation({
    success: { tone: 'success', ...words.updated },
    about: booking.customerName,
    failure: { ...words.failedUpdate, always: true },
    refetch: ANSWER_REFETCH,
  });
  const decline = () => void run({ id: booking.id, input: { reason: reason.trim() || null } }).then(onClose);
  return (
    <Dialog
      open
      startsInField
      title={dialog.title}
      onClose={onClose}
      footer={
        <>
          <Button look="secondary" onClick={onClose}>
            {dialog.back}
          </Button>
          <Button look="danger" pending={pending} onClick={decline}>
            {dialog.confirm}
          </Button>
        </>
      }
    >
      <p>{booking.customerEmail ? dialog.text(booking.customerName) : dialog.withoutEmail(booking.customerName)}</p>
      <label htmlFor={id} className={styles.label}>
        {dialog.reason}
      </label>
      <Input.TextArea
        id={id}
        rows={3}
        maxLength={BOOKING_LIMITS.reasonMaxCharacters}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
    </Dialog>
  );
}
