import type { Position } from '../lib/position';

/** OpenStreetMap's own pages. */
export const OSM = 'https://www.openstreetmap.org/';

/**
 * Directions to a place: in the phone's own map where the device is a phone, else on Google Maps.
 * @param userAgent what the browser calls itself
 */
export function getDirectionsUrl({ latitude, longitude }: Position, userAgent: string): string {
  const place = `${latitude},${longitude}`;
  if (/iPhone|iPad|iPod/.test(userAgent)) return `https://maps.apple.com/?daddr=${place}`;
  if (userAgent.includes('Android')) return `geo:${place}?q=${place}`;
  return `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(place)}`;
}
