/** One photograph. */
export interface GalleryPicture {
  src: string;
  /** What it shows; the gallery's title and its number where absent. */
  alt?: string;
  /** A tiny blurred version, as a `data:` address. */
  placeholder?: string | null;
}

/** What every part of a gallery works on. */
export interface GalleryParts {
  pictures: readonly (GalleryPicture & { alt: string })[];
  /** The picture that is shown, from 0. */
  index: number;
  /** Shows another one; counts around the ends. */
  show: (index: number) => void;
  onBroken: (src: string) => void;
}
