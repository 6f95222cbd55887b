import { reasonSchema } from '@mehfil/api/domain/businesses/inputs';
import { useState, type ReactNode } from 'react';
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
import { ReasonDialog } from '../../../../ui/ReasonDialog';

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
