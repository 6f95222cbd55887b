import { darken, lighten, mix } from './colour.js';
import type { Material, Palette } from './palette.js';
import { Random } from '../../src/demo/random.js';
import { ellipse, group, num, path, stroke } from './svg.js';
import type { Canvas, Point } from './svg.js';

function leaves(random: Random, count: number, spread: number, size: number, lift: number): string {
  let d = '';
  for (let index = 0; index < count; index += 1) {
    const angle = random.range(0, Math.PI * 2);
    const r = Math.sqrt(random.next()) * spread;
    const [x, y] = [Math.cos(angle) * r, Math.sin(angle) * r * 0.8 - lift];
    const turn = random.range(0, Math.PI * 2);
    const [dx, dy] = [Math.cos(turn) * size, Math.sin(turn) * size];
    const [cx, cy] = [dx * 0.5 - dy * 0.42, dy * 0.5 + dx * 0.42];
    const [ex, ey] = [dx * 0.5 + dy * 0.42, dy * 0.5 - dx * 0.42];
    d += `M${num(x)} ${num(y)}q${num(cx)} ${num(cy)} ${num(dx)} ${num(dy)}q${num(ex - dx)} ${num(ey - dy)} ${num(-dx)} ${num(-dy)}Z`;
  }
  return d;
}

/** A clump of leaves about 100 across, lit from above; crowns and hedges are made of it. `fine` where it is seen from near. */
export function clump(canvas: Canvas, leaf: Material, fine = true): ReturnType<Canvas['shaped']> {
  const [share, grow] = fine ? [1, 1] : [0.5, 1.2];
  return canvas.shaped(`clump ${leaf.mid}${leaf.light}${fine}`, () => {
    const random = new Random(11);
    return [
      ellipse(0, 4, 36, 27, darken(leaf.dark, 0.25)),
      path(leaves(random, 26 * share, 50, 23 * grow, -6), darken(leaf.dark, 0.25)),
      path(leaves(random, 24 * share, 45, 20 * grow, 4), leaf.dark),
      path(leaves(random, 24 * share, 41, 17 * grow, 10), mix(leaf.dark, leaf.mid, 0.7)),
      path(leaves(random, 15 * share, 35, 14 * grow, 20), leaf.mid),
      path(leaves(random, 8 * share, 28, 11 * grow, 26), leaf.light, { opacity: 0.7 }),
    ].join('');
  });
}

const clumpAt = (draw: ReturnType<Canvas['shaped']>, x: number, y: number, scale: number, random: Random): string =>
  draw(
    `translate(${num(x)} ${num(y)}) rotate(${num(random.range(-24, 24))}) scale(${num(random.chance(0.5) ? scale : -scale)} ${num(scale)})`,
  );

/** A spreading tree whose foot is at the origin: about 400 wide and 430 high. */
export function broadTree(canvas: Canvas, palette: Palette, random: Random): string {
  const draw = clump(canvas, palette.leaf);
  const bark = mix(palette.wood.dark, palette.leaf.dark, 0.35);
  const lit = mix(bark, palette.glow, 0.16 * palette.lamps);
  const trunk =
    'M-34 6Q-16 -4 -15 -34C-9 -80 -15 -120 -70 -200L-58 -204C-26 -160 -8 -150 0 -150C12 -170 20 -190 66 -226L74 -218C40 -176 16 -130 15 -80C14 -44 18 -8 42 5Q22 1 8 7Q-10 1 -34 6Z';
  const grain = 'M-6 -4C-2 -60 -6 -120 -34 -168M4 -2C4 -50 6 -110 30 -176M10 -6C8 -40 8 -80 12 -110';
  const parts = [
    ellipse(4, 4, 110, 13, '#05060f', { opacity: 0.32 }),
    path(
      trunk,
      canvas.across([
        [0, darken(bark, 0.25)],
        [0.6, lit],
        [1, darken(bark, 0.35)],
      ]),
    ),
    stroke(grain, darken(bark, 0.4), 3, { opacity: 0.5 }),
  ];
  const spots: Point[] = [];
  for (let index = 0; index < 42; index += 1) {
    const angle = random.range(0, Math.PI * 2);
    const r = Math.sqrt(random.next());
    spots.push([Math.cos(angle) * r * 176, -290 + Math.sin(angle) * r * 120]);
  }
  spots.sort((a, b) => b[1] - a[1]);
  for (const [x, y] of spots) parts.push(clumpAt(draw, x, y, random.range(0.58, 1), random));
  return group(parts);
}

