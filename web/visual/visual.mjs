/**
 * `npm run visual [-- --only=home,owner-* --widths=390 --themes=dark --locales=ur --fresh]`: takes a picture of every screen and
 * writes a contact sheet. `npm run visual:check [-- --against=main]` (or `--against` here) compares with a commit and fails on
 * changes that no commit explains; `--twice` takes them once more, from another server of the same build: they have to be equal
 * (docs/decisions/0043-tests-and-checks.md).
 */
import { existsSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { runScript } from '../../scripts/lib/exit.mjs';
import { inRoot } from '../../scripts/lib/paths.mjs';
import { openBrowser, getPath } from './camera.mjs';
import { compare } from './compare.mjs';
import { explain, readExplanations } from './explained.mjs';
import { git, getPictures } from './product.mjs';
import { listPictures, LOCALES, THEMES, WIDTHS } from './screens.mjs';
import { writeSheet } from './sheet.mjs';

/** @typedef {import('./screens.mjs').Picture} Picture */
/** @typedef {import('./sheet.mjs').Shown} Shown */

/** @typedef {{ folder: string, explanations: readonly import('./explained.mjs').Explanation[] }} Baseline */

const SHEET = inRoot('.cache', 'visual', 'sheet');

/**
 * The values of an option that lists some of what there is.
 * @template Value
 * @param {string} name
 * @param {string | undefined} given comma-separated; all when left out
 * @param {readonly Value[]} all
 * @returns {Value[]}
 */
function pick(name, given, all) {
  const wanted = given?.split(',') ?? all.map(String);
  const unknown = wanted.filter((value) => !all.map(String).includes(value));
  if (unknown.length > 0) throw new Error(`--${name} takes ${all.join(', ')}, not ${unknown.join(', ')}.`);
  return all.filter((value) => wanted.includes(String(value)));
}

function readOptions() {
  const { values } = parseArgs({
    options: {
      only: { type: 'string' },
      widths: { type: 'string' },
      themes: { type: 'string' },
      locales: { type: 'string' },
      against: { type: 'string' },
      twice: { type: 'boolean', default: false },
      fresh: { type: 'boolean', default: false },
    },
  });
  if (values.twice && values.against !== undefined) throw new Error('--twice and --against exclude each other.');
  const pictures = listPictures({
    only: values.only?.split(',') ?? [],
    widths: pick('widths', values.widths, Object.keys(WIDTHS).map(Number)),
    themes: pick('themes', values.themes, THEMES),
    locales: pick('locales', values.locales, LOCALES),
  });
  return { pictures, against: values.against, twice: values.twice, fresh: values.fresh };
}

/** @returns {(line: string) => void} prints a line with the time that has passed */
function createReporter() {
  return (line) => console.log(`${(performance.now() / 1000).toFixed(0).padStart(5)} s  ${line}`);
}

/**
 * @param {import('./product.mjs').Session} session
 * @param {string} against a commit or a name of one
 * @returns {Promise<{ baseline: Baseline, problems: string[] }>}
 */
async function takeBaseline(session, against) {
  const commit = git(['merge-base', 'HEAD', against]);
  const values = git(['log', '--format=%(trailers:key=Looks,valueonly,unfold)', `${commit}..HEAD`]);
  const explanations = readExplanations(values);
  session.say(`Before: ${git(['log', '-1', '--format=%h %s', commit])}`);
  const { folder, problems } = await getPictures(session, { commit });
  return {
    baseline: { folder, explanations },
    problems: problems.map((problem) => `${commit.slice(0, 8)}: ${problem}`),
  };
}

/**
 * Each picture that was taken, compared with the baseline's if there is one.
 * @param {readonly Picture[]} pictures
 * @param {string} folder
 * @param {Baseline | undefined} baseline
 * @param {Shown[]} changed gets those that changed, without their pixels
 * @returns {AsyncGenerator<Shown>}
 */
async function* compareAll(pictures, folder, baseline, changed) {
  for (const picture of pictures) {
    if (!existsSync(getPath(folder, picture.name))) continue;
    const after = readFileSync(getPath(folder, picture.name));
    const old = baseline && getPath(baseline.folder, picture.name);
    const before = old !== undefined && existsSync(old) ? readFileSync(old) : undefined;
    const change = before && (await compare(before, after));
    if (!change) {
      yield { picture, after };
      continue;
    }
    const why = explain(baseline?.explanations ?? [], picture.screen.name);
    changed.push({ picture, after: Buffer.alloc(0), change, ...(why === undefined ? {} : { why }) });
    yield { picture, after, before, change, ...(why === undefined ? {} : { why }) };
  }
}

await runScript(async () => {
  const { pictures, against, twice, fresh } = readOptions();
  const browser = await openBrowser();
  const say = createReporter();
  const session = { browser, pictures, fresh, say };
  try {
    say(`${pictures.length} pictures with Chromium ${browser.version()}`);
    const before = against === undefined ? undefined : await takeBaseline(session, against);
    const now = await getPictures(session);
    const again = twice ? await getPictures({ ...session, fresh: true }, { suffix: '-again' }) : undefined;
    const baseline = again ? { folder: again.folder, explanations: [] } : before?.baseline;
    const problems = [...(before?.problems ?? []), ...now.problems, ...(again?.problems ?? [])];
    /** @type {Shown[]} */
    const changed = [];
    const summary = `Chromium ${browser.version()}${against === undefined ? '' : `, compared with ${against}`}`;
    const sheet = await writeSheet(SHEET, summary, compareAll(pictures, now.folder, baseline, changed));
    const unexplained = changed.filter(({ why }) => why === undefined);
    for (const { picture, change, why } of changed) {
      say(
        `${why === undefined ? 'CHANGED ' : 'explained'} ${picture.name}: ${change?.what}${why === undefined ? '' : ` (${why})`}`,
      );
    }
    for (const problem of problems) say(`NOT TAKEN ${problem}`);
    if (baseline)
      say(`${changed.length} of ${pictures.length} pictures changed, ${unexplained.length} of them unexplained.`);
    say(`The contact sheet: ${sheet}`);
    return unexplained.length + problems.length > 0 ? 1 : 0;
  } finally {
    await browser.close();
  }
});
