import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { readAgain, type MutationOutcome } from '../../../graphql/change';
import {
  useApproveApplicationMutation,
  useRejectApplicationMutation,
  type BusinessRowFragment,
} from '../../../graphql/generated/panel-businesses';
import { useText } from '../../../i18n/text';
import { holdAction, sendHeldAction, undoHeldAction, UNDO_FOR } from '../../../lib/held-action';
import { showToast } from '../../../lib/toast';
import { listText } from '../../../ui/list/list.text';
import { uiText } from '../../../ui/ui.text';
import { useSingleKeys } from '../../../ui/useSingleKeys';
import { BUSINESS_QUERIES } from './business-queries';
import { businessesText } from './businesses.text';
import { forgetVerdict, noteVerdict, type Verdict } from './decided-applications';

/** Lets `u` undo what is held anywhere on the screen but in its dialogs, and sends it when the screen is left. */
export function useHeldDecision(): void {
  useSingleKeys({ u: undoHeldAction }, (target) => target.closest('[role="dialog"]') === null);
  useEffect(() => () => void sendHeldAction(), []);
}

/** What is said of each decision: about to be sent, done, refused without words of the server. */
function useVerdictWords() {
  const words = useText(businessesText);
  return {
    APPROVED: { begun: words.approving, done: words.approved, failed: words.approveFailed },
    REJECTED: { begun: words.rejecting, done: words.rejected, failed: words.rejectFailed },
  };
}

/** The two decisions about an application. Each can be undone for some seconds, during which nothing is sent. */
export function useApplicationDecisions() {
  const client = useApolloClient();
  const { sentIn } = useText(businessesText);
  const verdictWords = useVerdictWords();
  const { error } = useText(listText);
  const { undo } = useText(uiText);
  const approval = useApproveApplicationMutation();
  const rejection = useRejectApplicationMutation();
  const hold = ({ id, name }: BusinessRowFragment, verdict: Verdict, send: () => Promise<MutationOutcome<unknown>>) => {
    const words = verdictWords[verdict];
    noteVerdict(id, verdict);
    holdAction({
      toast: { title: words.begun(name), description: sentIn(UNDO_FOR / 1000) },
      undoLabel: undo,
      onUndo: () => forgetVerdict(id),
      send: async (isLast) => {
        const outcome = await send();
        if (!outcome.ok)
          showToast({ tone: 'danger', title: error, description: `${name}: ${outcome.error.message || words.failed}` });
        else if (isLast()) showToast({ tone: 'success', title: words.done, description: name });
        // Whoever signs out waits for the decision alone.
        void readAgain(client, BUSINESS_QUERIES).then(() => forgetVerdict(id));
      },
    });
  };
  return {
    approve: (business: BusinessRowFragment) =>
      hold(business, 'APPROVED', () => approval.run({ id: business.id }, { keepalive: true })),
    reject: (business: BusinessRowFragment, input: { reason: string }) =>
      hold(business, 'REJECTED', () => rejection.run({ id: business.id, input }, { keepalive: true })),
  };
}
