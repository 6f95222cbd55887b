import type { Location } from 'react-router-dom';
import { paths } from './paths';

/** The history state of a location, which may hold anything. */
export function readState(location: Location): unknown {
  return location.state;
}

/** The sign-in (or the registration) that leads back to an address of this site; a link that opens in any tab. */
export function signInAddress(from: string, door: string = paths.login): string {
  return `${door}?from=${encodeURIComponent(from)}`;
}

/** Where signing in should lead: kept in the history by a guard, or named in a link (`/login?from=/hall/3`). Not to be trusted. */
export function wantedAddress(location: Location): unknown {
  const state = readState(location);
  const kept = typeof state === 'object' && state !== null && 'from' in state ? state.from : undefined;
  return kept ?? new URLSearchParams(location.search).get('from');
}
