import sharp from 'sharp';
import { readPicture } from '../pictures.js';

/** As coarse as a glance: shapes and light count, details and colours don't. */
const [WIDTH, HEIGHT] = [48, 27];

/** What a picture looks like at a glance: its brightness, without its mean, of length 1. */
export type Glance = readonly number[];

/**
 * A drawn picture at a glance.
 * @param address as halls and articles have it
 */
export async function glanceAt(address: string): Promise<Glance> {
  const drawn = await readPicture(address.replace(/^.*\//, ''));
  if (!drawn) throw new Error(`There is no picture at ${address}`);
  const pixels = [...(await sharp(drawn).greyscale().resize(WIDTH, HEIGHT, { fit: 'fill' }).raw().toBuffer())];
  const mean = pixels.reduce((sum, each) => sum + each, 0) / pixels.length;
  const length = Math.hypot(...pixels.map((each) => each - mean));
  return pixels.map((each) => (each - mean) / length);
}

/** How alike two pictures are, whatever their colours: 1 is the same one. */
export function likeness(one: Glance, other: Glance): number {
  return one.reduce((sum, each, index) => sum + each * (other[index] ?? 0), 0);
}
