import { Control, DomUtil, type Map as LeafletMap } from 'leaflet';

/** How a distance is written, in meters. */
type WriteDistance = (meters: number) => string;

/** The most pixels that the scale takes. */
const WIDTH_MAX = 120;

/** The largest 1, 2, 3 or 5 times a power of ten that isn't larger than a distance of one meter or more. */
export function roundDistance(meters: number): number {
  const power = 10 ** Math.floor(Math.log10(meters));
  const first = [5, 3, 2].find((each) => meters >= each * power) ?? 1;
  return first * power;
}

/** Leaflet's own scale knows `m` and `km` alone. */
class Scale extends Control {
  readonly #write: WriteDistance;

  constructor(write: WriteDistance) {
    super({ position: 'bottomleft' });
    this.#write = write;
  }

  override onAdd(map: LeafletMap): HTMLElement {
    const box = DomUtil.create('div', 'leaflet-control-scale');
    const line = DomUtil.create('div', 'leaflet-control-scale-line', box);
    line.dir = 'auto';
    const measure = () => {
      const middle = map.getSize().y / 2;
      const longest = map.distance(
        map.containerPointToLatLng([0, middle]),
        map.containerPointToLatLng([WIDTH_MAX, middle]),
      );
      // A map that isn't shown has no size.
      if (longest < 1) return;
      const meters = roundDistance(longest);
      line.style.width = `${Math.round((WIDTH_MAX * meters) / longest)}px`;
      line.textContent = this.#write(meters);
    };
    map.on('move', measure);
    map.whenReady(measure);
    return box;
  }
}

/** Adds a scale that is written in the reader's language; it stays as long as the map. */
export function addScale(map: LeafletMap, write: WriteDistance): void {
  new Scale(write).addTo(map);
}
