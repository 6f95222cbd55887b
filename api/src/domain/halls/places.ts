/** A point on the earth, in degrees. */
export interface Place {
  latitude: number;
  longitude: number;
}

/** The earth's mean radius. */
export const EARTH_RADIUS_METRES = 6_371_008.8;

const toRadians = (degrees: number): number => (degrees * Math.PI) / 180;

/** The distance between two places in kilometers, to the meter, as the search measures it. */
export function distanceKm(from: Place, to: Place): number {
  const latitudes = Math.sin(toRadians(to.latitude - from.latitude) / 2) ** 2;
  const longitudes = Math.sin(toRadians(to.longitude - from.longitude) / 2) ** 2;
  const haversine = latitudes + Math.cos(toRadians(from.latitude)) * Math.cos(toRadians(to.latitude)) * longitudes;
  return Math.round(2 * EARTH_RADIUS_METRES * Math.asin(Math.min(1, Math.sqrt(haversine)))) / 1000;
}
