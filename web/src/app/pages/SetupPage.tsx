import { Flex } from 'antd';
import type { AvailabilitySettingsProps } from '../../features/availability/owner/AvailabilitySettings';
import type { PaymentPlanProps } from '../../features/bookings/owner/plan/PaymentPlan';
import type { GeneralSettingsProps } from '../../features/businesses/owner/setup/GeneralSettings';
import { SetupProblem } from '../../features/catalogue/owner/SetupProblem';
import { SetupScreen } from '../../features/catalogue/owner/SetupScreen';
import { useRight } from '../../graphql/rights';
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
const PaymentPlan = lazyPart<PaymentPlanProps>(
  () => import('../../features/bookings/owner/plan/PaymentPlan').then((module) => module.PaymentPlan),
  <Skeleton height="320px" shape="box" />,
);
const PaymentDetails = lazyPart(
  () => import('../../features/bookings/owner/details/PaymentDetails').then((module) => module.PaymentDetails),
  <Skeleton height="320px" shape="box" />,
);
const PayFirst = lazyPart(
  () => import('../../features/bookings/owner/plan/PayFirst').then((module) => module.PayFirst),
  <Skeleton height="320px" shape="box" />,
);

const FinalGuestsDays = lazyPart(
  () => import('../../features/bookings/owner/plan/FinalGuestsDays').then((module) => module.FinalGuestsDays),
  <Skeleton height="200px" shape="box" />,
);

const PaymentReminders = lazyPart(
  () => import('../../features/bookings/owner/plan/PaymentReminders').then((module) => module.PaymentReminders),
  <Skeleton height="200px" shape="box" />,
);

const ReplyTemplates = lazyPart(
  () => import('../../features/bookings/owner/templates/ReplyTemplates').then((module) => module.ReplyTemplates),
  <Skeleton height="240px" shape="box" />,
);

const FirstAnswer = lazyPart(
  () => import('../../features/bookings/owner/templates/FirstAnswer').then((module) => module.FirstAnswer),
  <Skeleton height="240px" shape="box" />,
);

const TermsSettings = lazyPart(
  () => import('../../features/bookings/owner/terms/TermsSettings').then((module) => module.TermsSettings),
  <Skeleton height="320px" shape="box" />,
);

/** The owner's setup: the catalogue, when halls can be booked, the settings of the business, how it is paid, and what it answers. */
export function SetupPage() {
  const isOwner = useRight('SELLER');
  return (
    <SetupScreen
      availability={<AvailabilitySettings Problem={SetupProblem} />}
      settings={
        <Flex vertical gap={24}>
          <GeneralSettings Problem={SetupProblem} />
          <PaymentPlan hallId={null} />
          <FinalGuestsDays />
          <PaymentReminders />
          <ReplyTemplates />
          <FirstAnswer />
          <TermsSettings />
          {isOwner && (
            <>
              <PaymentDetails />
              <PayFirst />
            </>
          )}
        </Flex>
      }
    />
  );
}
