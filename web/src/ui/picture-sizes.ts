/** Photographs are taken at most this wide for their height. */
const WIDEST_PHOTOGRAPH = 16 / 9;

/** A step of `sizes`: its media condition, with the space behind it, and its length. */
const STEP = /^((?:\([^()]*\)(?: and )?)+ )?(.+)$/;

/**
 * The `sizes` of a photograph that covers its frame. A frame that is taller in shape cuts off the photograph's sides, so that
 * the whole of it is painted wider than the frame, and has to come as wide.
 * @param frameSizes how wide the frame is, as in `sizes`
 * @param frameRatio the frame's width by its height
 */
export function coverSizes(frameSizes: string, frameRatio: number): string {
  const factor = Math.round((WIDEST_PHOTOGRAPH / frameRatio) * 100) / 100;
  if (factor <= 1) return frameSizes;
  // Commas within a length's brackets part nothing.
  const steps = frameSizes.split(/,\s*(?![^()]*\))/);
  return steps.map((step) => step.replace(STEP, `$1calc(($2) * ${factor})`)).join(', ');
}
