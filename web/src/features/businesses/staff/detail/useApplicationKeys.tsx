import { useEffect, useState, type ReactNode } from 'react';
import {
  useApproveApplicationMutation,
  useRejectApplicationMutation,
  type BusinessRowFragment,
} from '../../../../graphql/generated/panel-businesses';
import { useText } from '../../../../i18n/text';
import type { RowShortcuts } from '../../../../ui/table/useRowKeys';
import { BUSINESS_QUERIES } from '../business-queries';
import { businessesText } from '../businesses.text';
import { listText } from '../../../../ui/list/list.text';
import { lazyPart } from '../../../../ui/lazy-part';
import { useFirstAction } from '../../../../ui/useFirstAction';

const loadDecisionDialog = () => import('../DecisionDialog').then((module) => module.DecisionDialog);
const DecisionDialog = lazyPart(loadDecisionDialog);

/** The two decisions by keyboard on the row that has the focus: a approves, r asks for the reason to reject. */
export function useApplicationKeys(): { shortcuts: RowShortcuts<BusinessRowFragment>; question: ReactNode } {
  const words = useText(businessesText);
  const { error } = useText(listText);
  const said = (title: string, fallback: string) => ({
    success: { tone: 'success' as const, title },
    failure: { title: error, fallback, always: true },
    refetch: BUSINESS_QUERIES,
  });
  const approve = useApproveApplicationMutation(said(words.approved, words.approveFailed));
  const reject = useRejectApplicationMutation(said(words.rejected, words.rejectFailed));
  const [asked, setAsked] = useState<BusinessRowFragment | null>(null);
  const isUsed = useFirstAction();
  useEffect(() => {
    // Whoever presses r goes on to write at once.
    if (isUsed) loadDecisionDialog().catch(() => undefined);
  }, [isUsed]);
  // What is typed while the question loads is no command.
  const isWaiting = ({ status }: BusinessRowFragment) => status === 'PENDING' && !approve.pending && asked === null;
  return {
    shortcuts: {
      a: (row) => {
        if (isWaiting(row)) void approve.run({ id: row.id });
      },
      r: (row) => {
        if (isWaiting(row)) setAsked(row);
      },
    },
    question: asked && (
      <DecisionDialog
        title={words.reasonFor(asked.name)}
        label={words.reason}
        submit={words.reject}
        pending={reject.pending}
        onSubmit={async (input, form) => (await reject.run({ id: asked.id, input }, { form })).ok}
        onClose={() => setAsked(null)}
      />
    ),
  };
}
