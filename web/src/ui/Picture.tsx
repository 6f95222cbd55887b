import { pictureSrcSet } from '@mehfil/api/domain/media/pictures';
import { placeholderPicture } from '@mehfil/api/domain/media/placeholders';
import { useState } from 'react';
import { joinClasses } from '../lib/classes';
import { PictureIcon } from './icons/marks';
import styles from './Picture.module.css';
import { coverSizes } from './picture-sizes';

interface PictureProps {
  src: string | null | undefined;
  alt: string;
  /** Proportions, always set, so that nothing moves when the picture arrives. */
  width: number;
  height: number;
  /** How wide its frame is, as in the `sizes` attribute; what the frame cuts off is added here. */
  sizes: string;
  /** What stands until the picture is there, instead of the colors in its address. */
  placeholder?: string | null;
  /** The first picture of a page: loaded at once, before others. */
  eager?: boolean;
  /** Called when the picture can't be shown. */
  onBroken?: () => void;
  className?: string;
}

/** A photograph in the size that fits the screen. A missing or broken one leaves a quiet arch in its place. */
export function Picture({
  src,
  alt,
  width,
  height,
  sizes,
  placeholder,
  eager = false,
  onBroken,
  className,
}: PictureProps) {
  const [broken, setBroken] = useState<string | null>(null);
  const shape = { aspectRatio: `${width} / ${height}` };
  if (!src || broken === src) {
    return (
      <span
        className={joinClasses(styles.frame, styles.missing, className)}
        style={shape}
        {...(alt === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt })}
      >
        <PictureIcon size={40} />
      </span>
    );
  }
  const blurred = placeholder ?? placeholderPicture(src);
  const backdrop = blurred ? { ...shape, backgroundImage: `url("${encodeURI(blurred)}")` } : shape;
  return (
    <span className={joinClasses(styles.frame, className)} style={backdrop}>
      <img
        className={joinClasses('full-width full-height', styles.image)}
        src={src}
        srcSet={pictureSrcSet(src)}
        sizes={coverSizes(sizes, width / height)}
        alt={alt}
        width={width}
        height={height}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : 'auto'}
        decoding={eager ? 'sync' : 'async'}
        onError={() => {
          setBroken(src);
          onBroken?.();
        }}
      />
    </span>
  );
}
