import { object } from 'yup';
import type { InferType } from 'yup';
import { invoiceNumber } from '../bookings/invoice.js';
import { idList } from '../input/fields.js';
import { formatNames } from '../text/words.js';
import { atMost, text } from '../text/text.js';
import { formatPeriod, overlaps } from '../time/zone.js';

/** Limits of units, the spaces that halls take (docs/decisions/0006-ledger.md). */
export const UNIT_LIMITS = {
  nameMaxCharacters: 100,
  /** Spaces that a business may add besides those that its halls came with. */
  addedMax: 200,
  /** Spaces of one hall. */
  perHallMax: 50,
  /** Pairs of bookings that a refusal names. */
  clashesShown: 20,
} as const;

/** Messages about units. */
export const UNIT_MESSAGES = {
  nameRequired: 'Name of the space is required',
  unitRequired: 'A hall takes at least one space',
  notFound: 'The space was not found',
  unknown: 'Not all of these are spaces of this business',
  full: `A business can have at most ${UNIT_LIMITS.addedMax} spaces more than halls`,
  takenBy: (titles: readonly string[]) =>
    `This space is taken by ${formatNames(titles)}. Give ${titles.length === 1 ? 'it' : 'them'} another space first.`,
  stillOccupied: 'This space still has dates in the calendar, so it can’t be deleted.',
} as const;

/** A unit: a space that can be occupied once at a time. */
export const hallUnitSchema = object({
  name: text({ required: UNIT_MESSAGES.nameRequired, max: atMost('Name of the space', UNIT_LIMITS.nameMaxCharacters) }),
});
export type HallUnitInput = InferType<typeof hallUnitSchema>;

/** The units that a hall takes. */
export const setHallUnitsSchema = object({
  unitIds: idList('Spaces', UNIT_LIMITS.perHallMax).min(1, UNIT_MESSAGES.unitRequired),
});
export type SetHallUnitsInput = InferType<typeof setHallUnitsSchema>;

/** A booking or block that is in the way of another. */
export interface ClashingEntry {
  /** Null for a block. */
  bookingId: number | null;
  hallTitle: string | null;
  start: Date;
  end: Date;
}

/** Two coming entries of the calendar that would take the same space at the same time. */
export interface Clash {
  booking: ClashingEntry;
  other: ClashingEntry;
}

function describe({ bookingId, hallTitle, start, end }: ClashingEntry, zone: string): string {
  const when = formatPeriod(start, end, zone);
  return hallTitle === null
    ? `what you blocked (${when})`
    : `the booking of ${[hallTitle, bookingId && invoiceNumber(bookingId)].filter(Boolean).join(', ')} (${when})`;
}

/** Says which coming entries would overlap, the first pair by name. */
export function formatClashes(clashes: readonly Clash[], zone: string): string {
  const [first] = clashes;
  if (!first) return '';
  const more = clashes.length > 1 ? ' This is not the only overlap.' : '';
  const pair = `${describe(first.booking, zone)} and ${describe(first.other, zone)}`;
  const end = overlaps(first.booking, first.other)
    ? 'would then be in the same space.'
    : 'would then be in the same space with less than the buffer between them.';
  return `${pair.charAt(0).toUpperCase()}${pair.slice(1)} ${end}${more}`;
}

/** What a unit is to the plan of who shares what. */
export interface PlanUnit {
  id: number;
  halls: readonly { id: number }[];
}

/** Halls and units that belong together: each shares a unit with another of its group. */
export interface SpaceGroup<Unit extends PlanUnit> {
  hallIds: number[];
  units: Unit[];
}

/**
 * Groups units with the halls that take them, so that two halls are in one group if they share space, also by way of a third.
 * Units that no hall takes are in no group.
 * @returns the groups in the order of their first units
 */
export function groupBySharing<Unit extends PlanUnit>(units: readonly Unit[]): SpaceGroup<Unit>[] {
  let groups: SpaceGroup<Unit>[] = [];
  for (const unit of units) {
    const ids = unit.halls.map(({ id }) => id);
    if (ids.length === 0) continue;
    const joined = groups.filter(({ hallIds }) => hallIds.some((id) => ids.includes(id)));
    const [first] = joined;
    if (!first) {
      groups.push({ hallIds: ids, units: [unit] });
      continue;
    }
    first.units = [...joined.flatMap((group) => group.units), unit];
    first.hallIds = [...new Set([...joined.flatMap(({ hallIds }) => hallIds), ...ids])];
    groups = groups.filter((group) => group === first || !joined.includes(group));
  }
  return groups;
}
