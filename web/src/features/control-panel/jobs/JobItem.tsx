import { sentenceOfCode } from '@mehfil/api/domain/text/words';
import { useState } from 'react';
import {
  useRemoveQueueJobMutation,
  useRetryQueueJobMutation,
  type PanelQueueJobsQuery,
} from '../../../graphql/generated/panel-jobs';
import { useFormat } from '../../../i18n/format';
import { useText } from '../../../i18n/text';
import { Button } from '../../../ui/Button';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import { StatusTag } from '../../../ui/StatusTag';
import panel from '../Panel.module.css';
import { panelText } from '../panel.text';
import styles from './Jobs.module.css';
import { jobsText } from './jobs.text';

type Job = PanelQueueJobsQuery['queueJobs']['nodes'][number];

/** How a state is coloured: as the like of it elsewhere. */
const TONES = { WAITING: 'pending', RUNNING: 'active', RETRYING: 'pending', FAILED: 'rejected' } as const;

/** A job with its last error, and what an admin can do about it. */
export function JobItem({ job }: { job: Job }) {
  const words = useText(jobsText);
  const format = useFormat();
  const { id, task, state, attempts, maxAttempts, lastError, runAt, createdAt } = job;
  return (
    <article>
      <div className={panel.row}>
        <div className={panel.rowText}>
          <h3 className={panel.name}>
            {sentenceOfCode(task)} {id} <StatusTag status={TONES[state]} label={words.states[state]} />
          </h3>
          <p className={panel.muted}>
            {[
              words.attempts(attempts, maxAttempts),
              words.added(format.compactDateTime(createdAt)),
              words.due(format.compactDateTime(runAt)),
            ].join(' · ')}
          </p>
          {lastError && (
            <details className={styles.error}>
              <summary>
                {words.error}: {lastError.split('\n')[0]}
              </summary>
              <pre tabIndex={0}>{lastError}</pre>
            </details>
          )}
        </div>
        {state !== 'RUNNING' && <JobActions job={job} />}
      </div>
    </article>
  );
}

function JobActions({ job: { id, task: code } }: { job: Job }) {
  const words = useText(jobsText);
  const { error } = useText(panelText);
  const task = sentenceOfCode(code);
  const [asks, setAsks] = useState(false);
  const said = (title: string) => ({
    success: { tone: 'success' as const, title },
    failure: { title: error, fallback: words.failed, always: true },
    refetch: ['PanelQueueTasks', 'PanelQueueJobs', 'PanelOverview'],
  });
  const retry = useRetryQueueJobMutation(said(words.retried));
  const remove = useRemoveQueueJobMutation(said(words.removed));
  return (
    <div className={panel.actions}>
      <Button
        look="secondary"
        aria-label={words.of(words.retry, task, id)}
        pending={retry.pending}
        onClick={() => void retry.run({ id })}
      >
        {words.retry}
      </Button>
      <Button look="caution" aria-label={words.of(words.remove, task, id)} onClick={() => setAsks(true)}>
        {words.remove}
      </Button>
      <ConfirmDialog
        open={asks}
        danger
        title={words.removeTitle(task)}
        text={words.removeText}
        confirmLabel={words.remove}
        pending={remove.pending}
        onCancel={() => setAsks(false)}
        onConfirm={() => void remove.run({ id }).then(() => setAsks(false))}
      />
    </div>
  );
}
