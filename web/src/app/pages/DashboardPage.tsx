import { AnswerButtons } from '../../features/bookings/AnswerButtons';
import { DashboardScreen } from '../../features/business/dashboard/DashboardScreen';

/** The owner's dashboard, on which waiting requests are answered in place. */
export function DashboardPage() {
  return <DashboardScreen answers={(request) => <AnswerButtons request={request} />} />;
}
