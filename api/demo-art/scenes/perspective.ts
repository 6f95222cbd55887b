import { line } from './svg.js';
import type { Point } from './svg.js';

/** A point in a room, in metres: x to the right of the camera, y above the floor, z away from the camera. */
export type Place = readonly [number, number, number];

/** A camera that looks straight ahead: one vanishing point, upright lines stay upright. */
export interface Camera {
  /** Where a place appears in the picture. */
  at(x: number, y: number, z: number): Point;
  /** Picture units a metre, at a distance. */
  scale(z: number): number;
  /** A closed shape through places. */
  shape(places: readonly Place[]): string;
  /** An open line through places. */
  trace(places: readonly Place[]): string;
}

/**
 * @param centre where the vanishing point lies in the picture
 * @param focal picture units a metre at one metre: small is wide
 * @param eye height of the camera above the floor in metres
 */
export function camera(centre: Point, focal: number, eye: number): Camera {
  const at = (x: number, y: number, z: number): Point => [
    centre[0] + (focal * x) / z,
    centre[1] - (focal * (y - eye)) / z,
  ];
  const trace = (places: readonly Place[]): string => line(places.map(([x, y, z]) => at(x, y, z)));
  return { at, scale: (z) => focal / z, trace, shape: (places) => `${trace(places)}Z` };
}
