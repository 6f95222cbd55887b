import '../env/load.js';
import { runCommand, withServer } from './lib/command.js';
import { readModelsCommand } from './lib/read-models.js';

runCommand((args, output) => withServer(({ app }) => readModelsCommand(app.orm, args, output)));
