import '../env/load.js';
import { runCommand, withDatabase } from './lib/command.js';
import { restoreCommand } from './lib/restore.js';

runCommand((args, output) => withDatabase((env, databaseUrl) => restoreCommand({ env, databaseUrl }, args, output)));
