/** The demo's pictures: deterministic drawings of halls, articles and the brand, and their way to picture files. */
export { ARTICLE_TOPICS, articleSvg, topicOf } from './articles.js';
export type { ArticleTopic } from './articles.js';
export { appIconSvg, faviconSvg, logoMarkSvg, ogImageSvg } from './brand.js';
export { heroSvg } from './hero.js';
export { HALL_KINDS, VIEWS } from './kinds.js';
export type { HallKind, View } from './kinds.js';
export { PALETTES } from './palette.js';
export type { PaletteName } from './palette.js';
export { placeholderSvg } from './placeholder.js';
export { blurPlaceholder, rasterise } from './raster.js';
export type { PictureFormat, RasterOptions } from './raster.js';
export { sceneFor, sceneSvg } from './scene.js';
export type { HallLook, SceneOptions } from './scene.js';
