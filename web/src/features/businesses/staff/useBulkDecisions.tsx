import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { BusinessRowFragment } from '../../../graphql/generated/panel-businesses';
import type { BulkOutcome } from '../../../graphql/useBulkMutation';
import { useText } from '../../../i18n/text';
import { Button } from '../../../ui/Button';
import { useShowDialog } from '../../../ui/DialogHost';
import { lazyPart } from '../../../ui/lazy-part';
import { listText } from '../../../ui/list/list.text';
import { BulkSummary } from '../../../ui/table/BulkSummary';
import type { RowKey } from '../../../ui/table/columns';
import type { Selection } from '../../../ui/table/SelectionBar';
import { businessesText } from './businesses.text';
import { useApplicationDecisions } from './useApplicationDecisions';

const DecisionDialog = lazyPart(() => import('./DecisionDialog').then((module) => module.DecisionDialog));

/** Whether the component still stands, for what ends later. */
function useIsThere(): () => boolean {
  const isThere = useRef(false);
  useEffect(() => {
    isThere.current = true;
    return () => {
      isThere.current = false;
    };
  }, []);
  return () => isThere.current;
}

interface BulkRejectionProps {
  businesses: readonly BusinessRowFragment[];
  onReject: (input: { reason: string }) => void;
}

/** Rejects the chosen applications for one reason. */
function BulkRejection({ businesses, onReject }: BulkRejectionProps) {
  const words = useText(businessesText);
  const showDialog = useShowDialog();
  const ask = () =>
    showDialog((close) => (
      <DecisionDialog
        title={words.reasonForSeveral(businesses.length)}
        label={words.reason}
        submit={words.reject}
        onSubmit={(input) => {
          onReject(input);
          return Promise.resolve(true);
        }}
        onClose={close}
      />
    ));
  return (
    <Button look="secondary" disabled={businesses.length === 0} onClick={ask}>
      {words.reject}
    </Button>
  );
}

/** Decides the applications that are ticked, all together: they can be undone as one is, and what was refused is listed. */
export function useBulkDecisions(canSelect: (business: BusinessRowFragment) => boolean): {
  selection: Selection<BusinessRowFragment>;
  summary: ReactNode;
} {
  const words = useText(businessesText);
  const { bulk, error } = useText(listText);
  const [keys, setKeys] = useState<readonly RowKey[]>([]);
  const [outcome, setOutcome] = useState<BulkOutcome<BusinessRowFragment> | null>(null);
  const isThere = useIsThere();
  const { approve, reject } = useApplicationDecisions((ended) => {
    if (!isThere()) return false;
    setOutcome(ended);
    return true;
  });
  const decide = (begin: () => void): void => {
    begin();
    setKeys([]);
  };
  return {
    selection: {
      keys,
      onChange: setKeys,
      canSelect,
      actions: (businesses) => (
        <>
          <Button disabled={businesses.length === 0} onClick={() => decide(() => approve(...businesses))}>
            {words.approve}
          </Button>
          <BulkRejection businesses={businesses} onReject={(input) => decide(() => reject(input, ...businesses))} />
        </>
      ),
    },
    summary: outcome && (
      <BulkSummary
        title={error}
        text={bulk.done(outcome.done.length)}
        refused={outcome.refused.map(({ item, message }) => ({ label: item.name, message }))}
        onClose={() => setOutcome(null)}
      />
    ),
  };
}
