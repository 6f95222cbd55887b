import '../env/load.js';
import { runCommand, withServer } from './lib/command.js';
import { importHallsCommand } from './lib/import-halls.js';

runCommand((args, output) => withServer(({ app }) => importHallsCommand(app, args, output)));
