import { SEARCH_LIMITS } from '@mehfil/api/domain/halls/limits';
import type { HallSearch } from '@mehfil/api/domain/halls/search';
import { useMemo, type ReactNode } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { useMapConfigQuery } from '../../../../graphql/generated/map';
import type { HallCardFieldsFragment } from '../../../../graphql/generated/search';
import { useFormat } from '../../../../i18n/format';
import { useText } from '../../../../i18n/text';
import { paths } from '../../../../lib/paths';
import { PinMap, type Pin } from '../../../../ui/PinMap';
import { PlainSkeleton } from '../../../../ui/PlainSkeleton';
import { HallsFailed } from './HallGrid';
import styles from './ResultsMap.module.css';
import { resultsMapText } from './results-map.text';
import { searchText } from './search.text';
import { useHallList, type HallTotal } from './useHallList';

interface ResultsMapProps {
  search: HallSearch;
  featured: boolean;
  head: (list: HallTotal | undefined, failed: boolean) => ReactNode;
  empty: ReactNode;
}

type PlacedHall = HallCardFieldsFragment & { latitude: number; longitude: number };

const isPlaced = (hall: HallCardFieldsFragment): hall is PlacedHall =>
  hall.latitude !== null && hall.longitude !== null;

/** The results on a map: a hundred halls at most, the best ones; those without a place are listed below it. */
export function ResultsMap({ search, featured, head, empty }: ResultsMapProps) {
  const words = useText(resultsMapText);
  const { capacity, from, units } = useText(searchText).card;
  const { money, number } = useFormat();
  const navigate = useNavigate();
  const config = useMapConfigQuery();
  const { halls, error, retry } = useHallList({ search, featured, limit: SEARCH_LIMITS.mapHallsMax, withTotal: true });
  const pins = useMemo(
    () =>
      (halls?.nodes ?? []).filter(isPlaced).map((hall): Pin => ({
        id: hall.id,
        latitude: hall.latitude,
        longitude: hall.longitude,
        title: hall.title,
        text: [
          `${capacity(number(hall.capacity))} ·`,
          ...(hall.sellsShifts ? [from] : []),
          money(hall.fromPrice, hall.businessCurrency),
          units[hall.fromPriceType],
        ].join(' '),
        href: paths.hall(hall.id, hall.title),
      })),
    [halls, capacity, from, units, money, number],
  );
  const unplaced = (halls?.nodes ?? []).filter((hall) => !isPlaced(hall));
  const isReady = halls !== undefined && !config.loading;
  return (
    <>
      {head(halls, error !== undefined)}
      {error && !halls && <HallsFailed onRetry={retry} />}
      {!isReady && !error && <PlainSkeleton height="min(70dvh, 620px)" shape="box" />}
      {isReady && halls.nodes.length === 0 && empty}
      {isReady && halls.nodes.length > 0 && (
        <>
          <PinMap
            pins={pins}
            tilesUrl={config.data?.clientConfig.mapTilesUrl ?? ''}
            attribution={config.data?.clientConfig.mapAttribution ?? ''}
            label={words.label}
            onOpen={(href) => void navigate(href)}
          />
          <p className={styles.note}>{words.shown(pins.length)}</p>
          {unplaced.length > 0 && (
            <section className={styles.unplaced}>
              <h2 className={styles.title}>{words.unplaced}</h2>
              <ul>
                {unplaced.map(({ id, title, location }) => (
                  <li key={id}>
                    <Link to={paths.hall(id, title)}>{title}</Link> · {location}
                  </li>
                ))}
              </ul>
            </section>
          )}
        </>
      )}
    </>
  );
}
