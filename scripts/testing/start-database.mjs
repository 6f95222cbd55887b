import '../lib/api-sources.mjs';

/** Starts the temporary PostgreSQL of a test run, once for all workers; it ends with the run, however that ends. */
export default async function startDatabase() {
  const { startTestCluster } = await import('../../api/src/testing/database.ts');
  await startTestCluster();
}