/** A cypress about 74 wide and 400 high, its foot at the origin. */
export function cypress(canvas: Canvas, palette: Palette): ReturnType<Canvas['shaped']> {
  const { leaf } = palette;
  return canvas.shaped(`cypress ${palette.name}`, () => {
    const random = new Random(5);
    const strokes = (count: number, width: number, shift: number): string => {
      let d = '';
      for (let index = 0; index < count; index += 1) {
        const t = random.next();
        const half = 35 * Math.sin(Math.PI * Math.min(1, t * 0.86 + 0.14)) ** 0.8 * width;
        const x = random.range(-half, half) + shift * half * 0.4;
        const y = -t * 372 - 14;
        const length = random.range(18, 34);
        d += `M${num(x)} ${num(y)}q${num(3 + x * 0.05)} ${num(-length * 0.5)} ${num(-x * 0.12)} ${num(-length)}q${num(-5)} ${num(length * 0.5)} ${num(x * 0.12)} ${num(length)}Z`;
      }
      return d;
    };
    const body =
      'M-6 0V-14C-40 -40 -42 -150 -27 -250C-18 -330 -6 -370 0 -404C6 -370 18 -330 27 -250C42 -150 40 -40 6 -14V0Z';
    return [
      path(
        body,
        canvas.across([
          [0, darken(leaf.dark, 0.3)],
          [0.6, leaf.dark],
          [1, darken(leaf.dark, 0.2)],
        ]),
      ),
      path(strokes(70, 1.06, 0), darken(leaf.dark, 0.12)),
      path(strokes(44, 0.86, 0.3), mix(leaf.dark, leaf.mid, 0.65)),
      path(strokes(22, 0.7, 0.8), mix(leaf.mid, leaf.light, 0.35), { opacity: 0.75 }),
    ].join('');
  });
}

/** A date palm about 300 wide and 470 high, its foot at the origin. */
export function palm(canvas: Canvas, palette: Palette, lean = 0): string {
  const { leaf } = palette;
  const [back, front] = [frond(canvas, leaf.dark), frond(canvas, mix(leaf.dark, leaf.mid, 0.7))];
  const trunk = `M-10 0C-6 -120 ${num(lean - 9)} -240 ${num(lean - 6)} -352h12C${num(lean + 9)} -240 9 -120 12 0Z`;
  let rings = '';
  for (let t = 0.04; t < 1; t += 0.045) rings += `M${num(-9 + lean * t * t)} ${num(-350 * t)}q9 6 18 0`;
  const parts = [
    path(
      trunk,
      canvas.across([
        [0, palette.wood.dark],
        [0.65, mix(palette.wood.mid, palette.glow, 0.2 * palette.lamps)],
        [1, palette.wood.dark],
      ]),
    ),
    stroke(rings, palette.wood.dark, 2.4, { opacity: 0.6 }),
  ];
  const crown = (draw: ReturnType<Canvas['shaped']>, angles: readonly number[]): void => {
    for (const angle of angles) {
      const mirrored = angle < -90 ? `scale(-1 1) rotate(${-180 - angle})` : `rotate(${angle})`;
      parts.push(draw(`translate(${num(lean)} -350) ${mirrored}`));
    }
  };
  crown(back, [-178, -156, -128, -104, -78, -50, -24, -4]);
  crown(front, [-190, -168, -142, -116, -90, -62, -38, -12, 8]);
  return group(parts);
}

