import { viewerOf, type RequestContext } from '../../context.js';
import { BoundedClient, boundedConfig } from '../../database/connections.js';
import { assertEnvFileUsable, EnvError } from '../../env.js';
import {
  DomainError,
  ENVIRONMENTS,
  invalidInput,
  LIMITS,
  shownValue,
  type EnvironmentName,
} from '../../rules/index.js';
import { facts, type Facts } from '../audit/audit.facts.js';
import { recordChange, recordDeed } from '../audit/audit.service.js';
import {
  masked,
  parseLines,
  printLines,
  readEnvironmentFile,
  unmasked,
  valuesOf,
  writeEnvironmentFile,
} from './environment-file.js';
import type { Environment, EnvironmentVariable } from './environment.types.js';

/** No variable can be called that. */
const COMMENTS = '# comments';
type Lines = ReturnType<typeof parseLines>;

/** Edits of one file wait for each other. */
let editing: Promise<unknown> = Promise.resolve();

/** @throws DomainError REAUTHENTICATION_REQUIRED where the password was given too long ago */
function assertFreshSignIn(ctx: RequestContext): void {
  const age = ctx.now().getTime() - viewerOf(ctx).signedInAt.getTime();
  if (age > LIMITS.environment.freshSignInMs) {
    throw new DomainError('REAUTHENTICATION_REQUIRED', 'Please enter your password again to continue');
  }
}

function chosen(values: Readonly<Record<string, string>>, running: EnvironmentName): EnvironmentName {
  return ENVIRONMENTS.find((name) => name === values.NODE_ENV) ?? running;
}

function toEnvironment(ctx: RequestContext, lines: Lines): Environment {
  const values = valuesOf(lines);
  const running: EnvironmentName = ctx.app.env.production ? 'production' : 'development';
  return {
    environment: chosen(values, running),
    runningEnvironment: running,
    restartPending: chosen(values, running) !== running,
    variables: Object.entries(values).map(([key, value]) => {
      const shown = shownValue(key, value);
      return { key, value: shown, isMasked: shown !== value };
    }),
    content: printLines(masked(lines)),
  };
}

async function linesOf(ctx: RequestContext): Promise<Lines> {
  return parseLines(await readEnvironmentFile(ctx.app.env.envFile));
}

/** The environment file as admins see it, secrets masked. */
export async function environment(ctx: RequestContext): Promise<Environment> {
  assertFreshSignIn(ctx);
  return toEnvironment(ctx, await linesOf(ctx));
}

/** One variable's real value; every reveal is in the audit log. @throws DomainError NOT_FOUND */
export async function revealVariable(ctx: RequestContext, key: string): Promise<EnvironmentVariable> {
  assertFreshSignIn(ctx);
  const value = valuesOf(await linesOf(ctx))[key];
  if (value === undefined) throw new DomainError('NOT_FOUND', 'There is no such environment variable');
  await ctx.em.transactional((em) =>
    recordDeed(ctx, em, { action: 'environment.revealed', subjectType: 'environment', subjectId: key }),
  );
  return { key, value, isMasked: false };
}

/** What is done to the file, as the audit log has it: to one variable, or to the whole. */
interface Edit {
  action: string;
  key?: string;
  /** What the caller sent that a refusal is about. */
  field: 'key' | 'value' | 'content' | 'environment';
}

/**
 * Changes the file by a function of its lines, if the server could start with the result. Every variable that changed is
 * audited, secrets masked; a file that stays the same is left alone.
 * @throws DomainError INVALID_INPUT with the reason where the server could not start with it
 */
async function edit(
  ctx: RequestContext,
  { action, key, field }: Edit,
  change: (lines: Lines) => Lines,
): Promise<Environment> {
  assertFreshSignIn(ctx);
  const work = editing.then(async () => {
    const path = ctx.app.env.envFile;
    const before = await linesOf(ctx);
    const after = parseLines(printLines(change(before)));
    if (printLines(after) === printLines(before)) return toEnvironment(ctx, before);
    await assertStartable(ctx, field, valuesOf(before), valuesOf(after));
    await ctx.em.transactional(async (em) => {
      await recordChange(ctx, em, {
        action,
        subjectType: 'environment',
        subjectId: key,
        before: factsOfFile(before),
        after: factsOfFile(after),
      });
      await writeEnvironmentFile(path, printLines(after));
    });
    return toEnvironment(ctx, after);
  });
  editing = work.catch(() => undefined);
  return work;
}

