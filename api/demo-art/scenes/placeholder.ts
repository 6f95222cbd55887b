import { archLine, opening } from './arches.js';
import { mix } from './colour.js';
import type { Colour } from './colour.js';
import { haloFill, lantern } from './lights.js';
import { createPalette } from './palette.js';
import { Canvas, circle, ellipse, group, path, rect, stroke } from './svg.js';

const PLASTER = '#d9d0bf';
const SHADE = '#b8ad98';
const DEEP = '#8f8674';
const EDGE = '#efe8da';

/** Middle, width and height of the three arches. */
const ARCHES = [
  [270, 330, 560],
  [800, 430, 690],
  [1330, 330, 560],
] as const;

/**
 * A quiet picture for a hall that has none yet: three arches in plaster, one lamp. Fits light and dark pages.
 * @param width pixels @param height pixels
 */
export function placeholderSvg({ width, height }: { readonly width: number; readonly height: number }): string {
  const canvas = new Canvas(1600, 900);
  const fade = (top: Colour, bottom: Colour): string =>
    canvas.linear([
      [0, top],
      [1, bottom],
    ]);
  canvas.add(rect(0, 0, 1600, 900, fade(PLASTER, mix(PLASTER, SHADE, 0.5))));
  for (const [x, w, h] of ARCHES) {
    canvas.add(
      path(opening('cusped', x, 820, w, h), fade(SHADE, mix(SHADE, '#efe6d4', 0.75))),
      path(opening('cusped', x + 14, 820, w - 46, h - 30), fade(mix(SHADE, DEEP, 0.35), mix(SHADE, '#f2e8d2', 0.6))),
      stroke(archLine('cusped', x, 820, w * 1.08, h * 1.03), EDGE, 5),
      stroke(archLine('cusped', x, 820, w * 1.16, h * 1.055), mix(SHADE, DEEP, 0.3), 2),
    );
  }
  canvas.add(rect(0, 820, 1600, 80, fade('#cabfab', '#a99d87')), rect(0, 818, 1600, 4, EDGE));
  canvas.add(stroke('M800 140V350', '#8d8069', 3), ellipse(800, 470, 250, 300, haloFill(canvas, '#fff2d4', 0.75)));
  canvas.add(
    group(lantern(canvas, createPalette('ivory-day')), { transform: 'translate(800 340) scale(2.2)' }),
    circle(800, 424, 110, haloFill(canvas, '#fff6e0', 0.6)),
    ellipse(800, 850, 380, 26, haloFill(canvas, '#fff2d4', 0.7)),
  );
  return canvas.toSvg(width, height);
}
