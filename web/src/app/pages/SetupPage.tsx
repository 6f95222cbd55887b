import type { AvailabilitySettingsProps } from '../../features/availability/owner/AvailabilitySettings';
import type { GeneralSettingsProps } from '../../features/businesses/owner/setup/GeneralSettings';
import { SetupProblem } from '../../features/catalogue/owner/SetupProblem';
import { SetupScreen } from '../../features/catalogue/owner/SetupScreen';
import { lazyPart } from '../../ui/lazy-part';
import { Skeleton } from '../../ui/Skeleton';

const AvailabilitySettings = lazyPart<AvailabilitySettingsProps>(
  () => import('../../features/availability/owner/AvailabilitySettings').then((module) => module.AvailabilitySettings),
  <Skeleton height="320px" shape="box" />,
);
const GeneralSettings = lazyPart<GeneralSettingsProps>(
  () => import('../../features/businesses/owner/setup/GeneralSettings').then((module) => module.GeneralSettings),
  <Skeleton height="320px" shape="box" />,
);

/** The owner's setup: the catalogue, when halls can be booked, and the settings of the business. */
export function SetupPage() {
  return (
    <SetupScreen
      availability={<AvailabilitySettings Problem={SetupProblem} />}
      settings={<GeneralSettings Problem={SetupProblem} />}
    />
  );
}
