import { AnswerButtons } from '../../features/bookings/owner/AnswerButtons';
import { DashboardScreen } from '../../features/businesses/owner/dashboard/DashboardScreen';
import { DeleteHallDialog } from '../../features/halls/owner/DeleteHallDialog';
import { DialogHost } from '../../ui/DialogHost';
import { lazyPart } from '../../ui/lazy-part';
import { Skeleton } from '../../ui/Skeleton';

const WeekLedger = lazyPart(
  () => import('../../features/bookings/owner/calendar/WeekLedger').then((module) => module.WeekLedger),
  <Skeleton height="420px" shape="box" />,
);

/** The owner's dashboard, on which waiting requests are answered, the week's bookings opened and halls deleted in place. */
export function DashboardPage() {
  return (
    <DialogHost>
      <DashboardScreen
        answers={(request) => <AnswerButtons request={request} />}
        week={<WeekLedger />}
        removal={(hall, failureTitle, onClose) => (
          <DeleteHallDialog hall={hall} failureTitle={failureTitle} onClose={onClose} />
        )}
      />
    </DialogHost>
  );
}
