import { EnvironmentPanel } from './EnvironmentPanel';
import { SystemInformationCard } from './SystemInformationCard';

/** System Settings, for admins only: what runs, and with what (business-and-admin.md §2 Settings tab). */
export function SettingsTab() {
  return (
    <>
      <SystemInformationCard />
      <EnvironmentPanel />
    </>
  );
}
