import { DomainError } from '../input/errors.js';

/** The status of a mail in the outbox. `kept`: no mail server is configured. `demo`: part of the demo, never sent. */
export type MailStatus = 'waiting' | 'sent' | 'failed' | 'kept' | 'demo';

/** The actions that change a mail's status. */
export type MailAction = 'send' | 'fail' | 'retry';

/** The transitions of a mail. */
export const MAIL_ACTIONS: Readonly<Record<MailAction, { from: readonly MailStatus[]; to: MailStatus }>> = {
  send: { from: ['waiting', 'failed'], to: 'sent' },
  fail: { from: ['waiting', 'failed'], to: 'failed' },
  retry: { from: ['failed', 'kept'], to: 'waiting' },
};

/** The initial status of a mail: waiting, unless it is part of the demo or there is no mail server. */
export function newMailStatus({ isDemo, hasServer }: { isDemo: boolean; hasServer: boolean }): MailStatus {
  if (isDemo) return 'demo';
  return hasServer ? 'waiting' : 'kept';
}

/** Whether a mail waits for a job to send it. */
export function isMailWaiting(status: MailStatus): boolean {
  return status === 'waiting';
}

/** Whether nobody sends a mail: there is no mail server, or it belongs to the demo. */
export function isMailUnsent(status: string): boolean {
  return status === 'kept' || status === 'demo';
}

/**
 * The status of a mail after a retry.
 * @throws DomainError `CONFLICT` when it was sent, is waiting or is never sent
 */
export function retriedMailStatus(status: MailStatus): MailStatus {
  const { from, to } = MAIL_ACTIONS.retry;
  if (from.includes(status)) return to;
  throw new DomainError('CONFLICT', `A mail that is ${status} can't be tried again`);
}
