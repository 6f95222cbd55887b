import { spawn } from 'node:child_process';
import { extname } from 'node:path';
import { stopWhenAbandoned, type Abandonable } from './embedded-process.js';

/**
 * Starts a process that outlives this one, however it dies, and then stops the database unless another process uses it. If the
 * server is restarted meanwhile (`npm start` does), it continues with the same database.
 * @returns ends the watchdog, once this process has left the database itself
 */
export function startWatchdog(abandonable: Abandonable): () => void {
  const program = new URL(`./embedded-process${extname(import.meta.filename)}`, import.meta.url).href;
  const script = `const { ${stopWhenAbandoned.name} } = await import(${JSON.stringify(program)});
    await ${stopWhenAbandoned.name}(${JSON.stringify(abandonable)});`;
  // Without this process's environment, which contains secrets; in its own process group, which Ctrl-C doesn't reach.
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    env: {},
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  // Without a watchdog, a killed process leaves its database to the next start.
  child.on('error', () => undefined);
  child.stdin.on('error', () => undefined);
  child.unref();
  // The pipe, which Node treats as a socket, must not keep this process alive.
  (child.stdin as typeof child.stdin & { unref?: () => void }).unref?.();
  return () => void child.kill();
}
