import { reasonSchema } from '@mehfil/api/domain/businesses/inputs';
import { useState, type ReactNode } from 'react';
import {
  useApproveApplicationMutation,
  useRejectApplicationMutation,
  type BusinessRowFragment,
} from '../../../graphql/generated/control-panel';
import { useText } from '../../../i18n/text';
import type { RowShortcuts } from '../../../ui/table/useRowKeys';
import { BUSINESS_QUERIES } from '../business-queries';
import { panelText } from '../panel.text';
import { ReasonDialog } from '../ReasonDialog';

/** The two decisions by keyboard on the row that has the focus: a approves, r asks for the reason to reject. */
export function useApplicationKeys(): { shortcuts: RowShortcuts<BusinessRowFragment>; question: ReactNode } {
  const { businesses: words, error } = useText(panelText);
  const said = (title: string, fallback: string) => ({
    success: { tone: 'success' as const, title },
    failure: { title: error, fallback, always: true },
    refetch: BUSINESS_QUERIES,
  });
  const approve = useApproveApplicationMutation(said(words.approved, words.approveFailed));
  const reject = useRejectApplicationMutation(said(words.rejected, words.rejectFailed));
  const [asked, setAsked] = useState<BusinessRowFragment | null>(null);
  const isWaiting = ({ status }: BusinessRowFragment) => status === 'PENDING' && !approve.pending;
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
      <ReasonDialog
        title={words.reasonFor(asked.name)}
        label={words.reason}
        submit={words.reject}
        schema={reasonSchema}
        pending={reject.pending}
        onSubmit={async (input, form) => (await reject.run({ id: asked.id, input }, { form })).ok}
        onClose={() => setAsked(null)}
      />
    ),
  };
}
