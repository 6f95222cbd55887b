import { ENQUIRY_LIMITS } from '@mehfil/api/domain/threads/enquiries';
import { addDays } from '@mehfil/api/domain/time/days';
import type { TasksFieldsFragment } from '../../../../graphql/generated/tasks';

/** A task as a booking's page has it. */
export type Task = TasksFieldsFragment['tasks'][number];

/** The last day that a task can have. */
export function lastTaskDay(today: string): string {
  return addDays(today, ENQUIRY_LIMITS.followUpMaxDays);
}

/** Queries that a change of a task makes old. */
export const TASK_REFETCH = ['BookingTasks', 'DueTasks', 'OwnerDashboard'];
