import '../env/load.js';
import { closeOrm, createOrm } from '../database/orm.js';
import { runCommand, withDatabase } from './lib/command.js';
import { readModelsCommand } from './lib/read-models.js';

runCommand((args, output) =>
  withDatabase(async (_env, databaseUrl) => {
    // Statements over every hall take longer than a request may.
    const orm = createOrm({ databaseUrl, poolMax: 2, isBounded: false });
    try {
      return await readModelsCommand(orm, args, output);
    } finally {
      await closeOrm(orm);
    }
  }),
);