/**
 * The variables, those masked that the screen masks, and what stands between them: comments may hold anything, so that only
 * a change of them is told.
 */
function factsOfFile(lines: Lines): Facts {
  const values = valuesOf(lines);
  const secrets = Object.entries(values).flatMap(([key, value]) => (shownValue(key, value) === value ? [] : [key]));
  const comments = lines.flatMap((line) => ('text' in line && line.text.trim() !== '' ? [line.text] : []));
  return facts({ ...values, [COMMENTS]: comments.join('\n') }, [...secrets, COMMENTS]);
}

/** A file that the server could not start with is refused, and so is a database that doesn't answer. */
async function assertStartable(
  ctx: RequestContext,
  field: Edit['field'],
  before: Record<string, string>,
  after: Record<string, string>,
): Promise<void> {
  try {
    assertEnvFileUsable(before, after);
  } catch (error) {
    if (!(error instanceof EnvError)) throw error;
    throw invalidInput([{ field, message: error.problems.join('; ') }]);
  }
  const databaseUrl = after.DATABASE_URL;
  if (!databaseUrl || databaseUrl === before.DATABASE_URL) return;
  const client = new BoundedClient({ ...boundedConfig(databaseUrl, 'mehfil-probe') });
  try {
    await client.connect();
    await client.query('select 1');
  } catch {
    // The driver's words may hold the address; they stay out of the answer.
    throw invalidInput([{ field, message: 'Database connection failed. Please check your database credentials.' }]);
  } finally {
    await client
      .end()
      .catch((error: unknown) => ctx.app.log.debug({ err: error }, 'probe of a database address ended'));
  }
}

/** Adds a variable. @throws DomainError ALREADY_TAKEN naming key; INVALID_INPUT */
export function addVariable(ctx: RequestContext, key: string, value: string): Promise<Environment> {
  return edit(ctx, { action: 'environment.added', key, field: 'value' }, (lines) => {
    if (valuesOf(lines)[key] !== undefined) {
      throw new DomainError('ALREADY_TAKEN', 'This variable exists already', { field: 'key' });
    }
    const last = lines.at(-1);
    const kept = last && 'text' in last && last.text === '' ? lines.slice(0, -1) : lines;
    return [...kept, { key, value }, { text: '' }];
  });
}

/** Changes a variable; the mask leaves it as it is. @throws DomainError NOT_FOUND; INVALID_INPUT */
export function changeVariable(ctx: RequestContext, key: string, value: string): Promise<Environment> {
  return edit(ctx, { action: 'environment.changed', key, field: 'value' }, (lines) => {
    const original = valuesOf(lines);
    if (original[key] === undefined) throw new DomainError('NOT_FOUND', 'There is no such environment variable');
    return unmasked(
      lines.map((line) => ('key' in line && line.key === key ? { key, value } : line)),
      original,
    );
  });
}

/** Removes a variable. @throws DomainError NOT_FOUND; INVALID_INPUT where the server could not start without it */
export function removeVariable(ctx: RequestContext, key: string): Promise<Environment> {
  return edit(ctx, { action: 'environment.removed', key, field: 'key' }, (lines) => {
    if (valuesOf(lines)[key] === undefined) throw new DomainError('NOT_FOUND', 'There is no such environment variable');
    return lines.filter((line) => !('key' in line) || line.key !== key);
  });
}

/** Saves the whole file; masks that came back stand for the originals. @throws DomainError INVALID_INPUT naming content */
export function saveEnvironmentFile(ctx: RequestContext, content: string): Promise<Environment> {
  return edit(ctx, { action: 'environment.saved', field: 'content' }, (lines) =>
    unmasked(parseLines(content), valuesOf(lines)),
  );
}

/** Chooses development or production; it counts from the next start on. */
export function switchEnvironment(ctx: RequestContext, name: EnvironmentName): Promise<Environment> {
  return edit(ctx, { action: 'environment.switched', key: 'NODE_ENV', field: 'environment' }, (lines) => {
    const without = lines.filter((line) => !('key' in line) || line.key !== 'NODE_ENV');
    return [{ key: 'NODE_ENV', value: name }, ...without];
  });
}
