/**
 * Preloaded into child processes: when the parent process is gone, even killed, the child terminates as if asked to.
 * Grandchildren are its own responsibility.
 */
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();

const own = process.execArgv.indexOf(import.meta.url);
if (own > 0) process.execArgv.splice(own - 1, 2);
