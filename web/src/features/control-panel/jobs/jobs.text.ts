import { defineText } from '../../../i18n/text';

/** Words of the job queue. */
export const jobsText = defineText({
  en: {
    tasks: 'Queue by task',
    jobs: 'Jobs that are not done',
    task: 'Task',
    state: 'State',
    everyTask: 'Every task',
    everyState: 'Every state',
    states: { WAITING: 'Waiting', RUNNING: 'Running', RETRYING: 'Trying again', FAILED: 'Failed' },
    oldest: 'Due since',
    nothingDue: 'Nothing due',
    none: 'The queue is empty',
    noneText: 'Everything that was to be done is done.',
    noneFound: 'No jobs found',
    attempts: (tried: number, most: number) => `Tried ${tried} of ${most} times`,
    added: (when: string) => `added ${when}`,
    due: (when: string) => `due ${when}`,
    error: 'Last error',
    retry: 'Run now',
    remove: 'Remove',
    of: (action: string, task: string, id: number) => `${action}: ${task} ${id}`,
    removeTitle: (task: string) => `Remove ${task}?`,
    removeText: 'What it was to do stays undone. This action cannot be undone.',
    retried: 'The job runs as soon as a server is free.',
    removed: 'The job has been removed.',
    failed: 'The job could not be changed.',
  },
});
