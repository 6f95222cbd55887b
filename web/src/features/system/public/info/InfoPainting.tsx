import { joinClasses } from '../../../../lib/classes';
import { coverSizes } from '../../../../ui/picture-sizes';
import type { InfoPicture } from './info-pictures';
import styles from './InfoPage.module.css';

interface InfoPaintingProps {
  picture: InfoPicture;
  /** How wide its frame is, as in the `sizes` attribute. */
  sizes: string;
  /** The first picture of a page: loaded at once, before others. */
  eager?: boolean;
}

/** A picture of a page that explains. Decoration: silent for screen readers, and not printed. */
export function InfoPainting({ picture: { sources, plain }, sizes, eager = false }: InfoPaintingProps) {
  return (
    <picture className={joinClasses('unprinted', styles.painting)}>
      <source type="image/avif" srcSet={sources} sizes={coverSizes(sizes, 16 / 9)} />
      <img
        src={plain}
        alt=""
        width={1600}
        height={900}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : 'auto'}
        decoding={eager ? 'sync' : 'async'}
      />
    </picture>
  );
}