/** A frond that rises to the right and bends under its weight. */
function frond(canvas: Canvas, shade: string): ReturnType<Canvas['shaped']> {
  return canvas.shaped(`frond ${shade}`, () => {
    let d = '';
    const at = (t: number): Point => [t * 165, t * t * 92 - t * 16];
    for (let index = 1; index < 30; index += 1) {
      const t = index / 30;
      const [x, y] = at(t);
      const size = 46 * Math.sin(Math.PI * (0.12 + t * 0.84)) + 5;
      d += `M${num(x)} ${num(y)}q${num(size * 0.5)} ${num(-size * 0.16)} ${num(size * 0.82)} ${num(size * 0.26 + t * 14)}q${num(-size * 0.5)} ${num(-size * 0.16)} ${num(-size * 0.82)} ${num(-size * 0.1 - t * 14)}ZM${num(x)} ${num(y)}q${num(size * 0.16)} ${num(size * 0.5)} ${num(size * 0.42)} ${num(size * 0.84)}q${num(-size * 0.42)} ${num(-size * 0.34)} ${num(-size * 0.5)} ${num(-size * 0.84)}Z`;
    }
    return path(d, shade) + stroke('M0 0Q82 -18 165 76', shade, 2.6);
  });
}

/** A clipped hedge from `x` to `x + width` standing on `base`. */
export function hedge(
  canvas: Canvas,
  palette: Palette,
  random: Random,
  box: { x: number; base: number; width: number; height: number },
): string {
  const draw = clump(canvas, palette.leaf);
  const scale = box.height / 74;
  const parts: string[] = [];
  for (let row = 0; row < 2; row += 1) {
    for (let x = box.x; x <= box.x + box.width; x += 46 * scale) {
      const y = box.base - box.height * (row === 0 ? 0.62 : 0.3);
      parts.push(clumpAt(draw, x + random.range(-6, 6), y, scale * random.range(0.85, 1.05), random));
    }
  }
  return group(parts);
}

/** A line of distant trees as one soft silhouette. */
export function treeline(canvas: Canvas, random: Random, base: number, height: number, colour: string): string {
  let y = height * 0.6;
  let d = `M-20 ${num(base)}V${num(base - y)}`;
  for (let x = -20; x < canvas.width + 40;) {
    const w = random.range(12, 30);
    y = Math.min(height, Math.max(height * 0.34, y + random.range(-0.1, 0.1) * height));
    x += w;
    d += `A${num(w * 0.56)} ${num(w * 0.6)} 0 0 1 ${num(x)} ${num(base - y)}`;
  }
  return path(`${d}V${num(base)}Z`, colour);
}

/** Two boughs that frame the picture from its upper corners, dark and out of reach of the light. */
export function framingBoughs(canvas: Canvas, palette: Palette, random: Random, reach: number): string {
  const leaf: Material = {
    light: mix(palette.leaf.mid, palette.glow, 0.12),
    mid: darken(palette.leaf.dark, 0.25),
    dark: darken(palette.leaf.dark, 0.6),
  };
  const draw = clump(canvas, leaf);
  const side = (mirror: number): string => {
    const parts: string[] = [];
    for (let index = 0; index < 15; index += 1) {
      const t = random.next();
      const x = t * reach;
      const y = -20 + random.range(-40, 60) * (1 - t) + Math.sin(t * 3) * 26;
      parts.push(clumpAt(draw, x, y, random.range(0.9, 1.5) * (1.1 - t * 0.5), random));
    }
    return group(parts, { transform: mirror < 0 ? `translate(${canvas.width} 0) scale(-1 1)` : undefined });
  };
  return group([side(1), side(-1)]);
}

/** A clay or brass urn with a round topiary, about 90 wide and 170 high. */
export function topiary(canvas: Canvas, palette: Palette): string {
  const draw = clump(canvas, palette.leaf);
  const random = new Random(3);
  const pot = canvas.across([
    [0, palette.metal.dark],
    [0.35, palette.metal.light],
    [0.6, palette.metal.mid],
    [1, darken(palette.metal.dark, 0.3)],
  ]);
  const spots: readonly Point[] = [
    [-20, -92],
    [20, -92],
    [0, -84],
    [-24, -114],
    [24, -116],
    [0, -112],
    [-10, -134],
    [12, -134],
  ];
  return [
    ellipse(0, 0, 46, 8, '#05060c', { opacity: 0.35 }),
    path('M-26 -50H26L20 -8Q0 4 -20 -8ZM-30 -56h60v8h-60Z', pot),
    stroke('M0 -56V-90', palette.wood.dark, 6),
    ...spots.map(([x, y]) => clumpAt(draw, x, y, 0.56, random)),
    ellipse(8, -128, 30, 20, lighten(palette.leaf.light, 0.1), { opacity: 0.12 }),
  ].join('');
}
