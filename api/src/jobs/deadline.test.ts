import { describe, expect, it, jest } from '@jest/globals';
import { JOB_DEADLINE_MS, withinDeadline } from './deadline.js';

describe('[security Keeps working] the deadline of a job', () => {
  it('ends one that never ends, and reports it', async () => {
    jest.useFakeTimers();
    try {
      let signal: AbortSignal | undefined;
      const work = withinDeadline((given) => {
        signal = given;
        return new Promise(() => undefined);
      });
      const outcome = expect(work).rejects.toThrow('The job exceeded its deadline');
      jest.advanceTimersByTime(JOB_DEADLINE_MS);
      await outcome;
      expect(signal?.aborted).toBe(true);
    } finally {
      jest.useRealTimers();
    }
  });

  it('signals a job that the server stops, and lets it finish', async () => {
    const stopped = new AbortController();
    const work = withinDeadline(
      (signal) => new Promise((resolve) => signal.addEventListener('abort', () => resolve(), { once: true })),
      stopped.signal,
    );
    stopped.abort();
    await expect(work).resolves.toBeUndefined();
  });

  it('passes errors on', async () => {
    await expect(withinDeadline(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  });
});
