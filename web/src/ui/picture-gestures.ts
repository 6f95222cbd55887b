/** A place on the screen, in CSS pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** How a picture lies in its frame: enlarged by `scale`, its middle moved by `x` and `y` pixels. */
export interface View extends Point {
  readonly scale: number;
}

/** The frame of a picture. */
export interface Frame {
  readonly width: number;
  readonly height: number;
}

/** The whole picture. */
export const WHOLE: View = { scale: 1, x: 0, y: 0 };

const MAX_SCALE = 4;
/** What a double tap enlarges to. */
const TAP_SCALE = 2.5;
/** A finger that goes less far sideways taps; one that goes further down than sideways scrolls. */
const SWIPE_PX = 40;

const clamp = (value: number, limit: number) => Math.min(limit, Math.max(-limit, value));

/** Keeps the picture's edges at or beyond its frame's. */
function keepWithin({ scale, x, y }: View, { width, height }: Frame): View {
  if (scale <= 1) return WHOLE;
  return { scale, x: clamp(x, (width * (scale - 1)) / 2), y: clamp(y, (height * (scale - 1)) / 2) };
}

/** Moves an enlarged picture. */
export function move(view: View, by: Point, frame: Frame): View {
  return keepWithin({ ...view, x: view.x + by.x, y: view.y + by.y }, frame);
}

/**
 * Enlarges a picture about a point, which stays where it is.
 * @param at from the frame's middle
 */
export function zoom(view: View, factor: number, at: Point, frame: Frame): View {
  const scale = Math.min(MAX_SCALE, Math.max(1, view.scale * factor));
  const grown = scale / view.scale;
  return keepWithin({ scale, x: at.x - (at.x - view.x) * grown, y: at.y - (at.y - view.y) * grown }, frame);
}

/** What a double tap shows: the picture enlarged about the point, or the whole picture again. */
export function toggle(view: View, at: Point, frame: Frame): View {
  return view.scale > 1 ? WHOLE : zoom(view, TAP_SCALE, at, frame);
}

/**
 * How many pictures a finger's way turns: 1 to the next, -1 to the previous, 0 if it was no swipe.
 * @param isRightToLeft whether the next picture lies to the left
 */
export function swipe(from: Point, to: Point, isRightToLeft: boolean): -1 | 0 | 1 {
  const [across, down] = [to.x - from.x, to.y - from.y];
  if (Math.abs(across) < SWIPE_PX || Math.abs(across) < Math.abs(down)) return 0;
  return across < 0 !== isRightToLeft ? 1 : -1;
}
