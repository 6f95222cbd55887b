/** Widths in which the server keeps every picture, in pixels. */
export const PICTURE_WIDTHS = [320, 640, 960, 1600] as const;

/** Formats in which the server offers them, the smaller file first. */
export const PICTURE_FORMATS = ['avif', 'webp'] as const;

export type PictureFormat = (typeof PICTURE_FORMATS)[number];

/** Whether the server of this site keeps the picture, and so has it in other sizes. */
export function hasVariants(src: string): boolean {
  return src.startsWith('/files/');
}

/** Address of a picture in one width and format: `/files/ab12.webp?w=640&f=webp`. */
export function variantUrl(src: string, width: number, format: PictureFormat): string {
  return `${src}${src.includes('?') ? '&' : '?'}w=${width}&f=${format}`;
}

/** The `srcset` of a picture in one format. */
export function sourceSet(src: string, format: PictureFormat, widest = Infinity): string {
  const widths = PICTURE_WIDTHS.filter((width) => width <= widest);
  return (widths.length > 0 ? widths : PICTURE_WIDTHS.slice(0, 1))
    .map((width) => `${variantUrl(src, width, format)} ${width}w`)
    .join(', ');
}
