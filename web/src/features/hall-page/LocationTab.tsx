import { lazy, Suspense } from 'react';
import { useText } from '../../i18n/text';
import { MapPinIcon } from '../../ui/icons';
import type { HallPageHall } from './hall-labels';
import { hallPageText } from './hall-page.text';
import { PlainMap } from './PlainMap';
import styles from './TabContent.module.css';

const HallMap = lazy(() => import('./HallMap').then((module) => ({ default: module.HallMap })));

/** The address, and a map where the owner has given coordinates. The map's code loads with this tab. */
export function LocationTab({ hall }: { hall: HallPageHall }) {
  const words = useText(hallPageText).location;
  const { latitude, longitude, title, location } = hall;
  const place = latitude === null || longitude === null ? null : { latitude, longitude, title };
  return (
    <>
      <h2 className={styles.heading}>{words.title}</h2>
      <p className={styles.address}>
        <MapPinIcon />
        {location}
      </p>
      {place ? (
        <Suspense fallback={<PlainMap place={place} />}>
          <HallMap place={place} />
        </Suspense>
      ) : (
        <div className={styles.soon}>
          <div>
            <MapPinIcon size={32} />
          </div>
          <p>{words.soon}</p>
        </div>
      )}
    </>
  );
}
