import { LIMITS } from '@mehfil/api/rules';
import { usePanelQueueJobsQuery, usePanelQueueTasksQuery } from '../../../graphql/generated/panel-jobs';
import { useFormat } from '../../../i18n/format';
import { useText } from '../../../i18n/text';
import { Card } from '../../../ui/Card';
import { EmptyState } from '../../../ui/EmptyState';
import { FilterBar } from '../filters/FilterBar';
import { SelectFilter } from '../filters/SelectFilter';
import { useUrlFilters } from '../filters/useUrlFilters';
import { ListSkeleton } from '../ListSkeleton';
import { LoadProblem } from '../LoadProblem';
import { Pager } from '../Pager';
import panel from '../Panel.module.css';
import { JobItem } from './JobItem';
import { jobsText } from './jobs.text';

const PAGE = LIMITS.controlPanel.pageSize;
const STATES = ['FAILED', 'RETRYING', 'RUNNING', 'WAITING'] as const;

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
    pollInterval: LIMITS.environment.infoPollMs,
  });
  const tasks = data?.queueTasks;
  return (
    <Card as="section" labelledBy="tasks">
      <h2 id="tasks" className={panel.heading}>
        {words.tasks}
      </h2>
      {!tasks && (error ? <LoadProblem onRetry={() => void refetch()} /> : <ListSkeleton count={2} />)}
      {tasks?.length === 0 && <EmptyState level={3} title={words.none} text={words.noneText} />}
      {tasks && tasks.length > 0 && (
        <div className={panel.table} role="group" aria-labelledby="tasks" tabIndex={0}>
          <table>
            <thead>
              <tr>
                <th scope="col">{words.task}</th>
                {STATES.map((state) => (
                  <th key={state} scope="col">
                    {words.states[state]}
                  </th>
                ))}
                <th scope="col">{words.oldest}</th>
              </tr>
            </thead>
            <tbody>
              {tasks.map(({ task, failed, retrying, running, waiting, oldestDueAt }) => (
                <tr key={task}>
                  <th scope="row">{task}</th>
                  <td>{failed}</td>
                  <td>{retrying}</td>
                  <td>{running}</td>
                  <td>{waiting}</td>
                  <td>{oldestDueAt ? format.dateTime(oldestDueAt) : words.nothingDue}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Card>
  );
}

function Jobs() {
  const words = useText(jobsText);
  const { data: summary } = usePanelQueueTasksQuery();
  const { values, page, change, goTo, isFiltered, clear } = useUrlFilters({ state: '', task: '' });
  const state = STATES.find((each) => each === values.state);
  const { data, error, refetch } = usePanelQueueJobsQuery({
    variables: { filter: { state: state ?? null, task: values.task || null }, paging: { limit: PAGE, page } },
    freshFor: 0,
  });
  const list = data?.queueJobs;
  const names = [...new Set([...(summary?.queueTasks ?? []).map(({ task }) => task), values.task])].filter(Boolean);
  return (
    <Card as="section" labelledBy="jobs">
      <h2 id="jobs" className={panel.heading}>
        {words.jobs} {list && <span className={panel.muted}>({list.totalCount})</span>}
      </h2>
      <FilterBar onClear={isFiltered ? clear : undefined}>
        <SelectFilter
          label={words.state}
          value={state ?? ''}
          options={[
            { value: '', label: words.everyState },
            ...STATES.map((each) => ({ value: each, label: words.states[each] })),
          ]}
          onChange={(chosen) => change({ state: chosen })}
        />
        <SelectFilter
          label={words.task}
          value={values.task}
          options={[{ value: '', label: words.everyTask }, ...names.map((name) => ({ value: name, label: name }))]}
          onChange={(chosen) => change({ task: chosen })}
        />
      </FilterBar>
      {!list && (error ? <LoadProblem onRetry={() => void refetch()} /> : <ListSkeleton />)}
      {list?.nodes.length === 0 && (
        <EmptyState
          level={3}
          title={isFiltered ? words.noneFound : words.none}
          text={isFiltered ? undefined : words.noneText}
        />
      )}
      <ul className={panel.list}>
        {list?.nodes.map((job) => (
          <li key={job.id}>
            <JobItem job={job} />
          </li>
        ))}
      </ul>
      <Pager page={page} limit={PAGE} total={list?.totalCount ?? 0} onPage={goTo} />
    </Card>
  );
}
