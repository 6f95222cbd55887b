import { CONTROL_PANEL_LIMITS, ENVIRONMENT_LIMITS } from '@mehfil/api/domain/system/limits';
import { sentenceOfCode } from '@mehfil/api/domain/text/words';
import { usePanelQueueJobsQuery, usePanelQueueTasksQuery } from '../../../graphql/generated/panel-jobs';
import { useFormat } from '../../../i18n/format';
import { useText } from '../../../i18n/text';
import { Card } from '../../../ui/Card';
import { SelectFilter } from '../filters/SelectFilter';
import { useUrlFilters } from '../filters/useUrlFilters';
import { ListSkeleton } from '../ListSkeleton';
import { LoadProblem } from '../LoadProblem';
import panel from '../Panel.module.css';
import { StaffList } from '../StaffList';
import { JobItem } from './JobItem';
import { jobsText } from './jobs.text';

const PAGE = CONTROL_PANEL_LIMITS.pageSize;
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
    pollInterval: ENVIRONMENT_LIMITS.infoPollMs,
  });
  const tasks = data?.queueTasks;
  // The list below says that there is nothing.
  if (tasks?.length === 0) return null;
  return (
    <Card as="section" labelledBy="tasks">
      <h2 id="tasks" className={panel.heading}>
        {words.tasks}
      </h2>
      {!tasks && (error ? <LoadProblem onRetry={() => void refetch()} /> : <ListSkeleton count={2} />)}
      {tasks && (
        <div className={panel.wide} role="group" aria-labelledby="tasks" tabIndex={0}>
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
                  <th scope="row">{sentenceOfCode(task)}</th>
                  <td>{failed}</td>
                  <td>{retrying}</td>
                  <td>{running}</td>
                  <td>{waiting}</td>
                  <td>{oldestDueAt ? format.compactDateTime(oldestDueAt) : words.nothingDue}</td>
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
  const filters = useUrlFilters({ state: '', task: '' });
  const { values, page, change, isFiltered } = filters;
  const state = STATES.find((each) => each === values.state);
  const { data, error, refetch } = usePanelQueueJobsQuery({
    variables: { filter: { state: state ?? null, task: values.task || null }, paging: { limit: PAGE, page } },
    freshFor: 0,
  });
  const names = [...new Set([...(summary?.queueTasks ?? []).map(({ task }) => task), values.task])].filter(Boolean);
  return (
    <StaffList
      id="jobs"
      title={words.jobs}
      list={data?.queueJobs}
      failed={error !== undefined}
      onRetry={() => void refetch()}
      filters={filters}
      limit={PAGE}
      empty={isFiltered ? { title: words.noneFound } : { title: words.none, text: words.noneText }}
      controls={
        <>
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
            options={[
              { value: '', label: words.everyTask },
              ...names.map((value) => ({ value, label: sentenceOfCode(value) })),
            ]}
            onChange={(chosen) => change({ task: chosen })}
          />
        </>
      }
    >
      {(jobs, kept) => (
        <ul {...kept} className={panel.entries}>
          {jobs.map((job) => (
            <li key={job.id}>
              <JobItem job={job} />
            </li>
          ))}
        </ul>
      )}
    </StaffList>
  );
}
