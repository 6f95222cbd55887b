/**
 * Loaded into a program that another one started with a channel: when the starter is gone, killed even, the program ends the
 * way it would have been asked to. What the program starts in its turn is its own business.
 */
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();

const own = process.execArgv.indexOf(import.meta.url);
if (own > 0) process.execArgv.splice(own - 1, 2);
