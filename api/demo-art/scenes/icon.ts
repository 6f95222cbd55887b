import sharp from 'sharp';

const CSS_DENSITY = 72;

/**
 * Turns a square drawing into a PNG with transparent corners.
 * @param size width and height in pixels
 */
export async function rasteriseIcon(svg: string, size: number): Promise<Buffer> {
  const source = Buffer.from(svg);
  const { width } = await sharp(source).metadata();
  const density = (CSS_DENSITY * size) / width;
  return sharp(source, { density }).resize(size).png({ palette: true }).toBuffer();
}
