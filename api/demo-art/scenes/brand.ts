import { heroSvg } from './hero.js';
import { num } from './svg.js';

/** The arch with a lamp of the web app's header, in a box of 30 by 34. */
const LOGO = {
  arch: 'M2 33V15.5C2 8.5 10 6.5 15 1c5 5.5 13 7.5 13 14.5V33h-5.5V18c0-4-4.5-5.5-7.5-8.8C12 12.5 7.5 14 7.5 18v15z',
  lamp: 'M15 17.5c2.4 2.7 3.6 4.5 3.6 6.3a3.6 3.6 0 0 1-7.2 0c0-1.8 1.2-3.6 3.6-6.3z',
};

/**
 * The logo on an emerald tile: the icon of the installed app.
 * @param shape `round` has corners of its own; `full` fills its square and keeps the logo within the part that every mask shows
 */
export function appIconSvg(shape: 'round' | 'full'): string {
  const ground =
    '<radialGradient id="g" cx=".5" cy=".2" r=".9"><stop offset="0" stop-color="#17866c"/><stop offset="1" stop-color="#0a4a3c"/></radialGradient>';
  const scale = shape === 'round' ? 1.3 : 1;
  const [x, y] = [32 - 15 * scale, 32 - 17 * scale];
  const logo = `<g transform="translate(${num(x)} ${num(y)}) scale(${scale})"><path d="${LOGO.arch}" fill="#fbf3e2"/><path d="${LOGO.lamp}" fill="#f0b84c"/></g>`;
  const tile = `<rect width="64" height="64"${shape === 'round' ? ' rx="15"' : ''} fill="url(#g)"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64"><defs>${ground}</defs>${tile}${logo}</svg>`;
}

/** The artwork of a shared link, 1200 by 630: the dusk scene without words. */
export const ogImageSvg = (): string => heroSvg({ width: 1200, height: 630 });
