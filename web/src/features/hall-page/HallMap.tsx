import 'leaflet/dist/leaflet.css';
import { divIcon, map as createMap, marker, tileLayer, type Map as LeafletMap } from 'leaflet';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useMapSourceQuery } from '../../graphql/generated/hall-page';
import { useText } from '../../i18n/text';
import { hallPageText } from './hall-page.text';
import styles from './HallMap.module.css';
import { OpenInMaps, PlainMap, type MapPlace } from './PlainMap';

const ZOOM = 15;
const PIN =
  '<svg viewBox="0 0 32 40" width="32" height="40" aria-hidden="true"><path d="M16 39S29 24.6 29 14.6A13 13 0 0 0 3 14.6C3 24.6 16 39 16 39z" fill="currentColor"/><circle cx="16" cy="14.5" r="5"/></svg>';

interface TiledMapProps {
  place: MapPlace;
  source: { mapTilesUrl: string; mapAttribution: string };
  /** Called when no tile could be loaded. */
  onUnreachable: () => void;
}

function drawMap(element: HTMLElement, { place, source, onUnreachable }: TiledMapProps): LeafletMap {
  const { latitude, longitude, title } = place;
  const map = createMap(element, { center: [latitude, longitude], zoom: ZOOM, scrollWheelZoom: false });
  let loaded = 0;
  const tiles = tileLayer(source.mapTilesUrl, { attribution: escaped(source.mapAttribution), maxZoom: 19 });
  tiles.on('tileload', () => (loaded += 1));
  tiles.on('tileerror', () => {
    if (loaded === 0) onUnreachable();
  });
  tiles.addTo(map);
  const icon = divIcon({ html: PIN, className: styles.marker, iconSize: [32, 40], iconAnchor: [16, 40] });
  marker([latitude, longitude], { icon, title, alt: title, keyboard: false }).addTo(map);
  return map;
}

/** Leaflet shows the attribution as markup; ours is text. */
function escaped(text: string): string {
  const element = document.createElement('span');
  element.textContent = text;
  return element.innerHTML;
}

function TiledMap({ place, source, onUnreachable }: TiledMapProps) {
  const words = useText(hallPageText).location;
  const element = useRef<HTMLDivElement>(null);
  const { latitude, longitude, title } = place;
  const { mapTilesUrl, mapAttribution } = source;

  useEffect(() => {
    if (!element.current) return undefined;
    const drawn = drawMap(element.current, {
      place: { latitude, longitude, title },
      source: { mapTilesUrl, mapAttribution },
      onUnreachable,
    });
    return () => void drawn.remove();
  }, [latitude, longitude, title, mapTilesUrl, mapAttribution, onUnreachable]);

  return (
    <div className={styles.frame}>
      <div ref={element} className={styles.map} role="region" aria-label={words.map(title)} />
      <OpenInMaps place={place} />
    </div>
  );
}

/** A map around a hall. Where the platform has no tiles, or they can't be reached, a pin on a plain ground and a link. */
export function HallMap({ place }: { place: MapPlace }) {
  const words = useText(hallPageText).location;
  const { data, error } = useMapSourceQuery();
  const [unreachable, setUnreachable] = useState(false);
  const giveUp = useCallback(() => setUnreachable(true), []);
  const source = data?.clientConfig;
  if (unreachable || error) return <PlainMap place={place}>{words.unreachable}</PlainMap>;
  if (!source?.mapTilesUrl) return <PlainMap place={place} />;
  return <TiledMap place={place} source={source} onUnreachable={giveUp} />;
}
