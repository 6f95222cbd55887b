/**
 * Loaded into a program that another one started with a channel: when the starter is gone, killed even, the program ends the
 * way it would have been asked to.
 */
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();
