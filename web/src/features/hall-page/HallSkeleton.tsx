import { useText } from '../../i18n/text';
import { Skeleton } from '../../ui/Skeleton';
import { hallPageText } from './hall-page.text';
import { HallTopBar } from './HallTopBar';
import screen from './HallScreen.module.css';
import styles from './HallSkeleton.module.css';

/** The shape of a hall's page until it is there. */
export function HallSkeleton() {
  const words = useText(hallPageText);
  return (
    <div className={screen.page}>
      <HallTopBar />
      <div role="status" aria-label={words.loading}>
        <div className={styles.gallery}>
          <Skeleton shape="box" height="100%" className={styles.stage} />
          <div className={styles.thumbnails}>
            {[1, 2, 3, 4].map((place) => (
              <Skeleton key={place} shape="box" height="100%" className={styles.thumbnail} />
            ))}
          </div>
        </div>
        <div className={screen.columns}>
          <div className={screen.main}>
            <Skeleton width="280px" height="32px" shape="box" />
            <Skeleton width="70%" height="52px" shape="box" />
            <Skeleton width="55%" height="24px" />
            <Skeleton height="66px" shape="box" />
            <Skeleton height="48px" shape="box" />
            <Skeleton height="220px" shape="box" />
          </div>
          <Skeleton height="280px" shape="box" className={styles.panel} />
        </div>
      </div>
    </div>
  );
}
