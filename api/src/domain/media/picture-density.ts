/**
 * Pixels to a point that a picture is asked for at most. More can't be told apart on a photograph, and a phone of three pixels to
 * a point would load twice the bytes.
 */
export const MAX_PIXEL_RATIO = 2;

/** Screens of more, the densest first: a length is shortened by what brings them down to {@link MAX_PIXEL_RATIO}. */
const DENSE_SCREENS = [3, 2.5].map((from) => ({ from, factor: Math.ceil((MAX_PIXEL_RATIO / from) * 1000) / 1000 }));

/** A step of `sizes`: its media condition, with the space behind it, and its length. */
const STEP = /^((?:\([^()]*\)(?: and )?)+ )?(.+)$/;

/** The steps of `sizes`. Commas within a length's brackets part nothing. */
const parseSteps = (sizes: string): string[] => sizes.split(/,\s*(?![^()]*\))/);

/** Changes each length of `sizes`; media conditions stay. */
export function mapLengths(sizes: string, change: (length: string) => string): string {
  const toStep = (_step: string, condition: string | undefined, length: string) =>
    `${condition ?? ''}${change(length)}`;
  return parseSteps(sizes)
    .map((step) => step.replace(STEP, toStep))
    .join(', ');
}

/**
 * The `sizes` of a picture that is asked for at {@link MAX_PIXEL_RATIO} at most: browsers know no other way to say so. One that
 * doesn't know resolutions takes the lengths as they are.
 */
export function limitDensity(sizes: string): string {
  const dense = DENSE_SCREENS.flatMap(({ from, factor }) =>
    parseSteps(mapLengths(sizes, (length) => `calc((${length}) * ${factor})`)).map((step) =>
      /^\([^()]*\)/.test(step) ? `(min-resolution: ${from}dppx) and ${step}` : `(min-resolution: ${from}dppx) ${step}`,
    ),
  );
  return [...dense, sizes].join(', ');
}
