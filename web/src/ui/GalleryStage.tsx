import { GALLERY_PICTURE_SIZES } from '@mehfil/api/domain/media/pictures';
import { useText } from '../i18n/text';
import { joinClasses } from '../lib/classes';
import styles from './Gallery.module.css';
import type { GalleryParts } from './gallery-parts';
import { galleryText } from './gallery.text';
import { ChevronLeftIcon, ChevronRightIcon, ExpandIcon } from './icons';
import { Picture } from './Picture';
import { useSwipe } from './useSwipe';

/** Previous and next, where there is more than one picture. */
export function GalleryArrows({ pictures, index, show }: GalleryParts) {
  const words = useText(galleryText);
  if (pictures.length < 2) return null;
  return (
    <>
      <button
        type="button"
        className={joinClasses(styles.arrow, styles.back)}
        aria-label={words.previous}
        onClick={() => show(index - 1)}
      >
        <ChevronLeftIcon size={24} />
      </button>
      <button
        type="button"
        className={joinClasses(styles.arrow, styles.forward)}
        aria-label={words.next}
        onClick={() => show(index + 1)}
      >
        <ChevronRightIcon size={24} />
      </button>
    </>
  );
}

function Dots({ pictures, index, show }: GalleryParts) {
  const words = useText(galleryText);
  if (pictures.length < 2) return null;
  return (
    <div className={styles.dots}>
      {pictures.map(({ src }, at) => (
        <button
          key={src}
          type="button"
          className={joinClasses('stack centered-items bare', styles.dot)}
          aria-label={words.show(at + 1, pictures.length)}
          aria-current={at === index}
          onClick={() => show(at)}
        />
      ))}
    </div>
  );
}

/** The picture that is being looked at. */
export function GalleryStage({ onOpen, ...parts }: GalleryParts & { onOpen: () => void }) {
  const words = useText(galleryText);
  const { pictures, index, show, onBroken } = parts;
  const swiping = useSwipe((step) => show(index + step));
  const picture = pictures[index];
  if (!picture) return null;
  return (
    <div className={joinClasses('rounded-card clipped anchor', styles.stage)} {...swiping}>
      <Picture
        key={picture.src}
        src={picture.src}
        alt={picture.alt}
        placeholder={picture.placeholder}
        width={1600}
        height={900}
        sizes={GALLERY_PICTURE_SIZES}
        eager={index === 0}
        onBroken={() => onBroken(picture.src)}
        className="full-width"
      />
      <button type="button" className={styles.open} aria-label={words.open} onClick={onOpen}>
        <ExpandIcon />
      </button>
      <GalleryArrows {...parts} />
      <p className={joinClasses('small figures', styles.counter)} role="status">
        {words.counter(index + 1, pictures.length)}
      </p>
      <Dots {...parts} />
    </div>
  );
}
