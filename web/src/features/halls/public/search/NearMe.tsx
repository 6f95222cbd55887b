import { SEARCH_LIMITS } from '@mehfil/api/domain/halls/limits';
import { HallOrder } from '@mehfil/api/domain/halls/search';
import { useState } from 'react';
import { useText } from '../../../../i18n/text';
import { warn } from '../../../../lib/log';
import { getPosition } from '../../../../lib/position';
import { Button } from '../../../../ui/Button';
import { MapPinIcon } from '../../../../ui/icons';
import { sheetText } from './sheet.text';
import styles from './SearchSheet.module.css';
import type { HallSearchState } from './useHallSearch';

/** Halls around the place where the visitor is, nearest first. */
export function NearMe({ state: { draft, change } }: { state: HallSearchState }) {
  const words = useText(sheetText);
  const [problem, setProblem] = useState(false);
  const ask = async (): Promise<void> => {
    setProblem(false);
    try {
      const position = await getPosition();
      const rounded = (degrees: number): number => Number(degrees.toFixed(3));
      const place = { latitude: rounded(position.latitude), longitude: rounded(position.longitude) };
      change({ near: { ...place, radiusKm: SEARCH_LIMITS.radiusDefaultKm }, order: HallOrder.DISTANCE });
    } catch (error) {
      warn('The place could not be found', error);
      setProblem(true);
    }
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
        onClick={draft.near ? leave : () => void ask()}
      >
        {words.near}
      </Button>
      <p className={styles.hint} role="status">
        {problem ? words.nearFailed : around}
      </p>
    </div>
  );
}
