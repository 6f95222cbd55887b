import { darken, lighten, mix } from './colour.js';
import type { Colour } from './colour.js';
import { clump } from './foliage.js';
import type { Palette } from './palette.js';
import type { Random } from '../../src/demo/random.js';
import { circle, ellipse, group, num, path, stroke } from './svg.js';
import type { Canvas, Point } from './svg.js';

type Placer = ReturnType<Canvas['shaped']>;

function petal(r: number, width: number): string {
  const w = r * width;
  return `M0 0C${num(-w)} ${num(-r * 0.3)} ${num(-w * 0.9)} ${num(-r)} 0 ${num(-r)}C${num(w * 0.9)} ${num(-r)} ${num(w)} ${num(-r * 0.3)} 0 0Z`;
}

/** A ring of petals as one path. */
function petalRing(count: number, r: number, width: number, start: number): string {
  let d = '';
  for (let index = 0; index < count; index += 1) {
    const angle = start + (index / count) * Math.PI * 2;
    const p = (x: number, y: number): string =>
      `${num(x * Math.cos(angle) - y * Math.sin(angle))} ${num(x * Math.sin(angle) + y * Math.cos(angle))}`;
    const w = r * width;
    d += `M0 0C${p(-w, -r * 0.3)} ${p(-w * 0.9, -r)} ${p(0, -r)}C${p(w * 0.9, -r)} ${p(w, -r * 0.3)} 0 0Z`;
  }
  return d;
}

/** A rose for the distance, 40 across: four rings instead of shaded petals, many times quicker to draw. */
function farRose(canvas: Canvas, colour: Colour): Placer {
  return canvas.shaped(`far rose ${colour}`, () => {
    const deep = mix(darken(colour, 0.22), '#a8604c', 0.28);
    const rim = mix(colour, deep, 0.5);
    return [
      circle(0, 0, 17, deep),
      path(petalRing(6, 20, 0.62, 0), mix(colour, deep, 0.22), { stroke: rim, 'stroke-width': 1.2 }),
      path(petalRing(5, 14, 0.64, 0.4), lighten(colour, 0.06), { stroke: rim, 'stroke-width': 1.2 }),
      path(petalRing(4, 8.4, 0.7, 0.1), lighten(colour, 0.24), { stroke: rim, 'stroke-width': 1 }),
      circle(0, 0, 2.4, mix(colour, deep, 0.8)),
    ].join('');
  });
}

/** An open rose, 40 across. */
export function rose(canvas: Canvas, colour: Colour): Placer {
  return canvas.shaped(`rose ${colour}`, () => {
    const heart = mix(darken(colour, 0.18), '#b8543c', 0.4);
    const deep = mix(darken(colour, 0.22), '#a8604c', 0.28);
    const parts: string[] = [circle(0, 0, 17, deep)];
    const rings: readonly (readonly [number, number, number, number])[] = [
      [7, 20, 0.56, 0],
      [6, 15.5, 0.58, 0.28],
      [5, 11, 0.6, 0.1],
      [4, 7, 0.7, 0.34],
    ];
    rings.forEach(([count, r, width, tint], ring) => {
      const tip = tint > 0.2 ? lighten(colour, tint) : colour;
      const fill = canvas.linear([
        [0, lighten(tip, 0.22)],
        [0.55, tip],
        [1, deep],
      ]);
      for (let index = 0; index < count; index += 1) {
        const turn = (360 / count) * index + ring * 27;
        parts.push(path(petal(r, width), fill, { transform: `rotate(${num(turn)})` }));
      }
    });
    parts.push(stroke('M-3 1a3.4 3.4 0 1 1 5 2.4M-1 -1a1.6 1.6 0 1 1 1.6 2.6', heart, 1));
    return parts.join('');
  });
}

function ruffle(r: number, lobes: number, turn: number): string {
  let d = '';
  for (let index = 0; index <= lobes; index += 1) {
    const angle = (index / lobes) * Math.PI * 2 + turn;
    const chord = 2 * r * Math.sin(Math.PI / lobes) * 0.56;
    const [x, y] = [Math.cos(angle) * r, Math.sin(angle) * r];
    d += index === 0 ? `M${num(x)} ${num(y)}` : `A${num(chord)} ${num(chord)} 0 0 1 ${num(x)} ${num(y)}`;
  }
  return `${d}Z`;
}

