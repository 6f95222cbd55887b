import 'leaflet/dist/leaflet.css';
import type { Map as LeafletMap } from 'leaflet';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useFormat } from '../i18n/format';
import { placesText } from '../i18n/places.text';
import { useText } from '../i18n/text';
import { joinClasses } from '../lib/classes';
import { addGround, openMap } from './map-ground';
import { OSM } from './map-links';
import type { Placed } from './map-names';
import { addPins, measureMarks, type Pin } from './map-pins';
import { mapText } from './map.text';
import styles from './PinMap.module.css';

export type { Pin } from './map-pins';

interface PinMapProps {
  pins: readonly Pin[];
  /** What else is around, as quiet dots; their areas are named too. */
  around?: readonly Placed[];
  /** Template of the tiles; empty without any. */
  tilesUrl: string;
  attribution: string;
  /** Words for what the map shows. */
  label: string;
  /** The small card of a pin, once it is pressed. */
  renderCard: (pin: Pin) => ReactNode;
  className?: string;
}

const CLOSEST_ZOOM = 15;

/** The place on a public map, which knows the roads that lead there. */
function linkOut(pins: readonly Pin[]): string {
  const [first] = pins;
  if (!first) return OSM;
  const { latitude, longitude } = first;
  if (pins.length > 1) return `${OSM}#map=9/${latitude}/${longitude}`;
  return `${OSM}?mlat=${latitude}&mlon=${longitude}#map=15/${latitude}/${longitude}`;
}

/** What was pressed, and the box of the map in which it is shown. */
interface Opened {
  pins: readonly Pin[];
  box: HTMLElement;
}

function usePinMap(props: PinMapProps) {
  const words = useText(mapText);
  const { name: namePlace } = useText(placesText);
  const { number } = useFormat();
  const element = useRef<HTMLDivElement>(null);
  const map = useRef<LeafletMap | null>(null);
  const [opened, setOpened] = useState<Opened | null>(null);
  const drawn = useRef({ ...props, words, namePlace, number });
  useEffect(() => {
    drawn.current = { ...props, words, namePlace, number };
  });
  const shown = JSON.stringify([props.pins, props.around ?? [], props.tilesUrl]);

  useEffect(() => {
    const container = element.current;
    if (!container) return undefined;
    const { pins, around = [], tilesUrl, attribution, words: texts, namePlace: nameOne, number } = drawn.current;
    const created = openMap(container, texts);
    map.current = created;
    const bounds = [...pins, ...around.slice(0, 12)].map((place): [number, number] => [
      place.latitude,
      place.longitude,
    ]);
    if (bounds.length > 0) {
      created.fitBounds(bounds, { padding: [48, 48], maxZoom: pins.length === 1 ? CLOSEST_ZOOM : 13, animate: false });
    } else created.setView([0, 0], 4);
    const places = [...pins, ...around];
    const marks = () => measureMarks(created, pins);
    addGround(created, {
      tilesUrl,
      attribution,
      credit: texts.credit,
      words: texts,
      number,
      places,
      namePlace: nameOne,
      dots: around,
      marks,
    });
    const onOpen = (of: readonly Pin[], box: HTMLElement) => setOpened({ pins: of, box });
    addPins(created, { pins, nameGroup: texts.group, onOpen, onClose: () => setOpened(null) });
    return () => {
      map.current = null;
      setOpened(null);
      created.remove();
    };
  }, [shown]);
  return { element, map, opened };
}

/** The card at a pin, to which the focus goes; Escape closes it. */
function PinCard({
  opened,
  map,
  render,
}: {
  opened: Opened;
  map: LeafletMap | null;
  render: PinMapProps['renderCard'];
}) {
  const { box } = opened;
  useEffect(() => {
    map?.eachLayer((layer) => layer.getPopup()?.isOpen() && layer.getPopup()?.update());
    box.querySelector<HTMLElement>('a')?.focus({ preventScroll: true });
  }, [map, box]);
  useEffect(() => {
    const press = ({ key }: KeyboardEvent) => key === 'Escape' && map?.closePopup();
    box.addEventListener('keydown', press);
    return () => box.removeEventListener('keydown', press);
  }, [map, box]);
  return createPortal(
    <div className={joinClasses('stack gap-12', styles.cards)}>
      {opened.pins.map((pin) => (
        <div key={pin.id}>{render(pin)}</div>
      ))}
    </div>,
    box,
  );
}

/**
 * A map with pins, on tiles from the configured source with its attribution. Without tiles it is a plot: a grid, the names of
 * cities and areas from the addresses themselves, a scale and the source of the data. Load it lazily: it brings Leaflet.
 */
export function PinMap(props: PinMapProps) {
  const { pins, label, className, renderCard } = props;
  const words = useText(mapText);
  const { element, map, opened } = usePinMap(props);
  return (
    <figure className={joinClasses('anchor', className)}>
      <div ref={element} className={styles.map} role="region" aria-label={label} dir="ltr" />
      {opened && <PinCard opened={opened} map={map.current} render={renderCard} />}
      <figcaption className="above-8 small">
        <a href={linkOut(pins)} target="_blank" rel="noreferrer">
          {words.linkOut}
        </a>
      </figcaption>
    </figure>
  );
}
