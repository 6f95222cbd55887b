import { describe, expect, test } from '@jest/globals';
import { isMailWaiting, MAIL_ACTIONS, newMailStatus, retriedMailStatus, type MailStatus } from './transitions.js';

describe('a mail’s status', () => {
  test.each<[isDemo: boolean, hasServer: boolean, MailStatus]>([
    [false, true, 'waiting'],
    [false, false, 'kept'],
    [true, true, 'demo'],
    [true, false, 'demo'],
  ])('demo %p, server %p: it begins as %s', (isDemo, hasServer, status) => {
    expect(newMailStatus({ isDemo, hasServer })).toBe(status);
    expect(isMailWaiting(status)).toBe(status === 'waiting');
  });

  test('a job sends a waiting or failed mail, and sets its status', () => {
    expect(MAIL_ACTIONS.send).toEqual({ from: ['waiting', 'failed'], to: 'sent' });
    expect(MAIL_ACTIONS.fail).toEqual({ from: MAIL_ACTIONS.send.from, to: 'failed' });
  });

  test.each<MailStatus>(['failed', 'kept'])('one that is %s can be tried again', (status) => {
    expect(retriedMailStatus(status)).toBe('waiting');
  });

  test.each<MailStatus>(['waiting', 'sent', 'demo'])('one that is %s can’t be tried again', (status) => {
    expect(() => retriedMailStatus(status)).toThrow(
      expect.objectContaining({ code: 'CONFLICT', message: `A mail that is ${status} can't be tried again` }),
    );
  });
});
