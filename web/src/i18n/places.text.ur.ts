import { toUrduPlace } from '@mehfil/api/domain/halls/urdu-places';
import type { placesText as English } from './places.text';
import type { Translation } from './text';

function addressInUrdu(location: string, city: string | null): string {
  if (!city || !location.toLowerCase().endsWith(city.toLowerCase())) return location;
  return `${location.slice(0, -city.length)}${toUrduPlace(city)}`;
}

/** Urdu of places. */
export const placesText: Translation<typeof English> = { name: toUrduPlace, address: addressInUrdu };
