/**
 * Runs a script and exits with its code; an expected error is printed as one line without a stack.
 * @param {() => Promise<number>} work
 */
export async function runScript(work) {
  try {
    process.exitCode = await work();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
