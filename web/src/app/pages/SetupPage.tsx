import { GeneralSettings } from '../../features/businesses/owner/setup/GeneralSettings';
import { SetupProblem } from '../../features/catalogue/owner/SetupProblem';
import { SetupScreen } from '../../features/catalogue/owner/SetupScreen';

/** The owner's setup: the catalogue, and the settings of the business. */
export function SetupPage() {
  return <SetupScreen settings={<GeneralSettings Problem={SetupProblem} />} />;
}
