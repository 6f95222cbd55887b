import { existsSync, readFileSync } from 'node:fs';
import { pictureSrcSet } from '../rules/index.js';
import { escapeMarkup } from './head-markup.js';
import type { PageHead } from './page-head.js';

/** Markup by the source file of the screen that takes its place, with marks for the page's own picture. */
export type FirstViews = Readonly<Record<string, string>>;

const SPINNER = '<div class="start-spinner"';

/** Reads what the build of the web app has rendered (`web/src/app/first-view.tsx`); empty where there is none. */
export function readFirstViews(path: string): FirstViews {
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as FirstViews) : {};
}

/**
 * The page with what its screen shows first, before the spinner's place: the scene of the landing page, the picture of a hall. A
 * page whose picture isn't known, or isn't kept here in several sizes, begins with the spinner.
 */
export function withFirstView(html: string, view: string | undefined, { picture }: PageHead): string {
  if (view === undefined) return html;
  if (!view.includes('%picture%')) return html.replace(SPINNER, () => `${view}${SPINNER}`);
  const sources = picture && pictureSrcSet(picture.address);
  if (!picture || sources === undefined) return html;
  const filled = view
    .replace('%picture%', () => escapeMarkup(picture.address))
    .replace('%sources%', () => escapeMarkup(sources));
  return html.replace(SPINNER, () => `${filled}${SPINNER}`);
}
