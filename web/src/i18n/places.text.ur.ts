import { findArea } from '@mehfil/api/domain/halls/place-names';
import { toUrduPlace } from '@mehfil/api/domain/halls/urdu-places';
import type { placesText as English } from './places.text';
import type { Translation } from './text';
import { isolate } from './urdu';

/** The parts of an address at whose end its area and city are named in Urdu, and those before them. */
function splitAddress(location: string): { before: string[]; named: string[] } {
  const parts = location.split(',').map((part) => part.trim());
  const urdu = parts.map(toUrduPlace);
  const first = urdu.findLastIndex((name, index) => name === parts[index]) + 1;
  return { before: parts.slice(0, first), named: urdu.slice(first) };
}

/** `⁨52-B1, M. M. Alam Road⁩، گلبرگ، لاہور`; as it is where its end has no Urdu name. */
function addressInUrdu(location: string): string {
  const { before, named } = splitAddress(location);
  if (named.length === 0) return location;
  return [...(before.length > 0 ? [isolate(before.join(', '))] : []), ...named].join('، ');
}

/** `گلبرگ، لاہور` */
function shortInUrdu(location: string, city: string | null): string {
  const { before, named } = splitAddress(location);
  if (named.length > 1) return named.join('، ');
  const area = city && findArea(location, city);
  return named.length === 1 && area && before.includes(area)
    ? `${isolate(area)}، ${named[0]}`
    : addressInUrdu(location);
}

export const placesText: Translation<typeof English> = {
  name: toUrduPlace,
  address: addressInUrdu,
  short: shortInUrdu,
};
