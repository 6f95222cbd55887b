import { MASK } from '@mehfil/api/domain/system/mask';

/** A field of a thing, as it was and as it is since; undefined where the record doesn't speak of it. */
export interface Difference {
  field: string;
  before: unknown;
  after: unknown;
}

/** What a record of the log says of a thing. */
export type Facts = Readonly<Record<string, unknown>> | null | undefined;

/** The fields by which things are called. */
const NAMES = ['name', 'title', 'hallName'];

/** What a thing was called before the change, or is since it was made; undefined where the records don't tell or mask it. */
export function findName(before: Facts, after: Facts): string | undefined {
  return [before, after]
    .flatMap((facts) => NAMES.map((field) => facts?.[field]))
    .find((value): value is string => typeof value === 'string' && value !== '' && !value.startsWith(MASK));
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

function listFields(before: Facts, after: Facts): string[] {
  return [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
}

/**
 * What changed between two records: the fields that differ, in the order in which they stand. Where there is only one record
 * (something was made, or removed) all of its fields.
 */
export function findDifferences(before: Facts, after: Facts): Difference[] {
  return listFields(before, after)
    .map((field) => ({ field, before: before?.[field], after: after?.[field] }))
    .filter((difference) => !isSame(difference.before, difference.after));
}

/** What both records hold alike: by this a reader knows the thing, as an article by its title. */
export function findNamingFields(before: Facts, after: Facts): { field: string; value: unknown }[] {
  return listFields(before, after)
    .filter((field) => isSame(before?.[field], after?.[field]) && !isSame(before?.[field], null))
    .map((field) => ({ field, value: before?.[field] }));
}

/** Whether records tell anything beside the name by which the thing is called. */
export function hasChanges(before: Facts, after: Facts): boolean {
  const name = findName(before, after);
  return listFields(before, after).some((field) =>
    [before?.[field], after?.[field]].some((value) => value !== undefined && value !== null && value !== name),
  );
}

/** A text in three parts, of which the middle one is what the other text has otherwise; cut ends are told. */
export interface Excerpt {
  /** Something before it was left out. */
  isCutBefore: boolean;
  lead: string;
  changed: string;
  tail: string;
  isCutAfter: boolean;
}

/** From how many characters on a text is shown in part. */
export const LONG_TEXT = 200;
const CONTEXT = 60;

/** How many characters two texts begin with alike. */
function alike(one: readonly string[], other: readonly string[], most: number): number {
  let count = 0;
  while (count < most && one[count] === other[count]) count += 1;
  return count;
}

function cutExcerpt(text: readonly string[], from: number, to: number): Excerpt {
  const begin = Math.max(0, from - CONTEXT);
  const end = Math.min(text.length, to + CONTEXT);
  return {
    isCutBefore: begin > 0,
    lead: text.slice(begin, from).join(''),
    changed: text.slice(from, to).join(''),
    tail: text.slice(to, end).join(''),
    isCutAfter: end < text.length,
  };
}

/** Where two long texts differ, each with a few characters around it. */
export function cutExcerpts(before: string, after: string): { before: Excerpt; after: Excerpt } {
  // By characters as people count them: half of an emoji is none.
  const [was, is] = [Array.from(before), Array.from(after)];
  const shorter = Math.min(was.length, is.length);
  const begin = alike(was, is, shorter);
  const end = alike(was.toReversed(), is.toReversed(), shorter - begin);
  return { before: cutExcerpt(was, begin, was.length - end), after: cutExcerpt(is, begin, is.length - end) };
}
