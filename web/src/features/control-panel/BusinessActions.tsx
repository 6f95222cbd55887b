import { reasonSchema } from '@mehfil/api/rules';
import { useState } from 'react';
import {
  useApproveApplicationMutation,
  useReinstateBusinessMutation,
  useRejectApplicationMutation,
  useSuspendBusinessMutation,
  type BusinessRowFragment,
} from '../../graphql/generated/control-panel';
import { useText } from '../../i18n/text';
import { Button } from '../../ui/Button';
import styles from './Panel.module.css';
import { panelText } from './panel.text';
import { ReasonDialog } from './ReasonDialog';

const REFETCH = ['PanelBusinesses', 'PanelOverview', 'PanelBusinessHistory'];
type Question = 'reject' | 'suspend';

/** What staff decide about a business: approve and reject while it is pending; admins suspend and reinstate. */
export function BusinessActions({ business, isAdmin }: { business: BusinessRowFragment; isAdmin: boolean }) {
  const words = useText(panelText).businesses;
  const { error } = useText(panelText);
  const [question, setQuestion] = useState<Question | null>(null);
  const said = (title: string, fallback: string) => ({
    success: { tone: 'success' as const, title },
    failure: { title: error, fallback, always: true },
    refetch: REFETCH,
  });
  const approve = useApproveApplicationMutation(said(words.approved, words.approveFailed));
  const reject = useRejectApplicationMutation(said(words.rejected, words.rejectFailed));
  const suspend = useSuspendBusinessMutation(said(words.suspended, words.failed));
  const reinstate = useReinstateBusinessMutation(said(words.reinstated, words.failed));
  const { id, name, status } = business;
  const ask = question === 'suspend' ? suspend : reject;
  return (
    <div className={styles.actions}>
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
        <ReasonDialog
          title={question === 'suspend' ? words.suspendFor(name) : words.reasonFor(name)}
          label={words.reason}
          submit={question === 'suspend' ? words.suspend : words.reject}
          schema={reasonSchema}
          pending={ask.pending}
          onSubmit={async (input, form) => (await ask.run({ id, input }, { form })).ok}
          onClose={() => setQuestion(null)}
        />
      )}
    </div>
  );
}
