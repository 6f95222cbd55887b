import { archLine, dome, finial, opening } from './arches.js';
import type { ArchKind } from './arches.js';
import { darken, mix } from './colour.js';
import { haloFill, lantern } from './lights.js';
import type { Palette } from './palette.js';
import { circle, ellipse, group, num, path, rect, stroke } from './svg.js';
import type { Canvas } from './svg.js';

/** Where an opening stands: middle of its foot, and its size. */
export interface Opening {
  readonly kind: ArchKind;
  readonly x: number;
  readonly base: number;
  readonly width: number;
  readonly height: number;
}

/** The warm depth seen through an opening at this hour. */
export function litDepth(canvas: Canvas, palette: Palette): string {
  const dim = mix(palette.stone.dark, palette.wood.dark, 0.5);
  const shown = 0.35 + palette.lamps * 0.65;
  return canvas.linear([
    [0, mix(dim, darken(palette.glow, 0.5), shown)],
    [0.4, mix(dim, mix(palette.glow, palette.wall.mid, 0.42), shown)],
    [0.8, mix(dim, palette.glow, shown * 0.92)],
    [1, mix(dim, palette.core, shown * 0.8)],
  ]);
}

/** An arched opening in a wall: recessed panel, moulding, reveal and the light within. */
export function archway(
  canvas: Canvas,
  palette: Palette,
  at: Opening,
  furnishing: 'drapes' | 'lantern' | 'plain' = 'plain',
): string {
  const { kind, x, base, width, height } = at;
  const { stone } = palette;
  const reveal = canvas.across([
    [0, darken(stone.dark, 0.25)],
    [0.5, stone.dark],
    [1, mix(stone.mid, palette.glow, 0.35 * palette.lamps)],
  ]);
  const inset = width * 0.07;
  const inner: Opening = { kind, x, base, width: width - inset * 2, height: height - inset };
  const clip = canvas.clip(path(opening(kind, x, base, inner.width, inner.height), '#000'));
  const parts = [path(opening(kind, x, base, width, height), reveal)];
  parts.push(path(opening(kind, x, base, inner.width, inner.height), litDepth(canvas, palette)));
  parts.push(group(drawDepth(canvas, palette, inner, furnishing), { 'clip-path': clip }));
  parts.push(
    stroke(
      archLine(kind, x, base, width * 1.03, height * 1.015),
      mix(stone.light, palette.glow, 0.25 * palette.lamps),
      Math.max(1.2, width * 0.022),
    ),
  );
  parts.push(
    stroke(archLine(kind, x, base, width * 1.14, height * 1.06), darken(stone.mid, 0.18), Math.max(0.8, width * 0.01), {
      opacity: 0.7,
    }),
  );
  return parts.join('');
}

function drawDepth(canvas: Canvas, palette: Palette, at: Opening, furnishing: 'drapes' | 'lantern' | 'plain'): string {
  const { x, base, width, height } = at;
  const floor = canvas.linear([
    [0, palette.core, 0.55 * palette.lamps],
    [1, palette.glow, 0],
  ]);
  const parts = [
    ellipse(x, base - height * 0.42, width * 0.5, height * 0.46, haloFill(canvas, palette.core, 0.75 * palette.lamps)),
  ];
  parts.push(rect(x - width / 2, base - height * 0.08, width, height * 0.08, floor));
  if (furnishing === 'drapes') {
    for (const side of [-1, 1]) {
      const edge = x + (side * width) / 2;
      const d = `M${num(edge)} ${num(base - height)}H${num(x)}Q${num(edge - side * width * 0.12)} ${num(base - height * 0.72)} ${num(edge - side * width * 0.1)} ${num(base - height * 0.36)}L${num(edge - side * width * 0.16)} ${num(base)}H${num(edge)}Z`;
      parts.push(
        path(
          d,
          canvas.across([
            [0, palette.fabric.dark],
            [0.5, palette.fabric.mid],
            [1, palette.fabric.dark],
          ]),
          { opacity: 0.92 },
        ),
      );
    }
  }
  if (furnishing === 'lantern') {
    const scale = width / 130;
    const hook = base - height * 0.86;
    parts.push(canvas.part(`lantern ${palette.name}`, () => lantern(canvas, palette))(x, hook, scale));
  }
  return parts.join('');
}

/** A wall with a soft gradient and warm light climbing from its foot. */
export function wall(canvas: Canvas, palette: Palette, x: number, base: number, width: number, height: number): string {
  const { stone } = palette;
  const face = canvas.linear([
    [0, stone.mid],
    [0.12, mix(stone.mid, stone.light, 0.35)],
    [1, mix(stone.mid, stone.dark, 0.25)],
  ]);
  const warm = canvas.linear([
    [0, palette.glow, 0],
    [0.55, palette.glow, 0.08 * palette.lamps],
    [1, palette.glow, 0.55 * palette.lamps],
  ]);
  return rect(x, base - height, width, height, face) + rect(x, base - height, width, height, warm);
}

/** A cornice of three courses with its shadow below. */
export function cornice(canvas: Canvas, palette: Palette, x: number, y: number, width: number, size: number): string {
  const { stone } = palette;
  const shadow = canvas.linear([
    [0, darken(stone.dark, 0.4), 0.55],
    [1, stone.dark, 0],
  ]);
  return [
    rect(x, y + size, width, size * 1.6, shadow),
    rect(x - size * 0.5, y - size, width + size, size * 0.7, stone.light),
    rect(x - size * 0.3, y - size * 0.3, width + size * 0.6, size * 0.7, stone.mid),
    rect(x, y + size * 0.4, width, size * 0.6, mix(stone.mid, stone.dark, 0.5)),
  ].join('');
}

