import {
  ARTICLE_TOPICS,
  articleSvg,
  HALL_KINDS,
  PALETTES,
  rasterise,
  sceneFor,
  sceneSvg,
  VIEWS,
  type ArticleTopic,
  type HallKind,
  type View,
} from './scenes/index.js';
import { FILES_PATH } from '../domain/media/pictures.js';

const [WIDTH, HEIGHT] = [1600, 900];
const QUALITY = 78;

/** `ballroom-emerald-dusk-interior-4711` and `article-flowers-3`: the whole picture is in its name. */
const HALL_SCENE = new RegExp(
  `^(?<kind>${HALL_KINDS.join('|')})-(?<palette>${PALETTES.join('|')})-(?<view>${VIEWS.join('|')})-(?<seed>\\d{1,10})$`,
);
const ARTICLE_SCENE = new RegExp(`^article-(?<topic>${ARTICLE_TOPICS.join('|')})-(?<seed>\\d{1,10})$`);

function address(name: string): string {
  return `${FILES_PATH}/scenes/${name}.webp`;
}

/** Which view of a hall comes first, one hall after the other: in a list no two neighbours of a kind show the same side. */
const FIRST_VIEWS: readonly View[] = ['exterior', 'interior', 'exterior', 'evening', 'exterior', 'stage'];

/**
 * Addresses of the five pictures of a hall, the one of its cards first. They are drawn on the first request.
 * @param index place of the hall in the demo, so that neighbours differ in colour
 * @param rank place of the hall among those of its kind, so that they show different views first
 */
export function hallPictures(index: number, rank: number, { name, kind }: { name: string; kind: HallKind }): string[] {
  const { palette, seed } = sceneFor(index, name);
  const first = FIRST_VIEWS[rank % FIRST_VIEWS.length] ?? 'exterior';
  const views = [first, ...VIEWS.filter((view) => view !== first)];
  return views.map((view) => address(`${kind}-${palette}-${view}-${seed}`));
}

/** Address of an article's picture. */
export function articlePicture(topic: ArticleTopic, seed: number): string {
  return address(`article-${topic}-${seed}`);
}

function svgOf(name: string): string | undefined {
  const article = ARTICLE_SCENE.exec(name)?.groups;
  if (article) return articleSvg(article.topic ?? '', Number(article.seed));
  const hall = HALL_SCENE.exec(name)?.groups;
  const kind = HALL_KINDS.find((each) => each === hall?.kind);
  const palette = PALETTES.find((each) => each === hall?.palette);
  const view = VIEWS.find((each) => each === hall?.view);
  if (!hall || !kind || !palette || !view) return undefined;
  return sceneSvg({ kind, palette, view, seed: Number(hall.seed), width: WIDTH, height: HEIGHT });
}

/**
 * Draws a picture of the demo.
 * @param name as in its address, without the ending
 * @param width pixels
 * @returns WebP; undefined for a name that means nothing
 */
export async function drawScene(name: string, width: number): Promise<Buffer | undefined> {
  const svg = svgOf(name);
  return svg === undefined ? undefined : rasterise(svg, { width, format: 'webp', quality: QUALITY });
}
