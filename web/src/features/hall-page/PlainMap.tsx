import type { ReactNode } from 'react';
import { useText } from '../../i18n/text';
import { MapPinIcon } from '../../ui/icons';
import { hallPageText } from './hall-page.text';
import styles from './HallMap.module.css';

/** A place on a map, in degrees. */
export interface MapPlace {
  latitude: number;
  longitude: number;
  title: string;
}

const ZOOM = 16;

/** The place on OpenStreetMap's own site. */
export function mapAddress({ latitude, longitude }: MapPlace): string {
  return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=${ZOOM}/${latitude}/${longitude}`;
}

/** Leads to the place in a map of its own. */
export function OpenInMaps({ place }: { place: MapPlace }) {
  const words = useText(hallPageText);
  return (
    <a className={styles.link} href={mapAddress(place)} target="_blank" rel="noopener noreferrer">
      {words.location.open}
      <span className="visually-hidden"> ({words.contact.newTab})</span>
    </a>
  );
}

/** A pin on a quiet ground: where tiles can't be reached, and until the map is there. */
export function PlainMap({ place, children }: { place: MapPlace; children?: ReactNode }) {
  return (
    <div className={styles.frame}>
      <div className={styles.plain}>
        <MapPinIcon size={40} className={styles.pin} />
        <p className={styles.title}>{place.title}</p>
        {children && <p className={styles.note}>{children}</p>}
      </div>
      <OpenInMaps place={place} />
    </div>
  );
}
