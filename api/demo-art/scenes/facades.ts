import { dome, finial } from './arches.js';
import type { ArchKind } from './arches.js';
import { darken, lighten, mix } from './colour.js';
import { chandelier, haloFill, lightCurtain } from './lights.js';
import { archway, chhatri, cornice, jaliBand, jharokha, merlons, rounded, tower, wall } from './masonry.js';
import type { Palette } from './palette.js';
import type { Random } from '../../src/demo/random.js';
import { ellipse, group, path, placed, rect, stroke } from './svg.js';
import type { Canvas } from './svg.js';

/** A building front drawn round the middle of its foot. */
export interface Front {
  readonly drawing: string;
  /** Half of its width, in picture units. */
  readonly half: number;
  /** From its foot to its highest tip. */
  readonly height: number;
}

/** A haveli: a great gate between two storeys of arcades, kiosks on the roof, towers at its ends. */
export function haveli(canvas: Canvas, palette: Palette, random: Random, festive: boolean): Front {
  const bays = random.whole(4, 5);
  const bay = bays === 4 ? 136 : 112;
  const wing = bays * bay;
  const gate = 150;
  const kind: ArchKind = random.pick(['cusped', 'cusped', 'ogee'] as const);
  const lit = random.fork('lights');
  const parts: string[] = [];
  const side = canvas.part(`wing ${kind} ${palette.name} ${bay}`, () =>
    haveliWing(canvas, palette, { bays, bay, kind }),
  );
  const curtain = canvas.part(`wing lights ${palette.name} ${bay}`, () =>
    lightCurtain({ x: 8, y: -294, width: wing - 16, height: 262, gap: 17 }, palette, lit, 2),
  );
  for (const left of [-gate - wing, gate]) parts.push(side(left, 0), festive ? curtain(left, 0) : '');
  const kiosk = canvas.part(`chhatri ${palette.name}`, () => chhatri(canvas, palette));
  for (const side of [-1, 1])
    parts.push(
      kiosk(side * (gate + wing * 0.5), -306, 0.9),
      kiosk(side * (gate + wing * 0.5 - 84), -306, 0.55),
      kiosk(side * (gate + wing * 0.5 + 84), -306, 0.55),
    );
  const corner = canvas.part(`tower ${palette.name}`, () => tower(canvas, palette, 330));
  parts.push(corner(-gate - wing - 14, 0), corner(gate + wing + 14, 0));
  parts.push(castShade(canvas, palette, gate, 300), greatGate(canvas, palette, gate, kind));
  if (festive) {
    for (const x of [-gate + 6, gate - 44])
      parts.push(lightCurtain({ x, y: -424, width: 38, height: 410, gap: 12 }, palette, lit, 2.2));
  }
  return { drawing: parts.join(''), half: gate + wing + 50, height: 600 };
}

/** The bays of one side of a front, and the arch over their openings. */
interface Wing {
  readonly bays: number;
  readonly bay: number;
  readonly kind: ArchKind;
}

/** Two storeys of arcades, from the origin to the right. */
function haveliWing(canvas: Canvas, palette: Palette, { bays, bay, kind }: Wing): string {
  const width = bays * bay;
  const small = canvas.part(`bay ${kind} ${palette.name} ${bay}`, () => haveliBay(canvas, palette, bay, kind));
  const parts = [wall(canvas, palette, 0, 0, width, 300)];
  for (let index = 0; index < bays; index += 1) parts.push(small(bay * (index + 0.5), 0));
  for (let index = 0; index <= bays; index += 1) parts.push(uplight(canvas, palette, bay * index, 270));
  parts.push(cornice(canvas, palette, 0, -156, width, 8), cornice(canvas, palette, 0, -298, width, 9));
  parts.push(merlons(palette, 0, -306, width, 22));
  return parts.join('');
}

function haveliBay(canvas: Canvas, palette: Palette, bay: number, kind: ArchKind): string {
  const { stone } = palette;
  const light = ellipse(0, 0, bay * 0.5, 150, haloFill(canvas, palette.glow, 0.32 * palette.lamps));
  return [
    light,
    rect(-bay * 0.42, -146, bay * 0.84, 146, darken(stone.mid, 0.06), { opacity: 0.55 }),
    archway(canvas, palette, { kind, x: 0, base: 0, width: bay * 0.66, height: 132 }, 'lantern'),
    placed(jharokha(canvas, palette), 0, -186, bay / 150),
    rect(-bay / 2 - 3, -150, 6, 150, mix(stone.light, palette.glow, 0.2 * palette.lamps)),
    rect(-bay / 2 - 3, -292, 6, 132, mix(stone.light, stone.mid, 0.4)),
  ].join('');
}

