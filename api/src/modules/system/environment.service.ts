import { createHmac } from 'node:crypto';
import { parseEnv } from 'node:util';
import type { RequestContext } from '../../context.js';
import { VARIABLE_TABLE } from '../../env.js';
import { assertRecentSignIn } from '../../graphql/recent-sign-in.js';
import type { AuditAction } from '../../domain/audit/sentences.js';
import { DomainError, invalidInput } from '../../domain/input/errors.js';
import {
  ENVIRONMENTS,
  ENVIRONMENT_MESSAGES,
  isRefusedVariable,
  type EnvironmentName,
} from '../../domain/system/environment.js';
import { createSnapshot, type Snapshot } from '../audit/audit.snapshot.js';
import { recordChange, writeAuditEntry } from '../audit/audit.service.js';
import { recordSecurityEvent } from '../security-log/security-log.service.js';
import {
  assertParsesTheSame,
  hasStrayMask,
  maskLines,
  parseLines,
  printLines,
  readEnvironmentFile,
  toDisplayValue,
  unmaskLines,
  toValues,
  writeEnvironmentFile,
} from './environment-file.js';
import type { Environment, EnvironmentFileInput, EnvironmentVariable, KnownVariable } from './environment.types.js';
import { assertStartable } from './startable.js';

/** Key of the comments in audit snapshots; no variable can have this name. */
const COMMENTS_KEY = '# comments';
const SWITCHED = 'environment.switched';
type Lines = ReturnType<typeof parseLines>;

/** Serializes edits of the file. */
let editing: Promise<unknown> = Promise.resolve();

type Values = ReturnType<typeof toValues>;

/** Whether the process environment sets NODE_ENV, which overrides the file. */
function isFixed(ctx: RequestContext): boolean {
  return Object.hasOwn(ctx.app.env.outside, 'NODE_ENV');
}

/** The selected environment, the running one, and whether a restart is pending. */
export interface EnvironmentChoice {
  environment: EnvironmentName;
  runningEnvironment: EnvironmentName;
  restartPending: boolean;
}

function toChoice(ctx: RequestContext, chosen: string | undefined): EnvironmentChoice {
  const runningEnvironment: EnvironmentName = ctx.app.env.production ? 'production' : 'development';
  const environment = ENVIRONMENTS.find((name) => name === chosen) ?? runningEnvironment;
  return {
    environment,
    runningEnvironment,
    restartPending: environment !== runningEnvironment && !isFixed(ctx),
  };
}

