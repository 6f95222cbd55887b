import { readFile } from 'node:fs/promises';
import { basename, extname } from 'node:path';
import { parseArgs } from 'node:util';
import { parse as parseYaml } from 'yaml';
import { systemContext, type App, type RequestContext } from '../../context.js';
import { toAccountKey, User } from '../../modules/accounts/user.entity.js';
import { findUnusedColumns } from '../../modules/halls/hall-import.mapping.js';
import { importHalls, type ImportReport } from '../../modules/halls/hall-import.service.js';
import {
  decodeSource,
  readHallSource,
  SourceError,
  type HallSource,
  type SourceFormat,
} from '../../modules/halls/hall-import.source.js';
import { HALL_DEFAULT_NAMES, type HallDefaults } from '../../domain/halls/import.js';
import { HALL_LIMITS } from '../../domain/halls/limits.js';
import { CommandError, resolveOperatorPath, type Output } from './command.js';

const USAGE = `Loads halls from a CSV or GeoJSON file for a business (docs/operations.md, Importing halls).

  npm run import -- halls FILE --owner EMAIL [--defaults FILE] [--source NAME] [--overwrite] [--dry-run]

  --owner EMAIL     the owner's e-mail address or user name; the business has to be approved
  --defaults FILE   JSON or YAML with ${HALL_DEFAULT_NAMES.join(', ')}: stands in where a row says nothing
  --source NAME     name of the source; defaults to the file's name without its extension
  --overwrite       halls imported before take over what the file says now; else only what they lack is filled in
  --dry-run         validates every row without writing`;

/** Exit code when some rows were refused; the others are imported. */
const SOME_REFUSED = 2;

const FORMATS: Readonly<Record<string, SourceFormat>> = {
  '.csv': 'csv',
  '.tsv': 'csv',
  '.txt': 'csv',
  '.geojson': 'geojson',
  '.json': 'geojson',
};

interface Request {
  file: string;
  owner: string;
  defaults: string | undefined;
  sourceName: string;
  overwrite: boolean;
  dryRun: boolean;
}

function readArguments(args: string[]): Request | null {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      owner: { type: 'string' },
      defaults: { type: 'string' },
      source: { type: 'string' },
      overwrite: { type: 'boolean', default: false },
      'dry-run': { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  const [subject, file, ...more] = positionals;
  if (values.help || subject === undefined) return null;
  if (subject !== 'halls') throw new CommandError(`Only halls can be imported, not "${subject}".`);
  if (file === undefined) throw new CommandError('Name the FILE to import. --help tells more.');
  if (more.length > 0) throw new CommandError(`One file at a time: "${more.join(' ')}" is too many.`);
  if (values.owner === undefined) throw new CommandError('Name the business by --owner EMAIL.');
  return {
    file: resolveOperatorPath(file),
    owner: values.owner,
    defaults: values.defaults === undefined ? undefined : resolveOperatorPath(values.defaults),
    sourceName: values.source ?? basename(file, extname(file)).slice(0, HALL_LIMITS.importSourceMaxCharacters),
    overwrite: values.overwrite,
    dryRun: values['dry-run'],
  };
}

async function readBytes(file: string): Promise<Buffer> {
  try {
    return await readFile(file);
  } catch (error) {
    throw new CommandError(`${file} can't be read: ${(error as NodeJS.ErrnoException).code ?? String(error)}`);
  }
}

async function readSource(file: string): Promise<HallSource> {
  const format = FORMATS[extname(file).toLowerCase()];
  if (!format) throw new CommandError(`${file}: the name has to end in .csv or .geojson.`);
  try {
    return await readHallSource(decodeSource(await readBytes(file)), format);
  } catch (error) {
    if (error instanceof SourceError) throw new CommandError(`${file}: ${error.message}`);
    throw error;
  }
}

/** YAML includes JSON. */
async function readDefaults(file: string | undefined): Promise<HallDefaults> {
  if (file === undefined) return {};
  let values: unknown;
  try {
    values = parseYaml(decodeSource(await readBytes(file)));
  } catch (error) {
    if (error instanceof CommandError) throw error;
    throw new CommandError(
      `${file} is neither JSON nor YAML: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
  if (typeof values !== 'object' || values === null || Array.isArray(values)) {
    throw new CommandError(`${file} has to hold names and values, such as "capacity: 300".`);
  }
  const unknown = Object.keys(values).filter((name) => !HALL_DEFAULT_NAMES.some((known) => known === name));
  if (unknown.length > 0) {
    throw new CommandError(`${file}: ${unknown.join(', ')} can't be defaults, only ${HALL_DEFAULT_NAMES.join(', ')}.`);
  }
  return values;
}

async function createOwnerContext(app: App, owner: string): Promise<RequestContext> {
  const ctx = systemContext(app);
  const key = toAccountKey(owner);
  const user = await ctx.em.findOne(User, { $or: [{ emailKey: key }, { usernameKey: key }], deletedAt: null });
  if (!user) throw new CommandError(`There is no account "${owner}".`);
  const viewer = { id: user.id, role: user.role, name: user.name, signedInAt: ctx.now() };
  return systemContext(app, { viewer, requestId: 'import' });
}

function formatReport(
  { rows, created, changed, unchanged, removed, offline, problems }: ImportReport,
  dryRun: boolean,
): string[] {
  const refused = new Set(problems.map(({ row }) => row)).size;
  const lines = [
    `${rows} rows${dryRun ? ' (dry run: nothing was written)' : ''}: ${created} created, ${changed} changed, ${unchanged} unchanged, ${refused} refused.`,
  ];
  if (removed > 0) lines.push(`${removed} left out: their owner has removed these halls.`);
  if (offline > 0) {
    lines.push(
      `${offline} offline until their owner completes them (category, type, capacity, prices) or puts them online.`,
    );
  }
  return lines;
}

/**
 * `import halls FILE ...`.
 * @returns the exit code: 0 when every row was accepted, 2 when some were refused
 * @throws CommandError and DomainError for problems that the operator must fix first
 */
export async function importHallsCommand(app: App, args: string[], { out, err }: Output): Promise<number> {
  const request = readArguments(args);
  if (!request) {
    out(USAGE);
    return 0;
  }
  const { sourceName, overwrite, dryRun } = request;
  const [source, defaults, ctx] = await Promise.all([
    readSource(request.file),
    readDefaults(request.defaults),
    createOwnerContext(app, request.owner),
  ]);
  const unused = findUnusedColumns(source.columns);
  if (unused.length > 0) err(`Columns that are not used: ${unused.join(', ')}`);
  const report = await importHalls(ctx, { source, sourceName, defaults, overwrite, dryRun }, (done, rows) =>
    err(`${done} of ${rows} rows`),
  );
  for (const { row, field, reason } of report.problems) err(`row ${row}: ${field}: ${reason}`);
  for (const line of formatReport(report, dryRun)) out(line);
  return report.problems.length > 0 ? SOME_REFUSED : 0;
}
