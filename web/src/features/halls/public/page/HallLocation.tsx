import { lazy, Suspense } from 'react';
import { placesText } from '../../../../i18n/places.text';
import { useText } from '../../../../i18n/text';
import { MapPinIcon } from '../../../../ui/icons';
import { getDirectionsUrl } from '../../../../ui/map-links';
import type { HallPageHall } from './hall-labels';
import { hallPageText } from './hall-page.text';
import { PlainSkeleton } from '../../../../ui/PlainSkeleton';
import styles from './TabContent.module.css';
import { joinClasses } from '../../../../lib/classes';

const LocationMap = lazy(() => import('./LocationMap').then((module) => ({ default: module.LocationMap })));

/** The address, and a map where the owner has given coordinates. The map's code loads with this tab. */
export function HallLocation({ hall }: { hall: HallPageHall }) {
  const words = useText(hallPageText).location;
  const { address } = useText(placesText);
  const { id, title, location, city, latitude, longitude } = hall;
  const placed = latitude === null || longitude === null ? null : { id, title, location, city, latitude, longitude };
  return (
    <>
      <h2 className="below-14 heading-26">{words.title}</h2>
      <p className={joinClasses('beside middle gap-10 below', styles.address)}>
        <MapPinIcon />
        {address(location)}
      </p>
      {placed && (
        <p>
          <a href={getDirectionsUrl(placed, navigator.userAgent)} target="_blank" rel="noreferrer">
            {words.directions}
          </a>
        </p>
      )}
      {placed ? (
        <Suspense fallback={<PlainSkeleton height="420px" shape="box" />}>
          <LocationMap hall={placed} />
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
