import type { TasksFieldsFragment } from '../../../../graphql/generated/tasks';

/** A task as a booking's page has it. */
export type Task = TasksFieldsFragment['tasks'][number];

/** Queries that a change of a task makes old. */
export const TASK_REFETCH = ['BookingTasks', 'DueTasks'];
