import { PendingApplications } from '../../features/businesses/staff/PendingApplications';
import { SystemOverview } from '../../features/system/staff/overview/SystemOverview';

/** The panel's overview, on which waiting applications are decided in place. */
export function OverviewPage() {
  return <SystemOverview applications={<PendingApplications />} />;
}
