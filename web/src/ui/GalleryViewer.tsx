import { useText } from '../i18n/text';
import { joinClasses } from '../lib/classes';
import styles from './Gallery.module.css';
import type { GalleryParts } from './gallery-parts';
import { galleryText } from './gallery.text';
import { GalleryArrows } from './GalleryStage';
import { CloseIcon } from './icons';
import { Picture } from './Picture';
import { useModal } from './useModal';

interface GalleryViewerProps extends GalleryParts {
  title: string;
  onClose: () => void;
}

/** The full-screen viewer: arrow keys turn the pictures, Escape or the cross closes it. */
export function GalleryViewer({ title, onClose, ...parts }: GalleryViewerProps) {
  const words = useText(galleryText);
  const element = useModal(true);
  const { pictures, index, onBroken } = parts;
  const picture = pictures[index];

  return (
    <dialog
      ref={element}
      className={styles.viewer}
      aria-label={title}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      {picture && (
        <Picture
          key={picture.src}
          src={picture.src}
          alt={picture.alt}
          width={1600}
          height={900}
          sizes="100vw"
          eager
          onBroken={() => onBroken(picture.src)}
          className={styles.large}
        />
      )}
      <GalleryArrows {...parts} />
      <p className={joinClasses(styles.counter, styles.viewerCounter)} role="status">
        {words.counter(index + 1, pictures.length)}
      </p>
      <button type="button" className={styles.close} aria-label={words.close} onClick={onClose}>
        <CloseIcon size={24} />
      </button>
    </dialog>
  );
}
