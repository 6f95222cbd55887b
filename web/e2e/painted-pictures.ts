import { MAX_PIXEL_RATIO } from '../../api/src/domain/media/picture-density';
import { PICTURE_WIDTHS } from '../../api/src/domain/media/pictures';
import type { BrowserContext, Page } from 'playwright-core';

/** A picture of a screen: how large it is painted, and how large the file is that the browser chose for it. */
export interface PaintedPicture {
  source: string;
  /** CSS pixels from edge to edge of the whole photograph, with what its frame cuts off. */
  paintedWidth: number;
  fileWidth: number;
  /** The width in which the server keeps a picture that it makes in several: it makes no file that is wider. */
  keptWidth: number;
  /** Widths that the browser could choose from, ascending. */
  offered: number[];
}

/** Runs in the page: loads what isn't loaded yet and measures every picture that is shown; drawings have every size. */
async function measure(): Promise<PaintedPicture[]> {
  const images = [...document.images].filter((image) => {
    const { width, height } = image.getBoundingClientRect();
    const isDrawing = /^data:image\/svg|\.svg$/.test(image.currentSrc);
    return !isDrawing && image.checkVisibility({ visibilityProperty: true }) && width > 0 && height > 0;
  });
  for (const image of images) image.loading = 'eager';
  const measureWidth = async (address: string) => {
    const file = new Image();
    file.src = address;
    await file.decode();
    return file.naturalWidth;
  };
  return Promise.all(
    images.map(async (image) => {
      await image.decode();
      // With a srcset the element's natural width is what `sizes` says; the file alone knows its own.
      const file = new Image();
      file.src = image.currentSrc;
      await file.decode();
      const { width, height } = image.getBoundingClientRect();
      const ratio = file.naturalWidth / file.naturalHeight;
      const fit = getComputedStyle(image).objectFit;
      const fitted = fit === 'cover' ? Math.max(width, height * ratio) : Math.min(width, height * ratio);
      const sources = [image, ...(image.closest('picture')?.querySelectorAll('source') ?? [])];
      const choices = sources
        .map(({ srcset }) => srcset.split(',').map((choice) => choice.trim().split(/\s+/)))
        .find((each) => each.some(([url = '']) => new URL(url, location.href).href === image.currentSrc));
      return {
        source: image.currentSrc.slice(location.origin.length),
        paintedWidth: fit === 'fill' ? width : fitted,
        fileWidth: file.naturalWidth,
        keptWidth: image.currentSrc.includes('?')
          ? await measureWidth(image.currentSrc.replace(/\?.*/, ''))
          : Number.POSITIVE_INFINITY,
        offered: (choices ?? []).map(([, size = '']) => Number.parseInt(size)).sort((one, other) => one - other),
      };
    }),
  );
}

/** Every picture that a page shows. */
export function paintedPictures(page: Page): Promise<PaintedPicture[]> {
  return page.evaluate(measure);
}

/** Browsers may take the next smaller file where the need is nearer to that one, on screens of more than one pixel. */
function leastWidth(offered: readonly number[], needed: number, pixelRatio: number): number {
  const at = offered.findIndex((width) => width >= needed);
  const [smaller, fitting] = [offered[at - 1], offered[at] ?? 0];
  return smaller !== undefined && pixelRatio > 1 && needed < Math.sqrt(smaller * fitting) ? smaller : fitting;
}

/** Wider files aren't made, and pictures of the demo are drawn in this width (docs/decisions/0030-pictures.md). */
const WIDEST = PICTURE_WIDTHS.at(-1) ?? 0;
const DEMO_WIDTH = 1600;

/**
 * What is wrong with the width of a picture's file, or null. It needs the painted width in device pixels, of which two to a
 * point count, up to the widest file; twice of that is wasted where there is a smaller file.
 * @param isLoaded whether the browser had the file before: it then shows it in smaller frames, too, which costs nothing
 */
export function widthProblem(picture: PaintedPicture, pixelRatio: number, isLoaded: boolean): string | null {
  const { source, paintedWidth, fileWidth, keptWidth, offered } = picture;
  const choices = offered.length > 0 ? offered : [fileWidth];
  const counted = Math.min(pixelRatio, MAX_PIXEL_RATIO);
  const painted = paintedWidth * counted;
  const told = `${source} has ${fileWidth} px, painted are ${Math.round(paintedWidth)} × ${counted}`;
  // A pixel of rounding isn't worth a larger file.
  const wanted = Math.min(painted - 1, WIDEST);
  const isOffered = choices.some((width) => width >= wanted);
  const needed = isOffered ? leastWidth(choices, wanted, pixelRatio) : wanted;
  const isKept = fileWidth === keptWidth && keptWidth >= DEMO_WIDTH;
  if (fileWidth < needed * 0.99 && !isKept) return `too small: ${told}`;
  const isWasteful = fileWidth > (choices[0] ?? 0) && fileWidth > 2 * painted + 1;
  return isWasteful && !isLoaded ? `too large: ${told}` : null;
}

const SCENE = /\/files\/scenes\/.*[?&]size=(\d+)/;

/** One picture for each width. */
export type SharedPictures = Map<string, Promise<{ body: Buffer; contentType: string }>>;

/**
 * Shows one picture for all of its width. The server makes each width of a picture when it is first asked for: hundreds of them
 * would take long.
 * @param firsts shared by the visits of a test file, so that each width is made once
 */
export async function sharePicturesOfAWidth(context: BrowserContext, firsts: SharedPictures): Promise<void> {
  await context.route(SCENE, async (route) => {
    const [, width = ''] = SCENE.exec(route.request().url()) ?? [];
    const first =
      firsts.get(width) ??
      route.fetch().then(async (response) => ({
        body: await response.body(),
        contentType: response.headers()['content-type'] ?? '',
      }));
    firsts.set(width, first);
    await route.fulfill({ ...(await first), headers: { 'cache-control': 'public, max-age=3600' } });
  });
}
