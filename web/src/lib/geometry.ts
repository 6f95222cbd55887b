/** A point of the viewport, in CSS pixels. */
export interface Point {
  x: number;
  y: number;
}

/** The edges of an element, as `getBoundingClientRect` gives them. */
export interface Edges {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Whether a point is within the edges, or outside them by no more than the slack in pixels. */
export function isWithin({ x, y }: Point, { left, right, top, bottom }: Edges, slack: Point = { x: 0, y: 0 }): boolean {
  return x >= left - slack.x && x <= right + slack.x && y >= top - slack.y && y <= bottom + slack.y;
}
