import '../lib/api-sources.mjs';

/** Starts the throw-away PostgreSQL of a test run, once for all workers. */
export async function startDatabase() {
  const { startTestCluster, stopTestCluster } = await import('../../api/src/testing/database.ts');
  await startTestCluster();
  // jest has no teardown when it is interrupted.
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
    process.once(signal, () => void Promise.resolve(stopTestCluster()).finally(() => process.exit(130)));
  }
}

// jest takes a global set-up from the default export.
export default startDatabase;