function greatGate(canvas: Canvas, palette: Palette, half: number, kind: ArchKind): string {
  const { stone } = palette;
  const width = half * 2;
  const kiosk = canvas.part(`chhatri ${palette.name}`, () => chhatri(canvas, palette));
  const light = chandelier(canvas, palette, 'crystal', 90);
  const frame = (inset: number, top: number, colour: string): string =>
    stroke(`M${-half + inset} 0V${-top}H${half - inset}V0`, colour, 3);
  return [
    wall(canvas, palette, -half, 0, width, 430),
    ellipse(0, -20, half * 1.1, 330, haloFill(canvas, palette.glow, 0.45 * palette.lamps)),
    frame(14, 416, lighten(stone.light, 0.1)),
    frame(22, 408, darken(stone.mid, 0.2)),
    jaliBand(palette, -half + 30, -400, width - 60, 24),
    frame(50, 366, mix(palette.metal.mid, stone.mid, 0.3)),
    archway(canvas, palette, { kind, x: 0, base: 0, width: 176, height: 340 }),
    spandrels(palette, 88, -246),
    light(0, -262, 0.52),
    archway(canvas, palette, { kind, x: 0, base: 0, width: 84, height: 150 }, 'drapes'),
    cornice(canvas, palette, -half, -430, width, 11),
    merlons(palette, -half, -440, width, 26),
    kiosk(-half + 36, -440, 0.78),
    kiosk(half - 36, -440, 0.78),
    kiosk(0, -440, 0.6),
  ].join('');
}

/** Inlaid rosettes in the corners above an arch. */
function spandrels(palette: Palette, half: number, y: number): string {
  return [-1, 1]
    .map((side) => {
      const x = side * half * 0.86;
      return (
        ellipse(x, y - 62, 13, 13, 'none', { stroke: palette.metal.mid, 'stroke-width': 2.4 }) +
        ellipse(x, y - 62, 5, 5, palette.metal.light) +
        stroke(`M${x} ${y - 46}q${side * -8} 26 ${side * 12} 54`, palette.metal.mid, 2, { opacity: 0.7 })
      );
    })
    .join('');
}

/** The shade that a projecting middle casts on both wings. */
function castShade(canvas: Canvas, palette: Palette, half: number, height: number): string {
  const shade = darken(palette.stone.dark, 0.4);
  const left = canvas.across([
    [0, shade, 0],
    [1, shade, 0.6],
  ]);
  const right = canvas.across([
    [0, shade, 0.6],
    [1, shade, 0],
  ]);
  return rect(-half - 70, -height, 70, height, left) + rect(half, -height, 70, height, right);
}

/** Pools of lamplight up the front: narrow, bright at the foot. */
function uplight(canvas: Canvas, palette: Palette, x: number, height: number, width = 34): string {
  return ellipse(x, 0, width, height, haloFill(canvas, mix(palette.glow, palette.core, 0.4), palette.lamps));
}

/** A palace hotel: columns, tall lit windows, a central porch under a pediment and a dome. */
export function palace(canvas: Canvas, palette: Palette, random: Random, festive: boolean): Front {
  const bays = random.whole(4, 5);
  const bay = bays === 4 ? 136 : 112;
  const wing = bays * bay;
  const porch = 190;
  const kind: ArchKind = random.pick(['round', 'pointed'] as const);
  const lit = random.fork('lights');
  const parts: string[] = [];
  const side = canvas.part(`palace wing ${kind} ${palette.name} ${bay}`, () =>
    palaceWing(canvas, palette, { bays, bay, kind }),
  );
  for (const left of [-porch - wing, porch]) {
    parts.push(side(left, 0));
    if (festive)
      parts.push(lightCurtain({ x: left + 4, y: -306, width: wing - 8, height: 130, gap: bay / 8 }, palette, lit, 2));
  }
  const crown = random.fork('crown').pick(CROWNS);
  const { drawing, height } = drawCrown(crown, canvas, palette, porch + wing);
  parts.push(drawing, castShade(canvas, palette, porch + 6, 318), portico(canvas, palette, porch));
  return { drawing: parts.join(''), half: porch + wing, height };
}

/** What rises above a palace hotel, so that no two of them have the same outline. */
const CROWNS = ['dome', 'kiosks', 'clock tower', 'corner domes', 'upper storey'] as const;
type Crown = (typeof CROWNS)[number];

