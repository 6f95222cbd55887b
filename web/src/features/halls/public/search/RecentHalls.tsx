import { useState } from 'react';
import { useHallCardsQuery } from '../../../../graphql/generated/hall-cards';
import { useText } from '../../../../i18n/text';
import { recentHallIds } from '../../../../lib/recent-halls';
import { HallGrid, HallItems } from './HallGrid';
import { HallSkeletons } from './HallSkeletons';
import { homeText } from './home.text';
import styles from './HomeScreen.module.css';

const SHOWN = 3;

/** The halls that were looked at last in this browser; nothing where there are none. */
export function RecentHalls() {
  const words = useText(homeText);
  const [ids] = useState(recentHallIds);
  const { data, error } = useHallCardsQuery({ variables: { ids }, skip: ids.length === 0 });
  const halls = data?.hallCards.slice(0, SHOWN);
  if (ids.length === 0 || error || halls?.length === 0) return null;
  return (
    <section aria-labelledby="recently-viewed">
      <h2 id="recently-viewed" className={styles.title}>
        {words.recent}
      </h2>
      {halls ? (
        <HallGrid strip>
          <HallItems strip halls={halls} />
        </HallGrid>
      ) : (
        <HallSkeletons strip count={Math.min(ids.length, SHOWN)} />
      )}
    </section>
  );
}
