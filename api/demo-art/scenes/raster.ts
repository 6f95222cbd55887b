import sharp from 'sharp';
import type { Sharp } from 'sharp';
import { Random } from '../../src/demo/random.js';

/** What a picture is kept as. */
export type PictureFormat = 'webp' | 'avif' | 'jpeg';

/** How a drawing becomes a picture. */
export interface RasterOptions {
  /** Pixels across; the height follows the drawing. */
  readonly width: number;
  readonly format: PictureFormat;
  /** 1 to 100. */
  readonly quality: number;
  /** Of WebP: 0 (quick) to 6 (small); defaults to 3. */
  readonly effort?: number;
  /** `photograph` adds the bloom round lamps, a vignette and fine grain; `plain` draws as is (for marks). */
  readonly finish?: 'photograph' | 'plain';
}

interface Pixels {
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
}

const CSS_DENSITY = 72;
/** The bloom is worked out on a small copy: it is soft anyway. */
const BLOOM_WIDTH = 320;
const BLOOM_THRESHOLD = 168;
/** Levels of brightness that the grain adds or takes at most, and how long its noise runs before it repeats. */
const GRAIN = 5;
const GRAIN_LENGTH = 16381;

async function draw(svg: string, width: number): Promise<Pixels> {
  const source = Buffer.from(svg);
  const { width: drawn } = await sharp(source).metadata();
  const density = Math.min(2400, Math.max(1, (CSS_DENSITY * width) / drawn));
  const { data, info } = await sharp(source, { density })
    .resize({ width })
    .flatten({ background: '#ffffff' })
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

const raw = ({ data, width, height }: Pixels): Sharp => sharp(data, { raw: { width, height, channels: 3 } });

/** The light that spills from the brightest parts, blurred, at full size. */
async function bloomOf(pixels: Pixels): Promise<Buffer> {
  const small = await raw(pixels).resize({ width: BLOOM_WIDTH }).raw().toBuffer({ resolveWithObject: true });
  const bright = small.data;
  let total = 0;
  for (let index = 0; index < bright.length; index += 3) {
    const [r, g, b] = [bright[index] ?? 0, bright[index + 1] ?? 0, bright[index + 2] ?? 0];
    total += r + g + b;
    const excess = Math.max(0, 0.5 * r + 0.4 * g + 0.1 * b - BLOOM_THRESHOLD) / (255 - BLOOM_THRESHOLD);
    bright[index] = r * excess;
    bright[index + 1] = g * excess * 0.86;
    bright[index + 2] = b * excess * 0.66;
  }
  const spill = Math.max(0.12, 1.15 - (total / bright.length / 255) * 1.6);
  const copy = { data: bright, width: small.info.width, height: small.info.height };
  const [tight, wide] = await Promise.all(
    [2.2, 11].map((radius) =>
      raw(copy)
        .blur(radius)
        .resize({ width: pixels.width, height: pixels.height, fit: 'fill', kernel: 'cubic' })
        .raw()
        .toBuffer(),
    ),
  );
  return Buffer.from(
    (tight ?? bright).map((value, index) => Math.min(255, spill * (value * 0.44 + (wide?.[index] ?? 0) * 0.66))),
  );
}

/** Tone curves: a soft S, shadows a little towards indigo, highlights a little towards amber. */
const CURVES: readonly Float32Array[] = [0.985, 0.995, 1.03].map((lift, channel) =>
  Float32Array.from({ length: 256 }, (_, value) => {
    const t = value / 255;
    const curved = t + 0.06 * Math.sin((t - 0.5) * Math.PI * 2) * (t < 0.5 ? 1 : 0.7);
    const shadow = (1 - t) ** 2 * (channel === 2 ? 0.022 : 0.004);
    return 255 * (curved * (1 + (lift - 1) * (1 - t) * 2) + shadow) - (channel === 2 ? 8 * t * t : 0);
  }),
);

/** Bloom, vignette and grain in one pass over the pixels. */
async function develop(pixels: Pixels): Promise<Pixels> {
  const bloom = await bloomOf(pixels);
  const { data, width, height } = pixels;
  const random = new Random(width * 7919 + height);
  const grain = Float32Array.from({ length: GRAIN_LENGTH }, () => random.range(-GRAIN, GRAIN));
  const falloff = Float32Array.from({ length: width }, (_, x) => ((x / width) * 2 - 1) ** 2);
  for (let y = 0; y < height; y += 1) {
    const vertical = ((y / height) * 2 - 1) ** 2;
    const offset = random.whole(0, GRAIN_LENGTH - 1);
    for (let x = 0; x < width; x += 1) {
      const distance = (falloff[x] ?? 0) * 0.55 + vertical * 0.45;
      const vignette = 1 - 0.2 * distance * distance;
      const noise = grain[(x + offset) % GRAIN_LENGTH] ?? 0;
      const start = (y * width + x) * 3;
      for (let channel = 0; channel < 3; channel += 1) {
        const index = start + channel;
        const toned = CURVES[channel]?.[data[index] ?? 0] ?? 0;
        const screened = 255 - ((255 - toned) * (255 - (bloom[index] ?? 0))) / 255;
        data[index] = Math.min(255, Math.max(0, screened * vignette + noise));
      }
    }
  }
  return pixels;
}

/**
 * Turns a drawing into a picture file.
 * @param svg a drawing of this folder
 * @throws when the drawing is not well-formed
 */
export async function rasterise(svg: string, options: RasterOptions): Promise<Buffer> {
  const drawn = await draw(svg, options.width);
  const image = raw(options.finish === 'plain' ? drawn : await develop(drawn));
  if (options.format === 'avif') return image.avif({ quality: options.quality, effort: 2 }).toBuffer();
  if (options.format === 'jpeg') return image.jpeg({ quality: options.quality, progressive: true }).toBuffer();
  return image.webp({ quality: options.quality, effort: options.effort ?? 3 }).toBuffer();
}

/**
 * A few blurred pixels of a picture as a data URI of less than 400 bytes, shown while the picture itself loads.
 * @param picture any picture file that sharp reads
 */
export async function blurPlaceholder(picture: Buffer): Promise<string> {
  const small = sharp(picture).resize({ width: 20 }).blur(0.8);
  for (const quality of [40, 20, 5]) {
    const uri = `data:image/webp;base64,${(await small.clone().webp({ quality, effort: 6 }).toBuffer()).toString('base64')}`;
    if (uri.length < 400) return uri;
  }
  const tiny = await sharp(picture).resize({ width: 8 }).webp({ quality: 5, effort: 6 }).toBuffer();
  return `data:image/webp;base64,${tiny.toString('base64')}`;
}
