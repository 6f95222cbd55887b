/** Stops the database of `start-database.mjs`. */
export default async function stopDatabase() {
  const { stopTestCluster } = await import('../../api/src/testing/database.ts');
  await stopTestCluster();
}
