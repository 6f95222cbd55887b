import { SEARCH_LIMITS } from '@mehfil/api/domain/halls/limits';
import type { HallSearch } from '@mehfil/api/domain/halls/search';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { useMapConfigQuery } from '../../../../graphql/generated/map';
import type { HallCardFieldsFragment } from '../../../../graphql/generated/search';
import { useFormat } from '../../../../i18n/format';
import { useLocale } from '../../../../i18n/locale';
import { useMenuName } from '../../../../i18n/menu-name';
import { placesText } from '../../../../i18n/places.text';
import { useText } from '../../../../i18n/text';
import { useEventCriteria } from '../../../../lib/event-criteria';
import { paths } from '../../../../lib/paths';
import { PinMap, type Pin } from '../../../../ui/PinMap';
import { PlainSkeleton } from '../../../../ui/PlainSkeleton';
import { allInText } from '../all-in/all-in.text';
import { toHallInLocale } from '../hall-in-locale';
import type { AllIn, DatePrice } from './FromPrice';
import { HallsFailed } from './HallsFailed';
import { MapHall } from './MapHall';
import styles from './ResultsMap.module.css';
import { resultsMapText } from './results-map.text';
import { useHallList } from './useHallList';

interface ResultsMapProps {
  search: HallSearch;
  featured: boolean;
}

type PlacedHall = HallCardFieldsFragment & { latitude: number; longitude: number };

const isPlaced = (hall: HallCardFieldsFragment): hall is PlacedHall =>
  hall.latitude !== null && hall.longitude !== null;

interface Results {
  halls: readonly HallCardFieldsFragment[];
  /** Of a search with a date, the best first. */
  datePrices: readonly DatePrice[];
  /** Of a search with a date and guests. */
  allInPrices: readonly AllIn[];
}

/** The halls without a place on the map. */
function Unplaced({ halls }: { halls: readonly HallCardFieldsFragment[] }) {
  const words = useText(resultsMapText);
  const { address } = useText(placesText);
  const locale = useLocale();
  const { linkTo } = useEventCriteria();
  return (
    <section className={styles.unplaced}>
      <h2 className="below-12 heading-22">{words.unplaced}</h2>
      <ul>
        {halls.map((hall) => (
          <li key={hall.id}>
            <Link to={linkTo(paths.hall(hall.id, hall.title))}>{toHallInLocale(hall, locale).title}</Link> ·{' '}
            {address(hall.location)}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Says with which menu a sum is, where it has one. */
function useMenuNote(): (price: AllIn | undefined) => string | undefined {
  const words = useText(allInText);
  const nameMenu = useMenuName();
  return (price) => (price?.menu ? words.menu(nameMenu(price.menu)) : undefined);
}

function HallMap({ halls, datePrices, allInPrices }: Results) {
  const words = useText(resultsMapText);
  const noteMenu = useMenuNote();
  const { listMoney } = useFormat();
  const locale = useLocale();
  const config = useMapConfigQuery();
  const placed = useMemo(() => halls.filter(isPlaced), [halls]);
  const byId = useMemo(() => new Map(placed.map((hall) => [hall.id, hall])), [placed]);
  const onDate = useMemo(() => new Map(datePrices.map((price) => [price.hallId, price])), [datePrices]);
  const inAll = useMemo(() => new Map(allInPrices.map((price) => [price.hallId, price])), [allInPrices]);
  const pins = placed.map((hall): Pin => {
    const { id, location, city, latitude, longitude, fromPrice, businessCurrency } = hall;
    return {
      ...{ id, location, city, latitude, longitude },
      title: toHallInLocale(hall, locale).title,
      label: listMoney(inAll.get(id)?.totalPrice ?? onDate.get(id)?.price ?? fromPrice, businessCurrency),
      note: noteMenu(inAll.get(id)),
    };
  });
  const card = (id: number) => {
    const hall = byId.get(id);
    return hall && <MapHall hall={hall} onDate={onDate.get(id)} allIn={inAll.get(id)} />;
  };
  if (config.loading) return <PlainSkeleton height="var(--map-height)" shape="box" />;
  return (
    <>
      <PinMap
        pins={pins}
        tilesUrl={config.data?.clientConfig.mapTilesUrl ?? ''}
        attribution={config.data?.clientConfig.mapAttribution ?? ''}
        label={words.label}
        renderCard={({ id }) => card(id)}
      />
      <p className="above-4 muted small">{words.shown(pins.length)}</p>
    </>
  );
}

/** The results on a map: a hundred halls at most, the first ones; those without a place are listed below it. */
export function ResultsMap({ search, featured }: ResultsMapProps) {
  const { halls, error, retry } = useHallList({ search, featured, limit: SEARCH_LIMITS.mapHallsMax });
  const unplaced = (halls?.nodes ?? []).filter((hall) => !isPlaced(hall));
  return (
    <>
      {error && !halls && <HallsFailed onRetry={retry} />}
      {!halls && !error && <PlainSkeleton height="var(--map-height)" shape="box" />}
      {halls !== undefined && halls.nodes.length > unplaced.length && (
        <HallMap halls={halls.nodes} datePrices={halls.datePrices} allInPrices={halls.allInPrices} />
      )}
      {unplaced.length > 0 && <Unplaced halls={unplaced} />}
    </>
  );
}
