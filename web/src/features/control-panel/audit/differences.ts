/** A field of a thing, as it was and as it is since; undefined where there is nothing to say. */
export interface Difference {
  field: string;
  before: string | undefined;
  after: string | undefined;
}

type Facts = Readonly<Record<string, unknown>> | null | undefined;

/** A value as people read it: text as it is, the rest as it is written in JSON. */
function written(value: unknown): string | undefined {
  if (value === undefined || value === null) return undefined;
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/**
 * What changed between two records: the fields that differ, in the order in which they stand. Where there is only one record
 * (something was made, or removed) all of its fields.
 */
export function differencesOf(before: Facts, after: Facts): Difference[] {
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return fields
    .map((field) => ({ field, before: written(before?.[field]), after: written(after?.[field]) }))
    .filter((difference) => difference.before !== difference.after);
}

/**
 * The instants between which days lie, in the reader's zone.
 * @param from the first day, `2026-03-03`; anything else is no bound
 * @param to the last day, included
 */
export function boundsOf(from: string, to: string): { from: string | null; to: string | null } {
  const begin = (day: string, later = 0): string | null => {
    const [year, month, date] = day.split('-').map(Number);
    if (!/^\d{4}-\d\d-\d\d$/.test(day) || year === undefined || month === undefined || date === undefined) return null;
    return new Date(year, month - 1, date + later).toISOString();
  };
  return { from: begin(from), to: begin(to, 1) };
}
