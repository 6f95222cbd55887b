import { PendingApplications } from '../../features/businesses/staff/PendingApplications';
import { OverviewTab } from '../../features/system/staff/overview/OverviewTab';

/** The panel's overview, on which waiting applications are decided in place. */
export function OverviewPage() {
  return <OverviewTab applications={<PendingApplications />} />;
}
