import '../env/load.js';
import { runCommand, withDatabase } from './lib/command.js';
import { rollbackCommand } from './lib/rollback.js';

runCommand((args, output) => withDatabase((_env, databaseUrl) => rollbackCommand(databaseUrl, args, output)));
