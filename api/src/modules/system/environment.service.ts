import { parseEnv } from 'node:util';
import { viewerOf, type RequestContext } from '../../context.js';
import { VARIABLE_TABLE } from '../../env.js';
import type { AuditAction } from '../../domain/audit/sentences.js';
import { DomainError, invalidInput } from '../../domain/input/errors.js';
import {
  ENVIRONMENTS,
  ENVIRONMENT_MESSAGES,
  isRefusedVariable,
  type EnvironmentName,
} from '../../domain/system/environment.js';
import { ENVIRONMENT_LIMITS } from '../../domain/system/limits.js';
import { facts, type Facts } from '../audit/audit.facts.js';
import { recordChange, recordDeed } from '../audit/audit.service.js';
import {
  assertReadAsWritten,
  masked,
  parseLines,
  printLines,
  readEnvironmentFile,
  toShown,
  unmasked,
  valuesOf,
  writeEnvironmentFile,
} from './environment-file.js';
import type { EnvironmentVariable } from './environment.types.js';
import type { Environment, KnownVariable } from './environment.types.js';
import { assertStartable } from './startable.js';

/** No variable can be called that. */
const COMMENTS = '# comments';
const SWITCHED = 'environment.switched';
type Lines = ReturnType<typeof parseLines>;

/** Edits of one file wait for each other. */
let editing: Promise<unknown> = Promise.resolve();

/** @throws DomainError REAUTHENTICATION_REQUIRED where the password was given too long ago */
function assertFreshSignIn(ctx: RequestContext): void {
  const age = ctx.now().getTime() - viewerOf(ctx).signedInAt.getTime();
  if (age > ENVIRONMENT_LIMITS.freshSignInMs) {
    throw new DomainError('REAUTHENTICATION_REQUIRED', 'Please enter your password again to continue');
  }
}

type Values = ReturnType<typeof valuesOf>;

/** Whether the server was started as development or production, which wins over the file. */
function isFixed(ctx: RequestContext): boolean {
  return Object.hasOwn(ctx.app.env.outside, 'NODE_ENV');
}

/** The environment chosen, the one that runs, and whether a restart is still to come. */
export interface EnvironmentChoice {
  environment: EnvironmentName;
  runningEnvironment: EnvironmentName;
  restartPending: boolean;
}

function toChoice(ctx: RequestContext, chosen: string | undefined): EnvironmentChoice {
  const runningEnvironment: EnvironmentName = ctx.app.env.production ? 'production' : 'development';
  const environment = ENVIRONMENTS.find((name) => name === chosen) ?? runningEnvironment;
  return { environment, runningEnvironment, restartPending: environment !== runningEnvironment && !isFixed(ctx) };
}

/** Which environment the file chooses. */
export async function environmentChoice(ctx: RequestContext): Promise<EnvironmentChoice> {
  // Not by lines: a file that somebody broke by hand must not hide what else is to be known.
  return toChoice(ctx, parseEnv(await readEnvironmentFile(ctx.app.env.envFile)).NODE_ENV);
}

function toVariable(ctx: RequestContext, key: string, value: string): EnvironmentVariable {
  const known = VARIABLE_TABLE.get(key);
  return {
    key,
    value,
    isMasked: false,
    meaning: known?.meaning ?? null,
    type: known?.type ?? null,
    needsRestart: known !== undefined,
    isEditable: isEditable(key),
    isOverridden: known !== undefined && Object.hasOwn(ctx.app.env.outside, key),
  };
}

function toMaskedVariable(ctx: RequestContext, key: string, value: string): EnvironmentVariable {
  const shown = toShown(key, value);
  return { ...toVariable(ctx, key, shown), isMasked: shown !== value };
}

const knownVariables: KnownVariable[] = [...VARIABLE_TABLE].map(([key, { meaning, type, section, isSecret }]) => ({
  key,
  meaning,
  type,
  section,
  needsRestart: true,
  isEditable: isEditable(key),
  isSecret: isSecret ?? false,
}));

/** Whether the environment screen may change a variable: neither paths nor what decides how the process runs. */
function isEditable(key: string): boolean {
  const known = VARIABLE_TABLE.get(key);
  return known ? known.isEditable !== false : !isRefusedVariable(key);
}

/** @throws DomainError INVALID_INPUT naming the field, where what can't be set here would not stay as it is */
function assertOnlyEditable(field: Edit['field'], before: Values, after: Values): void {
  for (const key of new Set([...before.keys(), ...after.keys()])) {
    if (isEditable(key) || before.get(key) === after.get(key)) continue;
    const message =
      key === 'NODE_ENV'
        ? 'NODE_ENV is changed by the environment switch'
        : `${ENVIRONMENT_MESSAGES.nameRefused} (${key})`;
    throw invalidInput([{ field, message }]);
  }
}

function toEnvironment(ctx: RequestContext, lines: Lines): Environment {
  const values = valuesOf(lines);
  return {
    ...toChoice(ctx, values.get('NODE_ENV')),
    isFixed: isFixed(ctx),
    variables: [...values].map(([key, value]) => toMaskedVariable(ctx, key, value)),
    knownVariables,
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
  const value = valuesOf(await linesOf(ctx)).get(key);
  if (value === undefined) throw new DomainError('NOT_FOUND', 'There is no such environment variable');
  await ctx.em.transactional((em) =>
    recordDeed(ctx, em, { action: 'environment.revealed', subjectType: 'environment', subjectId: key }),
  );
  return toVariable(ctx, key, value);
}

/** What is done to the file, as the audit log has it: to one variable, or to the whole. */
interface Edit {
  action: AuditAction;
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
    const [old, now] = [valuesOf(before), valuesOf(after)];
    if (action !== SWITCHED) assertOnlyEditable(key === undefined ? field : 'key', old, now);
    await assertStartable(ctx, field, old, now);
    assertReadAsWritten(printLines(after));
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
  const secrets = [...values].flatMap(([key, value]) => (toShown(key, value) === value ? [] : [key]));
  const comments = lines.flatMap((line) => ('text' in line && line.text.trim() !== '' ? [line.text] : []));
  return facts({ ...Object.fromEntries(values), [COMMENTS]: comments.join('\n') }, [...secrets, COMMENTS]);
}

/** Adds a variable. @throws DomainError ALREADY_TAKEN naming key; INVALID_INPUT */
export function addVariable(ctx: RequestContext, key: string, value: string): Promise<Environment> {
  return edit(ctx, { action: 'environment.added', key, field: 'value' }, (lines) => {
    if (valuesOf(lines).has(key)) {
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
    if (!original.has(key)) throw new DomainError('NOT_FOUND', 'There is no such environment variable');
    return unmasked(
      lines.map((line) => ('key' in line && line.key === key ? { key, value } : line)),
      original,
    );
  });
}

/** Removes a variable. @throws DomainError NOT_FOUND; INVALID_INPUT where the server could not start without it */
export function removeVariable(ctx: RequestContext, key: string): Promise<Environment> {
  return edit(ctx, { action: 'environment.removed', key, field: 'key' }, (lines) => {
    if (!valuesOf(lines).has(key)) throw new DomainError('NOT_FOUND', 'There is no such environment variable');
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
  return edit(ctx, { action: SWITCHED, key: 'NODE_ENV', field: 'environment' }, (lines) => {
    const without = lines.filter((line) => !('key' in line) || line.key !== 'NODE_ENV');
    return [{ key: 'NODE_ENV', value: name }, ...without];
  });
}
