import { AnswerButtons } from '../../features/bookings/owner/AnswerButtons';
import { DashboardScreen } from '../../features/businesses/owner/dashboard/DashboardScreen';
import { DeleteHallDialog } from '../../features/halls/owner/DeleteHallDialog';
import { DialogHost } from '../../ui/DialogHost';

/** The owner's dashboard, on which waiting requests are answered and halls deleted in place. */
export function DashboardPage() {
  return (
    <DialogHost>
      <DashboardScreen
        answers={(request) => <AnswerButtons request={request} />}
        removal={(hall, failureTitle, onClose) => (
          <DeleteHallDialog hall={hall} failureTitle={failureTitle} onClose={onClose} />
        )}
      />
    </DialogHost>
  );
}