/** @param half of the front's width */
function drawCrown(crown: Crown, canvas: Canvas, palette: Palette, half: number): Pick<Front, 'drawing' | 'height'> {
  if (crown === 'dome') return { drawing: rotunda(canvas, palette), height: 668 };
  if (crown === 'clock tower') return { drawing: clockTower(canvas, palette), height: 740 };
  if (crown === 'upper storey') return { drawing: upperStorey(canvas, palette, half * 0.62), height: 560 };
  const kiosk = canvas.part(`chhatri ${palette.name}`, () => chhatri(canvas, palette));
  if (crown === 'kiosks') {
    const places = [-0.86, -0.57, -0.29, 0, 0.29, 0.57, 0.86];
    return { drawing: places.map((x) => kiosk(x * half, -344, x === 0 ? 1.5 : 0.95)).join(''), height: 590 };
  }
  const domes = [-1, 1].map((side) => cornerDome(canvas, palette, side * (half - 96)));
  return { drawing: domes.join('') + kiosk(0, -392, 0.9), height: 580 };
}

/** The roof's colour, taken back a little by the sky. */
function roofShade(canvas: Canvas, palette: Palette): string {
  const roof = mix(palette.wall.mid, palette.sky[1], palette.light === 'day' ? 0.1 : 0.3);
  return rounded(canvas, lighten(roof, 0.35), roof, darken(roof, 0.5));
}

function clockTower(canvas: Canvas, palette: Palette): string {
  const { stone, metal } = palette;
  const opening = canvas.part(`belfry ${palette.name}`, () =>
    archway(canvas, palette, { kind: 'pointed', x: 0, base: 0, width: 34, height: 74 }, 'lantern'),
  );
  return [
    rect(-70, -590, 140, 290, rounded(canvas, stone.light, stone.mid, stone.dark)),
    cornice(canvas, palette, -76, -470, 152, 7),
    ellipse(0, -522, 44, 44, mix(stone.light, palette.core, 0.6)),
    ellipse(0, -522, 44, 44, 'none', { stroke: metal.mid, 'stroke-width': 6 }),
    stroke('M0 -522V-550M0 -522L18 -510', palette.wood.dark, 4),
    opening(-34, -384),
    opening(34, -384),
    cornice(canvas, palette, -78, -590, 156, 9),
    merlons(palette, -74, -598, 148, 16),
    path('M-58 -606L0 -706L58 -606Z', roofShade(canvas, palette)),
    path(finial(0, -704, 26), metal.light),
  ].join('');
}

/** A second storey of lit windows over the middle of the front. */
function upperStorey(canvas: Canvas, palette: Palette, half: number): string {
  const window = canvas.part(`upper window ${palette.name}`, () =>
    archway(canvas, palette, { kind: 'cusped', x: 0, base: 0, width: 50, height: 104 }, 'drapes'),
  );
  const parts = [wall(canvas, palette, -half, -348, half * 2, 150)];
  for (let x = -half + 52; x < half - 20; x += 86) parts.push(window(x, -362));
  parts.push(cornice(canvas, palette, -half, -498, half * 2, 9), balustrade(palette, -half, -508, half * 2, 26));
  return parts.join('');
}

function cornerDome(canvas: Canvas, palette: Palette, x: number): string {
  const { stone, metal } = palette;
  return placed(
    [
      rect(-82, -420, 164, 110, rounded(canvas, stone.light, stone.mid, stone.dark)),
      archway(canvas, palette, { kind: 'round', x: 0, base: -340, width: 54, height: 66 }, 'lantern'),
      cornice(canvas, palette, -86, -420, 172, 7),
      path(dome(0, -428, 70), roofShade(canvas, palette)),
      path(finial(0, -554, 26), metal.light),
    ].join(''),
    x,
    0,
  );
}

/** A row of tall windows between columns under a balustrade, from the origin to the right. */
function palaceWing(canvas: Canvas, palette: Palette, { bays, bay, kind }: Wing): string {
  const width = bays * bay;
  const window = canvas.part(`palace bay ${kind} ${palette.name} ${bay}`, () => palaceBay(canvas, palette, bay, kind));
  const parts = [wall(canvas, palette, 0, 0, width, 318)];
  for (let index = 0; index < bays; index += 1) parts.push(window(bay * (index + 0.5), 0));
  for (let index = 0; index <= bays; index += 1) parts.push(uplight(canvas, palette, bay * index, 300));
  parts.push(cornice(canvas, palette, 0, -318, width, 12), balustrade(palette, 0, -330, width, 30));
  return parts.join('');
}

