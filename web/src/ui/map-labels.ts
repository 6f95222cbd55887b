import type { Room, Spot } from './map-clusters';

/** What takes room on the map: its middle and its size, in pixels. */
export type Box = Spot & Room;

/** A label with the middle of its words. */
export interface PlacedLabel<Item> {
  item: Item;
  at: Spot;
}

/** Between a label and what it stands beside, in pixels. */
const GAP = 3;

function covers(one: Box, other: Box): boolean {
  return (
    Math.abs(one.x - other.x) < (one.width + other.width) / 2 &&
    Math.abs(one.y - other.y) < (one.height + other.height) / 2
  );
}

/** Where a label may stand beside a box: below it, above it, at either side. */
function beside({ x, y, width, height }: Box, room: Room): Spot[] {
  const down = (height + room.height) / 2 + GAP;
  const along = (width + room.width) / 2 + GAP;
  return [
    { x, y: y + down },
    { x, y: y - down },
    { x: x + along, y },
    { x: x - along, y },
  ];
}

/** The nearest coordinate at which something of a size lies within a view of another size. */
function clamp(value: number, size: number, middle: number, viewSize: number): number {
  const most = Math.max(0, (viewSize - size) / 2);
  return Math.min(Math.max(value, middle - most), middle + most);
}

/** Where a label lies within the view as a whole. */
function moveInto(view: Box, { x, y }: Spot, room: Room): Spot {
  return { x: clamp(x, room.width, view.x, view.width), y: clamp(y, room.height, view.y, view.height) };
}

/**
 * Finds a place for each label, the first ones first: its own, or the nearest one beside the mark that stands there, moved as far as
 * the view's edge would cut it. One that would cover a mark or another label wherever it stood is left out, and so is one whose place
 * the view doesn't show.
 */
export function placeLabels<Item>(
  items: readonly Item[],
  toBox: (item: Item) => Box,
  marks: readonly Box[],
  view: Box,
): PlacedLabel<Item>[] {
  const taken = [...marks];
  return items.flatMap((item) => {
    const wanted = toBox(item);
    if (!covers(view, { ...wanted, width: 0, height: 0 })) return [];
    const mark = marks.find((each) => covers(each, wanted));
    const far = ({ x, y }: Spot) => Math.hypot(x - wanted.x, y - wanted.y);
    const spots: Spot[] = mark ? beside(mark, wanted).sort((one, other) => far(one) - far(other)) : [wanted];
    const at = spots
      .map((spot) => moveInto(view, spot, wanted))
      .find((spot) => !taken.some((each) => covers(each, { ...wanted, ...spot })));
    if (!at) return [];
    taken.push({ ...wanted, x: at.x, y: at.y });
    return [{ item, at: { x: at.x, y: at.y } }];
  });
}
