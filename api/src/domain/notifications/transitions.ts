import { DomainError } from '../input/errors.js';

/** Where a mail of the outbox stands. `kept`: no mail server is configured. `demo`: belongs to the demo and is never sent. */
export type MailStatus = 'waiting' | 'sent' | 'failed' | 'kept' | 'demo';

/** What happens to a mail. */
export type MailAction = 'send' | 'fail' | 'retry';

/** The one table of a mail's transitions. */
export const MAIL_ACTIONS: Readonly<Record<MailAction, { from: readonly MailStatus[]; to: MailStatus }>> = {
  send: { from: ['waiting', 'failed'], to: 'sent' },
  fail: { from: ['waiting', 'failed'], to: 'failed' },
  retry: { from: ['failed', 'kept'], to: 'waiting' },
};

/** The status of a mail when it is written: it waits, unless it belongs to the demo or there is no server to send it. */
export function newMailStatus({ isDemo, hasServer }: { isDemo: boolean; hasServer: boolean }): MailStatus {
  if (isDemo) return 'demo';
  return hasServer ? 'waiting' : 'kept';
}

/** Whether a mail waits to be sent, so that a job has to send it. */
export function isMailWaiting(status: MailStatus): boolean {
  return status === 'waiting';
}

/** Whether nobody sends a mail: there is no mail server, or it belongs to the demo. */
export function isMailUnsent(status: string): boolean {
  return status === 'kept' || status === 'demo';
}

/**
 * The status of a mail after a retry.
 *
 * @throws DomainError `CONFLICT` when it was sent, is waiting or is never sent
 */
export function retriedMailStatus(status: MailStatus): MailStatus {
  const { from, to } = MAIL_ACTIONS.retry;
  if (from.includes(status)) return to;
  throw new DomainError('CONFLICT', `A mail that is ${status} can't be tried again`);
}
