import { useText } from '../../../i18n/text';
import { Button } from '../../../ui/Button';
import { useShowDialog } from '../../../ui/DialogHost';
import type { AnswerableRequest } from './ApproveDialog';
import { canDecline } from './can-decline';
import { ApproveDialog, DeclineDialog } from './booking-dialogs';
import { AcceptedNote } from '../AcceptedNote';
import { businessBookingsText } from './business-bookings.text';
import type { ListedBooking } from '../invoice-data';
import { WhyNot } from './WhyNot';

interface AnswerButtonsProps {
  request: AnswerableRequest & Pick<ListedBooking, 'viewerCanAnswer' | 'viewerCanWithdraw'>;
  /** Approving is what stands first. */
  approveFirst?: boolean;
}

/** Answers a request where it is shown: each button asks first. Who can't answer it reads why. */
export function AnswerButtons({ request, approveFirst = false }: AnswerButtonsProps) {
  const words = useText(businessBookingsText);
  const showDialog = useShowDialog();
  const approve = request.waitsForDiscount ? words.approveDiscount : words.approve;
  const decline = canDecline(request) && (
    <Button
      look="secondary"
      aria-label={words.answerFor(words.decline, request.customerName)}
      onClick={() => showDialog((close) => <DeclineDialog booking={request} onClose={close} />)}
    >
      {words.decline}
    </Button>
  );
  return (
    <>
      {!approveFirst && decline}
      {!request.viewerCanAnswer ? (
        <WhyNot request={request} />
      ) : request.acceptedAt ? (
        <AcceptedNote isFunction={request.group !== null} />
      ) : (
        <Button
          aria-label={words.answerFor(approve, request.customerName)}
          onClick={() => showDialog((close) => <ApproveDialog booking={request} onClose={close} />)}
        >
          {approve}
        </Button>
      )}
      {approveFirst && decline}
    </>
  );
}
