import { helper, ReferenceKind, type EntityProperty } from '@mikro-orm/core';
import { EnumNameType, MoneyType, PercentageType } from '../../database/types.js';
import { MASK } from '../../domain/system/mask.js';

/** A snapshot of a record, by property name (`approvedBy`, `categoryId`). */
export interface Snapshot {
  readonly values: Readonly<Record<string, unknown>>;
  /** Values to mask: the log only records that they changed. */
  readonly secrets: ReadonlySet<string>;
}

/** Recorded by the entry itself, or internal bookkeeping. */
const IGNORED: readonly string[] = [
  'id',
  'createdAt',
  'updatedAt',
  'revision',
  'emailKey',
  'usernameKey',
  'tokenVersion',
  'isTrading',
];
/** An entity class with columns that the log must mask: it is kept forever, beyond the deletion of an account. */
interface WithPersonalColumns {
  readonly PERSONAL_COLUMNS?: readonly string[];
}
/** Mask of a secret that has changed. */
const CHANGED_MASK = `${MASK} (changed)`;

function camelCase(column: string): string {
  return column.replace(/_(\w)/g, (_whole, letter: string) => letter.toUpperCase());
}

/** A JSON copy of the values, independent of later changes. */
function toJson(values: Record<string, unknown>): Record<string, unknown> {
  return JSON.parse(JSON.stringify(values)) as Record<string, unknown>;
}

/** A snapshot of values that don't come from an entity. */
export function createSnapshot(values: Record<string, unknown>, secrets: Iterable<string> = []): Snapshot {
  return { values: toJson(values), secrets: new Set(secrets) };
}

/** A column's value as readers of the log know it from the API: amounts and percentages in units, enums in lowercase. */
function toWireValue({ customType }: EntityProperty, value: unknown): unknown {
  if (typeof value === 'number' && (customType instanceof MoneyType || customType instanceof PercentageType))
    return value / 100;
  return customType instanceof EnumNameType && typeof value === 'string' ? value.toLowerCase() : value;
}

/**
 * A snapshot of an entity: every column except bookkeeping ones.
 * @param more related values from other tables, such as an article's tags
 */
export function toSnapshot(entity: object, more: Record<string, unknown> = {}): Snapshot {
  const values: Record<string, unknown> = {};
  const secrets = [...((entity.constructor as WithPersonalColumns).PERSONAL_COLUMNS ?? [])];
  for (const property of Object.values<EntityProperty>(helper(entity).__meta.properties)) {
    const [column] = property.fieldNames;
    if (column === undefined || property.persist === false) continue;
    const name = camelCase(column);
    if (IGNORED.includes(name)) continue;
    const value = (entity as Record<string, unknown>)[property.name];
    values[name] =
      property.kind === ReferenceKind.SCALAR
        ? toWireValue(property, value)
        : ((value as { id?: unknown } | null)?.id ?? null);
    if (property.hidden) secrets.push(name);
  }
  return createSnapshot({ ...values, ...more }, secrets);
}

/** The same snapshot with additional values. */
export function extendSnapshot({ values, secrets }: Snapshot, more: Record<string, unknown>): Snapshot {
  return { values: { ...values, ...toJson(more) }, secrets };
}

/** The audited part of a change: the fields that differ, or all fields of what was created or removed. */
interface AuditedChange {
  before?: Record<string, unknown>;
  after?: Record<string, unknown>;
}

/** A Map, because names may come from outside and plain objects inherit some (`constructor`). */
function toMap({ values }: Snapshot): ReadonlyMap<string, unknown> {
  return new Map(Object.entries(values));
}

function isEmpty(value: unknown): boolean {
  return value === null || value === undefined;
}

function toAllValues({ values, secrets }: Snapshot): Record<string, unknown> {
  const changes = Object.entries(values).filter(([, value]) => !isEmpty(value));
  return Object.fromEntries(changes.map(([name, value]) => [name, maskValue(value, secrets.has(name))]));
}

function maskValue(value: unknown, isSecret: boolean, other?: unknown): unknown {
  if (!isSecret || isEmpty(value) || value === '') return value ?? null;
  return isEmpty(other) || other === '' ? MASK : CHANGED_MASK;
}

/**
 * The difference between two snapshots; null when nothing changed.
 * @param naming fields to include even if unchanged, to identify the record
 */
export function diffSnapshots(
  before: Snapshot | null,
  after: Snapshot | null,
  naming: readonly string[] = [],
): AuditedChange | null {
  if (!before || !after) return before ? { before: toAllValues(before) } : after ? { after: toAllValues(after) } : null;
  const names = new Set([...Object.keys(before.values), ...Object.keys(after.values)]);
  const [old, now] = [toMap(before), toMap(after)];
  const changed = [...names].filter(
    (name) => JSON.stringify(old.get(name) ?? null) !== JSON.stringify(now.get(name) ?? null),
  );
  if (changed.length === 0) return null;
  const changes = [...new Set([...naming.filter((each) => names.has(each)), ...changed])];
  const isSecret = (name: string) => before.secrets.has(name) || after.secrets.has(name);
  const replaced = (name: string) => (changed.includes(name) ? old.get(name) : undefined);
  return {
    before: Object.fromEntries(changes.map((name) => [name, maskValue(old.get(name), isSecret(name))])),
    after: Object.fromEntries(changes.map((name) => [name, maskValue(now.get(name), isSecret(name), replaced(name))])),
  };
}
