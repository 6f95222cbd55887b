import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { ARTICLES } from '../src/demo/data/articles.js';
import { BUSINESSES } from '../src/demo/data/businesses.js';
import {
  chooseHallPictures,
  getArticleFile,
  getHallFile,
  getPremisesPhotograph,
  getServiceFile,
} from '../src/demo/pictures.js';
import { SERVICE_SUBJECTS } from '../src/demo/looks.js';
import { articleSvg } from './scenes/articles.js';
import { rasterise, type RasterOptions } from './scenes/raster.js';
import { sceneSvg } from './scenes/scene.js';
import { serviceSvg } from './scenes/services.js';

const SHAPE = { width: 1600, height: 900 } as const;
/** As wide as a gallery shows it at two pixels to a point (docs/decisions/0030-demo-pictures.md). */
const PICTURE: RasterOptions = { width: 1600, format: 'webp', quality: 32, effort: 6 };
/** Up to 240 wide on a page: small files, as a list shows a dozen. */
const SERVICE: RasterOptions = { width: 640, format: 'webp', quality: 40, effort: 6 };
const PHOTOGRAPH: RasterOptions = { width: 640, format: 'jpeg', quality: 76 };
/** What makes pixels of a drawing. */
const RASTER = readFileSync(new URL('./scenes/raster.ts', import.meta.url));

/** A picture of the demo as its painter describes it. */
export interface Drawing {
  /** Name of its file, without a folder. */
  readonly file: string;
  readonly svg: string;
  readonly options: RasterOptions;
}

/** Draws every picture of the demo as SVG, one after the other. */
export function* drawAll(): Generator<Drawing> {
  for (const pictures of chooseHallPictures(BUSINESSES.flatMap(({ halls }) => halls)).values()) {
    for (const picture of pictures) {
      yield { file: getHallFile(picture), svg: sceneSvg({ ...picture, ...SHAPE }), options: PICTURE };
    }
  }
  for (const [index, { topic }] of ARTICLES.entries()) {
    yield { file: getArticleFile(topic, index + 1), svg: articleSvg(topic, index + 1), options: PICTURE };
  }
  for (const subject of SERVICE_SUBJECTS) {
    yield { file: getServiceFile(subject), svg: serviceSvg(subject), options: SERVICE };
  }
  for (const { name, photographOf } of BUSINESSES) {
    if (!photographOf) continue;
    const { file, ...picture } = getPremisesPhotograph(name, photographOf);
    yield { file, svg: sceneSvg({ ...picture, ...SHAPE }), options: PHOTOGRAPH };
  }
}

/** A short hash of all that a picture's file depends on. */
export function hashDrawing({ svg, options }: Drawing): string {
  return createHash('sha256').update(svg).update(JSON.stringify(options)).update(RASTER).digest('hex').slice(0, 16);
}

/** Makes the file of a drawing. */
export function encodeDrawing({ svg, options }: Drawing): Promise<Buffer> {
  return rasterise(svg, options);
}
