import { localStore, type KeyValueStore } from '../../../../lib/storage';

const KEY = 'recentPlaces';
const MOST = 3;
const LONGEST = 200;

/** Places that were searched for in this browser, the latest first. */
export function recentPlaces(store: KeyValueStore = localStore): string[] {
  const kept = (store.read(KEY) ?? '').split('\n');
  return kept.filter((place) => place !== '' && place.length <= LONGEST).slice(0, MOST);
}

/** Remembers a place that was searched for. */
export function noteSearchedPlace(text: string, store: KeyValueStore = localStore): void {
  const place = text.replace(/\s+/g, ' ').trim();
  if (place.length < 3) return;
  const others = recentPlaces(store).filter((other) => other.toLowerCase() !== place.toLowerCase());
  store.write(KEY, [place, ...others].slice(0, MOST).join('\n'));
}
