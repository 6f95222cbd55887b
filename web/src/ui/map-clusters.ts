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

interface Group<Item> {
  /** Where its mark stands. */
  at: Spot;
  items: Item[];
}

const isNear = (one: Spot, other: Spot, room: Room): boolean =>
  Math.abs(one.x - other.x) < room.width && Math.abs(one.y - other.y) < room.height;

/** The middle of the box around some spots. */
function findMiddle(spots: readonly Spot[]): Spot {
  const [xs, ys] = [spots.map(({ x }) => x), spots.map(({ y }) => y)];
  return { x: (Math.min(...xs) + Math.max(...xs)) / 2, y: (Math.min(...ys) + Math.max(...ys)) / 2 };
}

/** How near marks may stand: those of single things, and those of groups, which are smaller. */
interface Rooms {
  single: Room;
  group: Room;
}

/** Two groups whose marks would cover one another. */
function findPair<Item>(groups: readonly Group<Item>[], rooms: Rooms): [Group<Item>, Group<Item>] | undefined {
  for (const [index, one] of groups.entries()) {
    const other = groups.slice(index + 1).find(({ at, items }) => {
      const areGroups = items.length > 1 && one.items.length > 1;
      return isNear(at, one.at, areGroups ? rooms.group : rooms.single);
    });
    if (other) return [one, other];
  }
  return undefined;
}

/**
 * Puts together what would cover one another at its place on the screen. What comes first leads its group, so that the same
 * things in the same order make the same groups. A group's mark stands in its middle; where two middles come too near, their groups
 * are one.
 */
export function groupSpots<Item>(items: readonly Item[], toSpot: (item: Item) => Spot, rooms: Rooms): Item[][] {
  const leads: { lead: Spot; items: Item[] }[] = [];
  for (const item of items) {
    const spot = toSpot(item);
    const near = leads.find(({ lead }) => isNear(lead, spot, rooms.single));
    if (near) near.items.push(item);
    else leads.push({ lead: spot, items: [item] });
  }
  const groups: Group<Item>[] = leads.map((group) => ({ at: findMiddle(group.items.map(toSpot)), items: group.items }));
  for (let pair = findPair(groups, rooms); pair; pair = findPair(groups, rooms)) {
    const [into, from] = pair;
    into.items.push(...from.items);
    into.at = findMiddle(into.items.map(toSpot));
    groups.splice(groups.indexOf(from), 1);
  }
  return groups.map((group) => group.items);
}
