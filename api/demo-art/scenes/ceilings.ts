import { darken, mix } from './colour.js';
import { haloFill } from './lights.js';
import type { Palette } from './palette.js';
import type { Place } from './perspective.js';
import { ellipse, group, num, path, rect, stroke } from './svg.js';
import type { Canvas } from './svg.js';
import type { Room } from './room.js';

/** A flat ceiling of coffers with a gilt edge, lit by what hangs below. */
export function coffers(canvas: Canvas, palette: Palette, room: Room, step: number): string {
  const { view, half, height, far } = room;
  const [, bottom] = view.at(0, height, far);
  const pale = palette.sheer;
  const fill = canvas.linear([
    [0, mix(pale.dark, palette.wall.dark, 0.55)],
    [0.75, mix(pale.mid, palette.glow, 0.35)],
    [1, mix(pale.light, palette.core, 0.4)],
  ]);
  let [pits, panels] = ['', ''];
  const width = (half * 2) / 5;
  for (let z = far - step; z > 2.4; z -= step) {
    for (let column = 0; column < 5; column += 1) {
      const left = -half + width * column + width * 0.12;
      const right = left + width * 0.76;
      const [back, front] = [z + step * 0.88, z + step * 0.12];
      const at = (y: number, inset: number): Place[] => [
        [left + inset, y, front + inset],
        [right - inset, y, front + inset],
        [right - inset, y, back - inset],
        [left + inset, y, back - inset],
      ];
      pits += view.shape(at(height, 0));
      panels += view.shape(at(height + 0.3, 0)) + view.shape(at(height + 0.3, 0.22));
    }
  }
  const inside = canvas.clip(path(pits, '#000'));
  return [
    rect(0, 0, canvas.width, bottom + 1, fill),
    path(
      pits,
      canvas.linear([
        [0, mix(pale.mid, palette.wall.mid, 0.3)],
        [1, mix(pale.light, palette.core, 0.6)],
      ]),
      { stroke: palette.metal.light, 'stroke-width': 3 },
    ),
    group(
      [
        path(
          panels,
          canvas.linear([
            [0, darken(mix(pale.dark, palette.wall.dark, 0.4), 0.25)],
            [1, mix(pale.mid, palette.glow, 0.55)],
          ]),
          { stroke: palette.metal.mid, 'stroke-width': 1.4 },
        ),
      ],
      { 'clip-path': inside },
    ),
    ellipse(canvas.width / 2, bottom, 560, bottom * 0.9, haloFill(canvas, palette.core, 0.5), {
      style: 'mix-blend-mode:screen',
    }),
  ].join('');
}

/** Cloth gathered along the ridge and let down to both sides in long swags. */
export function drapedCeiling(canvas: Canvas, palette: Palette, room: Room, step: number, ground = true): string {
  const { view, half, height, far } = room;
  const ridge = height + 1.9;
  const parts: string[] = [];
  if (ground)
    parts.push(
      rect(
        0,
        0,
        canvas.width,
        canvas.height / 2,
        canvas.linear([
          [0, mix(palette.sheer.dark, palette.wall.dark, 0.5)],
          [1, mix(palette.sheer.mid, palette.glow, 0.5)],
        ]),
      ),
    );
  const slope = (side: number, z: number): string => {
    const points = Array.from({ length: 7 }, (_, index) => {
      const t = index / 6;
      return view.at(side * half * t, ridge + (height - ridge) * t - Math.sin(t * Math.PI) * 0.5, z);
    });
    return points.map(([x, y]) => `${num(x)} ${num(y)}`).join('L');
  };
  let index = 0;
  for (let z = far; z > 2.4; z -= step) {
    index += 1;
    const near = z - step;
    const tone = index % 2 === 0 ? palette.sheer : palette.fabric;
    const shine = index % 2 === 0 ? 0.3 : 0.12;
    for (const side of [-1, 1]) {
      const back = slope(side, z);
      const front = slope(side, Math.max(2, near)).split('L').reverse().join('L');
      const light = canvas.across(
        side < 0
          ? [
              [0, tone.dark],
              [0.6, mix(tone.mid, palette.glow, shine)],
              [1, mix(tone.light, palette.core, shine)],
            ]
          : [
              [0, mix(tone.light, palette.core, shine)],
              [0.4, mix(tone.mid, palette.glow, shine)],
              [1, tone.dark],
            ],
      );
      parts.push(path(`M${back}L${front}Z`, light));
      parts.push(stroke(`M${back}`, tone.dark, Math.max(1, view.scale(z) * 0.03), { opacity: 0.35 }));
    }
  }
  const [, y] = view.at(0, ridge, far);
  parts.push(
    ellipse(canvas.width / 2, y + 30, 520, 260, haloFill(canvas, palette.core, 0.5), {
      style: 'mix-blend-mode:screen',
    }),
  );
  return group(parts);
}
