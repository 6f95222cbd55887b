/** Stops what `start-database.mjs` started. */
export default async function stopDatabase() {
  const { stopTestCluster } = await import('../../api/src/testing/database.ts');
  await stopTestCluster();
}
