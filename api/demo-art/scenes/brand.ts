import { archProfile, opening } from './arches.js';
import { heroSvg } from './hero.js';
import { line, num } from './svg.js';
import type { Point } from './svg.js';

/** The brand's colours on light and on dark ground. */
const INK = {
  light: { arch: '#0e6b56', lamp: '#c8871c' },
  dark: { arch: '#4fc3a1', lamp: '#e9b44c' },
} as const;

/** One cusped arch of the mark: an outer and an inner line joined to a ribbon, feet on y = 56. */
function ribbon(x: number, half: number, thickness: number): string {
  const side = (w: number, tip: number, spring: number): Point[] =>
    archProfile('pointed').map(([u, v]): Point => [x + u * w, spring - v * (spring - tip)]);
  const outer = side(half, 8, 34);
  const inner = side(half - thickness, 8 + thickness * 1.3, 34).reverse();
  return `${line([[x - half, 56], ...outer, [x + half, 56], [x + half - thickness, 56], ...inner, [x - half + thickness, 56]])}Z`;
}

/** Two arches leaning on each other make the M; a flame stands where they meet. Drawn in a square of 64. */
function mark(arch: string, lamp: string): string {
  const arches = `${ribbon(19.5, 15.5, 5)}${ribbon(44.5, 15.5, 5)}`;
  return `<path d="${arches}" fill="${arch}"/><path d="${FLAME}" fill="${lamp}"/>`;
}

/** A lamp's flame, its foot where the arches meet. */
const FLAME =
  'M32.4 1.4C33 6.4 38.2 9.4 38.2 15.2A6.2 6.2 0 0 1 25.8 15.2C25.8 12 27.4 10.2 29.2 8C30.8 6 32 4.2 32.4 1.4Z';

const square = (content: string, label = ''): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64"${label}>${content}</svg>`;

/** The logo mark without ground, for a page in light or dark theme. */
export const logoMarkSvg = (theme: 'light' | 'dark'): string => square(mark(INK[theme].arch, INK[theme].lamp));

/** The mark on an emerald tile: for icons on any ground. */
export function appIconSvg(): string {
  const halo =
    '<radialGradient id="g" cx=".5" cy=".2" r=".9"><stop offset="0" stop-color="#17866c"/><stop offset="1" stop-color="#0a4a3c"/></radialGradient>';
  const small = `<g transform="translate(${num(9.6)} ${num(9)}) scale(.7)">${mark('#fbf3e2', '#f0b84c')}</g>`;
  return square(`<defs>${halo}</defs><rect width="64" height="64" rx="15" fill="url(#g)"/>${small}`);
}

/** The icon of the browser tab: a single arch and its flame, legible at 16 pixels. */
export function faviconSvg(): string {
  const style = '<style>.a{fill:#0e6b56}.l{fill:#f0b84c}@media (prefers-color-scheme:dark){.a{fill:#17866c}}</style>';
  const gate = opening('pointed', 32, 64, 44, 56);
  return square(
    `${style}<rect class="a" width="64" height="64" rx="14"/><path d="${gate}" fill="#fbf3e2"/><g transform="translate(-19.2 17) scale(1.6)"><path class="l" d="${FLAME}"/></g><path class="a" d="M17 50Q32 57 47 50Q44 62 32 62Q20 62 17 50Z"/>`,
  );
}

/** The artwork of a shared link, 1200 by 630: the dusk scene without words. */
export const ogImageSvg = (): string => heroSvg({ width: 1200, height: 630 });
