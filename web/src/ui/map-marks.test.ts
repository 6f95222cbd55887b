import { describe, expect, it } from '@jest/globals';
import { groupSpots, type Spot } from './map-clusters';
import { placeLabels, type Box } from './map-labels';
import { nameAreas, nameCities } from './map-names';
import { roundDistance } from './map-scale';

const same = (spot: Spot): Spot => spot;
const rooms = { single: { width: 80, height: 30 }, group: { width: 40, height: 40 } };

describe('[product: Halls and search] marks on the map', () => {
  it('become one where they would cover one another', () => {
    const spots = [
      { x: 0, y: 0 },
      { x: 300, y: 0 },
      { x: 79, y: 29 },
      { x: 0, y: 60 },
    ];
    expect(groupSpots(spots, same, rooms)).toEqual([[spots[0], spots[2]], [spots[1]], [spots[3]]]);
  });
});

describe('[product: Halls and search] groups on the map', () => {
  it('become one where their middles come too near, though their first places are apart', () => {
    const spots = [
      { x: 0, y: 0 },
      { x: 100, y: 0 },
      { x: 70, y: 0 },
      { x: 400, y: 0 },
    ];
    // The third moves the middle of the first to 35, 65 from the second.
    expect(groupSpots(spots, same, rooms)).toEqual([[spots[0], spots[2], spots[1]], [spots[3]]]);
  });

  it('stay two where their marks, which are smaller, have room', () => {
    const spots = [
      { x: 0, y: 0 },
      { x: 90, y: 0 },
      { x: 20, y: 0 },
      { x: 110, y: 0 },
    ];
    const [left, right] = [
      [spots[0], spots[2]],
      [spots[1], spots[3]],
    ];
    expect(groupSpots(spots, same, rooms)).toEqual([left, right]);
  });
});

describe('the scale of the map', () => {
  it.each([
    [1, 1],
    [9.9, 5],
    [46, 30],
    [299, 200],
    [1_999, 1_000],
    [512_000, 500_000],
  ])('rounds %p meters down to %p', (longest, meters) => {
    expect(roundDistance(longest)).toBe(meters);
  });
});

describe('[product: Halls and search] names on the map', () => {
  const words = { width: 60, height: 20 };
  const mark: Box = { x: 100, y: 100, width: 44, height: 44 };
  const everywhere: Box = { x: 0, y: 0, width: 2000, height: 2000 };
  const place = (spots: readonly Spot[], marks: readonly Box[], view = everywhere) =>
    placeLabels(spots, (spot) => ({ ...spot, ...words }), marks, view).map(({ at }) => at);

  it('stand in their own place where nothing is', () => {
    expect(place([{ x: 10, y: 10 }], [mark])).toEqual([{ x: 10, y: 10 }]);
  });

  it('stand beside a mark that is there, as near to their place as there is room', () => {
    const at = { x: 98, y: 104 };
    expect(place([at, at, at, at, at], [mark])).toEqual([
      { x: 100, y: 135 },
      { x: 100, y: 65 },
      { x: 45, y: 100 },
      { x: 155, y: 100 },
    ]);
  });

  it('cover no other mark and no other name, and are left out before they do', () => {
    const below: Box = { x: 100, y: 140, width: 44, height: 44 };
    expect(place([{ x: 98, y: 100 }], [mark, below])).toEqual([{ x: 100, y: 65 }]);
    expect(
      place(
        [
          { x: 0, y: 0 },
          { x: 10, y: 10 },
          { x: 70, y: 0 },
        ],
        [],
      ),
    ).toEqual([
      { x: 0, y: 0 },
      { x: 70, y: 0 },
    ]);
  });

  it('are never cut by the edge: they move into the view, or are left out where it ends before their place', () => {
    const view: Box = { x: 100, y: 100, width: 200, height: 200 };
    expect(place([{ x: 5, y: 197 }], [], view)).toEqual([{ x: 30, y: 190 }]);
    expect(place([{ x: -5, y: 100 }], [], view)).toEqual([]);
    expect(place([{ x: 100, y: 205 }], [], view)).toEqual([]);
    const atEdge: Box = { x: 178, y: 100, width: 44, height: 44 };
    expect(place([{ x: 198, y: 100 }], [atEdge], view)).toEqual([{ x: 170, y: 135 }]);
  });

  const halls = [
    { latitude: 31.5, longitude: 74.2, location: '5 Main Road, Gulberg, Lahore', city: 'Lahore' },
    { latitude: 31.7, longitude: 74.4, location: 'Gulberg, Lahore', city: 'Lahore' },
    { latitude: 24.8, longitude: 67, location: 'Clifton, Karachi', city: 'Karachi' },
    { latitude: 33, longitude: 73, location: 'Somewhere', city: null },
  ];

  it('are those of the halls’ own cities, each in the middle of its halls', () => {
    expect(nameCities(halls)).toEqual([
      { name: 'Lahore', latitude: 31.6, longitude: expect.closeTo(74.3), count: 2 },
      { name: 'Karachi', latitude: 24.8, longitude: 67, count: 1 },
    ]);
  });

  it('are the areas of their addresses', () => {
    expect(nameAreas(halls).map(({ name, count }) => [name, count])).toEqual([
      ['Gulberg', 2],
      ['Clifton', 1],
    ]);
  });
});
