import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { EARTH_RADIUS_METRES } from '../../domain/halls/places.js';
import type { BoundsInput, NearInput } from './hall-search.inputs.js';

/** A lower bound of the length of a degree of latitude. */
const DEGREE_KM = 110.5;

/** Half around the earth, in meters: nothing is further away. */
const FURTHEST_METERS = Math.ceil(Math.PI * EARTH_RADIUS_METRES);

/**
 * Distance in meters between a place and a hall, for an alias with `latitude` and `longitude`; whole meters, for use in a cursor.
 * Null for a hall without a place.
 */
export function distanceMeters(alias: 'c' | 't', { latitude, longitude }: NearInput): RawBuilder<number | null> {
  const lat = sql.ref(`${alias}.latitude`);
  const lng = sql.ref(`${alias}.longitude`);
  return sql<number | null>`case when ${lat} is not null then round(${2 * EARTH_RADIUS_METRES} * asin(least(1, sqrt(
    power(sin(radians(${lat} - ${latitude}) / 2), 2)
    + cos(radians(${latitude})) * cos(radians(${lat})) * power(sin(radians(${lng} - ${longitude}) / 2), 2)))))::int end`;
}

/** The order by distance of halls (`t`), the nearest first; those without a place come last. */
export function orderByDistance(near: NearInput): RawBuilder<number> {
  return sql<number>`coalesce(${distanceMeters('t', near)}, ${FURTHEST_METERS})`;
}

/** Halls within a radius: the bounding box, for the index, then the circle. All of them without one. */
export function withinRadius(near: NearInput): RawBuilder<SqlBool>[] {
  const { latitude, longitude, radiusKm } = near;
  if (radiusKm === null) return [];
  const up = radiusKm / DEGREE_KM;
  const furthest = Math.min(90, Math.abs(latitude) + up);
  const across = furthest >= 89 ? 180 : Math.min(180, up / Math.cos((furthest * Math.PI) / 180));
  const wrapped = (degrees: number) => ((((degrees + 180) % 360) + 360) % 360) - 180;
  const bounds =
    across === 180
      ? { west: -180, east: 180 }
      : { west: wrapped(longitude - across), east: wrapped(longitude + across) };
  return [
    ...insideBounds({ south: latitude - up, north: latitude + up, ...bounds }),
    sql<SqlBool>`${distanceMeters('t', near)} <= ${Math.round(radiusKm * 1000)}`,
  ];
}

/** Halls inside a bounding box; if its west is greater than its east, it crosses the 180th meridian. */
export function insideBounds({ south, west, north, east }: BoundsInput): RawBuilder<SqlBool>[] {
  const latitudes = sql<SqlBool>`t.latitude is not null and t.latitude between ${south} and ${north}`;
  if (west <= east) return [latitudes, sql<SqlBool>`t.longitude between ${west} and ${east}`];
  return [latitudes, sql<SqlBool>`(t.longitude >= ${west} or t.longitude <= ${east})`];
}
