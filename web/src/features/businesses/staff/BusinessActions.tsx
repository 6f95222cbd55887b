import { Flex } from 'antd';
import {
  useReinstateBusinessMutation,
  useSuspendBusinessMutation,
  type BusinessRowFragment,
} from '../../../graphql/generated/panel-businesses';
import { useText } from '../../../i18n/text';
import { Button } from '../../../ui/Button';
import { useShowDialog } from '../../../ui/DialogHost';
import { BUSINESS_QUERIES } from './business-queries';
import { businessesText } from './businesses.text';
import { useIsDecided } from './decided-applications';
import { lazyPart } from '../../../ui/lazy-part';
import { useRowChange } from '../../../ui/list/useRowChange';
import { useFocusAfter } from '../../../ui/useFocusAfter';
import { useApplicationDecisions } from './useApplicationDecisions';

const DecisionDialog = lazyPart(() => import('./DecisionDialog').then((module) => module.DecisionDialog));

interface BusinessActionsProps {
  business: BusinessRowFragment;
  isAdmin: boolean;
  /** Told how the business stands after an admin has changed it. */
  onChanged?: (business: BusinessRowFragment) => void;
  /** Told that an application is decided; it can still be undone. */
  onDecided?: () => void;
}

/** What an admin does with a business that was approved, with the panel's words. */
function useChanges(name: string, onChanged: BusinessActionsProps['onChanged']) {
  const words = useText(businessesText);
  const change = useRowChange(words.failed, BUSINESS_QUERIES, name);
  const changed = (business: BusinessRowFragment, title: string) => {
    onChanged?.(business);
    return change(title).success;
  };
  const suspend = useSuspendBusinessMutation({
    ...change(words.suspended),
    success: ({ suspendBusiness }) => changed(suspendBusiness, words.suspended),
  });
  const reinstate = useReinstateBusinessMutation({
    ...change(words.reinstated),
    success: ({ reinstateBusiness }) => changed(reinstateBusiness, words.reinstated),
  });
  return { suspend, reinstate };
}

/** Asks why an application is rejected; the answer can be undone. */
export function useRejection(onDecided?: () => void): (business: BusinessRowFragment) => void {
  const words = useText(businessesText);
  const { reject } = useApplicationDecisions();
  const showDialog = useShowDialog();
  return (business) =>
    showDialog((close) => (
      <DecisionDialog
        title={words.reasonFor(business.name)}
        label={words.reason}
        submit={words.reject}
        onSubmit={(input) => {
          reject(input, business);
          onDecided?.();
          return Promise.resolve(true);
        }}
        onClose={close}
      />
    ));
}

/** What staff decide about a business: approve and reject while it is pending; admins suspend and reinstate. */
export function BusinessActions({ business, isAdmin, onChanged, onDecided }: BusinessActionsProps) {
  const words = useText(businessesText);
  const { id, name, status } = business;
  const { suspend, reinstate } = useChanges(name, onChanged);
  const { approve } = useApplicationDecisions();
  const askToReject = useRejection(onDecided);
  const isDecided = useIsDecided(id);
  const showDialog = useShowDialog();
  const box = useFocusAfter(status);
  const askToSuspend = () =>
    showDialog((close) => (
      <DecisionDialog
        title={words.suspendFor(name)}
        label={words.reason}
        submit={words.suspend}
        onSubmit={async (input, form) => (await suspend.run({ id, input }, { form })).ok}
        onClose={close}
      />
    ));
  return (
    <Flex ref={box} wrap gap={8}>
      {status === 'PENDING' && (
        <>
          <Button
            aria-label={`${words.approve} ${name}`}
            onClick={() => {
              approve(business);
              onDecided?.();
            }}
          >
            {words.approve}
          </Button>
          <Button look="secondary" aria-label={`${words.reject} ${name}`} onClick={() => askToReject(business)}>
            {words.reject}
          </Button>
        </>
      )}
      {isAdmin && status === 'APPROVED' && !isDecided && (
        <Button look="secondary" aria-label={`${words.suspend} ${name}`} onClick={askToSuspend}>
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
    </Flex>
  );
}
