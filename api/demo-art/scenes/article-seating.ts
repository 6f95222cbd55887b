import { darken, lighten, mix } from './colour.js';
import { arrangement, petalsOnGround } from './flowers.js';
import { haloFill } from './lights.js';
import type { Palette } from './palette.js';
import type { Random } from '../../src/demo/random.js';
import { circle, ellipse, group, num, path, placed, rect, stroke } from './svg.js';
import type { Canvas } from './svg.js';

/** A hall from above: round tables about an aisle, a dance floor, the stage at its head. */
export function seatingScene(canvas: Canvas, palette: Palette, random: Random): void {
  canvas.add(parquet(palette), danceFloor(palette));
  const table = canvas.shaped('table above', () => tableAbove(canvas, palette, random.fork('flowers')));
  const spots = [
    [170, 170],
    [170, 450],
    [170, 730],
    [440, 310],
    [440, 590],
    [440, 860],
    [440, 40],
    [1430, 170],
    [1430, 450],
    [1430, 730],
    [1160, 310],
    [1160, 590],
    [1160, 860],
    [1160, 40],
  ] as const;
  for (const [x, y] of spots) canvas.add(table(`translate(${x} ${y}) rotate(${random.whole(0, 40)}) scale(.96)`));
  canvas.add(petalsOnGround(palette, random.fork('petals'), { x: 800, y: 760, rx: 90, ry: 160, count: 60, size: 12 }));
  const dark = darken(palette.wall.dark, 0.6);
  canvas.add(
    ellipse(
      800,
      420,
      1150,
      760,
      canvas.radial([
        [0.45, dark, 0],
        [1, dark, 0.72],
      ]),
    ),
  );
  canvas.add(ellipse(800, 380, 620, 420, haloFill(canvas, palette.glow, 0.36), { style: 'mix-blend-mode:screen' }));
}

function parquet(palette: Palette): string {
  const floor = mix(palette.wood.mid, palette.sheer.mid, 0.35);
  let lines = '';
  for (let row = -1; row < 16; row += 1) {
    for (let column = -1; column < 26; column += 1) {
      const [x, y] = [column * 66, row * 66];
      lines +=
        (row + column) % 2 === 0
          ? `M${x} ${y}h66M${x} ${y + 22}h66M${x} ${y + 44}h66`
          : `M${x} ${y}v66M${x + 22} ${y}v66M${x + 44} ${y}v66`;
    }
  }
  return rect(0, 0, 1600, 900, floor) + stroke(lines, palette.wood.dark, 1.6, { opacity: 0.26 });
}

function danceFloor(palette: Palette): string {
  const { metal, sheer } = palette;
  let rays = '';
  for (let index = 0; index < 16; index += 1) {
    const p = (r: number, turn: number): string =>
      `${num(Math.cos(((index + turn) / 16) * Math.PI * 2) * r)} ${num(Math.sin(((index + turn) / 16) * Math.PI * 2) * r)}`;
    rays += `M${p(52, 0)}Q${p(110, -0.36)} ${p(160, 0)}Q${p(110, 0.36)} ${p(52, 0)}Z`;
  }
  const star = [
    circle(0, 0, 214, mix(sheer.mid, palette.wall.mid, 0.18)),
    circle(0, 0, 214, 'none', { stroke: metal.mid, 'stroke-width': 7 }),
    circle(0, 0, 190, 'none', { stroke: palette.fabric.mid, 'stroke-width': 10 }),
    circle(0, 0, 176, 'none', { stroke: metal.mid, 'stroke-width': 2.5 }),
    path(rays, palette.fabric.mid),
    stroke(rays, metal.light, 2.5),
    circle(0, 0, 40, palette.petals[1]),
    circle(0, 0, 40, 'none', { stroke: metal.mid, 'stroke-width': 4 }),
  ].join('');
  return [
    rect(726, 480, 148, 430, palette.carpet),
    rect(738, 480, 6, 430, metal.mid),
    rect(856, 480, 6, 430, metal.mid),
    path('M520 -10H1080V70Q800 190 520 70Z', mix(sheer.light, palette.glow, 0.12)),
    stroke('M520 70Q800 190 1080 70', metal.mid, 7),
    stroke('M540 44Q800 158 1060 44', palette.fabric.mid, 10),
    placed(star, 800, 400),
  ].join('');
}

function tableAbove(canvas: Canvas, palette: Palette, random: Random): string {
  const { metal, sheer, fabric } = palette;
  const parts = [
    circle(
      10,
      14,
      150,
      canvas.radial([
        [0.5, '#120a0c', 0.55],
        [1, '#120a0c', 0],
      ]),
    ),
  ];
  for (let index = 0; index < 8; index += 1) {
    const seat = [
      rect(-23, 92, 46, 42, metal.dark, { rx: 9 }),
      rect(-19, 96, 38, 33, fabric.mid, { rx: 8 }),
      rect(-24, 126, 48, 9, metal.mid, { rx: 4 }),
    ].join('');
    parts.push(group(seat, { transform: `rotate(${index * 45})` }));
  }
  parts.push(
    circle(
      0,
      0,
      102,
      canvas.radial([
        [0, lighten(sheer.light, 0.2)],
        [0.7, sheer.light],
        [1, mix(sheer.mid, sheer.dark, 0.25)],
      ]),
    ),
  );
  parts.push(circle(0, 0, 99, 'none', { stroke: metal.mid, 'stroke-width': 1.6 }));
  for (let index = 0; index < 8; index += 1) {
    const place = [
      circle(2, 74, 18.5, '#1a0f10', { 'fill-opacity': 0.2 }),
      circle(0, 72, 18.5, metal.mid),
      circle(0, 72, 15.4, '#fffdf7'),
      circle(0, 72, 10, 'none', { stroke: mix(sheer.mid, sheer.dark, 0.25), 'stroke-width': 1 }),
      rect(-4, 64, 8, 17, fabric.mid, { rx: 1.5 }),
      stroke('M-24 62V82M24 62V82M28 64V82', metal.dark, 1.7),
      circle(25, 50, 5.4, '#ffffff', { 'fill-opacity': 0.75, stroke: metal.mid, 'stroke-width': 1 }),
    ].join('');
    parts.push(group(place, { transform: `rotate(${index * 45})` }));
  }
  for (let index = 0; index < 5; index += 1) {
    const angle = (index / 5) * Math.PI * 2;
    parts.push(
      circle(Math.cos(angle) * 44, Math.sin(angle) * 44, 18, haloFill(canvas, palette.glow, 0.9)),
      circle(Math.cos(angle) * 44, Math.sin(angle) * 44, 4, palette.core),
    );
  }
  parts.push(placed(arrangement(canvas, palette, random, 33, 16), 0, 0));
  return parts.join('');
}
