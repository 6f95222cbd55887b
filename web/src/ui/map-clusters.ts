/** A point on the screen, in pixels. */
export interface Spot {
  x: number;
  y: number;
}

/** How near two marks may stand, in pixels, before they become one. */
export interface Room {
  width: number;
  height: number;
}

/**
 * Puts together what would cover one another at its place on the screen. What comes first leads its group, so that the same
 * things in the same order make the same groups.
 */
export function groupSpots<Item>(items: readonly Item[], toSpot: (item: Item) => Spot, room: Room): Item[][] {
  const groups: { lead: Spot; items: Item[] }[] = [];
  for (const item of items) {
    const spot = toSpot(item);
    const near = groups.find(
      ({ lead }) => Math.abs(lead.x - spot.x) < room.width && Math.abs(lead.y - spot.y) < room.height,
    );
    if (near) near.items.push(item);
    else groups.push({ lead: spot, items: [item] });
  }
  return groups.map((group) => group.items);
}
