import type { HallTimesProps } from '../../features/availability/owner/HallTimes';
import type { PaymentPlanProps } from '../../features/bookings/owner/plan/PaymentPlan';
import type { HallFormParts } from '../../features/halls/owner/hall-form/hall-parts';
import { HallFormScreen } from '../../features/halls/owner/hall-form/HallFormScreen';
import { HallCalendarFeed } from '../../features/integrations/owner/CalendarFeeds';
import { useRight } from '../../graphql/rights';
import { lazyPart } from '../../ui/lazy-part';
import { Skeleton } from '../../ui/Skeleton';

const PaymentPlan = lazyPart<PaymentPlanProps>(
  () => import('../../features/bookings/owner/plan/PaymentPlan').then((module) => module.PaymentPlan),
  <Skeleton height="320px" shape="box" />,
);

const HallTimes = lazyPart<HallTimesProps>(
  () => import('../../features/availability/owner/HallTimes').then((module) => module.HallTimes),
  <Skeleton height="80px" shape="box" />,
);

const Card: HallFormParts['Card'] = lazyPart(
  () => import('../../features/halls/public/search/HallCard').then((module) => module.HallCard),
  <Skeleton height="420px" shape="box" />,
);

/** A hall to create or edit; an existing one with its payment plan and its calendar feed below the steps that they belong to. */
export function HallFormPage() {
  const maySet = useRight('SETTINGS');
  const parts: HallFormParts = {
    Card,
    hours: (hallId) => <HallTimes hallId={hallId} />,
    below: (hallId, step) => (
      <>
        {step === 'prices' && maySet && <PaymentPlan hallId={hallId} />}
        {step === 'hours' && <HallCalendarFeed hallId={hallId} />}
      </>
    ),
  };
  return <HallFormScreen parts={parts} />;
}
