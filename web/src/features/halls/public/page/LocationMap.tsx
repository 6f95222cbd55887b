import { useMapSourceQuery } from '../../../../graphql/generated/map-source';
import { useText } from '../../../../i18n/text';
import { PinMap } from '../../../../ui/PinMap';
import { hallPageText } from './hall-page.text';
import styles from './LocationMap.module.css';

/** A hall with a place, in degrees. */
export interface PlacedHall {
  id: number;
  title: string;
  location: string;
  latitude: number;
  longitude: number;
}

/** A map around a hall. Its code loads with the tab that shows it. */
export function LocationMap({ hall }: { hall: PlacedHall }) {
  const words = useText(hallPageText).location;
  const { data, loading } = useMapSourceQuery();
  const { id, title, location, latitude, longitude } = hall;
  const source = data?.clientConfig;
  if (loading) return <div className={styles.waiting} />;
  return (
    <PinMap
      pins={[{ id, title, text: location, latitude, longitude }]}
      tilesUrl={source?.mapTilesUrl ?? ''}
      attribution={source?.mapAttribution ?? ''}
      label={words.map(title)}
      className={styles.map}
    />
  );
}