/** A parapet of pointed merlons. */
export function merlons(palette: Palette, x: number, base: number, width: number, size: number): string {
  const count = Math.max(2, Math.round(width / size));
  const step = width / count;
  let d = '';
  for (let index = 0; index < count; index += 1) {
    const left = x + index * step + step * 0.1;
    const w = step * 0.8;
    d += `M${num(left)} ${num(base)}v${num(-size * 0.55)}q0 ${num(-size * 0.28)} ${num(w / 2)} ${num(-size * 0.62)}q${num(w / 2)} ${num(size * 0.34)} ${num(w / 2)} ${num(size * 0.62)}v${num(size * 0.55)}Z`;
  }
  return path(d, mix(palette.stone.mid, palette.stone.light, 0.4));
}

/** A round shape's shading: lit from one side. */
export const rounded = (canvas: Canvas, light: string, mid: string, dark: string): string =>
  canvas.across([
    [0, mix(mid, dark, 0.55)],
    [0.3, light],
    [0.62, mid],
    [1, dark],
  ]);

/** A domed kiosk on slender columns, about 100 wide and 150 high, its foot at the origin. */
export function chhatri(canvas: Canvas, palette: Palette): string {
  const { stone, metal } = palette;
  const shade = rounded(canvas, stone.light, stone.mid, stone.dark);
  const inner = canvas.linear([
    [0, mix(stone.dark, palette.glow, 0.2 * palette.lamps)],
    [1, mix(stone.mid, palette.glow, 0.75 * palette.lamps)],
  ]);
  const columns = [-38, -14, 10, 34].map((x) => rect(x, -66, 5, 60, shade)).join('');
  return [
    rect(-40, -66, 80, 60, inner),
    ellipse(0, -30, 38, 40, haloFill(canvas, palette.core, 0.7 * palette.lamps)),
    columns,
    path('M-40 -66q12 12 26 0q12 12 24 0q12 12 30 0v-8h-80Z', stone.mid),
    path('M-56 -68L-44 -80H44L56 -68Q0 -76 -56 -68Z', mix(stone.light, stone.mid, 0.3)),
    path(dome(0, -79, 36), shade),
    stroke('M-20 -80Q-30 -106 -4 -132M20 -80Q30 -106 4 -132M0 -80V-140', darken(stone.mid, 0.25), 0.9, {
      opacity: 0.5,
    }),
    path(finial(0, -144, 24), metal.mid),
    rect(-46, -6, 92, 6, mix(stone.light, stone.mid, 0.5)),
  ].join('');
}

/** A slim tower with galleries and a dome, about 80 wide and `height` high, its foot at the origin. */
export function tower(canvas: Canvas, palette: Palette, height: number): string {
  const { stone } = palette;
  const shade = rounded(canvas, stone.light, stone.mid, stone.dark);
  const warm = canvas.linear([
    [0, palette.glow, 0],
    [0.6, palette.glow, 0.06 * palette.lamps],
    [1, palette.glow, 0.6 * palette.lamps],
  ]);
  const shaft = `M-30 0L-24 ${-height}H24L30 0Z`;
  const parts = [path(shaft, shade), path(shaft, warm)];
  for (const share of [0.42, 0.78, 1]) {
    const y = -height * share;
    parts.push(path(`M-26 ${num(y + 22)}L-38 ${num(y + 8)}H38L26 ${num(y + 22)}Z`, mix(stone.mid, stone.dark, 0.5)));
    parts.push(rect(-40, y, 80, 9, shade), merlonBand(palette, y));
  }
  parts.push(canvas.part(`chhatri ${palette.name}`, () => chhatri(canvas, palette))(0, -height, 0.82));
  for (const share of [0.2, 0.6, 0.9]) {
    parts.push(path(opening('cusped', 0, -height * share + 26, 20, 44), litDepth(canvas, palette)));
    parts.push(circle(0, -height * share, 22, haloFill(canvas, palette.glow, 0.35 * palette.lamps)));
  }
  return parts.join('');
}

const merlonBand = (palette: Palette, y: number): string => merlons(palette, -40, y, 80, 11);

/** A jharokha: a bracketed balcony window under its own eaves, about 128 wide and 160 high round its sill. */
export function jharokha(canvas: Canvas, palette: Palette): string {
  const { stone } = palette;
  const shade = rounded(canvas, stone.light, stone.mid, stone.dark);
  return [
    path('M-40 22L-22 52H22L40 22Z', mix(stone.mid, stone.dark, 0.55)),
    rect(-46, -94, 92, 118, mix(stone.mid, stone.light, 0.3)),
    archway(canvas, palette, { kind: 'cusped', x: 0, base: 0, width: 54, height: 84 }, 'drapes'),
    rect(-50, 0, 100, 24, shade),
    jaliBand(palette, -46, 4, 92, 15),
    path('M-64 -92L-50 -106H50L64 -92Q0 -100 -64 -92Z', mix(stone.light, stone.mid, 0.25)),
  ].join('');
}

/** A pierced stone screen: a lattice of small dark stars. */
export function jaliBand(palette: Palette, x: number, y: number, width: number, height: number): string {
  const gap = Math.max(5, height / 2.4);
  let d = '';
  for (let row = 0; row * gap < height - gap * 0.4; row += 1) {
    d += `M${num(x + (row % 2 ? gap / 2 : 0) + gap * 0.4)} ${num(y + gap * 0.55 + row * gap)}H${num(x + width)}`;
  }
  return stroke(d, mix(palette.stone.dark, palette.glow, 0.25 * palette.lamps), gap * 0.58, {
    'stroke-dasharray': `${num(gap * 0.58)} ${num(gap * 0.42)}`,
    opacity: 0.85,
  });
}
