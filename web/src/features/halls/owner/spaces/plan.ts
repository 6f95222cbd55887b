import { groupBySharing } from '@mehfil/api/domain/halls/units';
import type { ViewerSpacesQuery } from '../../../../graphql/generated/spaces';

/** A space with the halls that take it. */
export type Space = ViewerSpacesQuery['viewerHallUnits'][number];

/** A hall with the spaces that it takes, and the halls that it can't be booked together with. */
export interface PlannedHall {
  id: number;
  title: string;
  spaces: readonly Space[];
  locks: readonly string[];
}

/** The other halls that take one of the spaces. */
export function findLocked(spaces: readonly Space[], hallId: number): string[] {
  const others = spaces.flatMap(({ halls }) => halls).filter(({ id }) => id !== hallId);
  return [...new Map(others.map(({ id, title }) => [id, title])).values()];
}

/** All halls that take spaces, in the order of their ids. */
export function listHalls(spaces: readonly Space[]): PlannedHall[] {
  const halls = new Map(spaces.flatMap((space) => space.halls).map((hall) => [hall.id, hall]));
  return [...halls.values()]
    .sort((one, other) => one.id - other.id)
    .map(({ id, title }) => {
      const taken = spaces.filter((space) => space.halls.some((hall) => hall.id === id));
      return { id, title, spaces: taken, locks: findLocked(taken, id) };
    });
}

/** Halls that share space with each other, and all of their spaces. */
export interface Plan {
  halls: readonly PlannedHall[];
  spaces: readonly Space[];
}

/** The plans of all halls that share space or take several; halls with one space of their own need none. */
export function drawPlans(spaces: readonly Space[]): Plan[] {
  const halls = listHalls(spaces);
  return groupBySharing(spaces)
    .filter(({ hallIds, units }) => hallIds.length > 1 || units.length > 1)
    .map(({ hallIds, units }) => ({ spaces: units, halls: halls.filter(({ id }) => hallIds.includes(id)) }));
}
