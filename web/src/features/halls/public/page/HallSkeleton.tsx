import { GALLERY_PICTURE_SIZES } from '@mehfil/api/domain/media/pictures';
import { useLocation } from 'react-router-dom';
import { useText } from '../../../../i18n/text';
import { Picture } from '../../../../ui/Picture';
import { PlainSkeleton } from '../../../../ui/PlainSkeleton';
import { firstPictureAt } from './first-picture';
import { hallPageText } from './hall-page.text';
import screen from './HallScreen.module.css';
import styles from './HallSkeleton.module.css';
import { joinClasses } from '../../../../lib/classes';

/** The shape of a hall's page below its bar, until it is there. */
export function HallSkeleton() {
  const words = useText(hallPageText);
  const known = firstPictureAt(useLocation().pathname);
  return (
    <div role="status" aria-label={words.loading}>
      <div className={joinClasses('stack gap-12', styles.gallery)}>
        {known === undefined ? (
          <PlainSkeleton shape="box" height="100%" className={styles.stage} />
        ) : (
          <Picture
            src={known}
            alt=""
            width={1600}
            height={900}
            sizes={GALLERY_PICTURE_SIZES}
            eager
            className={styles.stage}
          />
        )}
        <div className={joinClasses('stack gap-8 clipped', styles.thumbnails)}>
          {[1, 2, 3, 4].map((place) => (
            <PlainSkeleton key={place} shape="box" height="100%" className={styles.thumbnail} />
          ))}
        </div>
      </div>
      <div className={screen.columns}>
        <div className="stack packed gap-20 narrowable">
          <PlainSkeleton width="280px" height="32px" shape="box" />
          <PlainSkeleton width="70%" height="52px" shape="box" />
          <PlainSkeleton width="55%" height="24px" />
          <PlainSkeleton height="66px" shape="box" />
          <PlainSkeleton height="48px" shape="box" />
          <PlainSkeleton height="220px" shape="box" />
        </div>
        <PlainSkeleton height="280px" shape="box" className={styles.panel} />
      </div>
    </div>
  );
}
