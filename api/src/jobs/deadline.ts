/** No job is at work longer; then it counts as failed, and is tried again later. */
export const JOB_DEADLINE_MS = 10 * 60_000;

/**
 * Runs a job, no longer than its time; its signal tells it when that is up, or when the server stops.
 * @param stopped aborted when the server stops
 * @throws Error when the time is up; whatever the job throws
 */
export async function withinDeadline(
  job: (signal: AbortSignal) => Promise<void>,
  stopped?: AbortSignal,
): Promise<void> {
  const late = new AbortController();
  const timeIsUp = new Promise<never>((_resolve, reject) => {
    late.signal.addEventListener('abort', () => reject(new Error('The job took too long')), { once: true });
  });
  const timer = setTimeout(() => late.abort(), JOB_DEADLINE_MS);
  try {
    await Promise.race([job(stopped ? AbortSignal.any([stopped, late.signal]) : late.signal), timeIsUp]);
  } finally {
    clearTimeout(timer);
  }
}
