import { WaitingWork } from '../../domain/notifications/waiting-work.js';
import { say, waiting } from '../notifications/mail.text.js';
import type { Mail } from '../notifications/outbox.service.js';
import type { WaitingRow } from './waiting-work.queries.js';

const LABELS: Readonly<Record<WaitingWork, string>> = {
  MESSAGES: 'Messages without an answer',
  REQUESTS: 'Requests and changes',
  PROOFS: 'Proofs of payment to check',
  TASKS: 'Tasks that are due',
};

/** Where each is listed. */
const PATHS: Readonly<Record<WaitingWork, string>> = {
  MESSAGES: '/business/messages?show=open',
  REQUESTS: '/business/bookings?needs=action&order=answer_first',
  PROOFS: '/business/bookings?needs=action&order=answer_first',
  TASKS: '/business/dashboard',
};

/** Somebody for whom something waits. */
export type Reminded = Pick<
  WaitingRow,
  'businessId' | 'businessName' | 'timeZone' | 'today' | 'userId' | 'name' | 'email'
> & {
  /** By kind, the oldest first. */
  work: readonly Pick<WaitingRow, 'kind' | 'count' | 'since'>[];
};

/** Tells somebody of what waits for an answer. */
export function createWaitingWorkMail({ work, ...to }: Reminded): Mail {
  return {
    to: to.email,
    kind: 'work-waiting',
    dedupeKey: `work-waiting:${to.businessId}:${to.userId}:${to.today}`,
    text: {
      subject: say`What waits for an answer at ${to.businessName}`,
      greeting: say`Hello ${to.name},`,
      paragraphs: [
        'This waits for you and your team, the oldest first. What was answered or done before this mail isn’t in it.',
        'You turn off such mails under Notifications in your settings, with the reminders.',
      ],
      facts: work.map(({ kind, count, since }) => {
        const precision = kind === WaitingWork.TASKS ? 'day' : 'moment';
        return [LABELS[kind], waiting(count, since, to.timeZone, precision), PATHS[kind]] as const;
      }),
      action: { label: 'Open your dashboard', path: '/business/dashboard' },
    },
  };
}
