/**
 * Runs a script's work and ends with its exit code; an expected failure is one line, without a stack.
 * @param {() => Promise<number>} work
 */
export async function exitingWith(work) {
  try {
    process.exitCode = await work();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
