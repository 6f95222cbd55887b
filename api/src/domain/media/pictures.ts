/** Pictures of the platform itself lie under this path; uploads in `images/`, drawn ones in `scenes/`. */
export const FILES_PATH = '/files';

/** Widths that pictures are made in on first request, in pixels (the `srcset`). */
export const PICTURE_WIDTHS = [320, 640, 960, 1600] as const;
export type PictureWidth = (typeof PICTURE_WIDTHS)[number];

/** Width and height of the picture that chats and search engines show beside a link, in pixels. */
export const SHARE_PICTURE = { width: 1200, height: 630 } as const;

/** Whether the platform keeps this picture, and therefore makes it in every width. */
export function isOwnPicture(address: string): boolean {
  return address.startsWith(`${FILES_PATH}/images/`) || address.startsWith(`${FILES_PATH}/scenes/`);
}

const UPLOADED = /^\/files\/images\/[0-9a-f]{32}\.webp$/;

/** Whether this is the address of an uploaded picture, as `uploadImage` answers it. */
export function isUploadedPicture(address: string): boolean {
  return UPLOADED.test(address);
}

/** The address of a picture in one width; a picture from elsewhere has only its own. */
export function pictureAt(address: string, width: PictureWidth): string {
  return isOwnPicture(address) ? `${address}?size=${width}` : address;
}

/** The `srcset` of a picture: WebP in 320, 640, 960 and 1600 pixels; undefined for a picture from elsewhere. */
export function pictureSrcSet(address: string): string | undefined {
  if (!isOwnPicture(address)) return undefined;
  return PICTURE_WIDTHS.map((width) => `${pictureAt(address, width)} ${width}w`).join(', ');
}

/** The picture beside a link, a JPEG of 1200 by 630 pixels, which every chat can show. */
export function sharePicture(address: string): string {
  return isOwnPicture(address) ? `${address}?size=share` : address;
}

/** How wide the first picture of a hall's gallery is shown: the page asks for it before its scripts have run. */
export const GALLERY_PICTURE_SIZES = '(width < 900px) 100vw, 820px';

/** How wide an article's picture is shown. */
export const ARTICLE_PICTURE_SIZES = '(min-width: 1024px) 800px, 100vw';
