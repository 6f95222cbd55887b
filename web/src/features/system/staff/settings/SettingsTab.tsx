import { EnvironmentPanel } from './EnvironmentPanel';
import { SystemInformationCard } from './SystemInformationCard';

/** System Settings, for admins only: what runs, and with what (docs/coverage.md: business §2 Settings tab). */
export function SettingsTab() {
  return (
    <>
      <SystemInformationCard />
      <EnvironmentPanel />
    </>
  );
}
