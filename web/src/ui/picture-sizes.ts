import { limitDensity, mapLengths } from '@mehfil/api/domain/media/picture-density';

/** Photographs are taken at most this wide for their height. */
const WIDEST_PHOTOGRAPH = 16 / 9;

/**
 * The `sizes` of a photograph that covers its frame, no more than two pixels to a point. A frame that is taller in shape cuts
 * off the photograph's sides, so that the whole of it is painted wider than the frame, and has to come as wide.
 * @param frameSizes how wide the frame is, as in `sizes`
 * @param frameRatio the frame's width by its height
 */
export function coverSizes(frameSizes: string, frameRatio: number): string {
  const factor = Math.round((WIDEST_PHOTOGRAPH / frameRatio) * 100) / 100;
  return limitDensity(factor <= 1 ? frameSizes : mapLengths(frameSizes, (length) => `calc((${length}) * ${factor})`));
}
