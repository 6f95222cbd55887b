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

/**
 * Finds a place for each label, the first ones first: its own, or the nearest one beside the mark that stands there. One that would
 * cover a mark or another label wherever it stood is left out.
 */
export function placeLabels<Item>(
  items: readonly Item[],
  toBox: (item: Item) => Box,
  marks: readonly Box[],
): PlacedLabel<Item>[] {
  const taken = [...marks];
  return items.flatMap((item) => {
    const wanted = toBox(item);
    const mark = marks.find((each) => covers(each, wanted));
    const far = ({ x, y }: Spot) => Math.hypot(x - wanted.x, y - wanted.y);
    const spots: Spot[] = mark ? beside(mark, wanted).sort((one, other) => far(one) - far(other)) : [wanted];
    const at = spots.find((spot) => !taken.some((each) => covers(each, { ...wanted, ...spot })));
    if (!at) return [];
    taken.push({ ...wanted, x: at.x, y: at.y });
    return [{ item, at: { x: at.x, y: at.y } }];
  });
}
