import { spawn } from 'node:child_process';
import { extname } from 'node:path';
import { stopWhenAbandoned, type Abandonable } from './embedded-process.js';

/**
 * Starts a process that outlives this one, however it dies, and stops the database then, unless another process uses it. The
 * server may be started again meanwhile (`npm start` does), and goes on with the same database.
 * @returns ends the watch, once this process has left the database itself
 */
export function startWatchdog(abandonable: Abandonable): () => void {
  const program = new URL(`./embedded-process${extname(import.meta.filename)}`, import.meta.url).href;
  const script = `const { ${stopWhenAbandoned.name} } = await import(${JSON.stringify(program)});
    await ${stopWhenAbandoned.name}(${JSON.stringify(abandonable)});`;
  // Nothing of this process's environment, which holds secrets; a group of its own, which Ctrl-C does not reach.
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    env: {},
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  // Without it a killed process leaves its database to the next start, as it would without a watchdog.
  child.on('error', () => undefined);
  child.stdin.on('error', () => undefined);
  child.unref();
  // The pipe, a socket to Node, must not keep this process from ending.
  (child.stdin as typeof child.stdin & { unref?: () => void }).unref?.();
  return () => void child.kill();
}