/** A marigold head, 40 across. */
function marigold(canvas: Canvas, colour: Colour): Placer {
  return canvas.shaped(`marigold ${colour}`, () =>
    [
      path(ruffle(18, 15, 0), darken(colour, 0.24)),
      path(ruffle(14.5, 13, 0.3), mix(colour, darken(colour, 0.24), 0.45)),
      path(ruffle(11, 11, 0.1), colour),
      path(ruffle(7.4, 9, 0.5), lighten(colour, 0.16)),
      path(ruffle(3.8, 7, 0.2), lighten(colour, 0.34)),
    ].join(''),
  );
}

/** A twig of pointed leaves, 70 long, growing upwards. */
export function sprig(canvas: Canvas, palette: Palette): Placer {
  return canvas.shaped(`sprig ${palette.name}`, () => {
    const dusty = mix(palette.leaf.light, palette.sheer.mid, 0.18);
    let [dark, light] = ['', ''];
    for (let index = 0; index < 6; index += 1) {
      const y = -10 - index * 10;
      dark += `M0 ${y}q-18 -2 -24 -16q20 0 24 16Z`;
      light += `M0 ${y - 4}q18 -2 23 -15q-19 -1 -23 15Z`;
    }
    return [
      stroke('M0 0Q2 -40 0 -72', palette.leaf.dark, 1.8),
      path(dark, mix(palette.leaf.mid, palette.leaf.dark, 0.3)),
      path(`${light}M0 -64q-8 -8 0 -20q8 12 0 20Z`, dusty),
    ].join('');
  });
}

/** The flowers of a palette, the commonest first; `fine` where they are seen from near. */
function createBouquet(canvas: Canvas, palette: Palette, fine: boolean): readonly Placer[] {
  const drawRose = fine ? rose : farRose;
  const [first, second, third, accent] = palette.petals;
  const bold = palette.tone === 'marigold' || palette.tone === 'pomegranate';
  return bold
    ? [marigold(canvas, first), drawRose(canvas, second), marigold(canvas, third), drawRose(canvas, accent)]
    : [drawRose(canvas, first), drawRose(canvas, second), drawRose(canvas, third), drawRose(canvas, accent)];
}

const WEIGHTS = [0.42, 0.72, 0.9, 1] as const;

/** One of the palette's flowers, common ones more often. */
function anyFlower(flowers: readonly Placer[], random: Random): Placer {
  const roll = random.next();
  const index = WEIGHTS.findIndex((limit) => roll < limit);
  const flower = flowers[Math.max(0, index)] ?? flowers[0];
  if (!flower) throw new Error('A bouquet needs flowers');
  return flower;
}

const flowerAt = (flower: Placer, x: number, y: number, scale: number, turn: number): string =>
  flower(`translate(${num(x)} ${num(y)}) rotate(${num(turn)}) scale(${Math.round(scale * 100) / 100})`);

/** A round arrangement of `r` picture units: leaves behind, flowers in front, light on top. */
export function arrangement(canvas: Canvas, palette: Palette, random: Random, r: number, count = 20): string {
  const fine = count > 30 || r > 80;
  const flowers = createBouquet(canvas, palette, fine);
  const twig = sprig(canvas, palette);
  const leaf = clump(canvas, palette.leaf, fine);
  const parts: string[] = [];
  for (let index = 0; index < 11; index += 1) {
    const turn = -150 + index * 30 + random.range(-14, 14);
    const reach = random.range(0.55, 0.82);
    parts.push(
      twig(
        `rotate(${num(turn)}) translate(0 ${num(-r * reach)}) scale(${Math.round(r * random.range(0.55, 0.85)) / 100})`,
      ),
    );
  }
  for (const [x, y] of [
    [0, 0],
    [-0.5, 0.2],
    [0.5, 0.2],
    [-0.3, -0.4],
    [0.34, -0.42],
  ] as const) {
    parts.push(leaf(`translate(${num(x * r)} ${num(y * r)}) scale(${Math.round(r * 1.35) / 100})`));
  }
  const spots: Point[] = [];
  for (let index = 0; index < count; index += 1) {
    const angle = index * 2.39996;
    const distance = Math.sqrt((index + 0.5) / count) * r * 0.86;
    spots.push([Math.cos(angle) * distance, Math.sin(angle) * distance * 0.82]);
  }
  spots.sort((a, b) => b[1] - a[1]);
  const size = (r / Math.sqrt(count)) * 0.062;
  for (const [x, y] of spots) {
    parts.push(
      flowerAt(
        anyFlower(flowers, random),
        x + random.range(-2, 2),
        y,
        size * random.range(0.8, 1.25),
        random.range(0, 360),
      ),
    );
  }
  const shade = canvas.linear([
    [0.3, palette.wall.dark, 0],
    [1, darken(palette.wall.dark, 0.4), 0.55],
  ]);
  parts.push(ellipse(0, r * 0.12, r * 0.9, r * 0.78, shade));
  return group(parts);
}

