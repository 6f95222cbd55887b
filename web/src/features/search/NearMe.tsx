import { HallOrder, LIMITS } from '@mehfil/api/rules';
import { useState } from 'react';
import { useText } from '../../i18n/text';
import { warn } from '../../lib/log';
import { Button } from '../../ui/Button';
import { MapPinIcon } from '../../ui/icons';
import { sheetText } from './sheet.text';
import styles from './SearchSheet.module.css';
import type { HallSearchState } from './useHallSearch';

/** How the browser is asked for the place: a short wait, and a place of some minutes ago is good enough. Milliseconds. */
const PATIENCE: PositionOptions = { timeout: 10_000, maximumAge: 600_000 };

/** Halls around the place where the visitor is, nearest first. */
export function NearMe({ state: { draft, change } }: { state: HallSearchState }) {
  const words = useText(sheetText);
  const [problem, setProblem] = useState(false);
  const ask = (): void => {
    setProblem(false);
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        const rounded = (degrees: number): number => Number(degrees.toFixed(3));
        const place = { latitude: rounded(coords.latitude), longitude: rounded(coords.longitude) };
        change({ near: { ...place, radiusKm: LIMITS.search.radiusDefaultKm }, order: HallOrder.DISTANCE });
      },
      (error) => {
        warn('The place could not be found', error);
        setProblem(true);
      },
      PATIENCE,
    );
  };
  const leave = (): void =>
    change({ near: undefined, order: draft.order === HallOrder.DISTANCE ? undefined : draft.order });
  const around = draft.near ? words.nearOn(draft.near.radiusKm) : '';
  return (
    <div className={styles.wide}>
      <Button
        look="secondary"
        icon={<MapPinIcon />}
        aria-pressed={draft.near !== undefined}
        onClick={draft.near ? leave : ask}
      >
        {words.near}
      </Button>
      <p className={styles.hint} role="status">
        {problem ? words.nearFailed : around}
      </p>
    </div>
  );
}
