/** Stops what `start-database.mjs` started. */
export async function stopDatabase() {
  const { stopTestCluster } = await import('../../api/src/testing/database.ts');
  await stopTestCluster();
}

// jest takes a global teardown from the default export.
export default stopDatabase;
