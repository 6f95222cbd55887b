import sharp from 'sharp';
import { readPicture } from '../pictures.js';

/** A coarse raster: shapes and light matter, details and colors don't. */
const [WIDTH, HEIGHT] = [48, 27];

/** A picture's coarse brightness, without its mean, normalized to length 1. */
export type Glance = readonly number[];

/**
 * Loads the coarse brightness of a demo picture.
 * @param address its URL in halls and articles
 */
export async function glanceAt(address: string): Promise<Glance> {
  const drawn = await readPicture(address.replace(/^.*\//, ''));
  if (!drawn) throw new Error(`There is no picture at ${address}`);
  const pixels = [...(await sharp(drawn).greyscale().resize(WIDTH, HEIGHT, { fit: 'fill' }).raw().toBuffer())];
  const mean = pixels.reduce((sum, each) => sum + each, 0) / pixels.length;
  const length = Math.hypot(...pixels.map((each) => each - mean));
  return pixels.map((each) => (each - mean) / length);
}

/** The similarity of two pictures regardless of colors; 1 for the same. */
export function likeness(one: Glance, other: Glance): number {
  return one.reduce((sum, each, index) => sum + each * (other[index] ?? 0), 0);
}
