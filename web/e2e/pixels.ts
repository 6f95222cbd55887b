import type { Locator, Page } from 'playwright-core';

/** Red, green, blue. */
export type Colour = readonly [number, number, number];

/** What an element looks like, pixel by pixel. */
export interface Painting {
  width: number;
  height: number;
  at: (x: number, y: number) => Colour;
}

/** Takes a picture of an element as it stands on the screen. */
export async function capturePainting(element: Locator): Promise<Painting> {
  // At the edges of the window, bars lie over it.
  await element.evaluate((shown) => shown.scrollIntoView({ block: 'center' }));
  const findTop = () => element.evaluate((shown) => shown.getBoundingClientRect().top + window.scrollY);
  let top: number;
  let png: string;
  do {
    // What still loads above it may have moved it meanwhile.
    top = await findTop();
    png = (await element.screenshot()).toString('base64');
  } while ((await findTop()) !== top);
  const { width, height, data } = await element.page().evaluate(decode, png);
  const pixel = (x: number, y: number): number => 4 * (Math.floor(y) * width + Math.floor(x));
  const at = (x: number, y: number): Colour => {
    const from = pixel(x, y);
    return [data[from] ?? 0, data[from + 1] ?? 0, data[from + 2] ?? 0];
  };
  return { width, height, at };
}

/** Runs in the page, which has a decoder. */
async function decode(png: string): Promise<{ width: number; height: number; data: number[] }> {
  const bytes = Uint8Array.from(atob(png), (character) => character.charCodeAt(0));
  const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
  const { width, height } = bitmap;
  const context = new OffscreenCanvas(width, height).getContext('2d');
  if (!context) throw new Error('The page can’t draw');
  context.drawImage(bitmap, 0, 0);
  return { width, height, data: [...context.getImageData(0, 0, width, height).data] };
}

/** A custom property of the page that holds a color, as it is painted now. */
export async function readColor(page: Page, property: string): Promise<Colour> {
  const [red = 0, green = 0, blue = 0] = await page.evaluate((name) => {
    const context = new OffscreenCanvas(1, 1).getContext('2d');
    if (!context) throw new Error('The page can’t draw');
    context.fillStyle = getComputedStyle(document.documentElement).getPropertyValue(name).trim();
    context.fillRect(0, 0, 1, 1);
    return [...context.getImageData(0, 0, 1, 1).data];
  }, property);
  return [red, green, blue];
}

/** How far apart two colors are, 0 to 441. */
export function difference(one: Colour, other: Colour): number {
  return Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]);
}

/** What WCAG asks of words in normal size. */
export const READABLE = 4.5;

/** Relative luminance, as WCAG defines it. */
export function luminance(colour: Colour): number {
  const [red, green, blue] = colour.map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast of two luminances, as WCAG defines it. */
export const contrast = (one: number, other: number): number =>
  (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

/** The part of a star's place that its body fills from edge to edge, halfway down. */
const BODY = { from: 0.25, to: 0.75 } as const;

/** How many stars of a row of five are filled, from 0 to 5; to a quarter of a star, whose tips are too thin to be measured. */
export function filledStars({ width, height, at }: Painting, filled: Colour, empty: Colour): number {
  const place = Math.floor(width / 5);
  let sum = 0;
  for (let star = 0; star < 5; star += 1) {
    let [count, all] = [0, 0];
    for (let x = Math.ceil((star + BODY.from) * place); x < (star + BODY.to) * place; x += 1) {
      const colour = at(x, height / 2);
      all += 1;
      if (difference(colour, filled) < difference(colour, empty)) count += 1;
    }
    const share = count / all;
    sum += share === 0 || share === 1 ? share : BODY.from + share * (BODY.to - BODY.from);
  }
  return sum;
}

/** Which part of a bar's track has the bar's color, 0 to 1, along its middle. */
export function filledShare({ width, height, at }: Painting, filled: Colour, along: 'x' | 'y'): number {
  const length = along === 'x' ? width : height;
  const middle = (along === 'x' ? height : width) / 2;
  let count = 0;
  for (let place = 0; place < length; place += 1) {
    const colour = along === 'x' ? at(place, middle) : at(middle, place);
    if (difference(colour, filled) < 24) count += 1;
  }
  return count / length;
}