/** The environment that the file selects. */
export async function getEnvironmentChoice(ctx: RequestContext): Promise<EnvironmentChoice> {
  // Not parsed as lines: a file broken by hand must not hide the rest of the screen.
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
  const shown = toDisplayValue(key, value);
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

/** Whether the environment screen may change a variable: not for paths and process settings. */
function isEditable(key: string): boolean {
  const known = VARIABLE_TABLE.get(key);
  return known ? known.isEditable !== false : !isRefusedVariable(key);
}

/** @throws DomainError INVALID_INPUT naming the field, when a variable that can't be edited here would change */
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

/** Of the whole file, masked values included. Keyed, since a plain hash could be searched for its secrets. */
function toVersion(ctx: RequestContext, lines: Lines): string {
  return createHmac('sha256', ctx.app.env.jwtSecret)
    .update(`environment file\n${printLines(lines)}`)
    .digest('base64url');
}

function toEnvironment(ctx: RequestContext, lines: Lines): Environment {
  const values = toValues(lines);
  return {
    ...toChoice(ctx, values.get('NODE_ENV')),
    isFixed: isFixed(ctx),
    variables: [...values].map(([key, value]) => toMaskedVariable(ctx, key, value)),
    knownVariables,
    content: printLines(maskLines(lines)),
    version: toVersion(ctx, lines),
  };
}

async function readLines(ctx: RequestContext): Promise<Lines> {
  return parseLines(await readEnvironmentFile(ctx.app.env.envFile));
}

/** The environment file for admins, with secrets masked. */
export async function getEnvironment(ctx: RequestContext): Promise<Environment> {
  assertRecentSignIn(ctx);
  return toEnvironment(ctx, await readLines(ctx));
}

/** A variable's real value; each reveal is audited. @throws DomainError NOT_FOUND */
export async function revealVariable(ctx: RequestContext, key: string): Promise<EnvironmentVariable> {
  assertRecentSignIn(ctx);
  const value = toValues(await readLines(ctx)).get(key);
  if (value === undefined) throw new DomainError('NOT_FOUND', 'There is no such environment variable');
  await ctx.em.transactional(async (em) => {
    await writeAuditEntry(ctx, em, { action: 'environment.revealed', subjectType: 'environment', subjectId: key });
    await recordSecurityEvent(ctx, em, { kind: 'SECRET_REVEALED', details: { variable: key } });
  });
  return toVariable(ctx, key, value);
}

/** An edit of the file for the audit log: of one variable, or of the whole file. */
interface Edit {
  action: AuditAction;
  key?: string;
  /** The input field that errors refer to. */
  field: 'key' | 'value' | 'content' | 'environment';
}

/**
 * Applies a change to the file's lines if the server could start with the result. Audits every changed variable, secrets masked;
 * an unchanged file isn't written.
 * @throws DomainError INVALID_INPUT with the reason when the server could not start with it
 */
async function edit(
  ctx: RequestContext,
  { action, key, field }: Edit,
  change: (lines: Lines) => Lines,
): Promise<Environment> {
  assertRecentSignIn(ctx);
  const work = editing.then(async () => {
    const path = ctx.app.env.envFile;
    const before = await readLines(ctx);
    const after = parseLines(printLines(change(before)));
    if (printLines(after) === printLines(before)) return toEnvironment(ctx, before);
    const [old, now] = [toValues(before), toValues(after)];
    if (action !== SWITCHED) assertOnlyEditable(key === undefined ? field : 'key', old, now);
    await assertStartable(ctx, field, old, now);
    assertParsesTheSame(printLines(after));
    await ctx.em.transactional(async (em) => {
      await recordChange(ctx, em, {
        action,
        subjectType: 'environment',
        subjectId: key,
        before: toFileSnapshot(before),
        after: toFileSnapshot(after),
      });
      await writeEnvironmentFile(path, printLines(after));
    });
    return toEnvironment(ctx, after);
  });
  editing = work.catch(() => undefined);
  return work;
}

/**
 * The audited values of the file, masked as on the screen. Comments may contain anything, so only the fact that they changed is
 * recorded.
 */
function toFileSnapshot(lines: Lines): Snapshot {
  const values = toValues(lines);
  const secrets = [...values].flatMap(([key, value]) => (toDisplayValue(key, value) === value ? [] : [key]));
  const comments = lines.flatMap((line) => ('text' in line && line.text.trim() !== '' ? [line.text] : []));
  return createSnapshot({ ...Object.fromEntries(values), [COMMENTS_KEY]: comments.join('\n') }, [
    ...secrets,
    COMMENTS_KEY,
  ]);
}

/** Adds a variable. @throws DomainError ALREADY_TAKEN naming key; INVALID_INPUT */
export function addVariable(ctx: RequestContext, key: string, value: string): Promise<Environment> {
  return edit(ctx, { action: 'environment.added', key, field: 'value' }, (lines) => {
    if (toValues(lines).has(key)) {
      throw new DomainError('ALREADY_TAKEN', 'This variable exists already', { field: 'key' });
    }
    const last = lines.at(-1);
    const stored = last && 'text' in last && last.text === '' ? lines.slice(0, -1) : lines;
    return [...stored, { key, value }, { text: '' }];
  });
}

/** Changes a variable; a mask keeps its value. @throws DomainError NOT_FOUND; INVALID_INPUT */
export function changeVariable(ctx: RequestContext, key: string, value: string): Promise<Environment> {
  return edit(ctx, { action: 'environment.changed', key, field: 'value' }, (lines) => {
    const original = toValues(lines);
    if (!original.has(key)) throw new DomainError('NOT_FOUND', 'There is no such environment variable');
    return unmaskLines(
      lines.map((line) => ('key' in line && line.key === key ? { key, value } : line)),
      original,
    );
  });
}

/** Removes a variable. @throws DomainError NOT_FOUND; INVALID_INPUT where the server could not start without it */
export function removeVariable(ctx: RequestContext, key: string): Promise<Environment> {
  return edit(ctx, { action: 'environment.removed', key, field: 'key' }, (lines) => {
    if (!toValues(lines).has(key)) throw new DomainError('NOT_FOUND', 'There is no such environment variable');
    return lines.filter((line) => !('key' in line) || line.key !== key);
  });
}

/**
 * Saves the whole file; masks keep the original values.
 * @throws DomainError INVALID_INPUT naming content; CONFLICT if the file isn't the previous version any more
 */
export function saveEnvironmentFile(
  ctx: RequestContext,
  { content, previousVersion }: EnvironmentFileInput,
): Promise<Environment> {
  return edit(ctx, { action: 'environment.saved', field: 'content' }, (lines) => {
    const [saved, original] = [parseLines(content), toValues(lines)];
    const isOutdated = previousVersion && previousVersion !== toVersion(ctx, lines);
    // The variable of a stray mask was removed meanwhile, which is no mistake of whoever saves.
    const conflicts = () =>
      hasStrayMask(saved, original) || printLines(unmaskLines(saved, original)) !== printLines(lines);
    // A repeated request, whose first answer was lost, changes nothing.
    if (isOutdated && conflicts())
      throw new DomainError('CONFLICT', ENVIRONMENT_MESSAGES.fileChanged, { field: 'content' });
    return unmaskLines(saved, original);
  });
}

/** Selects development or production, from the next start on. */
export function switchEnvironment(ctx: RequestContext, name: EnvironmentName): Promise<Environment> {
  return edit(ctx, { action: SWITCHED, key: 'NODE_ENV', field: 'environment' }, (lines) => {
    const without = lines.filter((line) => !('key' in line) || line.key !== 'NODE_ENV');
    return [{ key: 'NODE_ENV', value: name }, ...without];
  });
}
