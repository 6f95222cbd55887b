import { Flex } from 'antd';
import { formatCode } from '@mehfil/api/domain/text/words';
import { joinClasses } from '../../../../lib/classes';
import {
  useRemoveQueueJobMutation,
  useRetryQueueJobMutation,
  type PanelQueueJobsQuery,
} from '../../../../graphql/generated/panel-jobs';
import { useFormat } from '../../../../i18n/format';
import { useText } from '../../../../i18n/text';
import { Button } from '../../../../ui/Button';
import { StatusTag } from '../../../../ui/StatusTag';
import type { Column } from '../../../../ui/table/columns';
import { useRowChange } from '../../../../ui/list/useRowChange';
import { useConfirm } from '../../../../ui/useConfirm';
import styles from './Jobs.module.css';
import { jobsText } from './jobs.text';

/** A job of the queue. */
export type Job = PanelQueueJobsQuery['queueJobs']['nodes'][number];

/** How a state is colored: as the like of it elsewhere. */
const TONES = { WAITING: 'pending', RUNNING: 'active', RETRYING: 'pending', FAILED: 'rejected' } as const;

/** Queries that running or removing a job makes old. */
export const JOB_QUERIES = ['PanelQueueTasks', 'PanelQueueJobs', 'PanelOverview'];

/** The columns of the jobs, with the last error and what an admin can do about it. */
export function useJobColumns(): Column<Job>[] {
  const words = useText(jobsText);
  const format = useFormat();
  return [
    {
      key: 'job',
      title: words.job,
      required: true,
      narrow: 'plain',
      share: 3.4,
      render: ({ id, task, lastError }) => (
        <>
          <h3>
            {formatCode(task)} {id}
          </h3>
          {lastError && (
            <details className={joinClasses('breakable danger', styles.error)}>
              <summary>
                {words.error}: {lastError.split('\n')[0]}
              </summary>
              <pre className="well code size-13 ink lines" tabIndex={0}>
                {lastError}
              </pre>
            </details>
          )}
        </>
      ),
    },
    {
      key: 'state',
      title: words.state,
      narrow: 'plain',
      render: ({ state }) => <StatusTag status={TONES[state]} label={words.states[state]} />,
    },
    {
      key: 'attempts',
      title: words.tries,
      narrow: 'plain',
      render: ({ attempts, maxAttempts }) => words.attempts(attempts, maxAttempts),
    },
    {
      key: 'times',
      title: words.times,
      narrow: 'plain',
      share: 1.6,
      render: ({ createdAt, runAt }) =>
        `${words.added(format.compactDateTime(createdAt))} · ${words.due(format.compactDateTime(runAt))}`,
    },
    {
      key: 'actions',
      title: words.actions,
      required: true,
      narrow: 'plain',
      share: 1.4,
      render: (job) => (job.state === 'RUNNING' ? null : <JobActions job={job} />),
    },
  ];
}

function JobActions({ job: { id, task: code } }: { job: Job }) {
  const words = useText(jobsText);
  const task = formatCode(code);
  const confirm = useConfirm();
  const change = useRowChange(words.failed, JOB_QUERIES, `${task} ${id}`);
  const retry = useRetryQueueJobMutation(change(words.retried));
  const remove = useRemoveQueueJobMutation(change(words.removed));
  const ask = () =>
    confirm({
      danger: true,
      title: words.removeTitle(task),
      text: words.removeText,
      confirmLabel: words.remove,
      onConfirm: () => remove.run({ id }),
    });
  return (
    <Flex wrap gap={8}>
      <Button
        look="secondary"
        aria-label={words.of(words.retry, task, id)}
        pending={retry.pending}
        onClick={() => void retry.run({ id })}
      >
        {words.retry}
      </Button>
      <Button look="caution" aria-label={words.of(words.remove, task, id)} onClick={ask}>
        {words.remove}
      </Button>
    </Flex>
  );
}
