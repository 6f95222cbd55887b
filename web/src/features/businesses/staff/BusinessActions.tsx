import { useState } from 'react';
import {
  useApproveApplicationMutation,
  useReinstateBusinessMutation,
  useRejectApplicationMutation,
  useSuspendBusinessMutation,
  type BusinessRowFragment,
} from '../../../graphql/generated/panel-businesses';
import { useText } from '../../../i18n/text';
import { Button } from '../../../ui/Button';
import { BUSINESS_QUERIES } from './business-queries';
import styles from '../../../ui/list/Panel.module.css';
import { businessesText } from './businesses.text';
import { listText } from '../../../ui/list/list.text';
import { lazyPart } from '../../../ui/lazy-part';
import { useFocusAfter } from '../../../ui/useFocusAfter';

const DecisionDialog = lazyPart(() => import('./DecisionDialog').then((module) => module.DecisionDialog));

type Question = 'reject' | 'suspend';

interface BusinessActionsProps {
  business: BusinessRowFragment;
  isAdmin: boolean;
  /** Told how the business stands after a decision. */
  onDecided?: (business: BusinessRowFragment) => void;
}

/** Every decision about a business, with the panel's words. */
function useDecisions(onDecided: BusinessActionsProps['onDecided']) {
  const words = useText(businessesText);
  const { error } = useText(listText);
  const failing = (fallback: string) => ({
    failure: { title: error, fallback, always: true },
    refetch: BUSINESS_QUERIES,
  });
  const decided = (changed: BusinessRowFragment, title: string) => {
    onDecided?.(changed);
    return { tone: 'success' as const, title };
  };
  const approve = useApproveApplicationMutation({
    ...failing(words.approveFailed),
    success: ({ approveApplication }) => decided(approveApplication, words.approved),
  });
  const reject = useRejectApplicationMutation({
    ...failing(words.rejectFailed),
    success: ({ rejectApplication }) => decided(rejectApplication, words.rejected),
  });
  const suspend = useSuspendBusinessMutation({
    ...failing(words.failed),
    success: ({ suspendBusiness }) => decided(suspendBusiness, words.suspended),
  });
  const reinstate = useReinstateBusinessMutation({
    ...failing(words.failed),
    success: ({ reinstateBusiness }) => decided(reinstateBusiness, words.reinstated),
  });
  return { approve, reject, suspend, reinstate };
}

/** What staff decide about a business: approve and reject while it is pending; admins suspend and reinstate. */
export function BusinessActions({ business, isAdmin, onDecided }: BusinessActionsProps) {
  const words = useText(businessesText);
  const { approve, reject, suspend, reinstate } = useDecisions(onDecided);
  const [question, setQuestion] = useState<Question | null>(null);
  const { id, name, status } = business;
  const ask = question === 'suspend' ? suspend : reject;
  const box = useFocusAfter(status);
  return (
    <div ref={box} className={styles.actions}>
      {status === 'PENDING' && (
        <>
          <Button
            pending={approve.pending}
            aria-label={`${words.approve} ${name}`}
            onClick={() => void approve.run({ id })}
          >
            {words.approve}
          </Button>
          <Button look="secondary" aria-label={`${words.reject} ${name}`} onClick={() => setQuestion('reject')}>
            {words.reject}
          </Button>
        </>
      )}
      {isAdmin && status === 'APPROVED' && (
        <Button look="secondary" aria-label={`${words.suspend} ${name}`} onClick={() => setQuestion('suspend')}>
          {words.suspend}
        </Button>
      )}
      {isAdmin && status === 'SUSPENDED' && (
        <Button
          pending={reinstate.pending}
          aria-label={`${words.reinstate} ${name}`}
          onClick={() => void reinstate.run({ id })}
        >
          {words.reinstate}
        </Button>
      )}
      {question && (
        <DecisionDialog
          title={question === 'suspend' ? words.suspendFor(name) : words.reasonFor(name)}
          label={words.reason}
          submit={question === 'suspend' ? words.suspend : words.reject}
          pending={ask.pending}
          onSubmit={async (input, form) => (await ask.run({ id, input }, { form })).ok}
          onClose={() => setQuestion(null)}
        />
      )}
    </div>
  );
}
