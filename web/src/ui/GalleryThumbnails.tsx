import { useText } from '../i18n/text';
import { joinClasses } from '../lib/classes';
import styles from './Gallery.module.css';
import type { GalleryParts } from './gallery-parts';
import { galleryText } from './gallery.text';
import { Picture } from './Picture';

/** Thumbnails beside a large stage: as many as stand in the mosaic. */
const IN_MOSAIC = 4;

/** Small pictures to choose from; beside the stage on wide screens, in a row below it on narrow ones. */
export function GalleryThumbnails({ pictures, index, show, onBroken, onOpen }: GalleryParts & { onOpen: () => void }) {
  const words = useText(galleryText);
  if (pictures.length < 2) return null;
  const hidden = pictures.length - IN_MOSAIC;
  return (
    <ul className={styles.thumbnails}>
      {pictures.map((picture, at) => (
        <li key={picture.src} className={joinClasses(styles.thumbnail, at >= IN_MOSAIC && styles.beyond)}>
          <button
            type="button"
            className={styles.choose}
            aria-label={words.show(at + 1, pictures.length)}
            aria-current={at === index}
            onClick={() => show(at)}
          >
            <Picture
              src={picture.src}
              alt=""
              width={300}
              height={200}
              sizes="200px"
              onBroken={() => onBroken(picture.src)}
            />
          </button>
          {at === IN_MOSAIC - 1 && hidden > 0 && (
            <button type="button" className={styles.more} aria-label={words.open} onClick={onOpen}>
              {words.more(hidden)}
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}