/** Flowers scattered along a line of points, as a thick garland. */
export function garland(
  canvas: Canvas,
  palette: Palette,
  random: Random,
  points: readonly Point[],
  size: number,
): string {
  const flowers = createBouquet(canvas, palette, size > 26);
  const leaf = clump(canvas, palette.leaf, false);
  const greens: string[] = [];
  const blooms: string[] = [];
  points.forEach(([x, y], index) => {
    if (index % 3 === 0)
      greens.push(
        leaf(
          `translate(${num(x)} ${num(y)}) rotate(${num(random.range(0, 360))}) scale(${Math.round(size * 3) / 100})`,
        ),
      );
    const wander = size * 0.6;
    blooms.push(
      flowerAt(
        anyFlower(flowers, random),
        x + random.range(-wander, wander),
        y + random.range(-wander, wander),
        (size / 22) * random.range(0.7, 1.15),
        random.range(0, 360),
      ),
    );
  });
  return group([...greens, ...blooms]);
}

/** Strings of marigold or jasmine heads hanging straight down, with a larger head at the end. */
export function floralStrings(
  canvas: Canvas,
  palette: Palette,
  random: Random,
  box: { x: number; y: number; width: number; length: number; gap: number; size: number },
): string {
  const flowers = createBouquet(canvas, palette, box.size > 9);
  const scaled = `scale(${Math.round(box.size * 5) / 100})`;
  const [bead, other] = flowers
    .slice(0, 2)
    .map((flower, index) => canvas.part(`bead ${index} ${palette.name} ${box.size}`, () => flower(scaled)));
  if (!bead || !other) throw new Error('A string needs two kinds of flowers');
  const parts: string[] = [];
  for (let x = box.x; x <= box.x + box.width; x += box.gap) {
    const length = box.length * random.range(0.65, 1);
    for (let y = 0, index = 0; y < length; y += box.size * 1.7, index += 1) {
      parts.push((index % 4 === 3 ? other : bead)(x, box.y + y));
    }
  }
  return group(parts);
}

/** A bed of flowering bushes `width` wide on `base`, about `height` high. */
export function flowerBed(
  canvas: Canvas,
  palette: Palette,
  random: Random,
  box: { x: number; base: number; width: number; height: number; bloom: number },
): string {
  const leaf = clump(canvas, palette.leaf, box.height > 60);
  const flowers = createBouquet(canvas, palette, box.bloom > 28);
  const scale = box.height / 80;
  const parts: string[] = [];
  for (let row = 0; row < 2; row += 1) {
    for (let x = 0; x <= box.width; x += 44 * scale) {
      const y = box.base - box.height * (row === 0 ? 0.55 : 0.22);
      parts.push(
        leaf(
          `translate(${num(box.x + x)} ${num(y)}) rotate(${num(random.range(-20, 20))}) scale(${num(scale * random.range(0.9, 1.2))})`,
        ),
      );
    }
    const count = box.width / (box.bloom * 1.15);
    for (let index = 0; index < count; index += 1) {
      const y = box.base - box.height * (row === 0 ? random.range(0.5, 0.98) : random.range(0.12, 0.52));
      parts.push(
        flowerAt(
          anyFlower(flowers, random),
          box.x + random.next() * box.width,
          y,
          (box.bloom / 40) * random.range(0.7, 1.2),
          random.range(0, 360),
        ),
      );
    }
  }
  return group(parts);
}

/** Petals strewn over a flattened patch of ground. */
export function petalsOnGround(
  palette: Palette,
  random: Random,
  box: { x: number; y: number; rx: number; ry: number; count: number; size: number },
): string {
  const strewn = new Map<Colour, string>();
  for (let index = 0; index < box.count; index += 1) {
    const angle = random.range(0, Math.PI * 2);
    const r = Math.sqrt(random.next());
    const colour = random.pick(palette.petals);
    const size = box.size * random.range(0.6, 1.3);
    const [x, y] = [box.x + Math.cos(angle) * r * box.rx, box.y + Math.sin(angle) * r * box.ry];
    const petalShape = `M${num(x)} ${num(y)}q${num(size * 0.5)} ${num(-size * 0.6)} ${num(size)} 0q${num(-size * 0.5)} ${num(size * 0.5)} ${num(-size)} 0Z`;
    strewn.set(colour, (strewn.get(colour) ?? '') + petalShape);
  }
  return [...strewn].map(([colour, d]) => path(d, colour)).join('');
}
