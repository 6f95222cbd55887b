import {
  circleMarker,
  control,
  divIcon,
  GridLayer,
  layerGroup,
  map as createMap,
  marker,
  tileLayer,
  type Map as LeafletMap,
} from 'leaflet';
import type { Spot } from './map-clusters';
import { placeLabels, type Box } from './map-labels';
import { nameAreas, nameCities, type MapName, type Placed } from './map-names';
import { OSM } from './map-links';
import { addScale } from './map-scale';
import styles from './PinMap.module.css';

interface Ground {
  /** Template of the tiles; empty without any. */
  tilesUrl: string;
  attribution: string;
  /** Words of the scale's distance, with its figure. */
  words: { meters: (count: string) => string; kilometers: (count: string) => string };
  number: (value: number) => string;
  /** The source of the positions. */
  credit: string;
  /** What is on the map: its cities and areas are named where there are no tiles. */
  places: readonly Placed[];
  /** What a city or an area is called in the language of the reader. */
  namePlace: (place: string) => string;
  /** Quiet dots beside what the map is about. */
  dots: readonly Placed[];
  /** The room that marks take at the zoom of the moment: names stand beside them. */
  marks: () => readonly Box[];
}

/** From this zoom on areas are named, before it cities. */
const AREAS_FROM_ZOOM = 10;
/** The room of a name, in pixels: that of its letters is about this much, whichever they are. */
const LETTER_WIDTH = 8;
const NAME_HEIGHT = 20;
/** Between a name and the map's edge, in pixels. */
const EDGE = 4;

/** Leaflet takes markup; ours is words. */
function asMarkup(words: string): string {
  const box = document.createElement('span');
  box.textContent = words;
  return box.innerHTML;
}

/** OpenStreetMap's terms ask for a link to its license. */
function writeAttribution(attribution: string): string {
  if (!attribution.includes('OpenStreetMap')) return asMarkup(attribution);
  return `<a href="${OSM}copyright" target="_blank" rel="noreferrer">${asMarkup(attribution)}</a>`;
}

function createName(map: LeafletMap, name: string, at: Spot) {
  const words = document.createElement('span');
  words.textContent = name;
  words.dir = 'auto';
  return marker(map.layerPointToLatLng([at.x, at.y]), {
    icon: divIcon({ className: styles.name ?? '', html: words, iconSize: [0, 0] }),
    interactive: false,
    keyboard: false,
    zIndexOffset: -1000,
  });
}

/** Fine lines instead of pictures. */
class PlotLayer extends GridLayer {
  protected override createTile(): HTMLElement {
    return Object.assign(document.createElement('div'), { className: styles.cell ?? '' });
  }
}

/** Opens a map of the product: with its buttons, and left to the page's own scrolling. */
export function openMap(container: HTMLElement, words: { zoomIn: string; zoomOut: string }): LeafletMap {
  const map = createMap(container, {
    ...{ scrollWheelZoom: false, zoomSnap: 0.5, maxZoom: 18, minZoom: 4 },
    zoomControl: false,
  });
  control.zoom({ zoomInTitle: words.zoomIn, zoomOutTitle: words.zoomOut }).addTo(map);
  map.attributionControl.setPrefix(false);
  return map;
}

/** What the map shows, in pixels of its layers, but for a margin. */
function measureView(map: LeafletMap): Box {
  const { x: width, y: height } = map.getSize();
  const { x, y } = map.containerPointToLayerPoint([width / 2, height / 2]);
  return { x, y, width: width - 2 * EDGE, height: height - 2 * EDGE };
}

/** The room of the buttons, the scale and the credit, in pixels of the map's layers. */
function measureControls(map: LeafletMap): Box[] {
  const container = map.getContainer();
  const corner = container.getBoundingClientRect();
  return [...container.querySelectorAll('.leaflet-control')].map((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const middle: [number, number] = [left - corner.left + width / 2, top - corner.top + height / 2];
    const { x, y } = map.containerPointToLayerPoint(middle);
    return { x, y, width, height };
  });
}

/** A grid of fine lines that moves with the map, with the names of what is on it. Returns what takes it away. */
function addPlot(map: LeafletMap, { places, namePlace, dots, marks }: Ground): () => void {
  const grid = new PlotLayer({ tileSize: 128 }).addTo(map);
  const names = layerGroup().addTo(map);
  const toRead = (place: MapName): MapName => ({ ...place, name: namePlace(place.name) });
  const cities = nameCities(places).map(toRead);
  const areas = nameAreas(places).map(toRead);
  const drawNames = () => {
    names.clearLayers();
    const wanted = map.getZoom() < AREAS_FROM_ZOOM || areas.length === 0 ? cities : areas;
    const toBox = ({ name, latitude, longitude }: MapName) => {
      const { x, y } = map.latLngToLayerPoint([latitude, longitude]);
      return { x, y, width: name.length * LETTER_WIDTH, height: NAME_HEIGHT };
    };
    const taken = [...marks(), ...measureControls(map)];
    for (const { item, at } of placeLabels(wanted, toBox, taken, measureView(map)))
      names.addLayer(createName(map, item.name, at));
  };
  map.whenReady(drawNames);
  // Also after each change of the zoom.
  map.on('moveend', drawNames);
  for (const { latitude, longitude } of dots) {
    circleMarker([latitude, longitude], { radius: 4, className: styles.dot ?? '', interactive: false }).addTo(map);
  }
  return () => {
    map.off('moveend', drawNames);
    grid.remove();
    names.remove();
  };
}

/** The plot, until tiles are there; a scale, and the source of the data. */
export function addGround(map: LeafletMap, ground: Ground): void {
  const { words, number } = ground;
  addScale(map, (meters) => (meters < 1000 ? words.meters(number(meters)) : words.kilometers(number(meters / 1000))));
  map.attributionControl.addAttribution(asMarkup(ground.credit));
  // After the controls, beside which its names stand.
  const removePlot = addPlot(map, ground);
  if (!ground.tilesUrl) return;
  const tiles = tileLayer(ground.tilesUrl, {
    maxZoom: 19,
    attribution: writeAttribution(ground.attribution),
    className: styles.tiles ?? '',
  });
  tiles.once('tileload', removePlot);
  tiles.addTo(map);
}
