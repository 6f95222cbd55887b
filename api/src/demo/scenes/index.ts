/** The demo's pictures: deterministic drawings of halls and articles, and their way to picture files. */
export { ARTICLE_TOPICS, articleSvg } from './articles.js';
export type { ArticleTopic } from './articles.js';
export { HALL_KINDS, VIEWS } from './kinds.js';
export type { HallKind, View } from './kinds.js';
export { PALETTES } from './palette.js';
export { rasterise } from './raster.js';
export { sceneFor, sceneSvg } from './scene.js';
