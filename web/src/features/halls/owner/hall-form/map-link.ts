import { normalizeFigures } from '@mehfil/api/domain/text/normalize';
import type { Position } from '../../../../lib/position';

const NUMBER = String.raw`(-?\d{1,3}(?:\.\d+)?)`;
const PAIR = String.raw`${NUMBER}[,\s]+${NUMBER}`;
/** The pin of a place before the middle of the map that shows it. Figures before further words are house numbers. */
const IN_LINKS = [
  new RegExp(`!3d${NUMBER}!4d${NUMBER}`),
  new RegExp(String.raw`[?&](?:q|query|ll|destination|daddr)=(?:loc:)?${PAIR}\s*(?=[&#(]|$)`),
  new RegExp(`[?&]mlat=${NUMBER}&mlon=${NUMBER}`),
  new RegExp(String.raw`/(?:search|place)/${PAIR}(?=[/?#]|$)`),
  new RegExp(String.raw`/dir/[^/]*/${PAIR}(?=[/?#]|$)`),
  new RegExp(`@${PAIR}`),
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
