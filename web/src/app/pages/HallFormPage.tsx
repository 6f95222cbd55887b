import type { PaymentPlanProps } from '../../features/bookings/owner/plan/PaymentPlan';
import { HallFormScreen } from '../../features/halls/owner/hall-form/HallFormScreen';
import { HallCalendarFeed } from '../../features/integrations/owner/CalendarFeeds';
import { useRight } from '../../graphql/rights';
import { lazyPart } from '../../ui/lazy-part';
import { Skeleton } from '../../ui/Skeleton';

const PaymentPlan = lazyPart<PaymentPlanProps>(
  () => import('../../features/bookings/owner/plan/PaymentPlan').then((module) => module.PaymentPlan),
  <Skeleton height="320px" shape="box" />,
);

/** A hall to create or edit; an existing one with its payment plan and its calendar feed. */
export function HallFormPage() {
  const maySet = useRight('SETTINGS');
  return (
    <HallFormScreen
      below={(hallId) => (
        <>
          {maySet && <PaymentPlan hallId={hallId} />}
          <HallCalendarFeed hallId={hallId} />
        </>
      )}
    />
  );
}
