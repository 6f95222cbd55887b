import { findArea } from '@mehfil/api/domain/halls/place-names';

/** Where something is: in degrees, and by its address. */
export interface Placed {
  latitude: number;
  longitude: number;
  location?: string;
  city?: string | null;
}

/** A city or an area in the middle of what is in it. */
export interface MapName {
  name: string;
  latitude: number;
  longitude: number;
  count: number;
}

function nameBy(places: readonly Placed[], toName: (place: Placed) => string | null): MapName[] {
  const named = new Map<string, Placed[]>();
  for (const place of places) {
    const name = toName(place);
    if (name) named.set(name, [...(named.get(name) ?? []), place]);
  }
  const mean = (of: readonly Placed[], key: 'latitude' | 'longitude') =>
    of.reduce((sum, place) => sum + place[key], 0) / of.length;
  return [...named]
    .map(([name, all]) => ({
      name,
      latitude: mean(all, 'latitude'),
      longitude: mean(all, 'longitude'),
      count: all.length,
    }))
    .sort((one, other) => other.count - one.count || one.name.localeCompare(other.name));
}

/** The cities of some places, those with most of them first. */
export function nameCities(places: readonly Placed[]): MapName[] {
  return nameBy(places, ({ city }) => city ?? null);
}

/** The areas in the addresses of some places, those with most of them first. */
export function nameAreas(places: readonly Placed[]): MapName[] {
  return nameBy(places, ({ location, city }) => (location && city ? findArea(location, city) : null));
}
