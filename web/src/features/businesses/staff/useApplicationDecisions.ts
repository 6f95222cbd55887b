import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { readAgain, type MutationOutcome } from '../../../graphql/change';
import type { BulkOutcome } from '../../../graphql/useBulkMutation';
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

/** What the server did with several decisions that were sent together. */
type Outcome = BulkOutcome<BusinessRowFragment>;
type Send = (business: BusinessRowFragment) => Promise<MutationOutcome<unknown>>;

/** Sends all at once: whoever leaves the page has no time for one after the other. */
async function sendAll(businesses: readonly BusinessRowFragment[], send: Send, fallback: string): Promise<Outcome> {
  const outcomes = await Promise.all(businesses.map(async (item) => ({ item, answer: await send(item) })));
  return {
    done: outcomes.flatMap(({ item, answer }) => (answer.ok ? [item] : [])),
    refused: outcomes.flatMap(({ item, answer }) =>
      answer.ok ? [] : [{ item, message: answer.error.message || fallback }],
    ),
  };
}

/**
 * The two decisions about an application, or several for one reason. Each can be undone for some seconds, during which nothing is sent.
 * @param onRefused told of several that were refused; returns whether it says so itself
 */
export function useApplicationDecisions(onRefused: (outcome: Outcome) => boolean = () => false) {
  const client = useApolloClient();
  const { sentIn, applications } = useText(businessesText);
  const verdictWords = useVerdictWords();
  const { error, bulk } = useText(listText);
  const { undo } = useText(uiText);
  const approval = useApproveApplicationMutation();
  const rejection = useRejectApplicationMutation();
  const tell = (outcome: Outcome, done: string, isLast: boolean): void => {
    const [refused, ...others] = outcome.refused;
    const [first, ...more] = outcome.done;
    if (refused) {
      if (others.length + outcome.done.length > 0 && onRefused(outcome)) return;
      const description = outcome.refused.map(({ item, message }) => `${item.name}: ${message}`).join('; ');
      const told = others.length === 0 ? { about: refused.item.name, description: refused.message } : { description };
      showToast({ tone: 'danger', title: error, ...told });
    } else if (first && isLast) {
      const title = more.length === 0 ? done : bulk.done(outcome.done.length);
      showToast({ tone: 'success', title, description: bulk.names(first.name, more.length) });
    }
  };
  const hold = (businesses: readonly BusinessRowFragment[], verdict: Verdict, send: Send) => {
    const words = verdictWords[verdict];
    const ids = businesses.map(({ id }) => id);
    const [first, ...more] = businesses;
    if (!first) return;
    const seconds = sentIn(UNDO_FOR / 1000, businesses.length);
    noteVerdict(ids, verdict);
    holdAction({
      toast:
        more.length === 0
          ? { title: words.begun(first.name), description: seconds }
          : {
              title: words.begun(applications(businesses.length)),
              description: `${bulk.names(first.name, more.length)}. ${seconds}`,
            },
      undoLabel: undo,
      onUndo: () => forgetVerdict(ids),
      send: async (isLast) => {
        tell(await sendAll(businesses, send, words.failed), words.done, isLast());
        // Whoever signs out waits for the decision alone.
        void readAgain(client, BUSINESS_QUERIES).then(() => forgetVerdict(ids));
      },
    });
  };
  return {
    approve: (...businesses: readonly BusinessRowFragment[]) =>
      hold(businesses, 'APPROVED', ({ id }) => approval.run({ id }, { keepalive: true })),
    reject: (input: { reason: string }, ...businesses: readonly BusinessRowFragment[]) =>
      hold(businesses, 'REJECTED', ({ id }) => rejection.run({ id, input }, { keepalive: true })),
  };
}