function palaceBay(canvas: Canvas, palette: Palette, bay: number, kind: ArchKind): string {
  const { stone } = palette;
  const column = rounded(canvas, lighten(stone.light, 0.15), stone.mid, stone.dark);
  const x = bay / 2;
  const pane = mix(palette.wood.dark, palette.glow, 0.25);
  const w = bay * 0.5;
  return [
    ellipse(0, -10, bay * 0.6, 170, haloFill(canvas, palette.glow, 0.35 * palette.lamps)),
    archway(canvas, palette, { kind, x: 0, base: -14, width: w, height: 196 }, 'drapes'),
    stroke(`M0 -200V-14M${-w / 2 + 5} -74H${w / 2 - 5}M${-w / 2 + 5} -134H${w / 2 - 5}`, pane, 2.2, { opacity: 0.7 }),
    archway(canvas, palette, { kind: 'round', x: 0, base: -238, width: w * 0.72, height: 56 }),
    rect(-w * 0.62, -14, w * 1.24, 7, stone.light),
    rect(-w * 0.56, -236, w * 1.12, 5, stone.light),
    rect(x - 11, -292, 22, 284, column),
    rect(-x - 11, -292, 22, 284, column),
    ...[-x, x].map(
      (cx) => rect(cx - 16, -304, 32, 12, mix(stone.light, stone.mid, 0.2)) + rect(cx - 16, -10, 32, 10, stone.mid),
    ),
  ].join('');
}

/** A balustrade of turned posts standing on `base`. */
function balustrade(palette: Palette, x: number, base: number, width: number, height: number): string {
  const { stone } = palette;
  const gap = height * 0.46;
  const line = `M${x + gap / 2} ${base - height * 0.44}H${x + width}`;
  return [
    stroke(line, mix(stone.mid, stone.dark, 0.2), height * 0.62, { 'stroke-dasharray': `${gap * 0.42} ${gap * 0.58}` }),
    stroke(line, stone.light, height * 0.2, { 'stroke-dasharray': `${gap * 0.42} ${gap * 0.58}`, opacity: 0.6 }),
    rect(x - 2, base - height, width + 4, height * 0.2, stone.light),
    rect(x - 2, base - height * 0.14, width + 4, height * 0.14, stone.mid),
  ].join('');
}

function rotunda(canvas: Canvas, palette: Palette): string {
  const { stone } = palette;
  const shade = roofShade(canvas, palette);
  const small = canvas.part(`rotunda window ${palette.name}`, () =>
    archway(canvas, palette, { kind: 'round', x: 0, base: 0, width: 22, height: 48 }),
  );
  return [
    rect(-104, -446, 208, 130, rounded(canvas, stone.light, stone.mid, stone.dark)),
    ...[-78, -46, -14, 18, 50, 82].map((x) => small(x - 2, -372)),
    cornice(canvas, palette, -108, -446, 216, 8),
    path('M-104 -452C-104 -560 -46 -588 0 -592C46 -588 104 -560 104 -452Z', shade),
    stroke(
      'M-70 -452C-70 -540 -30 -580 0 -590M70 -452C70 -540 30 -580 0 -590M-34 -452C-34 -540 -14 -576 0 -590M34 -452C34 -540 14 -576 0 -590',
      palette.metal.mid,
      1.2,
      { opacity: 0.6 },
    ),
    group(chhatri(canvas, palette), { transform: 'translate(0 -586) scale(.36)' }),
    path(finial(0, -636, 26), palette.metal.light),
  ].join('');
}

function portico(canvas: Canvas, palette: Palette, half: number): string {
  const { stone, metal } = palette;
  const column = rounded(canvas, lighten(stone.light, 0.25), stone.mid, stone.dark);
  const light = chandelier(canvas, palette, 'crystal', 60);
  const columns = [-half + 26, -half + 84, half - 84, half - 26].map((x) =>
    [
      path(`M${x - 15} 0L${x - 12} -250H${x + 12}L${x + 15} 0Z`, column),
      path(`M${x - 22} -268H${x + 22}L${x + 13} -248H${x - 13}Z`, metal.mid),
      rect(x - 21, -14, 42, 14, mix(stone.light, stone.mid, 0.4)),
      ellipse(x, 0, 46, 170, haloFill(canvas, palette.glow, 0.4 * palette.lamps)),
    ].join(''),
  );
  return [
    rect(-half, -268, half * 2, 268, darken(stone.dark, 0.1)),
    ellipse(0, -90, half, 190, haloFill(canvas, palette.glow, 0.85 * palette.lamps)),
    archway(canvas, palette, { kind: 'round', x: 0, base: 0, width: 128, height: 218 }, 'drapes'),
    light(0, -238, 0.5),
    ...columns,
    wall(canvas, palette, -half - 8, -268, half * 2 + 16, 48),
    cornice(canvas, palette, -half - 8, -312, half * 2 + 16, 10),
    path(
      `M${-half - 14} -322L0 -404L${half + 14} -322Z`,
      canvas.linear([
        [0, stone.light],
        [1, stone.mid],
      ]),
    ),
    stroke(`M${-half + 34} -330L0 -390L${half - 34} -330Z`, metal.mid, 3),
    ellipse(0, -350, 20, 15, 'none', { stroke: metal.light, 'stroke-width': 3 }),
    path(dome(0, -344, 8), metal.light),
  ].join('');
}
