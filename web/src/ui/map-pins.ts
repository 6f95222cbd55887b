import {
  divIcon,
  featureGroup,
  latLngBounds,
  marker,
  type LatLng,
  type LatLngTuple,
  type Map as LeafletMap,
  type Marker,
} from 'leaflet';
import { groupSpots } from './map-clusters';
import type { Box } from './map-labels';
import type { Placed } from './map-names';
import styles from './PinMap.module.css';

/** A hall, or anything else, at its place on the map. */
export interface Pin extends Placed {
  id: number;
  title: string;
  /** What stands on the pin: a price. Without it, it is a plain pin. */
  label?: string;
  /** What its label doesn't say: for screen readers, and where a mouse rests on it. */
  note?: string | undefined;
}

interface PinDrawing {
  pins: readonly Pin[];
  /** Names a group for screen readers. */
  nameGroup: (count: number) => string;
  /** Called with the pins of the mark that was pressed, and the box in which they are shown. */
  onOpen: (pins: readonly Pin[], box: HTMLElement) => void;
  onClose: () => void;
}

/** Around a mark, in pixels. */
const PIN_ROOM = { width: 88, height: 38 };
/** Marks themselves, in pixels. */
const GROUP_SIZE = 44;
const ROOMS = { single: PIN_ROOM, group: { width: GROUP_SIZE, height: GROUP_SIZE } };
const PLAIN_SIZE = { width: 32, height: 40 };
/** A figure of a price, and what stands around its figures. */
const PRICE_SIZE = { figure: 8, around: 24, height: 30 };
/** From this zoom on a group opens a list instead of coming apart. */
const LAST_ZOOM = 17;

const toPoint = ({ latitude, longitude }: Pin): LatLngTuple => [latitude, longitude];

/** A plain pin, whose point is its place. */
export function createPinIcon() {
  const { width, height } = PLAIN_SIZE;
  return divIcon({
    className: styles.pin ?? '',
    iconSize: [width, height],
    iconAnchor: [width / 2, height],
    popupAnchor: [0, -36],
  });
}

function createIcon(pins: readonly Pin[]) {
  const [first] = pins;
  const words = document.createElement('span');
  const isGroup = pins.length > 1;
  words.textContent = isGroup ? String(pins.length) : (first?.label ?? '');
  if (!isGroup && !first?.label) return createPinIcon();
  return divIcon({
    className: (isGroup ? styles.group : styles.price) ?? '',
    html: words,
    iconSize: isGroup ? [GROUP_SIZE, GROUP_SIZE] : undefined,
    popupAnchor: [0, -18],
  });
}

/** A group that can come apart does so; everything else opens its card. */
function addOpening(map: LeafletMap, mark: Marker, pins: readonly Pin[], { onOpen, onClose }: PinDrawing): void {
  const bounds = latLngBounds(pins.map(toPoint));
  const comesApart = () => pins.length > 1 && map.getBoundsZoom(bounds, false) > map.getZoom();
  if (comesApart() && map.getZoom() < LAST_ZOOM) {
    const enter = () => map.fitBounds(bounds, { padding: [60, 60], maxZoom: LAST_ZOOM });
    mark.on('click', enter);
    mark.on('keypress', ({ originalEvent }) => originalEvent.key === 'Enter' && enter());
    return;
  }
  const box = document.createElement('div');
  mark.bindPopup(box, { minWidth: 264, maxWidth: 300, closeButton: false });
  mark.on('popupopen', () => onOpen(pins, box));
  mark.on('popupclose', () => {
    // Once its card is gone, the focus is nowhere.
    const { activeElement } = document;
    if (activeElement === document.body || box.contains(activeElement))
      mark.getElement()?.focus({ preventScroll: true });
    onClose();
  });
}

/** The marks of some pins at the zoom of the moment: those that would cover one another are one, in the middle of them. */
function groupPins(map: LeafletMap, pins: readonly Pin[]): { pins: Pin[]; at: LatLng }[] {
  return groupSpots(pins, (pin) => map.latLngToLayerPoint(toPoint(pin)), ROOMS).map((group) => ({
    pins: group,
    at: latLngBounds(group.map(toPoint)).getCenter(),
  }));
}

/** The room that the marks of some pins take at the zoom of the moment. */
export function measureMarks(map: LeafletMap, pins: readonly Pin[]): Box[] {
  return groupPins(map, pins).map(({ pins: [first, ...others], at }) => {
    const { x, y } = map.latLngToLayerPoint(at);
    if (others.length > 0) return { x, y, width: GROUP_SIZE, height: GROUP_SIZE };
    if (!first?.label) return { x, y: y - PLAIN_SIZE.height / 2, ...PLAIN_SIZE };
    return { x, y, width: first.label.length * PRICE_SIZE.figure + PRICE_SIZE.around, height: PRICE_SIZE.height };
  });
}

/** Draws the pins, those that would cover one another as one mark with their number; again after each change of the zoom. */
export function addPins(map: LeafletMap, drawing: PinDrawing): void {
  const layer = featureGroup().addTo(map);
  const draw = () => {
    layer.clearLayers();
    for (const { pins, at } of groupPins(map, drawing.pins)) {
      const [first] = pins;
      if (!first) continue;
      const isGroup = pins.length > 1;
      const mark = marker(at, { icon: createIcon(pins), riseOnHover: true });
      addOpening(map, mark, pins, drawing);
      layer.addLayer(mark);
      const name = isGroup
        ? drawing.nameGroup(pins.length)
        : [first.title, first.label, first.note].filter(Boolean).join(', ');
      mark.getElement()?.setAttribute('aria-label', name);
      if (!isGroup && first.note) mark.getElement()?.setAttribute('title', first.note);
      mark.getElement()?.setAttribute('data-pin', pins.map(({ id }) => id).join(' '));
    }
  };
  map.whenReady(draw);
  map.on('zoomend', draw);
}
