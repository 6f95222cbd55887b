/** The longest that a job may run; then it fails and is retried later. */
export const JOB_DEADLINE_MS = 10 * 60_000;

/**
 * Runs a job within its deadline; the signal aborts at the deadline or when the server stops.
 * @param stopped aborted when the server stops
 * @throws Error at the deadline; whatever the job throws
 */
export async function withinDeadline(
  job: (signal: AbortSignal) => Promise<void>,
  stopped?: AbortSignal,
): Promise<void> {
  const late = new AbortController();
  const timeIsUp = new Promise<never>((_resolve, reject) => {
    late.signal.addEventListener('abort', () => reject(new Error('The job exceeded its deadline')), { once: true });
  });
  const timer = setTimeout(() => late.abort(), JOB_DEADLINE_MS);
  try {
    await Promise.race([job(stopped ? AbortSignal.any([stopped, late.signal]) : late.signal), timeIsUp]);
  } finally {
    clearTimeout(timer);
  }
}
