import { useState } from 'react';
import { useText } from '../../../i18n/text';
import { Button } from '../../../ui/Button';
import { ApproveDialog, type AnswerableRequest } from './ApproveDialog';
import { businessBookingsText } from './business-bookings.text';
import { DeclineDialog } from './DeclineDialog';

/** Answers a request where it is shown: each button asks first. */
export function AnswerButtons({ request }: { request: AnswerableRequest }) {
  const words = useText(businessBookingsText);
  const [asked, setAsked] = useState<'approve' | 'decline' | null>(null);
  const close = () => setAsked(null);
  return (
    <>
      <Button
        look="secondary"
        aria-label={words.answerFor(words.decline, request.customerName)}
        onClick={() => setAsked('decline')}
      >
        {words.decline}
      </Button>
      <Button aria-label={words.answerFor(words.approve, request.customerName)} onClick={() => setAsked('approve')}>
        {words.approve}
      </Button>
      <ApproveDialog booking={asked === 'approve' ? request : null} onClose={close} />
      <DeclineDialog booking={asked === 'decline' ? request : null} onClose={close} />
    </>
  );
}
