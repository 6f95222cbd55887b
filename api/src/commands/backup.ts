import '../env/load.js';
import { backupCommand } from './lib/backup.js';
import { runCommand, withDatabase } from './lib/command.js';

runCommand((args, output) =>
  withDatabase((env, databaseUrl) => backupCommand({ env, databaseUrl, now: new Date() }, args, output)),
);
