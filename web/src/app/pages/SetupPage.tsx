import { AvailabilitySettings } from '../../features/availability/owner/AvailabilitySettings';
import { GeneralSettings } from '../../features/businesses/owner/setup/GeneralSettings';
import { SetupProblem } from '../../features/catalogue/owner/SetupProblem';
import { SetupScreen } from '../../features/catalogue/owner/SetupScreen';

/** The owner's setup: the catalogue, when halls can be booked, and the settings of the business. */
export function SetupPage() {
  return (
    <SetupScreen
      availability={<AvailabilitySettings Problem={SetupProblem} />}
      settings={<GeneralSettings Problem={SetupProblem} />}
    />
  );
}
