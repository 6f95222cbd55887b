/** Limits of the server's memory: without them Node lets garbage grow with the memory of the machine. The container sets the same. */
export const MEMORY_FLAGS = ['--max-semi-space-size=16', '--max-old-space-size=256'];

/**
 * The flags to start the server with, without those that the operator has set.
 * @param {string} [nodeOptions] of the environment
 */
export function getMemoryFlags(nodeOptions = process.env.NODE_OPTIONS ?? '') {
  return MEMORY_FLAGS.filter((flag) => !nodeOptions.includes(flag.split('=')[0] ?? flag));
}
