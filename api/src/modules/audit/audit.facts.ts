import { helper, ReferenceKind, type EntityProperty } from '@mikro-orm/core';
import { MASK } from '../../rules/index.js';

/** What a thing holds at one moment, by the names of its columns as the code spells them (`approvedBy`, `categoryId`). */
export interface Facts {
  readonly values: Readonly<Record<string, unknown>>;
  /** Which of them the log never tells; only that they changed. */
  readonly secrets: ReadonlySet<string>;
}

/** Told by the audit row itself, or kept by the platform for its own use: no change that anybody made. */
const SILENT: readonly string[] = [
  'id',
  'createdAt',
  'updatedAt',
  'revision',
  'emailKey',
  'usernameKey',
  'tokenVersion',
  'isTrading',
];
/** An entity class that says which of its columns the log must not keep, because the log is never deleted. */
interface WithPersonalColumns {
  readonly PERSONAL_COLUMNS?: readonly string[];
}
/** Behind the mask of a secret that isn't the one before. */
const CHANGED_MASK = `${MASK} (changed)`;

function camelCase(column: string): string {
  return column.replace(/_(\w)/g, (_whole, letter: string) => letter.toUpperCase());
}

/** Values as JSON will hold them: later changes of the thing don't reach them. */
function settled(values: Record<string, unknown>): Record<string, unknown> {
  return JSON.parse(JSON.stringify(values)) as Record<string, unknown>;
}

/** Facts that are no entity's. */
export function facts(values: Record<string, unknown>, secrets: Iterable<string> = []): Facts {
  return { values: settled(values), secrets: new Set(secrets) };
}

/**
 * What an entity's row holds now: every column but the few that only keep the books.
 * @param more what belongs to the thing in other tables, as an article's tags
 */
export function factsOf(entity: object, more: Record<string, unknown> = {}): Facts {
  const values: Record<string, unknown> = {};
  const secrets = [...((entity.constructor as WithPersonalColumns).PERSONAL_COLUMNS ?? [])];
  for (const property of Object.values<EntityProperty>(helper(entity).__meta.properties)) {
    const [column] = property.fieldNames;
    if (column === undefined || property.persist === false) continue;
    const name = camelCase(column);
    if (SILENT.includes(name)) continue;
    const value = (entity as Record<string, unknown>)[property.name];
    values[name] = property.kind === ReferenceKind.SCALAR ? value : ((value as { id?: unknown } | null)?.id ?? null);
    if (property.hidden) secrets.push(name);
  }
  return facts({ ...values, ...more }, secrets);
}

/** The same facts, and some more. */
export function withFacts({ values, secrets }: Facts, more: Record<string, unknown>): Facts {
  return { values: { ...values, ...settled(more) }, secrets };
}

/** What the log says of a change: the fields that differ; of what was made or removed, all that it held. */
interface Told {
  before?: Record<string, unknown>;
  after?: Record<string, unknown>;
}

/** By name: names may come from outside, and an object has more of them than were put in (`constructor`). */
function toMap({ values }: Facts): ReadonlyMap<string, unknown> {
  return new Map(Object.entries(values));
}

function isNothing(value: unknown): boolean {
  return value === null || value === undefined;
}

function whole({ values, secrets }: Facts): Record<string, unknown> {
  const told = Object.entries(values).filter(([, value]) => !isNothing(value));
  return Object.fromEntries(told.map(([name, value]) => [name, masked(value, secrets.has(name))]));
}

function masked(value: unknown, isSecret: boolean, other?: unknown): unknown {
  if (!isSecret || isNothing(value) || value === '') return value ?? null;
  return isNothing(other) || other === '' ? MASK : CHANGED_MASK;
}

/**
 * What to tell of a change from one state to another; null where nothing changed.
 * @param naming fields that are told unchanged too, by which a reader knows the thing
 */
export function changeBetween(before: Facts | null, after: Facts | null, naming: readonly string[] = []): Told | null {
  if (!before || !after) return before ? { before: whole(before) } : after ? { after: whole(after) } : null;
  const names = new Set([...Object.keys(before.values), ...Object.keys(after.values)]);
  const [old, now] = [toMap(before), toMap(after)];
  const changed = [...names].filter(
    (name) => JSON.stringify(old.get(name) ?? null) !== JSON.stringify(now.get(name) ?? null),
  );
  if (changed.length === 0) return null;
  const told = [...new Set([...naming.filter((each) => names.has(each)), ...changed])];
  const isSecret = (name: string) => before.secrets.has(name) || after.secrets.has(name);
  const replaced = (name: string) => (changed.includes(name) ? old.get(name) : undefined);
  return {
    before: Object.fromEntries(told.map((name) => [name, masked(old.get(name), isSecret(name))])),
    after: Object.fromEntries(told.map((name) => [name, masked(now.get(name), isSecret(name), replaced(name))])),
  };
}
