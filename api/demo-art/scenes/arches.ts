import { line, num } from './svg.js';
import type { Point } from './svg.js';

/** The arches the halls are built with. */
export const ARCHES = ['cusped', 'pointed', 'round', 'ogee'] as const;
/** One kind of arch. */
export type ArchKind = (typeof ARCHES)[number];

const LOBES = 4;
const LOBE_STEPS = 5;

/** The right half of an arch from springing (1, 0) to apex (0, 1). */
function halfProfile(kind: ArchKind, t: number): Point {
  if (kind === 'round') return [Math.cos((t * Math.PI) / 2), Math.sin((t * Math.PI) / 2)];
  const u = 1 - t;
  if (kind === 'ogee') {
    const x = u ** 3 + 3 * u * u * t * 1.06 + 3 * u * t * t * 0.2;
    const y = 3 * u * u * t * 0.66 + 3 * u * t * t * 0.72 + t ** 3;
    return [x, y];
  }
  const x = u ** 3 + 3 * u * u * t + 3 * u * t * t * 0.42;
  const y = 3 * u * u * t * 0.58 + 3 * u * t * t * 0.86 + t ** 3;
  return [x, y];
}

/** Lobes along the pointed profile: each bulges into the stone, the last runs out into a tip. */
function cuspedHalf(): Point[] {
  const points: Point[] = [];
  for (let lobe = 0; lobe < LOBES; lobe += 1) {
    const from = halfProfile('pointed', lobe / LOBES);
    const to = halfProfile('pointed', (lobe + 1) / LOBES);
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
    const bulge = lobe === LOBES - 1 ? 0.1 : 0.3;
    for (let step = 0; step < LOBE_STEPS; step += 1) {
      const t = step / LOBE_STEPS;
      const lift = Math.sin(t * Math.PI) * bulge * (lobe === LOBES - 1 ? Math.cos(t * Math.PI) : 1);
      points.push([from[0] + dx * t + dy * lift, from[1] + dy * t - dx * lift]);
    }
  }
  points.push([0, 1]);
  return points;
}

const profiles = new Map<ArchKind, readonly Point[]>();

/** An arch as points from its left springing (-1, 0) over its apex (0, 1) to its right springing (1, 0). */
export function archProfile(kind: ArchKind): readonly Point[] {
  const known = profiles.get(kind);
  if (known) return known;
  const half =
    kind === 'cusped' ? cuspedHalf() : Array.from({ length: 13 }, (_, index) => halfProfile(kind, index / 12));
  const left = half.map(([x, y]): Point => [-x, y]);
  const whole = [...left, ...half.slice(0, -1).reverse()];
  profiles.set(kind, whole);
  return whole;
}

/** How high the curved part of an opening rises, as a share of half its width. */
const RISE: Readonly<Record<ArchKind, number>> = { cusped: 1.16, pointed: 1.15, round: 1, ogee: 1.3 };

/** The outline of an opening: jambs and arch, standing on `base`, `height` to the tip. */
export function opening(kind: ArchKind, x: number, base: number, width: number, height: number): string {
  return `${archLine(kind, x, base, width, height)}Z`;
}

/** The same, open at its foot: for mouldings drawn along it. */
export function archLine(kind: ArchKind, x: number, base: number, width: number, height: number): string {
  const half = width / 2;
  const rise = Math.min(height * 0.9, half * RISE[kind]);
  const spring = base - height + rise;
  const points = archProfile(kind).map(([u, v]): Point => [x + u * half, spring - v * rise]);
  return `${line([[x - half, base], ...points])}L${num(x + half)} ${num(base)}`;
}

/** An onion dome standing on `base`, with its finial, `r` its half width. */
export function dome(x: number, base: number, r: number): string {
  const p = (dx: number, dy: number): string => `${num(x + dx * r)} ${num(base - dy * r)}`;
  return `M${p(-0.92, 0)}C${p(-1.28, 0.62)} ${p(-0.72, 1.12)} ${p(-0.2, 1.5)}Q${p(-0.05, 1.64)} ${p(0, 1.86)}Q${p(0.05, 1.64)} ${p(0.2, 1.5)}C${p(0.72, 1.12)} ${p(1.28, 0.62)} ${p(0.92, 0)}Z`;
}

/** The finial of a dome whose tip is at `y`. */
export function finial(x: number, y: number, size: number): string {
  const s = size;
  return `M${num(x - s * 0.08)} ${num(y)}h${num(s * 0.16)}V${num(y - s)}h${num(-s * 0.16)}ZM${num(x - s * 0.24)} ${num(y - s * 0.3)}a${num(s * 0.24)} ${num(s * 0.2)} 0 1 0 ${num(s * 0.48)} 0a${num(s * 0.24)} ${num(s * 0.2)} 0 1 0 ${num(-s * 0.48)} 0ZM${num(x - s * 0.14)} ${num(y - s * 0.72)}a${num(s * 0.14)} ${num(s * 0.13)} 0 1 0 ${num(s * 0.28)} 0a${num(s * 0.14)} ${num(s * 0.13)} 0 1 0 ${num(-s * 0.28)} 0Z`;
}
