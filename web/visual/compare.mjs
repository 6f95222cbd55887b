import pixelmatch from 'pixelmatch';
import sharp from 'sharp';

/** How far apart the colors of two pixels may be, from 0 to 1 (black against white), without being a difference. */
const COLOUR_TOLERANCE = 0.1;
/** A change is where more than so many pixels differ in a square window of so many pixels. */
const PIXELS_MAX = 8;
const WINDOW = 32;
/** Where one picture ends and the other goes on: a color that no screen has. */
const NOTHING = { r: 255, g: 0, b: 255, alpha: 1 };

/**
 * @typedef {object} Change
 * @property {string} what changed, in words
 * @property {Buffer} picture a PNG of the later picture, paled, with the differences in red
 */

/**
 * The pixels of a picture on a canvas of a size, four bytes each.
 * @param {Buffer} png
 * @param {{ width: number, height: number }} size at least the picture's
 */
async function readPixels(png, size) {
  const own = await sharp(png).metadata();
  const right = size.width - own.width;
  const bottom = size.height - own.height;
  return sharp(png).ensureAlpha().extend({ right, bottom, background: NOTHING }).raw().toBuffer();
}

/**
 * Compares two pictures of a screen, within the tolerance of docs/decisions/0043-tests-and-checks.md.
 * @param {Buffer} before a PNG
 * @param {Buffer} after a PNG
 * @returns {Promise<Change | null>} null when they look the same
 */
export async function compare(before, after) {
  if (before.equals(after)) return null;
  const [old, now] = await Promise.all([sharp(before).metadata(), sharp(after).metadata()]);
  const size = { width: Math.max(old.width, now.width), height: Math.max(old.height, now.height) };
  const [one, other] = await Promise.all([readPixels(before, size), readPixels(after, size)]);
  const options = { threshold: COLOUR_TOLERANCE };
  const differing = pixelmatch(one, other, null, size.width, size.height, { ...options, windowSize: WINDOW });
  const isResized = old.width !== now.width || old.height !== now.height;
  if (differing <= PIXELS_MAX && !isResized) return null;
  const drawn = new Uint8Array(one.length);
  const all = pixelmatch(one, other, drawn, size.width, size.height, options);
  const picture = await sharp(drawn, { raw: { ...size, channels: 4 } })
    .png()
    .toBuffer();
  const resized = isResized ? `${old.width} × ${old.height} became ${now.width} × ${now.height}; ` : '';
  return { what: `${resized}${all} pixels differ`, picture };
}
