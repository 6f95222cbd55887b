import { parseArgs } from 'node:util';
import type { Orm } from '../../database/orm.js';
import { checkReadModels, rebuildReadModels } from '../../modules/halls/read-model.service.js';
import { CommandError, type Output } from './command.js';

const USAGE = `Compares cards, terms, counts and pages of halls with what they are made from (docs/operations.md, Read models).

  npm run read-models [-- check]     reports differences; fails if there are any
  npm run read-models -- rebuild     repairs them while servers keep running`;

const PROGRESS_STEP = 10_000;

/** Passes on a growing number whenever it has grown past another step: portions rarely end at one. */
export function everyStep(step: number, report: (done: number) => void): (done: number) => void {
  let reported = 0;
  return (done) => {
    const steps = Math.floor(done / step);
    if (steps > reported) report(done);
    reported = steps;
  };
}

/** `read-models [check|rebuild]`. @returns the exit code: 1 if something differs */
export async function readModelsCommand(orm: Orm, args: string[], { out, err }: Output): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { help: { type: 'boolean', default: false } },
  });
  if (values.help) {
    out(USAGE);
    return 0;
  }
  const [action = 'check', ...more] = positionals;
  if (more.length > 0 || !['check', 'rebuild'].includes(action)) throw new CommandError(USAGE);
  const em = orm.em.fork();
  if (action === 'rebuild') {
    await rebuildReadModels(
      em,
      everyStep(PROGRESS_STEP, (done) => err(`${done} businesses and halls are done`)),
    );
  }
  const checks = await checkReadModels(em);
  for (const { kind, differences } of checks)
    out(`${kind}: ${differences === 0 ? 'as they should be' : `${differences} differ`}`);
  return checks.some(({ differences }) => differences > 0) ? 1 : 0;
}
