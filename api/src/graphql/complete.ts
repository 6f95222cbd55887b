import {
  GraphQLBoolean,
  GraphQLFloat,
  GraphQLInt,
  GraphQLString,
  isEnumType,
  isNonNullType,
  locatedError,
  type FieldNode,
  type GraphQLEnumType,
  type GraphQLError,
  type GraphQLLeafType,
  type GraphQLOutputType,
} from 'graphql';
import type { RequestContext } from '../context.js';
import { FinishedJson, isShared, toJson } from './finished.js';

/** Coerced variables. */
export type Variables = Record<string, unknown>;

/** How the result is used. */
export interface CompileOptions {
  /** Whether nobody looks into shared objects, so that they can be finished JSON. */
  finishes?: boolean;
  /** Spells enum values; defaults to their names. */
  spellEnum?: (type: GraphQLEnumType, name: string) => string;
}

/** A position in the response. */
export interface Path {
  readonly prev: Path | undefined;
  readonly key: string | number;
  readonly typename: string | undefined;
}

/** One execution. */
export interface Run {
  readonly ctx: RequestContext;
  readonly variables: Variables;
  readonly errors: GraphQLError[];
  /** Where errors made a value null. */
  readonly nulled: Set<Path | undefined>;
  /** Whether a part of the data is finished JSON. */
  isFinished: boolean;
}

/** Converts a resolved value to its part of the response. */
export type Complete = (run: Run, value: unknown, path: Path) => unknown;

/** Values of built-in scalars that are serialized as they are. */
const IS_PLAIN = new Map<GraphQLOutputType, (value: unknown) => boolean>([
  [GraphQLString, (value) => typeof value === 'string'],
  [GraphQLBoolean, (value) => typeof value === 'boolean'],
  [GraphQLInt, (value) => typeof value === 'number' && (value | 0) === value],
  [GraphQLFloat, (value) => Number.isFinite(value)],
]);

export function isPromise(value: unknown): value is Promise<unknown> {
  return typeof (value as { then?: unknown } | null | undefined)?.then === 'function';
}

function listKeys(path: Path | undefined): (string | number)[] {
  const keys: (string | number)[] = [];
  for (let at = path; at; at = at.prev) keys.push(at.key);
  return keys.reverse();
}

/** Adds an error, unless its position or one above it was made null already. */
export function addError({ errors, nulled }: Run, error: GraphQLError, path: Path | undefined): void {
  for (let at = path; at; at = at.prev) if (nulled.has(at)) return;
  if (nulled.has(undefined)) return;
  nulled.add(path);
  errors.push(error);
}

/** What an error leaves of a value: null, or the error itself where null isn't allowed. */
export function handleError(
  run: Run,
  thrown: unknown,
  { nodes, type, path }: { nodes: readonly FieldNode[]; type: GraphQLOutputType; path: Path },
): null {
  const error = locatedError(thrown, nodes, listKeys(path));
  if (isNonNullType(type)) throw error;
  addError(run, error, path);
  return null;
}

/** Completes an item of a list. */
export function completeItem(
  run: Run,
  item: unknown,
  at: { path: Path; complete: Complete; nodes: readonly FieldNode[]; type: GraphQLOutputType },
): unknown {
  const { path, complete } = at;
  const fail = (error: unknown) => handleError(run, error, at);
  try {
    const completed = isPromise(item)
      ? item.then((resolved) => complete(run, resolved, path))
      : complete(run, item, path);
    return isPromise(completed) ? completed.then(undefined, fail) : completed;
  } catch (error) {
    return fail(error);
  }
}

export function completeLeaf(type: GraphQLLeafType, spell: CompileOptions['spellEnum']): (value: unknown) => unknown {
  const isPlain = IS_PLAIN.get(type);
  const enumType = spell && isEnumType(type) ? type : undefined;
  return (value) => {
    if (isPlain?.(value)) return value;
    if (value instanceof Error) throw value;
    if (value === null || value === undefined) return null;
    const serialized: unknown = type.serialize(value);
    if (serialized === null || serialized === undefined) throw new Error(`${type.name} has no value to serialize`);
    return spell && enumType ? spell(enumType, serialized as string) : serialized;
  };
}

/** Completes shared objects to JSON, once each. */
export function finishShared(complete: Complete): Complete {
  const finished = new WeakMap<object, FinishedJson>();
  return (run, value, path) => {
    if (!isShared(value)) return complete(run, value, path);
    const known = finished.get(value as object);
    if (known) {
      run.isFinished = true;
      return known;
    }
    const before = run.errors.length;
    const completed = complete({ ...run, isFinished: false }, value, path);
    if (isPromise(completed) || completed === null || run.errors.length > before) return completed;
    const json = new FinishedJson(toJson(completed));
    finished.set(value as object, json);
    run.isFinished = true;
    return json;
  };
}
