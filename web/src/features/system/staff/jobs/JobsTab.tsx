import { CONTROL_PANEL_LIMITS, ENVIRONMENT_LIMITS } from '@mehfil/api/domain/system/limits';
import { formatCode } from '@mehfil/api/domain/text/words';
import {
  RetryQueueJobDocument,
  usePanelQueueJobsQuery,
  usePanelQueueTasksQuery,
  type PanelQueueTasksQuery,
} from '../../../../graphql/generated/panel-jobs';
import { useFormat } from '../../../../i18n/format';
import { useText } from '../../../../i18n/text';
import { defineAddress, freeText, oneOf, positive } from '../../../../lib/address-fields';
import { Card } from '../../../../ui/Card';
import type { Column } from '../../../../ui/table/columns';
import { DataTable } from '../../../../ui/table/DataTable';
import { SelectFilter } from '../../../../ui/list/SelectFilter';
import { useListFilters } from '../../../../ui/list/useListFilters';
import { useSteadyRows } from '../../../../ui/list/useSteadyRows';
import { ListPage } from '../../../../ui/list/ListPage';
import { useBulkAction } from '../../../../graphql/useBulkAction';
import { jobsText } from './jobs.text';
import { JOB_QUERIES, useJobColumns, type Job } from './useJobColumns';

const PAGE = CONTROL_PANEL_LIMITS.pageSize;
type Task = PanelQueueTasksQuery['queueTasks'][number];
const STATES = ['FAILED', 'RETRYING', 'RUNNING', 'WAITING'] as const;
type State = (typeof STATES)[number];

const ADDRESS = defineAddress<{ state: State | null; task: string; page: number }>({
  state: oneOf('state', STATES, null),
  task: freeText('task'),
  page: positive('page', 1),
});

const COUNTS = { FAILED: 'failed', RETRYING: 'retrying', RUNNING: 'running', WAITING: 'waiting' } as const;

/** The job queue: by task, and job by job with the last error; admins run one again or take it out. */
export function JobsTab() {
  return (
    <>
      <Tasks />
      <Jobs />
    </>
  );
}

function Tasks() {
  const words = useText(jobsText);
  const format = useFormat();
  const { data, error, refetch } = usePanelQueueTasksQuery({
    freshFor: 0,
    pollInterval: ENVIRONMENT_LIMITS.infoPollMs,
  });
  const tasks = data?.queueTasks;
  const steady = useSteadyRows(tasks, ({ task }) => task, 'tasks');
  const columns: Column<Task>[] = [
    {
      key: 'task',
      title: words.task,
      required: true,
      narrow: 'plain',
      share: 2,
      render: ({ task }) => <strong>{formatCode(task)}</strong>,
    },
    ...STATES.map((state): Column<Task> => ({
      key: state,
      title: words.states[state],
      render: (task) => format.number(task[COUNTS[state]]),
    })),
    {
      key: 'oldest',
      title: words.oldest,
      share: 1.5,
      render: ({ oldestDueAt }) => (oldestDueAt ? format.compactDateTime(oldestDueAt) : words.nothingDue),
    },
  ];
  // The list below says that there is nothing.
  if (tasks?.length === 0) return null;
  return (
    <Card as="section" labelledBy="tasks">
      <h2 id="tasks" className="below-14 heading-22">
        {words.tasks}
      </h2>
      <DataTable
        id="tasks"
        label={words.tasks}
        columns={columns}
        rows={steady.rows}
        gone={steady.gone}
        pointing={steady.pointing}
        rowKey={({ task }) => task}
        rowLabel={({ task }) => formatCode(task)}
        failed={error !== undefined && !tasks}
        onRetry={() => void refetch()}
        fixedColumns
      />
    </Card>
  );
}

const nameFor = ({ task, id }: Job) => `${formatCode(task)} ${id}`;

function Jobs() {
  const words = useText(jobsText);
  const { data: tasks } = usePanelQueueTasksQuery();
  const columns = useJobColumns();
  const { selection, summary } = useBulkAction(RetryQueueJobDocument, {
    label: words.retry,
    variables: ({ id }: Job) => ({ id }),
    refetch: JOB_QUERIES,
    fallback: words.failed,
    rowLabel: nameFor,
    canSelect: ({ state: current }) => current !== 'RUNNING',
  });
  const filters = useListFilters(ADDRESS);
  const { page, change, isFiltered } = filters;
  const { state, task: chosenTask } = filters.values;
  const { data, error, refetch } = usePanelQueueJobsQuery({
    variables: { filter: { state, task: chosenTask || null }, paging: { limit: PAGE, page } },
    freshFor: 0,
    pollInterval: ENVIRONMENT_LIMITS.infoPollMs,
  });
  const names = [...new Set([...(tasks?.queueTasks ?? []).map(({ task }) => task), chosenTask])].filter(Boolean);
  return (
    <>
      <ListPage
        id="jobs"
        title={words.jobs}
        list={data?.queueJobs}
        liveFor={JSON.stringify(filters.values)}
        failed={error !== undefined}
        onRetry={() => void refetch()}
        filters={filters}
        limit={PAGE}
        empty={isFiltered ? { title: words.noneFound } : { title: words.none, text: words.noneText }}
        controls={
          <>
            <SelectFilter<State | null>
              label={words.state}
              value={state}
              options={[
                { value: null, label: words.everyState },
                ...STATES.map((each) => ({ value: each, label: words.states[each] })),
              ]}
              onChange={(chosen) => change({ state: chosen })}
            />
            <SelectFilter
              label={words.task}
              value={chosenTask}
              options={[
                { value: '', label: words.everyTask },
                ...names.map((value) => ({ value, label: formatCode(value) })),
              ]}
              onChange={(chosen) => change({ task: chosen })}
            />
          </>
        }
        columns={columns}
        rowKey={({ id }) => id}
        rowLabel={nameFor}
        selection={selection}
      />
      {summary}
    </>
  );
}
