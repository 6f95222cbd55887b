import { lazy, Suspense } from 'react';
import type { PaymentStepProps } from './PaymentStep';

const Step = lazy(() => import('./PaymentStep').then(({ PaymentStep }) => ({ default: PaymentStep })));

/** The payment that comes next in a booking; until that is known, what else does. */
export function LazyPaymentStep(props: PaymentStepProps) {
  return (
    <Suspense fallback={props.children(false)}>
      <Step {...props} />
    </Suspense>
  );
}
