import { findArea } from '@mehfil/api/domain/halls/place-names';
import { useMemo } from 'react';
import { useHallsAroundQuery, useMapSourceQuery } from '../../../../graphql/generated/map-source';
import { placesText } from '../../../../i18n/places.text';
import { useText } from '../../../../i18n/text';
import { PinMap, type Pin } from '../../../../ui/PinMap';
import { hallPageText } from './hall-page.text';
import styles from './LocationMap.module.css';

/** A hall with a place, in degrees. */
export interface PlacedHall {
  id: number;
  title: string;
  location: string;
  city: string | null;
  latitude: number;
  longitude: number;
}

/** How far around the hall others are shown, in kilometers, and how many. */
const AROUND = { radiusKm: 15, limit: 60 };

/** A map around a hall, with the others near it as dots. Its code loads with the tab that shows it. */
export function LocationMap({ hall }: { hall: PlacedHall }) {
  const words = useText(hallPageText).location;
  const { name, address } = useText(placesText);
  const { data, loading } = useMapSourceQuery();
  const { id, latitude, longitude } = hall;
  const near = { latitude, longitude, radiusKm: AROUND.radiusKm };
  const others = useHallsAroundQuery({ variables: { near, limit: AROUND.limit } });
  const around = useMemo(
    () =>
      (others.data?.halls.nodes ?? []).flatMap((other) =>
        other.id === id || other.latitude === null || other.longitude === null
          ? []
          : [{ ...other, latitude: other.latitude, longitude: other.longitude }],
      ),
    [others.data, id],
  );
  const area = hall.city && findArea(hall.location, hall.city);
  const source = data?.clientConfig;
  if (loading || others.loading) return <div className={styles.waiting} />;
  const pin: Pin = { ...hall };
  return (
    <>
      {area && hall.city && <p className="below-12 muted">{words.area(name(area), name(hall.city))}</p>}
      <PinMap
        pins={[pin]}
        around={around}
        tilesUrl={source?.mapTilesUrl ?? ''}
        attribution={source?.mapAttribution ?? ''}
        label={words.map(hall.title)}
        renderCard={() => (
          <>
            <strong>{hall.title}</strong>
            <p>{address(hall.location)}</p>
          </>
        )}
        className={styles.map}
      />
    </>
  );
}
