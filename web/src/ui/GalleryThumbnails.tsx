import { useText } from '../i18n/text';
import { joinClasses } from '../lib/classes';
import styles from './Gallery.module.css';
import type { GalleryParts } from './gallery-parts';
import { galleryText } from './gallery.text';
import { Picture } from './Picture';

/** Thumbnails beside a large stage: as many as stand in the mosaic. */
const IN_MOSAIC = 4;
/** In the mosaic they are half as high as the stage, which is more than their width asks for. */
const SIZES = '(width >= 1024px) 340px, 104px';

/** Small pictures to choose from; beside the stage on wide screens, in a row below it on narrow ones. */
export function GalleryThumbnails({ pictures, index, show, onBroken, onOpen }: GalleryParts & { onOpen: () => void }) {
  const words = useText(galleryText);
  if (pictures.length < 2) return null;
  // With enough of them the mosaic leaves out the first one, which is large beside it.
  const first = pictures.length > IN_MOSAIC ? 1 : 0;
  const last = first + IN_MOSAIC - 1;
  const hidden = pictures.length - 1 - last;
  return (
    <ul className={joinClasses('stack gap-8 scrolling', styles.thumbnails)}>
      {pictures.map((picture, at) => (
        <li
          key={picture.src}
          className={joinClasses('anchor', styles.thumbnail, (at < first || at > last) && styles.apart)}
        >
          <button
            type="button"
            className={joinClasses('bare rounded clipped full-width block', styles.choose)}
            aria-label={words.show(at + 1, pictures.length)}
            aria-current={at === index}
            onClick={() => show(at)}
          >
            <Picture
              src={picture.src}
              alt=""
              width={300}
              height={200}
              sizes={SIZES}
              onBroken={() => onBroken(picture.src)}
            />
          </button>
          {at === last && hidden > 0 && (
            <button type="button" className={styles.more} aria-label={words.open} onClick={onOpen}>
              {words.more(hidden)}
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}
