import { lazy, useState, type KeyboardEvent } from 'react';
import { joinClasses } from '../lib/classes';
import { useText } from '../i18n/text';
import { AntdBoundary } from './AntdBoundary';
import styles from './Gallery.module.css';
import type { GalleryPicture } from './gallery-parts';
import { galleryText } from './gallery.text';
import { GalleryStage } from './GalleryStage';
import { GalleryThumbnails } from './GalleryThumbnails';
import { PictureIcon } from './icons';
import { PlainEmptyState } from './PlainEmptyState';
import { isRightToLeft } from './useSwipe';

const GalleryViewer = lazy(() => import('./GalleryViewer').then((module) => ({ default: module.GalleryViewer })));

interface GalleryProps {
  pictures: readonly GalleryPicture[];
  /** What the pictures are of: the hall's name. */
  title: string;
}

/** Steps around a ring: after the last comes the first. */
function around(index: number, count: number): number {
  return ((index % count) + count) % count;
}

/**
 * The photographs of a hall: a stage with previous and next, dots, thumbnails and a counter, and a full-screen viewer with
 * arrow keys (docs/coverage.md: customer §2). A picture that can't be loaded is left out.
 */
export function Gallery({ pictures, title }: GalleryProps) {
  const words = useText(galleryText);
  const [wanted, setWanted] = useState(0);
  const [broken, setBroken] = useState<ReadonlySet<string>>(new Set());
  const [fullScreen, setFullScreen] = useState(false);

  const shown = pictures.filter(({ src }) => !broken.has(src));
  if (shown.length === 0) {
    return <PlainEmptyState title={words.empty} text={words.emptyHint} icon={<PictureIcon size={28} />} />;
  }

  const index = around(wanted, shown.length);
  const parts = {
    pictures: shown.map((picture, at) => ({ ...picture, alt: picture.alt ?? words.picture(title, at + 1) })),
    index,
    show: (next: number) => setWanted(around(next, shown.length)),
    onBroken: (src: string) => setBroken((before) => new Set([...before, src])),
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const forward = isRightToLeft() ? 'ArrowLeft' : 'ArrowRight';
    const back = forward === 'ArrowRight' ? 'ArrowLeft' : 'ArrowRight';
    if (event.key !== forward && event.key !== back) return;
    event.preventDefault();
    parts.show(event.key === forward ? index + 1 : index - 1);
  };

  return (
    <section
      className={joinClasses('stack gap-12', styles.gallery)}
      aria-roledescription={words.kind}
      aria-label={`${words.label}: ${title}`}
      onKeyDown={onKeyDown}
    >
      <GalleryStage {...parts} onOpen={() => setFullScreen(true)} />
      <GalleryThumbnails {...parts} onOpen={() => setFullScreen(true)} />
      {fullScreen && (
        <AntdBoundary fallback={null}>
          <GalleryViewer {...parts} title={title} onClose={() => setFullScreen(false)} />
        </AntdBoundary>
      )}
    </section>
  );
}
