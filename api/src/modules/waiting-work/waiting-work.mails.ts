import { WaitingWork } from '../../domain/notifications/waiting-work.js';
import { say, waiting } from '../notifications/mail.text.js';
import type { Mail } from '../notifications/outbox.service.js';
import type { TeamMember, WaitingRow } from './waiting-work.queries.js';

const LABELS: Readonly<Record<WaitingWork, string>> = {
  MESSAGES: 'Messages without an answer',
  BOOKINGS: 'Bookings that need action',
  TASKS: 'Tasks that are due',
};

const PATHS: Readonly<Record<WaitingWork, string>> = {
  MESSAGES: '/business/messages?show=open',
  BOOKINGS: '/business/bookings?needs=action&order=answer_first',
  TASKS: '/business/dashboard',
};

/** Somebody for whom something waits. */
export type Reminded = Pick<TeamMember, 'businessId' | 'businessName' | 'timeZone' | 'userId' | 'name' | 'email'> & {
  /** `YYYY-MM-DD`, of the business. */
  day: string;
  /** By kind, the oldest first. */
  work: readonly Pick<WaitingRow, 'kind' | 'count' | 'since'>[];
};

/** Tells somebody in the morning how much waits for them, since when, and where it is listed. */
export function createWaitingWorkMail({ work, ...to }: Reminded): Mail {
  return {
    to: to.email,
    kind: 'work-waiting',
    dedupeKey: `work-waiting:${to.businessId}:${to.userId}:${to.day}`,
    text: {
      subject: say`Waiting for you at ${to.businessName}`,
      greeting: say`Hello ${to.name},`,
      paragraphs: [
        'These are waiting for you and your team, oldest first.',
        'You can turn off these mails in your settings, under Notifications, Reminders.',
      ],
      facts: work.map(({ kind, count, since }) => {
        const precision = kind === WaitingWork.TASKS ? 'day' : 'moment';
        return [LABELS[kind], waiting(count, since, to.timeZone, precision), PATHS[kind]] as const;
      }),
      action: { label: 'Open your dashboard', path: '/business/dashboard' },
    },
  };
}
