import { normalizeFigures } from '@mehfil/api/domain/text/normalize';

/** A place in degrees. */
export interface Position {
  latitude: number;
  longitude: number;
}

const PAIR = String.raw`(-?\d{1,3}(?:\.\d+)?)[,\s]+(-?\d{1,3}(?:\.\d+)?)`;
/** The pin of a place, before the middle of the map that shows it. */
const IN_LINKS = [
  /!3d(-?\d{1,3}(?:\.\d+)?)!4d(-?\d{1,3}(?:\.\d+)?)/,
  new RegExp(String.raw`[?&](?:q|query|ll|destination|daddr|mlat)=(?:loc:)?${PAIR}`),
  /[?&]mlat=(-?\d{1,3}(?:\.\d+)?)&mlon=(-?\d{1,3}(?:\.\d+)?)/,
  new RegExp(`@${PAIR}`),
  new RegExp(String.raw`/(?:search|place|dir)/(?:[^/]*/)?${PAIR}`),
];
const ALONE = new RegExp(`^${PAIR}$`);
const MAX_LATITUDE = 90;
const MAX_LONGITUDE = 180;

function decode(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return text;
  }
}

/**
 * Reads the place that a pasted link of Google Maps, Apple Maps or OpenStreetMap points to, or two figures such as
 * `31.5204, 74.3587`. Short links (maps.app.goo.gl) don't contain their place.
 * @returns null where there is none
 */
export function readMapLink(pasted: string): Position | null {
  const text = decode(normalizeFigures(pasted).trim());
  for (const pattern of text.includes('://') ? IN_LINKS : [ALONE]) {
    const [, latitude, longitude] = pattern.exec(text) ?? [];
    const position = { latitude: Number(latitude), longitude: Number(longitude) };
    const isPlace = Math.abs(position.latitude) <= MAX_LATITUDE && Math.abs(position.longitude) <= MAX_LONGITUDE;
    if (latitude !== undefined && isPlace) return position;
  }
  return null;
}
