import { pictureAt } from '@mehfil/api/domain/media/pictures';
import { Modal } from 'antd';
import { useText } from '../i18n/text';
import { joinClasses } from '../lib/classes';
import styles from './Gallery.module.css';
import type { GalleryParts } from './gallery-parts';
import { galleryText } from './gallery.text';
import { GalleryArrows } from './GalleryStage';
import { CloseIcon } from './icons';
import { Picture } from './Picture';
import { useReturnFocus } from './useReturnFocus';
import { useSwipe } from './useSwipe';
import { useZoom } from './useZoom';

interface GalleryViewerProps extends GalleryParts {
  title: string;
  onClose: () => void;
}

/** The picture that is being looked at; it comes larger once it is enlarged. A swipe turns the pictures while it is whole. */
function ViewedPicture({ pictures, index, show, onBroken }: GalleryParts) {
  const { isZoomed, style, handlers } = useZoom();
  const swiping = useSwipe((step) => show(index + step));
  const picture = pictures[index];
  if (!picture) return null;
  return (
    <div className={styles.viewing} {...handlers} {...(isZoomed ? {} : swiping)}>
      <div className={styles.zoomed} style={style}>
        <Picture
          src={picture.src}
          alt={picture.alt}
          placeholder={picture.placeholder ?? pictureAt(picture.src, 320)}
          width={1600}
          height={900}
          sizes={isZoomed ? '200vw' : '100vw'}
          eager
          onBroken={() => onBroken(picture.src)}
          className={styles.large}
        />
      </div>
    </div>
  );
}

/** The full-screen viewer: arrow keys and swipes turn the pictures, Escape or the cross closes it. */
export function GalleryViewer({ title, onClose, ...parts }: GalleryViewerProps) {
  const words = useText(galleryText);
  const { pictures, index } = parts;
  useReturnFocus();
  return (
    <Modal
      open
      title={title}
      footer={null}
      transitionName=""
      maskTransitionName=""
      width="100%"
      className={styles.viewer}
      classNames={{
        container: styles.canvas ?? '',
        header: 'visually-hidden',
        body: styles.viewed ?? '',
        close: styles.close ?? '',
      }}
      closable={{ closeIcon: <CloseIcon size={24} />, 'aria-label': words.close }}
      focusable={{ focusTriggerAfterClose: false }}
      onCancel={onClose}
    >
      <ViewedPicture key={pictures[index]?.src} {...parts} />
      <GalleryArrows {...parts} />
      <p className={joinClasses('small figures', styles.counter, styles.viewerCounter)} role="status">
        {words.counter(index + 1, pictures.length)}
      </p>
    </Modal>
  );
}
