import { plural } from './plural';

/** The Urdu form of a text for a count. */
export function urduCount(count: number, one: string, other: string): string {
  return plural('ur', count, { one, other });
}

export { isolate } from '@mehfil/api/domain/text/direction';
