import 'leaflet/dist/leaflet.css';
import { marker, type Map as LeafletMap, type Marker } from 'leaflet';
import { useEffect, useRef } from 'react';
import { useFormat } from '../i18n/format';
import { useText } from '../i18n/text';
import type { Position } from '../lib/position';
import { addGround, openMap } from './map-ground';
import { createPinIcon } from './map-pins';
import { mapText } from './map.text';
import styles from './PinMap.module.css';

interface PinPickerProps {
  /** Where the pin stands; null without one. */
  position: Position | null;
  /** Called with the place that was pressed, or to which the pin was dragged. */
  onPick: (position: Position) => void;
  /** Template of the tiles; empty without any. */
  tilesUrl: string;
  attribution: string;
  /** Names the map for screen readers. */
  label: string;
}

/** Pakistan as a whole, where no pin says more. */
const START = { center: [30.4, 69.4], zoom: 5 } as const;
const PIN_ZOOM = 15;
/** Some ten centimeters. */
const DECIMALS = 6;

const round = (degrees: number) => Number(degrees.toFixed(DECIMALS));

function showPin(map: LeafletMap, pin: Marker, { latitude, longitude }: Position): void {
  pin.setLatLng([latitude, longitude]).addTo(map);
  map.setView([latitude, longitude], Math.max(map.getZoom(), PIN_ZOOM), { animate: false });
}

/** A map on which a press sets the one pin, which can also be dragged. Load it lazily: it brings Leaflet. */
export function PinPicker({ position, onPick, tilesUrl, attribution, label }: PinPickerProps) {
  const text = useText(mapText);
  const { number } = useFormat();
  const element = useRef<HTMLDivElement>(null);
  const drawn = useRef<{ map: LeafletMap; pin: Marker } | null>(null);
  const latest = useRef({ text, number, onPick });
  useEffect(() => {
    latest.current = { text, number, onPick };
  });

  useEffect(() => {
    const container = element.current;
    if (!container) return undefined;
    const { text: words, number: writeNumber } = latest.current;
    const map = openMap(container, words);
    map.setView([...START.center], START.zoom);
    addGround(map, {
      ...{ tilesUrl, attribution, credit: '', places: [], dots: [], words, number: writeNumber },
      namePlace: (place) => place,
      marks: () => [],
    });
    // The fields beside the map are what the keyboard uses.
    const pin = marker([0, 0], { icon: createPinIcon(), draggable: true, keyboard: false });
    const pick = ({ lat, lng }: { lat: number; lng: number }) =>
      latest.current.onPick({ latitude: round(lat), longitude: round(lng) });
    map.on('click', ({ latlng }) => pick(latlng.wrap()));
    pin.on('dragend', () => pick(pin.getLatLng().wrap()));
    drawn.current = { map, pin };
    return () => {
      drawn.current = null;
      map.remove();
    };
  }, [tilesUrl, attribution]);

  const { latitude, longitude } = position ?? {};
  useEffect(() => {
    if (!drawn.current) return;
    const { map, pin } = drawn.current;
    if (latitude === undefined || longitude === undefined) pin.remove();
    else showPin(map, pin, { latitude, longitude });
  }, [latitude, longitude, tilesUrl, attribution]);

  return <div ref={element} className={styles.map} role="region" aria-label={label} dir="ltr" />;
}
