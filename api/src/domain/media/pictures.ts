import { PICTURE_NAME } from './placeholders.js';

/** The path of the platform's pictures: uploads in `images/`, demo pictures in `scenes/`. */
export const FILES_PATH = '/files';

/** The widths in which pictures are rendered, in pixels (the `srcset`). The largest is for full screens. */
export const PICTURE_WIDTHS = [320, 640, 960, 1600, 2400] as const;
export type PictureWidth = (typeof PICTURE_WIDTHS)[number];

/** The size of link preview pictures, in pixels. */
export const SHARE_PICTURE = { width: 1200, height: 630 } as const;

/** Whether the platform stores this picture, so that it is available in every width. */
export function isOwnPicture(address: string): boolean {
  return address.startsWith(`${FILES_PATH}/images/`) || address.startsWith(`${FILES_PATH}/scenes/`);
}

const UPLOADED = new RegExp(`^${FILES_PATH}/images/${PICTURE_NAME}$`);

/** Whether this is the URL of an uploaded picture, as returned by `uploadImage`. */
export function isUploadedPicture(address: string): boolean {
  return UPLOADED.test(address);
}

/** The URL of a picture in a width; pictures on other sites have a single URL. */
export function pictureAt(address: string, width: PictureWidth): string {
  return isOwnPicture(address) ? `${address}?size=${width}` : address;
}

/** The `srcset` of a picture: WebP in every width; undefined for a picture on another site. */
export function pictureSrcSet(address: string): string | undefined {
  if (!isOwnPicture(address)) return undefined;
  return PICTURE_WIDTHS.map((width) => `${pictureAt(address, width)} ${width}w`).join(', ');
}

/** The link preview of a picture, a JPEG of 1200 by 630 pixels, which every chat can show. */
export function sharePicture(address: string): string {
  return isOwnPicture(address) ? `${address}?size=share` : address;
}

/** The display width of the first picture in a hall's gallery: the page preloads it before its scripts run. */
export const GALLERY_PICTURE_SIZES = '(width < 900px) 100vw, 820px';

/** The display width of an article's picture. */
export const ARTICLE_PICTURE_SIZES = '(min-width: 1024px) 800px, 100vw';
