import { object } from 'yup';
import { optionalDay } from '../input/fields.js';
import { THREAD_MESSAGES } from '../threads/messages.js';
import { atMost, optionalText, text } from '../text/text.js';
import { BOOKING_LIMITS } from './limits.js';

/** Limits of the tasks of bookings (docs/decisions/0087-desk-of-a-booking.md). */
export const TASK_LIMITS = {
  textMaxCharacters: 200,
  /** Of one booking, with those that are done. */
  tasksMax: 50,
} as const;

/** Messages about tasks. */
export const TASK_MESSAGES = {
  textRequired: 'Say what is to be done',
  full: 'This booking has too many tasks: remove some that are done',
  notFound: 'This task was not found',
} as const;

const fields = {
  text: text({ required: TASK_MESSAGES.textRequired, max: atMost('Task', TASK_LIMITS.textMaxCharacters) }),
  day: optionalDay(THREAD_MESSAGES.dayInvalid),
};

/** What is to be done about a booking, by a day or without one. */
export const addTaskSchema = object({
  ...fields,
  clientMutationId: optionalText({ max: atMost('Idempotency key', BOOKING_LIMITS.idempotencyKeyMaxCharacters) }),
});

/** The same once it has changed. */
export const changeTaskSchema = object(fields);

/** Whether a task is to be done by today, or had to be before. */
export interface TaskDue {
  isDue: boolean;
  isOverdue: boolean;
}

/**
 * Whether a task is due; one that is done, or has no day, never is.
 * @param today the hall's
 */
export function findDue({ day, doneAt }: { day: string | null; doneAt: Date | null }, today: string): TaskDue {
  const isOpen = doneAt === null && day !== null;
  return { isDue: isOpen && day <= today, isOverdue: isOpen && day < today };
}
