import 'leaflet/dist/leaflet.css';
import { divIcon, map as createMap, marker, polygon, tileLayer, type Map as LeafletMap } from 'leaflet';
import { useEffect, useRef, useState } from 'react';
import { joinClasses } from '../lib/classes';
import { useText } from '../i18n/text';
import { mapText } from './map.text';
import { PAKISTAN } from './pakistan';
import styles from './PinMap.module.css';

/** A place on the map. */
export interface Pin {
  id: number;
  latitude: number;
  longitude: number;
  title: string;
  /** A second line in what opens at the pin. */
  text?: string;
  /** Where its title leads, on this site. */
  href?: string;
}

interface PinMapProps {
  pins: readonly Pin[];
  /** Template of the tiles; empty without any. */
  tilesUrl: string;
  /** Whose tiles they are. */
  attribution: string;
  /** Words for what the map shows. */
  label: string;
  /** Called instead of loading the page that a pin leads to. */
  onOpen?: (href: string) => void;
  className?: string;
}

const CLOSEST_ZOOM = 15;
/** Without tiles the pins stand on the country's outline: from here it shows. */
const OUTLINE_ZOOM = 5;
const OSM = 'https://www.openstreetmap.org/';

/** What opens at a pin: built of nodes, so that no title is ever read as markup. */
function createPopup(pin: Pin, onOpen: PinMapProps['onOpen']): HTMLElement {
  const box = document.createElement('div');
  const title: HTMLElement = document.createElement(pin.href ? 'a' : 'strong');
  title.textContent = pin.title;
  title.className = styles.title ?? '';
  if (pin.href) title.setAttribute('href', pin.href);
  title.addEventListener('click', (event) => {
    if (!pin.href || !onOpen || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    onOpen(pin.href);
  });
  box.append(title);
  if (pin.text) {
    const text = document.createElement('p');
    text.textContent = pin.text;
    box.append(text);
  }
  return box;
}

/** Leaflet takes markup; ours is words. */
function asMarkup(words: string): string {
  const box = document.createElement('span');
  box.textContent = words;
  return box.innerHTML;
}

/** The country's outline under the tiles, for as long as there are none. */
function withGround(map: LeafletMap, { tilesUrl, attribution }: PinMapProps, onTiles: () => void): void {
  const outline = polygon(PAKISTAN, { className: styles.outline ?? '', interactive: false }).addTo(map);
  if (!tilesUrl) return;
  let isLoaded = false;
  const tiles = tileLayer(tilesUrl, { maxZoom: 19, attribution: asMarkup(attribution), className: styles.tiles ?? '' });
  tiles.once('tileload', () => {
    isLoaded = true;
    outline.remove();
    onTiles();
  });
  tiles.on('tileerror', () => {
    if (!isLoaded && map.getZoom() > OUTLINE_ZOOM) map.setZoom(OUTLINE_ZOOM, { animate: false });
  });
  tiles.addTo(map);
}

function withPins(map: LeafletMap, { pins, onOpen }: PinMapProps): void {
  for (const pin of pins) {
    marker([pin.latitude, pin.longitude], {
      icon: divIcon({ className: styles.pin ?? '', iconSize: [32, 40], iconAnchor: [16, 40], popupAnchor: [0, -36] }),
      title: pin.title,
      alt: pin.title,
    })
      .bindPopup(() => createPopup(pin, onOpen))
      .addTo(map);
  }
}

/** How near the map goes to its pins. */
function closestZoom({ pins, tilesUrl }: PinMapProps): number {
  if (pins.length !== 1) return 13;
  return tilesUrl ? CLOSEST_ZOOM : OUTLINE_ZOOM;
}

/** The middle of the pins on a public map, for where this one has no tiles. */
function linkOut(pins: readonly Pin[]): string {
  const [first] = pins;
  if (!first) return OSM;
  if (pins.length === 1)
    return `${OSM}?mlat=${first.latitude}&mlon=${first.longitude}#map=15/${first.latitude}/${first.longitude}`;
  return `${OSM}#map=9/${first.latitude}/${first.longitude}`;
}

/**
 * A map with pins, on tiles from the configured source with its attribution. Where they can't be reached, the pins stand on
 * the country's plain outline, and a link leads to a public map: never a grey box. Load it lazily: it brings Leaflet.
 */
export function PinMap(props: PinMapProps) {
  const { pins, label, className } = props;
  const words = useText(mapText);
  const element = useRef<HTMLDivElement>(null);
  const [hasTiles, setHasTiles] = useState(false);
  const drawn = useRef(props);
  useEffect(() => {
    drawn.current = props;
  });
  const shown = pins.map(({ id, latitude, longitude }) => `${id} ${latitude} ${longitude}`).join();

  useEffect(() => {
    const container = element.current;
    if (!container) return undefined;
    const map = createMap(container, { scrollWheelZoom: false, zoomSnap: 0.5 });
    map.attributionControl.setPrefix(false);
    withGround(map, drawn.current, () => setHasTiles(true));
    const bounds = drawn.current.pins.map(({ latitude, longitude }): [number, number] => [latitude, longitude]);
    map.fitBounds(bounds.length > 0 ? bounds : PAKISTAN, {
      padding: [40, 40],
      maxZoom: closestZoom(drawn.current),
      animate: false,
    });
    withPins(map, drawn.current);
    return () => void map.remove();
  }, [shown]);

  return (
    <figure className={joinClasses(styles.figure, className)}>
      <div ref={element} className={styles.map} role="region" aria-label={label} />
      {!hasTiles && (
        <figcaption className={styles.caption}>
          <a href={linkOut(pins)} target="_blank" rel="noreferrer">
            {words.linkOut}
          </a>
        </figcaption>
      )}
    </figure>
  );
}
